<?php

declare(strict_types=1);

namespace CourantDesk\Video\Domain;

/** The video that an editor set for a text. */
final class Video
{
    public function __construct(
        /** As it was given */
        public readonly string $url,
        public readonly VideoAddress $address,
    ) {
    }
}
