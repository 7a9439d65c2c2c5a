<?php

declare(strict_types=1);

namespace CourantTests\Integration\MagazineBlocks;

use CourantTests\Support\SiteTestCase;

/** Tests that a synced pattern overrides texts of our blocks. */
final class PatternOverridesTest extends SiteTestCase
{
    private const BLOCKS = '<!-- wp:courant/jobs-search {"label":"Of the pattern","metadata":{"name":"Search",'
        . '"bindings":{"__default":{"source":"core/pattern-overrides"}}}} /-->'
        . '<!-- wp:courant/opening-count {"before":"Kept"} /-->';

    public function testAPageOverridesTheTextOfASyncedPattern(): void
    {
        $pattern = $this->post(['type' => 'wp_block', 'content' => self::BLOCKS]);
        $page = static fn (string $content): string => do_blocks(
            "<!-- wp:block {\"ref\":$pattern->ID,\"content\":$content} /-->"
        );

        $overridden = $page('{"Search":{"label":"Of the page"}}');

        self::assertStringContainsString('Of the pattern', $page('{}'));
        self::assertStringContainsString('Kept', $overridden);
        self::assertStringContainsString(
            is_wp_version_compatible('6.9') ? 'Of the page' : 'Of the pattern',
            $overridden,
        );
    }
}
