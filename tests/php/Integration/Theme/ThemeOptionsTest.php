<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\AppearanceStyles;
use Courant\Customizer\CategoryColors;
use Courant\Customizer\HomeSectionOptions;
use Courant\Customizer\OptionDefinitions;
use Courant\Customizer\Panels;
use Courant\Customizer\PostLayout;
use Courant\Customizer\ThemeOptions;
use CourantTests\Support\SiteTestCase;

/** Tests the option definitions: one type each, one Customizer control each. */
final class ThemeOptionsTest extends SiteTestCase
{
    public function testEveryDefaultIsValid(): void
    {
        foreach (array_keys(OptionDefinitions::ALL) as $id) {
            self::assertSame(
                ThemeOptions::defaultValue($id),
                ThemeOptions::sanitize($id, ThemeOptions::defaultValue($id)),
                $id,
            );
            self::assertSame(
                ThemeOptions::defaultValue($id),
                ThemeOptions::sanitize($id, (string) ThemeOptions::defaultValue($id)),
                "$id, as the Customizer submits it",
            );
        }
    }

    public function testSanitizesInvalidValues(): void
    {
        foreach (OptionDefinitions::ALL as $id => [$kind, $default]) {
            foreach (['<script>alert(1)</script>', [], new \stdClass(), null, '-7', 1e9] as $invalid) {
                set_theme_mod(ThemeOptions::PREFIX . $id, $invalid);
                $read = ThemeOptions::sanitize($id, get_theme_mod(ThemeOptions::PREFIX . $id));

                self::assertSame(gettype($default), gettype($read), "$id ({$kind->name})");
                self::assertStringNotContainsString(
                    '<script',
                    (string) wp_json_encode($read, JSON_UNESCAPED_SLASHES),
                    $id,
                );
            }
        }
    }

    public function testEveryOptionHasOneControl(): void
    {
        $shown = [];

        foreach (Panels::sections() as $section) {
            foreach ($section->fields as $field) {
                $shown[] = $field->id;
            }
        }

        sort($shown);
        $declared = array_keys(OptionDefinitions::ALL);
        sort($declared);

        self::assertSame($declared, $shown);
    }

    public function testCustomizerRegistersAllOptions(): void
    {
        wp_set_current_user($this->user('administrator')->ID);
        $customize = $this->customizer();

        foreach (array_keys(OptionDefinitions::ALL) as $id) {
            self::assertNotNull($customize->get_setting(ThemeOptions::PREFIX . $id), $id);
            self::assertNotNull($customize->get_control(ThemeOptions::PREFIX . $id), $id);
        }

        self::assertNull($customize->get_control('external_header_video'), 'A film of another host is not offered.');
    }

    public function testPickedArticlesKeepOrderAndExcludeShownOnes(): void
    {
        set_theme_mod('courant_ticker_source', 'picked');
        set_theme_mod('courant_ticker_ids', '7, 3, 9');

        $group = ThemeOptions::postGroup('ticker');

        self::assertSame([7, 3, 9], $group->ids);
        self::assertSame([7, 9], $group->queryArguments([3])['post__in']);
        self::assertSame('post__in', $group->queryArguments([3])['orderby']);
        self::assertSame([0], $group->queryArguments([3, 7, 9])['post__in'], 'An empty list would return all posts.');
    }

    public function testParsesStoredFrontPageSections(): void
    {
        set_theme_mod(
            'courant_home_sections',
            '[{"category":"5","count":"99","layout":"spiral","title":"<b>New</b>"},"invalid"]',
        );

        self::assertEquals([new HomeSectionOptions(5, 12, 'feature', 'New')], ThemeOptions::homeSections());
    }

    public function testDefaultAppearancePrintsNoStyles(): void
    {
        self::assertSame('', AppearanceStyles::css());

        set_theme_mod('courant_accent', '#ffe600');

        self::assertStringContainsString('--courant-accent:light-dark(', AppearanceStyles::css());
        self::assertStringNotContainsString('#ffe600,', AppearanceStyles::css(), 'Yellow on white is darkened.');
        self::assertStringNotContainsString('--courant-background', AppearanceStyles::css());
    }

    public function testStoresCategoryColor(): void
    {
        $term = $this->term('category', 'Cities');
        self::assertSame('', CategoryColors::styleAttribute($term));

        wp_set_current_user($this->user('administrator')->ID);
        $customize = $this->customizer();
        $setting = 'courant_category_colour_' . $term->term_id;
        $customize->set_post_value($setting, '#00AA88');
        $customize->get_setting($setting)?->save();

        self::assertSame('#00aa88', CategoryColors::forTerm($term->term_id));
        self::assertMatchesRegularExpression(
            '/--courant-section:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);/',
            CategoryColors::styleAttribute($term),
        );
        self::assertStringEndsWith('--courant-on-section:#17181c', CategoryColors::styleAttribute($term));
    }

    public function testStoresPostLayout(): void
    {
        $post = $this->post()->ID;
        self::assertSame('', PostLayout::forPost($post));

        update_post_meta($post, PostLayout::META, 'spiral');
        self::assertSame('', PostLayout::forPost($post));

        update_post_meta($post, PostLayout::META, 'left');
        self::assertSame('left', PostLayout::forPost($post));
    }

    public function testSectionsOfWordPressAreInThePanelsOfTheTheme(): void
    {
        $customize = $this->customizer();
        $panels = [];
        foreach (['colors', 'background_image', 'header_image'] as $id) {
            $panels[$id] = $customize->get_section($id)?->panel;
        }

        self::assertSame(
            ['colors' => 'courant_look', 'background_image' => 'courant_look', 'header_image' => 'courant_header'],
            $panels,
        );
    }

    private function customizer(): \WP_Customize_Manager
    {
        require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
        $customize = new \WP_Customize_Manager();
        do_action('customize_register', $customize);

        return $customize;
    }
}
