<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that WordPress's optional block styles are replaced by the theme's own or printed in a layer below them
 * (docs/decisions/0028-block-styles-of-wordpress.md).
 */
#[Group('each-version')]
final class BlockThemeStylesTest extends SiteTestCase
{
    private const COMBINED = 'wp-block-library-theme';
    private const LAYER = '@layer courant.theme.wordpress{';
    private const QUOTE = '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Quoted.</p>'
        . '<!-- /wp:paragraph --></blockquote><!-- /wp:quote -->';
    /** Of the theme's style sheet for quotations. */
    private const QUOTE_STYLES = 'blockquote{margin-inline';
    private const GROUP = '<!-- wp:group {"backgroundColor":"surface"} --><div class="wp-block-group'
        . ' has-surface-background-color has-background"></div><!-- /wp:group -->';

    public function testThemeSupportsBlockStyles(): void
    {
        self::assertTrue(current_theme_supports('wp-block-styles'));
    }

    public function testPrintsNoStylesOfReplacedBlocks(): void
    {
        $blocks = (string) file_get_contents(dirname(__DIR__, 3) . '/fixtures/Theme/core-blocks.html');
        $html = $this->page($blocks);

        self::assertStringContainsString('Gallery caption', $html);
        self::assertDoesNotMatchRegularExpression('/wp-block-[a-z-]+-theme/', $html);
        self::assertStringNotContainsString('#555', $html);
        self::assertStringNotContainsString(self::LAYER, $html);
    }

    public function testPrintsStylesOfOtherBlocksInLayer(): void
    {
        $html = $this->page('<!-- wp:template-part {"slug":"below-header","theme":"courant"} /-->');

        self::assertMatchesRegularExpression(
            '/<style[^>]* id=.wp-block-template-part-theme-inline-css[^>]*>\s*'
                . preg_quote(self::LAYER, '/') . '[^<]*\.wp-block-template-part[^<]*padding:[^<]*}}/',
            str_replace('<style id=', '<style  id=', $html),
        );
    }

    /** Every block that has such a style is replaced by the theme or stays, also blocks of future versions. */
    public function testCombinedStylesContainOnlyOtherBlocks(): void
    {
        add_filter('should_load_separate_core_block_assets', '__return_false');
        wp_enqueue_style(self::COMBINED);
        do_action('enqueue_block_assets');

        $css = $this->printed(self::COMBINED);
        self::assertStringContainsString(self::LAYER, $css);
        self::assertStringContainsString('.wp-block-template-part', $css);
        self::assertStringNotContainsString('#555', $css);
        self::assertStringNotContainsString('<link', $css);
    }

    public function testUnknownBlocksAreMovedToLayerWithAddedStyles(): void
    {
        $file = $this->file('theme.css', '.wp-block-future{color:#555}');
        wp_register_style('wp-block-future-theme', 'https://example.org/theme.css', [], '1');
        wp_style_add_data('wp-block-future-theme', 'path', $file);
        wp_add_inline_style('wp-block-future-theme', '.of-a-plugin{color:red}');
        do_action('enqueue_block_assets');
        do_action('enqueue_block_assets');

        $css = $this->printed('wp-block-future-theme');
        self::assertSame(1, substr_count($css, self::LAYER . '.wp-block-future{color:#555}}'), $css);
        self::assertStringContainsString('.of-a-plugin{color:red}', $css);
        self::assertStringNotContainsString('<link', $css);
    }

    public function testEditorHasTheSameStyles(): void
    {
        $settings = get_block_editor_settings([], new \WP_Block_Editor_Context());
        $assets = $settings['__unstableResolvedAssets'];
        $styles = is_array($assets) && is_string($assets['styles'] ?? null) ? $assets['styles'] : '';

        self::assertStringContainsString('wp-block-library', $styles);
        self::assertDoesNotMatchRegularExpression('~block-library/theme[a-z.-]*\.css~', $styles);
        self::assertStringContainsString(self::LAYER, $styles);
        self::assertStringContainsString('.wp-block-template-part', $styles);
    }

    public function testWidgetsLoadStylesOfTheirBlocks(): void
    {
        $home = $this->http('GET', '/?s=nothing')->body;
        self::assertStringNotContainsString(self::QUOTE_STYLES, $home);
        self::assertStringNotContainsString(':root .wp-block-quote', $home);

        $this->widget(self::QUOTE . self::GROUP);
        $home = $this->http('GET', '/?s=nothing')->body;
        self::assertStringContainsString('Quoted.', $home);
        self::assertStringContainsString(self::QUOTE_STYLES, $home);
        self::assertStringContainsString(':root .wp-block-quote', $home);
        self::assertStringContainsString('.wp-block-group', $home);
        // Not the styles of running text, which this page does not have.
        self::assertStringNotContainsString('.entry-content>*+*', $home);
    }

    public function testOnlyAlignedQuotationsLoadRulesForTheirAlignment(): void
    {
        $rule = '.wp-block-quote.has-text-align-center';
        $centered = str_replace('class="wp-block-quote', 'class="wp-block-quote has-text-align-center', self::QUOTE);

        self::assertStringNotContainsString($rule, $this->page(self::QUOTE));
        self::assertStringContainsString($rule, $this->page($centered));
    }

    public function testExcerptsLoadNoStylesOfTheirBlocks(): void
    {
        $text = '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->';
        $this->post(['title' => 'Harbor', 'content' => self::QUOTE . $text]);
        $list = $this->http('GET', '/?s=harbor')->body;

        self::assertStringContainsString('Harbor', $list);
        self::assertStringNotContainsString(self::QUOTE_STYLES, $list);
    }

    private function printed(string $handle): string
    {
        ob_start();
        wp_styles()->do_items([$handle]);

        return (string) ob_get_clean();
    }

    private function widget(string $content): void
    {
        update_option('widget_block', [2 => ['content' => $content], '_multiwidget' => 1]);
        update_option('sidebars_widgets', ['sidebar-right' => ['block-2'], 'array_version' => 3]);
        $this->commit();
    }

    private function page(string $content): string
    {
        $page = $this->post(['type' => 'page', 'title' => 'Blocks', 'content' => $content]);

        return $this->http('GET', (string) wp_parse_url(get_permalink($page), PHP_URL_PATH))->body;
    }
}
