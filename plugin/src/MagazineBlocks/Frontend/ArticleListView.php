<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

/** View model of a list of articles. */
final class ArticleListView
{
    /**
     * @param string $attributes attributes of the outer element, escaped
     * @param list<ArticleItemView> $articles
     * @param int<2, 5> $articleHeadingLevel heading level of the articles
     */
    public function __construct(
        public readonly string $attributes,
        public readonly string $titleId,
        public readonly string $title,
        public readonly string $headingTag,
        public readonly int $articleHeadingLevel,
        public readonly array $articles,
    ) {
    }
}
