<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;

/** Formats the structured fields as translated text, for all modules. */
interface FieldLabels
{
    public function workMode(WorkMode $mode): string;

    public function salary(Salary $salary): string;

    /** @param string $dateFormat format for PHP's date(); '' for the site's format */
    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string;
}
