<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

/** View model of the meta box of a live blog. */
final class LiveBlogMetaBoxView
{
    public function __construct(
        public readonly string $state,
        /** @var array<string, string> labels by state */
        public readonly array $labels,
    ) {
    }
}
