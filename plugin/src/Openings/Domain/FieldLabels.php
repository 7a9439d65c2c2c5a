<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;

/** Formats the structured fields as translated text, for all modules. */
interface FieldLabels
{
    public function workMode(WorkMode $mode): string;

    public function salary(Salary $salary): string;

    /** Returns the text for openings without a visible salary; '' if they have none. */
    public function missingSalary(): string;

    /** Returns the text for open openings without a closing date; '' if they have none. */
    public function missingClosing(): string;

    /** Returns whether a term has the meaning of a work mode, such as the location "Remote". */
    public function isWorkMode(string $term, WorkMode $mode): bool;

    /** @param string $dateFormat format for PHP's date(); '' for the site's format */
    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string;
}
