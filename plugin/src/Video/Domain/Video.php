<?php

declare(strict_types=1);

namespace CourantDesk\Video\Domain;

/** Represents the video that an editor set for a post. */
final class Video
{
    public function __construct(
        /** As entered */
        public readonly string $url,
        public readonly VideoUrl $parsedUrl,
    ) {
    }
}
