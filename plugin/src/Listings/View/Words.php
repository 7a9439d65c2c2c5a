<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Listings\Domain\Order;
use DateTimeImmutable;

/** What a listing says of its own; the words of structured fields are those of the openings' pages (FieldWords). */
final class Words
{
    public static function order(Order $order): string
    {
        return match ($order) {
            Order::Newest => __('Newest first', 'courant-desk'),
            Order::Oldest => __('Oldest first', 'courant-desk'),
            Order::Closing => __('Closing soon', 'courant-desk'),
            Order::Title => __('Title, A to Z', 'courant-desk'),
            Order::Relevance => __('Best match', 'courant-desk'),
        };
    }

    public static function atLeast(int $yearly): string
    {
        /* translators: %s: an amount without currency */
        return sprintf(__('from %s a year', 'courant-desk'), number_format_i18n($yearly));
    }

    public static function posted(DateTimeImmutable $moment, DateTimeImmutable $now): string
    {
        /* translators: %s: a date */
        return sprintf(__('Posted %s', 'courant-desk'), self::day($moment, $now));
    }

    public static function closes(DateTimeImmutable $moment, DateTimeImmutable $now): string
    {
        /* translators: %s: a date */
        return sprintf(__('Closes %s', 'courant-desk'), self::day($moment, $now));
    }

    /** This year goes without saying. */
    private static function day(DateTimeImmutable $moment, DateTimeImmutable $now): string
    {
        $format = $moment->format('Y') === $now->setTimezone($moment->getTimezone())->format('Y')
            /* translators: a day without its year, as PHP's date() writes it */
            ? _x('j F', 'day and month', 'courant-desk')
            /* translators: a day, as PHP's date() writes it */
            : _x('j F Y', 'day, month and year', 'courant-desk');

        return (string) wp_date($format, $moment->getTimestamp(), $moment->getTimezone());
    }
}
