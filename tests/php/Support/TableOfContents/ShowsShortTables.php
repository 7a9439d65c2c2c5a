<?php

declare(strict_types=1);

namespace CourantTests\Support\TableOfContents;

/** Tables of contents for the short texts of tests: from two headings on, in articles and pages. */
trait ShowsShortTables
{
    private function showShortTables(): void
    {
        $show = static fn (mixed $value): array => array_replace(
            is_array($value) ? $value : [],
            ['min' => 2, 'auto' => ['post', 'page']],
        );
        array_map(
            static fn (string $filter) => add_filter($filter, $show),
            ['option_courant_contents', 'default_option_courant_contents'],
        );
    }
}
