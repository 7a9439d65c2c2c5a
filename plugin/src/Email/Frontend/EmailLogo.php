<?php

declare(strict_types=1);

namespace CourantDesk\Email\Frontend;

/** Logo of an email. */
final class EmailLogo
{
    /**
     * @param int $width  display width in pixels; email programs need both as attributes
     * @param int $height display height in pixels
     */
    public function __construct(
        public readonly string $url,
        public readonly int $width,
        public readonly int $height,
    ) {
    }
}
