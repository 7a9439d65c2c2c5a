<?php

declare(strict_types=1);

namespace CourantTests\Unit\TableOfContents;

use CourantDesk\TableOfContents\Domain\HeadingIdGenerator;
use CourantDesk\TableOfContents\Domain\HeadingIdRules;
use CourantDesk\TableOfContents\Domain\TocPlusSettingsMapper;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests the settings and anchors of Table of Contents Plus (docs/compatibility/table-of-contents-plus.md). */
final class TocPlusSettingsMapperTest extends TestCase
{
    public function testMissingKeysHaveTheDefaultsOfThatPlugin(): void
    {
        $settings = (new TocPlusSettingsMapper([]))->settings();

        self::assertSame(
            ['plus', 'before', 4, 'Contents', true, true, true, false, ['page'], ['page', 'post'], false],
            [
                $settings['slugs'], $settings['position'], $settings['min'], $settings['label'],
                $settings['show_label'], $settings['toggle'], $settings['hierarchy'], $settings['smooth_scroll'],
                $settings['auto'], $settings['types'], $settings['rest'],
            ],
        );
        self::assertSame(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], $settings['levels']);
    }

    public function testMapsStoredSettings(): void
    {
        $mapper = new TocPlusSettingsMapper([
            'fragment_prefix' => 'x', 'position' => 4, 'start' => 3, 'show_heading_text' => true,
            'heading_text' => 'On this page', 'auto_insert_post_types' => ['page', 'book'],
            'show_heirarchy' => false, 'ordered_list' => false, 'smooth_scroll' => true,
            'smooth_scroll_offset' => 60, 'visibility' => true, 'visibility_hide_by_default' => true,
            'width' => 'User defined', 'width_custom' => '300', 'width_custom_units' => 'px', 'wrapping' => 2,
            'font_size' => '90', 'font_size_units' => '%', 'theme' => 100,
            'custom_background_colour' => '#eeeeee', 'custom_links_colour' => '#112233',
            'custom_title_colour' => '#', 'lowercase' => true, 'hyphenate' => true, 'include_homepage' => true,
            'exclude' => 'Hidden*|Notes', 'heading_levels' => ['2', '3'], 'css_container_class' => 'mine',
            'show_toc_in_widget_only' => true, 'show_toc_in_widget_only_post_types' => ['book'],
            'rest_toc_output' => true,
        ]);
        $settings = $mapper->settings();
        $display = $mapper->displaySettings();

        self::assertSame(
            ['after', 3, 'On this page', false, true, 60, true, true, true, true, 'x', 'Hidden*|Notes', true],
            [
                $settings['position'], $settings['min'], $settings['label'], $settings['hierarchy'],
                $settings['smooth_scroll'], $settings['scroll_offset'], $settings['hidden'], $settings['lowercase'],
                $settings['hyphenate'], $settings['front'], $settings['prefix'], $settings['exclude'],
                $settings['rest'],
            ],
        );
        self::assertSame(
            [['h2', 'h3'], ['page'], ['page', 'book', 'post']],
            [$settings['levels'], $settings['auto'], $settings['types']],
        );
        self::assertSame(
            ['custom', '#eeeeee', '#112233', '', 'none', '300px', 'right', '90%', 'mine'],
            [
                $display['theme'], $display['background'], $display['link'], $display['title_colour'],
                $display['counter'], $display['width'], $display['align'], $display['size'], $display['class'],
            ],
        );
    }

    /** @return iterable<string, array{string, string}> HTML of a heading, and its anchor in that plugin */
    public static function anchors(): iterable
    {
        yield 'spaces' => ['How we work', 'How_we_work'];
        yield 'entities of wptexturize()' => ['What&#8217;s new &#8211; today', 'What8217s_new_8211_today'];
        yield 'ampersand' => ['Food &amp; drink', 'Food_drink'];
        yield 'markup and line breaks' => ["<strong>Two</strong>\nlines<br>here", 'Two_lineshere'];
        yield 'punctuation' => ['C++ (v1.2): yes?', 'C_v12_yes'];
        yield 'trailing' => ['Really - ', 'Really'];
        yield 'script' => ['A<script>x()</script>B', 'AB'];
        yield 'no Latin letters' => ['Привет', 'i'];
        yield 'zero' => ['0', 'i'];
    }

    #[DataProvider('anchors')]
    public function testAnchorsAreThoseOfThatPlugin(string $html, string $anchor): void
    {
        $generator = self::generator(new HeadingIdRules(compatible: true, plus: true));
        self::assertSame($anchor, $generator->generate('', $html));
    }

    public function testRepeatedHeadingsAndOptionsOfAnchors(): void
    {
        $plain = self::generator(new HeadingIdRules(compatible: true, plus: true));
        self::assertSame(['Intro', 'Intro-2', 'intro'], [
            $plain->generate('', 'Intro'), $plain->generate('', 'Intro'), $plain->generate('', 'intro'),
        ]);
        $changed = self::generator(new HeadingIdRules(true, true, true, '', plus: true));
        self::assertSame(['food-drink', '-'], [
            $changed->generate('', 'Food &amp; drink'), $changed->generate('', '???'),
        ]);
    }

    private static function generator(HeadingIdRules $rules): HeadingIdGenerator
    {
        return new HeadingIdGenerator($rules, [], static fn (string $text): string => $text);
    }
}
