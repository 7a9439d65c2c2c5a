<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

/** View model of an article in a list; hidden fields are empty. */
final class ArticleItemView
{
    /**
     * @param string $title as WordPress prints it; may hold inline markup
     * @param string $image an img element
     * @param string $time a time element
     */
    public function __construct(
        public readonly string $url,
        public readonly string $title,
        public readonly string $image,
        public readonly string $category,
        public readonly string $categoryUrl,
        public readonly string $author,
        public readonly string $time,
        public readonly string $excerpt,
    ) {
    }
}
