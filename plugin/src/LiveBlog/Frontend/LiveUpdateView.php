<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Frontend;

/** View model of an update of a live blog. */
final class LiveUpdateView
{
    public function __construct(
        /** ID of the element; empty for none. */
        public readonly string $id,
        /** Hash of the stored update, which pages that are open compare with a newer one. */
        public readonly string $version,
        public readonly string $title,
        /** Time for machines (W3C); empty without a time. */
        public readonly string $machineTime,
        /** Time for readers, with the date if it is not the day of the article's publication. */
        public readonly string $time,
        /** HTML of the blocks of the update. */
        public readonly string $content,
    ) {
    }
}
