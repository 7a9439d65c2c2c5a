<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;

/** Tests posts with colors set by their authors. */
final class DarkModeColorsTest extends SiteTestCase
{
    private const TEXT = '<!-- wp:paragraph --><p>One <mark style="background-color:rgba(0, 0, 0, 0);color:#1e0566" class="has-inline-color">word</mark> '
        . 'and <span style="color: navy;">another</span> of <code>style="color:#000"</code>.</p><!-- /wp:paragraph -->'
        . '<!-- wp:paragraph {"textColor":"vivid-red"} --><p class="has-vivid-red-color has-text-color">Red.</p><!-- /wp:paragraph -->';

    public function testAdaptsColorsOnPagesButNotInFeeds(): void
    {
        $post = $this->post(['content' => self::TEXT]);
        $html = $this->http('GET', wp_make_link_relative(get_permalink($post)))->body;

        self::assertStringContainsString('color:#1e0566;color:light-dark(#1e0566,', $html);
        self::assertStringContainsString('color: navy;color:light-dark(#000080,', $html);
        self::assertMatchesRegularExpression(
            '/\.has-vivid-red-color\{color:light-dark\(#cf2e2e,#[0-9a-f]{6}\)!important\}/',
            $html,
        );
        self::assertSame(1, substr_count($html, 'color:light-dark(#1e0566'));
        self::assertSame(1, substr_count($html, 'color:light-dark(#000080'));
        foreach (['/feed/', "/wp-json/wp/v2/posts/$post->ID"] as $other) {
            $response = $this->http('GET', $other)->body;
            self::assertStringContainsString('1e0566', $response);
            self::assertStringNotContainsString('light-dark', $response, $other);
        }
    }

    public function testLeavesTextWithoutColorsUnchanged(): void
    {
        $html = '<p style="text-align:center" class=x>Color: <b data-style="color:">none';

        $handed = apply_filters('the_content', $html);
        self::assertIsString($handed);
        self::assertStringContainsString($html, $handed);
    }
}
