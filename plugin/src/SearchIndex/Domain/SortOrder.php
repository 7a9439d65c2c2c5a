<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * Lists the sort orders of listings. The first two values are those of WP Job Openings' block attribute `order_by`.
 */
enum SortOrder: string
{
    case Newest = 'new_to_old';
    case Oldest = 'old_to_new';
    /** Soonest closing date first; openings without a closing date last. */
    case ClosingSoon = 'closing';
    case Title = 'title';
    /** Openings with the most search terms in the title first; valid for searches only. */
    case Relevance = 'relevance';

    /** Parses the query parameter `sort`: `newest`, `oldest`, `closing`, `title` or `relevance`. */
    public static function fromParameter(mixed $raw): ?self
    {
        $raw = TextFieldSanitizer::sanitize($raw, 40);
        foreach (self::cases() as $order) {
            if ($order->parameter() === $raw) {
                return $order;
            }
        }

        return null;
    }

    /** Returns whether openings with equal rank are sorted by date. */
    public function isBasedOnDate(): bool
    {
        return $this === self::Newest || $this === self::Oldest || $this === self::Relevance;
    }

    /** Returns the value of the query parameter `sort`. */
    public function parameter(): string
    {
        return match ($this) {
            self::Newest => 'newest',
            self::Oldest => 'oldest',
            default => $this->value,
        };
    }
}
