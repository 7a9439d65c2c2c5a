<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Domain;

/** The texts of a public article or page by which it is found. They can contain HTML. */
final class ArticleDocument
{
    /**
     * @param list<string> $authors display names
     * @param list<string> $tags
     */
    public function __construct(
        public readonly string $title,
        public readonly array $authors,
        public readonly array $tags,
        public readonly string $excerpt,
        public readonly string $content,
    ) {
    }
}
