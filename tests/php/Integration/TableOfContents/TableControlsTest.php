<?php

declare(strict_types=1);

namespace CourantTests\Integration\TableOfContents;

use CourantTests\Support\SiteTestCase;

/**
 * Tests the markup that React hydrates (docs/decisions/0024-what-react-renders-on-public-pages.md). The browser's side
 * of the test is `tests/js/table-of-contents/hydration.test.ts`.
 */
final class TableControlsTest extends SiteTestCase
{
    private const FIXTURE = __DIR__ . '/../../../fixtures/contents/printed-by-php.html';

    protected function setUp(): void
    {
        parent::setUp();
        // The rollback of the previous test's settings did not fire hooks.
        do_action('update_option_courant_contents');
    }

    public function testPrintsMarkupThatIslandsHydrate(): void
    {
        update_option(
            'courant_contents',
            ['view_more' => 2, 'bar' => 'all', 'steps' => true, 'progress' => true, 'reading_time' => false],
        );
        $post = $this->post(['content' => '<p>Before.</p><h2>One</h2><p>First.</p><h3>Below one</h3><p>Second.</p><h2>Two</h2><p>Third.</p>']);
        $page = $this->http('GET', wp_make_link_relative(get_permalink($post)))->body;

        $printed = preg_match('~<div\s+id="ez-toc-container".*?</nav>.*?</div>~s', $page, $box) === 1
            && preg_match('~<aside class="courant-contents-bar".*?</aside>\s*<div id="courant-contents-drawer".*?</nav>.*?</div>\s*</div>~s', $page, $bar) === 1
            ? (string) preg_replace('~<script.*?</script>~s', '', "$box[0]\n$bar[0]\n")
            : '';
        $lines = static fn (string $html): string
            => str_replace('> <', ">\n<", (string) preg_replace('~\s+~', ' ', $html));

        self::assertSame(3, substr_count($printed, 'data-island="table-of-contents-controls" data-when="interact"'));
        self::assertSame(
            $lines((string) file_get_contents(self::FIXTURE)),
            $lines($printed),
            'Copy what is printed to the fixture, so that the test in JavaScript hydrates it.',
        );
    }
}
