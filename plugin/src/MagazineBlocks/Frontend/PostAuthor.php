<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

/** View model of an author of a post. */
final class PostAuthor
{
    /**
     * @param int|string $avatar ID of a user or email address, for get_avatar()
     * @param string     $url    list of the author's articles; empty when there is none
     */
    public function __construct(
        public readonly string $name,
        public readonly string $biography,
        public readonly int|string $avatar,
        public readonly string $url,
    ) {
    }
}
