<?php

declare(strict_types=1);

namespace CourantTests\Support\TableOfContents;

/** Tables of contents for the short texts of tests: from two headings on, in articles and pages. */
trait ShowsShortTables
{
    private function showShortTables(): void
    {
        foreach (['option_courant_contents', 'default_option_courant_contents'] as $filter) {
            add_filter($filter, static fn (mixed $value): array => (is_array($value) ? $value : []) + [
                'min' => 2, 'auto' => ['post', 'page'],
            ]);
        }
    }
}
