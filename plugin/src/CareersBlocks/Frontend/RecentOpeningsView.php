<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

/** View model of a short list of openings. Texts are plain. */
final class RecentOpeningsView
{
    /** @param list<array{title: string, url: string, specs: string, salary: string, closing: string}> $openings */
    public function __construct(
        public readonly array $openings,
        /** Heading above the list, or ''. */
        public readonly string $heading,
        /** URL of the full listing, or ''. */
        public readonly string $allUrl,
    ) {
    }
}
