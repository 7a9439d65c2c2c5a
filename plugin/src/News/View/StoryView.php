<?php

declare(strict_types=1);

namespace CourantDesk\News\View;

/** One article in a list; what is not shown is empty. */
final class StoryView
{
    /**
     * @param string $title as WordPress prints it; may hold inline markup
     * @param string $picture an img element
     * @param string $time a time element
     */
    public function __construct(
        public readonly string $address,
        public readonly string $title,
        public readonly string $picture,
        public readonly string $category,
        public readonly string $categoryAddress,
        public readonly string $author,
        public readonly string $time,
        public readonly string $excerpt,
    ) {
    }
}
