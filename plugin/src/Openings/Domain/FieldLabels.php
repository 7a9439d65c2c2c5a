<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;

/** Formats the structured fields as translated text, for all modules. */
interface FieldLabels
{
    public function workMode(WorkMode $mode): string;

    public function salary(Salary $salary): string;

    /** Formats a whole amount with its currency, such as "€68,000". */
    public function amount(int $amount, string $currency): string;

    /** Returns the text for openings without a visible salary; '' if they have none. */
    public function missingSalary(): string;

    /** Returns the text for open openings without a closing date; '' if they have none. */
    public function missingClosing(): string;

    /** Returns whether a term has the meaning of a work mode, such as the location "Remote". */
    public function isWorkMode(string $term, WorkMode $mode): bool;

    /**
     * Returns the text after the places of an opening: its work mode, unless a visible term has that meaning, and the
     * countries for remote work, such as "(Hybrid)" or "(3 countries)", and "· Hybrid" after several places.
     *
     * @param list<string> $terms  names of the visible terms
     * @param int          $places number of places before the text
     */
    public function placeNote(Opening $opening, array $terms, int $places): string;

    /** Returns the days until an opening closes within the next week, such as "closes in 3 days"; otherwise ''. */
    public function daysLeft(DateTimeImmutable $closing, DateTimeImmutable $now): string;

    /** @param string $dateFormat format for PHP's date(); '' for the site's format */
    public function closing(DateTimeImmutable $closing, string $dateFormat = ''): string;

    /**
     * Returns the date, and the time unless it is the end of the day, without time zone, for rows of lists.
     *
     * @param string $dateFormat see closing()
     */
    public function shortClosing(DateTimeImmutable $closing, string $dateFormat = ''): string;
}
