<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

use CourantDesk\Kernel\Html;

/** View model of an article in a list; hidden fields are empty. */
final class ArticleItemView
{
    /**
     * @param string $title title as WordPress prints it; may contain inline markup
     * @param Html $image an img element
     * @param Html $time a time element
     */
    public function __construct(
        public readonly string $url,
        public readonly string $title,
        public readonly Html $image,
        public readonly string $category,
        public readonly string $categoryUrl,
        public readonly string $author,
        public readonly Html $time,
        public readonly string $excerpt,
    ) {
    }
}
