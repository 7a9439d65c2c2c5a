<?php

declare(strict_types=1);

namespace CourantDesk\News\View;

/** A list of articles. */
final class NewsView
{
    /**
     * @param string $attributes of the outer element, escaped
     * @param list<StoryView> $stories
     * @param int<2, 5> $level of the articles' headings
     */
    public function __construct(
        public readonly string $attributes,
        public readonly string $id,
        public readonly string $title,
        public readonly string $heading,
        public readonly int $level,
        public readonly array $stories,
    ) {
    }
}
