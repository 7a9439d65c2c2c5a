<?php

declare(strict_types=1);

namespace CourantDesk\News\Domain;

/** What a block says of each article beside its headline. */
final class Shown
{
    private function __construct(
        public readonly bool $picture,
        public readonly bool $category,
        public readonly bool $author,
        public readonly bool $date,
        public readonly bool $excerpt,
    ) {
    }

    /** @param array<array-key, mixed> $raw what is not named is shown, but for author and excerpt */
    public static function fromArray(array $raw): self
    {
        return new self(
            ($raw['showPicture'] ?? true) === true,
            ($raw['showCategory'] ?? true) === true,
            ($raw['showAuthor'] ?? false) === true,
            ($raw['showDate'] ?? true) === true,
            ($raw['showExcerpt'] ?? false) === true,
        );
    }
}
