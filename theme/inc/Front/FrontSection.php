<?php

declare(strict_types=1);

namespace Courant\Front;

/**
 * One section of the front page, with the articles dealt to it.
 */
final class FrontSection
{
    /**
     * @param int $category 0: the newest of all.
     * @param list<int> $ids Articles.
     * @param string $layout feature, cards, list or headlines.
     * @param string $title Empty: the category's name.
     */
    public function __construct(
        public readonly int $category,
        public readonly array $ids,
        public readonly string $layout,
        public readonly string $title = '',
    ) {
    }
}
