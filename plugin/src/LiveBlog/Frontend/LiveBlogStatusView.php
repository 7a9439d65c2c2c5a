<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Frontend;

/** View model of the status above a live blog. */
final class LiveBlogStatusView
{
    public function __construct(
        /** Attributes of the element that the script is mounted on; empty after the end of the live blog. */
        public readonly string $islandAttributes,
        public readonly bool $isLive,
        public readonly string $url,
        /** Time of the newest update for machines (W3C), or ''. */
        public readonly string $machineTime = '',
        /** The same time for readers. */
        public readonly string $time = '',
    ) {
    }
}
