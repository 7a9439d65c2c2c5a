<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

use CourantDesk\Kernel\Html;

/** View model of the archive of all openings or of one term. */
final class ArchiveView
{
    public function __construct(
        public readonly string $title,
        /** HTML, sanitized as post content. */
        public readonly string $description,
        public readonly Html $listing,
        /** Header of a block theme; empty in classic themes. */
        public readonly Html $header,
        public readonly Html $footer,
        public readonly bool $isBlockTheme,
    ) {
    }
}
