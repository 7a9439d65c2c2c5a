<?php

declare(strict_types=1);

namespace Courant\FrontPage;

/**
 * Represents a section of the front page with its articles.
 */
final class FrontPageSection
{
    /**
     * @param int $category Category ID; 0: the newest articles of all categories.
     * @param list<int> $postIds IDs of the articles.
     * @param string $layout feature, cards, list, headlines, opinion or photos.
     * @param string $title Empty: the category's name.
     */
    public function __construct(
        public readonly int $category,
        public readonly array $postIds,
        public readonly string $layout,
        public readonly string $title = '',
    ) {
    }
}
