<?php

declare(strict_types=1);

namespace CourantDesk\Video\Frontend;

/** View model of the video element. */
final class VideoView
{
    public function __construct(
        /** JSON in the format of `schema/video-settings.json` */
        public readonly string $settings,
        public readonly string $watchUrl,
        public readonly string $title,
        public readonly string $noteId,
        /** prints the image below the play button */
        private readonly ?\Closure $printPoster = null,
    ) {
    }

    public function printPoster(): void
    {
        if ($this->printPoster !== null) {
            ($this->printPoster)();
        }
    }
}
