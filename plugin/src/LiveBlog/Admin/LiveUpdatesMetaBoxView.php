<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Admin;

/** View model of the meta box with the updates of a live blog. */
final class LiveUpdatesMetaBoxView
{
    public function __construct(
        /** @var list<LiveUpdateRow> the new update first, then the newest */
        public readonly array $rows,
        public readonly string $textField,
        /** Hash of the text that the form was printed with. */
        public readonly string $textHash,
    ) {
    }
}
