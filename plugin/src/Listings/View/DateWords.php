<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Jobs\Domain\FieldWords;
use DateTimeImmutable;

/** The dates of a list in the reader's words. Many openings share a day, and a day takes long to name. */
final class DateWords
{
    /** @var array<string, string> */
    private array $days = [];

    /** @var array<int, string> by Unix time */
    private array $deadlines = [];

    public function __construct(public readonly DateTimeImmutable $now, private readonly FieldWords $words)
    {
    }

    public function posted(DateTimeImmutable $moment): string
    {
        /* translators: %s: a date */
        return sprintf(__('Posted %s', 'courant-desk'), $this->day($moment));
    }

    public function closes(DateTimeImmutable $moment): string
    {
        /* translators: %s: a date, with time and time zone */
        return $this->deadlines[$moment->getTimestamp()] ??= sprintf(__('Closes %s', 'courant-desk'), $this->words->closing($moment, $this->format($moment)));
    }

    private function day(DateTimeImmutable $moment): string
    {
        return $this->days[$moment->format('Y-m-d')] ??= (string) wp_date($this->format($moment), $moment->getTimestamp(), $moment->getTimezone());
    }

    /** The current year is left out. */
    private function format(DateTimeImmutable $moment): string
    {
        return $moment->format('Y') === $this->now->setTimezone($moment->getTimezone())->format('Y')
            /* translators: a day without its year, as PHP's date() writes it */
            ? _x('j F', 'day and month', 'courant-desk')
            /* translators: a day, as PHP's date() writes it */
            : _x('j F Y', 'day, month and year', 'courant-desk');
    }
}
