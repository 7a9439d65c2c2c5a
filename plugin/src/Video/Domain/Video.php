<?php

declare(strict_types=1);

namespace CourantDesk\Video\Domain;

/** The video of a text. */
final class Video
{
    public function __construct(
        /** As it was given */
        public readonly string $url,
        public readonly VideoAddress $address,
        /** It stands in the text already. */
        public readonly bool $isInherited,
    ) {
    }
}
