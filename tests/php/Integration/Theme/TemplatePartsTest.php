<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;

/** Tests the block template parts of the theme, and the keys that newer versions of WordPress get in theme.json. */
final class TemplatePartsTest extends SiteTestCase
{
    public function testAnEditedPartIsShownUntilItIsReset(): void
    {
        wp_set_current_user($this->user('administrator')->ID);
        $empty = $this->http('GET', '/')->body;
        $request = new \WP_REST_Request('POST', '/wp/v2/template-parts/courant//below-header');
        $request->set_body_params(['content' => '<!-- wp:paragraph --><p>Ferries are late.</p><!-- /wp:paragraph -->']);

        self::assertSame(200, rest_do_request($request)->get_status());
        $edited = $this->http('GET', '/')->body;
        $reset = new \WP_REST_Request('DELETE', '/wp/v2/template-parts/courant//below-header');
        $reset->set_query_params(['force' => true]);
        self::assertSame(200, rest_do_request($reset)->get_status());

        self::assertStringNotContainsString('template-part', $empty);
        self::assertMatchesRegularExpression('~</header>\s*<div class="[^"]*template-part--below-header"~', $edited);
        self::assertStringContainsString(
            '>Ferries are late.</p>',
            (string) strstr($edited, 'template-part--below'),
        );
        self::assertStringNotContainsString('Ferries are late.', $this->http('GET', '/')->body);
    }

    public function testPagesWithoutEditedPartsRunNoQueryForThem(): void
    {
        $before = get_num_queries();
        ob_start();
        do_action('courant_after_header');
        do_action('courant_before_footer');
        ob_end_clean();

        self::assertSame($before, get_num_queries());
    }

    public function testTheEditorOffersTheShapesOfPicturesAndCornersOfTheTheme(): void
    {
        self::assertSame(
            is_wp_version_compatible('6.6') ? ['article', 'photo', 'square', 'portrait'] : [],
            self::slugs('dimensions', 'aspectRatios'),
        );
        self::assertSame(
            is_wp_version_compatible('6.9') ? ['small', 'round'] : [],
            self::slugs('border', 'radiusSizes'),
        );
        self::assertContains('accent', self::slugs('color', 'palette'));
        self::assertContains('text', self::slugs('typography', 'fontFamilies'));
    }

    /** @return array<array-key, mixed> slugs of the theme's presets; empty for none */
    private static function slugs(string $group, string $presets): array
    {
        $found = wp_get_global_settings([$group, $presets, 'theme']);

        return is_array($found) ? array_column($found, 'slug') : [];
    }
}
