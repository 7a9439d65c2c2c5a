<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests the regions in which tables scroll, and the sources of block quotes in classic content. */
#[Group('each-version')]
final class TablesAndQuotesTest extends SiteTestCase
{
    private const ROW = '<tbody><tr><td>1</td><td>2</td></tr></tbody>';

    public function testTableBlocksAreFocusableRegions(): void
    {
        $block = static fn (string $caption = ''): string => '<!-- wp:table --><figure class="wp-block-table"><table>'
            . self::ROW . "</table>{$caption}</figure><!-- /wp:table -->";
        $page = $this->page($block() . $block('<figcaption>Ships &amp; <em>cranes</em></figcaption>') . $block());

        self::assertSame(3, $page->count('figure[@tabindex="0"]/table'));
        self::assertSame(['Table', 'Table 2'], $page->texts('figure[@role="region"]/@aria-label'));
        self::assertSame(
            0,
            $page->count('figure[figcaption][@role or @aria-label]'),
            'A figure with a caption is named by it and must not have another role.',
        );
    }

    public function testClassicTablesAreWrappedInRegions(): void
    {
        $inner = '<table id="inner">' . self::ROW . '</table>';
        $page = $this->page(
            '<table id="first"><caption>Ships &amp; <em>cranes</em></caption>' . self::ROW . '</table>'
            . "\n\nText.\n\n<div><table id=\"outer\"><tbody><tr><td>{$inner}</td></tr></tbody></table></div>",
        );

        self::assertSame(
            ['Ships & cranes', 'Table'],
            $page->texts('div[@class="table-region"][@role="region"][@tabindex="0"]/@aria-label'),
        );
        self::assertSame(1, $page->count('div[@class="table-region"]/table[@id="first"]'));
        self::assertSame(1, $page->count('div/div[@class="table-region"]/table[@id="outer"]//table[@id="inner"]'));
        self::assertSame(1, $page->count('div[@class="entry-content"]/p[text()="Text."]'), 'Text stays outside.');
    }

    public function testTablesOfCommentsAreFocusableGroups(): void
    {
        $post = $this->post(['content' => 'Text.']);
        wp_insert_comment([
            'comment_post_ID' => $post->ID,
            'comment_content' => '<table>' . self::ROW . '</table>',
            'comment_approved' => 1,
        ]);
        $page = new Page($this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body);

        self::assertSame(
            ['Table'],
            $page->texts(
                'div[@class="comment-content"]/div[@class="table-region"][table][@role="group"][@tabindex="0"]/@aria-label',
            ),
        );
    }

    public function testMarksSourcesAtTheEndOfQuotedParagraphs(): void
    {
        $page = $this->page(
            '<blockquote>Stay hungry. <cite>Source <a href="/">one</a></cite></blockquote>'
            . "\n\n<blockquote>In <cite>Walden</cite> he writes of ants.\n\nAnd of ice. -- <cite>Dash</cite></blockquote>"
            . "\n\nRead <cite>Walden</cite>",
        );

        self::assertSame(4, $page->count('cite'));
        self::assertSame(['Source one'], $page->texts('cite[@class="quote-source"]'));
    }

    private function page(string $content): Page
    {
        $post = $this->post(['title' => 'Harbour', 'content' => $content, 'meta' => ['courant_layout' => 'none']]);

        return new Page($this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body);
    }
}
