<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** The page of all openings, or of the openings of one term. */
final class ArchiveView
{
    public function __construct(
        public readonly string $title,
        /** HTML, made safe for posts. */
        public readonly string $description,
        /** HTML of the listing block. */
        public readonly string $listing,
        /** HTML of a block theme's header and footer, or '' under a classic theme. */
        public readonly string $header,
        public readonly string $footer,
        public readonly bool $blockTheme,
    ) {
    }
}
