<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Openings\Domain\FieldLabels;
use DateTimeImmutable;

/** Formats the dates of a list. Results are cached, because many openings share a date and wp_date() is slow. */
final class ListingDateFormatter
{
    /** @var array<string, string> */
    private array $days = [];

    /** @var array<int, string> by Unix time */
    private array $deadlines = [];

    public function __construct(public readonly DateTimeImmutable $now, private readonly FieldLabels $fieldLabels)
    {
    }

    public function formatPosted(DateTimeImmutable $moment): string
    {
        /* translators: %s: a date */
        return sprintf(__('Posted %s', 'courant-desk'), $this->formatDay($moment));
    }

    public function formatClosing(DateTimeImmutable $moment): string
    {
        return $this->deadlines[$moment->getTimestamp()] ??= sprintf(
            /* translators: %s: a date, with time and time zone */
            __('Apply by %s', 'courant-desk'),
            $this->fieldLabels->shortClosing($moment, $this->dateFormat($moment)),
        );
    }

    private function formatDay(DateTimeImmutable $moment): string
    {
        return $this->days[$moment->format('Y-m-d')] ??=
            (string) wp_date($this->dateFormat($moment), $moment->getTimestamp(), $moment->getTimezone());
    }

    /** Returns the date format, without the year for dates in the current year. */
    private function dateFormat(DateTimeImmutable $moment): string
    {
        return $moment->format('Y') === $this->now->setTimezone($moment->getTimezone())->format('Y')
            /* translators: date format without the year, see PHP's date() */
            ? _x('j F', 'day and month', 'courant-desk')
            /* translators: date format, see PHP's date() */
            : _x('j F Y', 'day, month and year', 'courant-desk');
    }
}
