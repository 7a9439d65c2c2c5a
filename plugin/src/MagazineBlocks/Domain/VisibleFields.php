<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Domain;

/** Represents the fields that a block shows for each article in addition to the headline. */
final class VisibleFields
{
    private function __construct(
        public readonly bool $hasImage,
        public readonly bool $hasCategory,
        public readonly bool $hasAuthor,
        public readonly bool $hasDate,
        public readonly bool $hasExcerpt,
    ) {
    }

    /** @param array<array-key, mixed> $raw fields that are not set are shown, except author and excerpt */
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
