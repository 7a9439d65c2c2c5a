<?php

declare(strict_types=1);

namespace CourantDesk\Video\Admin;

/** View model of the meta box. */
final class VideoMetaBoxView
{
    public function __construct(
        public readonly string $url,
        public readonly bool $isInvalid,
        public readonly bool $isDisabled,
        public readonly int $posterId,
        public readonly string $posterUrl,
    ) {
    }
}
