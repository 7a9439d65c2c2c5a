<?php

declare(strict_types=1);

namespace CourantDesk\Careers\View;

/** A short list of openings. Text is plain. */
final class RecentView
{
    /** @param list<array{title: string, url: string, specs: string, closing: string}> $openings */
    public function __construct(
        public readonly array $openings,
        /** Heading above, or ''. */
        public readonly string $heading,
        /** Where all openings are, or ''. */
        public readonly string $allUrl,
    ) {
    }
}
