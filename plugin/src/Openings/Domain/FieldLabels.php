<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;

/** Formats the structured fields as translated text, the same in every module. */
interface FieldLabels
{
    public function workMode(WorkMode $mode): string;

    public function salary(Salary $salary): string;

    /** @param string $dateFormat of PHP's date(); '' for the site's own */
    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string;
}
