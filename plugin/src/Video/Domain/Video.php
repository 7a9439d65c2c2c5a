<?php

declare(strict_types=1);

namespace CourantDesk\Video\Domain;

/** Represents the video that an editor set for a post. */
final class Video
{
    public function __construct(
        /** URL as entered */
        public readonly string $url,
        public readonly VideoUrl $parsedUrl,
    ) {
    }
}
