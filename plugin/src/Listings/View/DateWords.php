<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use DateTimeImmutable;

/** The dates of a list in the reader's words. Many openings share a day, and a day takes long to name. */
final class DateWords
{
    /** @var array<string, string> */
    private array $days = [];

    public function __construct(public readonly DateTimeImmutable $now)
    {
    }

    public function posted(DateTimeImmutable $moment): string
    {
        /* translators: %s: a date */
        return sprintf(__('Posted %s', 'courant-desk'), $this->day($moment));
    }

    public function closes(DateTimeImmutable $moment): string
    {
        /* translators: %s: a date */
        return sprintf(__('Closes %s', 'courant-desk'), $this->day($moment));
    }

    private function day(DateTimeImmutable $moment): string
    {
        return $this->days[$moment->format('Y-m-d')] ??= self::named($moment, $this->now);
    }

    /** This year goes without saying. */
    private static function named(DateTimeImmutable $moment, DateTimeImmutable $now): string
    {
        $format = $moment->format('Y') === $now->setTimezone($moment->getTimezone())->format('Y')
            /* translators: a day without its year, as PHP's date() writes it */
            ? _x('j F', 'day and month', 'courant-desk')
            /* translators: a day, as PHP's date() writes it */
            : _x('j F Y', 'day, month and year', 'courant-desk');

        return (string) wp_date($format, $moment->getTimestamp(), $moment->getTimezone());
    }
}
