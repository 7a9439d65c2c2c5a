<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

use CourantDesk\Kernel\Html;

/** The page of all openings, or of the openings of one term. */
final class ArchiveView
{
    public function __construct(
        public readonly string $title,
        /** HTML, made safe for posts. */
        public readonly string $description,
        public readonly Html $listing,
        /** Of a block theme; empty under a classic theme. */
        public readonly Html $header,
        public readonly Html $footer,
        public readonly bool $blockTheme,
    ) {
    }
}
