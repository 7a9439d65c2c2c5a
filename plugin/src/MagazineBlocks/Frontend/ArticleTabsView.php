<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

/** View model of article lists in tabs; the script turns the headings into tabs. */
final class ArticleTabsView
{
    /** @param array<string, array{label: string, news: ArticleListView}> $lists by ID */
    public function __construct(
        public readonly string $attributes,
        public readonly string $headingTag,
        public readonly string $label,
        public readonly array $lists,
    ) {
    }
}
