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
        public readonly Markup $listing,
        /** Of a block theme; empty under a classic theme. */
        public readonly Markup $header,
        public readonly Markup $footer,
        public readonly bool $blockTheme,
    ) {
    }
}
