<?php

declare(strict_types=1);

namespace CourantDesk\Video\Admin;

/** What the box of the classic editor shows. */
final class VideoBoxView
{
    public function __construct(
        public readonly string $action,
        public readonly string $nonce,
        public readonly string $address,
        public readonly bool $isWrong,
        public readonly bool $isOff,
        public readonly int $poster,
        public readonly string $posterUrl,
    ) {
    }
}
