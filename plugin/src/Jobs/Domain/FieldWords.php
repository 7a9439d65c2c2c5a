<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

use DateTimeImmutable;

/** The structured fields in the reader's words, the same ones wherever a room shows them. */
interface FieldWords
{
    public function workMode(WorkMode $mode): string;

    public function salary(Salary $salary): string;

    /** @param string $dateFormat of PHP's date(); '' for the site's own */
    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string;
}
