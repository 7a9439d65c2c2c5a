<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

/** View model of the author block. */
final class AuthorBlockView
{
    /** @param string $avatar an img element, or empty */
    public function __construct(
        public readonly string $attributes,
        public readonly string $headingTag,
        public readonly string $name,
        public readonly string $biography,
        public readonly string $avatar,
        public readonly string $url,
    ) {
    }
}
