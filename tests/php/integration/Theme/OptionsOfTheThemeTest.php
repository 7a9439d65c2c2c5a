<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\CategoryColours;
use Courant\Customizer\Declared;
use Courant\Customizer\HomeSection;
use Courant\Customizer\Look;
use Courant\Customizer\Options;
use Courant\Customizer\Panels;
use Courant\Customizer\PostLayout;
use CourantTests\Support\SiteTestCase;

/** Issue 7, "For editors": one list of options, each read as one type, each before editors once. */
final class OptionsOfTheThemeTest extends SiteTestCase
{
    public function testEveryDefaultIsAValueThatTheOptionTakes(): void
    {
        foreach (array_keys(Declared::ALL) as $id) {
            self::assertSame(Options::default($id), Options::clean($id, Options::default($id)), $id);
            self::assertSame(Options::default($id), Options::clean($id, (string) Options::default($id)), "$id, as the Customizer hands it in");
        }
    }

    public function testRubbishNeverBecomesAnOption(): void
    {
        foreach (Declared::ALL as $id => [$kind, $default]) {
            foreach (['<script>alert(1)</script>', [], new \stdClass(), null, '-7', 1e9] as $rubbish) {
                set_theme_mod(Options::PREFIX . $id, $rubbish);
                $read = Options::clean($id, get_theme_mod(Options::PREFIX . $id));

                self::assertSame(gettype($default), gettype($read), "$id ({$kind->name})");
                self::assertStringNotContainsString('<script', (string) wp_json_encode($read, JSON_UNESCAPED_SLASHES), $id);
            }
        }
    }

    public function testEveryOptionStandsBeforeEditorsOnce(): void
    {
        $shown = [];

        foreach (Panels::sections() as $section) {
            foreach ($section->fields as $field) {
                $shown[] = $field->id;
            }
        }

        sort($shown);
        $declared = array_keys(Declared::ALL);
        sort($declared);

        self::assertSame($declared, $shown);
    }

    public function testTheCustomizerTakesThemAll(): void
    {
        wp_set_current_user($this->user('administrator')->ID);
        $customize = $this->customizer();

        foreach (array_keys(Declared::ALL) as $id) {
            self::assertNotNull($customize->get_setting(Options::PREFIX . $id), $id);
            self::assertNotNull($customize->get_control(Options::PREFIX . $id), $id);
        }

        self::assertNull($customize->get_control('external_header_video'), 'A film of another host is not offered.');
    }

    public function testPickedArticlesKeepTheirOrderAndLeaveOutWhatIsShownAlready(): void
    {
        set_theme_mod('courant_ticker_source', 'picked');
        set_theme_mod('courant_ticker_ids', '7, 3, 9');

        $group = Options::group('ticker');

        self::assertSame([7, 3, 9], $group->ids);
        self::assertSame([7, 9], $group->arguments([3])['post__in']);
        self::assertSame('post__in', $group->arguments([3])['orderby']);
        self::assertSame([0], $group->arguments([3, 7, 9])['post__in'], 'An empty list would ask for all.');
    }

    public function testASectionOfTheFrontPageIsReadBack(): void
    {
        set_theme_mod('courant_home_sections', '[{"category":"5","count":"99","layout":"spiral","title":"<b>New</b>"},"rubbish"]');

        self::assertEquals([new HomeSection(5, 12, 'feature', 'New')], Options::sections());
    }

    public function testTheLookSaysNothingUntilSomethingIsChanged(): void
    {
        self::assertSame('', Look::css());

        set_theme_mod('courant_accent', '#ffe600');

        self::assertStringContainsString('--courant-accent:light-dark(', Look::css());
        self::assertStringNotContainsString('#ffe600,', Look::css(), 'Yellow on white is darkened.');
        self::assertStringNotContainsString('--courant-paper', Look::css());
    }

    public function testACategoryKeepsItsColour(): void
    {
        $term = $this->term('category', 'Cities');
        self::assertSame('', CategoryColours::style($term));

        wp_set_current_user($this->user('administrator')->ID);
        $customize = $this->customizer();
        $setting = 'courant_category_colour_' . $term->term_id;
        $customize->set_post_value($setting, '#00AA88');
        $customize->get_setting($setting)?->save();

        self::assertSame('#00aa88', CategoryColours::of($term->term_id));
        self::assertMatchesRegularExpression('/--courant-section:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);/', CategoryColours::style($term));
        self::assertStringEndsWith('--courant-on-section:#17181c', CategoryColours::style($term));
    }

    public function testAnArticleHasALayoutOfItsOwn(): void
    {
        $post = $this->post()->ID;
        self::assertSame('', PostLayout::of($post));

        update_post_meta($post, PostLayout::META, 'spiral');
        self::assertSame('', PostLayout::of($post));

        update_post_meta($post, PostLayout::META, 'left');
        self::assertSame('left', PostLayout::of($post));
    }

    private function customizer(): \WP_Customize_Manager
    {
        require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
        $customize = new \WP_Customize_Manager();
        do_action('customize_register', $customize);

        return $customize;
    }
}
