<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/**
 * The orders that a listing may have; the first two by the contract's names (Jobs contract 2.4). A client chooses from
 * this list only.
 */
enum Order: string
{
    case Newest = 'new_to_old';
    case Oldest = 'old_to_new';
    /** What closes soonest first, what never closes last. */
    case Closing = 'closing';
    case Title = 'title';
    /** What has most of the words in its title first; makes sense for a search only. */
    case Relevance = 'relevance';

    /** What a visitor sorts by: `newest`, `oldest`, `closing`, `title` or `relevance`. */
    public static function sort(mixed $raw): ?self
    {
        $raw = Text::line($raw, 40);
        foreach (self::cases() as $order) {
            if ($order->sortName() === $raw) {
                return $order;
            }
        }

        return null;
    }

    /** Openings that are alike otherwise stand in the order of their dates. */
    public function isByDate(): bool
    {
        return $this === self::Newest || $this === self::Oldest || $this === self::Relevance;
    }

    /** Its name in the field and the address key `sort`. */
    public function sortName(): string
    {
        return match ($this) {
            self::Newest => 'newest',
            self::Oldest => 'oldest',
            default => $this->value,
        };
    }
}
