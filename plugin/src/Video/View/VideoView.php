<?php

declare(strict_types=1);

namespace CourantDesk\Video\View;

/** The video element of a text. */
final class VideoView
{
    public function __construct(
        /** JSON of `schema/video-settings.json` */
        public readonly string $settings,
        public readonly string $watch,
        public readonly string $title,
        public readonly string $noteId,
    ) {
    }
}
