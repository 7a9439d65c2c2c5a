<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Listings\Domain\Order;

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
}
