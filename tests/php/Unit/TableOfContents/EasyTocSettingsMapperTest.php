<?php

declare(strict_types=1);

namespace CourantTests\Unit\TableOfContents;

use CourantDesk\TableOfContents\Domain\EasyTocSettingsMapper;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Tests all stored formats of the Easy Table of Contents option
 * (docs/compatibility/easy-table-of-contents.md#settings).
 */
final class EasyTocSettingsMapperTest extends TestCase
{
    /** @return iterable<string, array{array<mixed>}> */
    public static function shapes(): iterable
    {
        yield 'lists' => [[
            'enabled_post_types' => ['post'], 'visibility' => true, 'heading_levels' => [2, 3],
            'visibility_hide_by_device' => ['mobile'],
        ]];
        yield 'maps' => [[
            'enabled_post_types' => ['post' => 'post'], 'visibility' => '1',
            'heading_levels' => ['2' => '2', '3' => '3'], 'visibility_hide_by_device' => ['mobile' => 'mobile'],
        ]];
        yield 'numbers, and the key with a trailing space' => [[
            'enabled_post_types' => ['post' => 'post', 'page' => '0'], 'visibility' => 1,
            'heading_levels' => ['2', '3'], 'visibility_hide_by_device ' => ['mobile'],
        ]];
    }

    /** @param array<mixed> $row */
    #[DataProvider('shapes')]
    public function testAllOptionFormatsGiveTheSameSettings(array $row): void
    {
        $settings = (new EasyTocSettingsMapper($row))->settings();

        self::assertSame(['post'], $settings['types']);
        self::assertTrue($settings['toggle']);
        self::assertSame(['h2', 'h3'], $settings['levels']);
        self::assertSame(['mobile'], $settings['hidden_on']);
        self::assertSame('compatible', $settings['slugs']);
    }

    public function testAMissingKeyIsOffAndAMissingRowHasTheDefaults(): void
    {
        $bare = (new EasyTocSettingsMapper([]))->settings();
        $none = (new EasyTocSettingsMapper(false))->settings();

        self::assertFalse($bare['show_label']);
        self::assertFalse($bare['smooth_scroll']);
        self::assertSame(['mobile', 'desktop'], $bare['hidden_on'], 'Unticking both means both again.');
        self::assertTrue($none['show_label']);
        self::assertTrue($none['smooth_scroll']);
        self::assertSame(['post', 'page'], $none['types']);
    }

    public function testASiteThatNeverSavedTheMinimumKeepsTheOneOfEasyTableOfContents(): void
    {
        foreach ([[], ['start' => 'many'], null] as $stored) {
            self::assertSame(2, (new EasyTocSettingsMapper($stored))->settings()['min']);
        }
    }

    public function testMapsSupportedSettings(): void
    {
        $adopted = new EasyTocSettingsMapper([
            'position' => 'aftercustomimg', 'custom_img_number' => '3', 'custom_para_number' => '7', 'start' => '4',
            'exclude' => 'Read more|Part *',
            'smooth_scroll_offset' => '80', 'mobile_smooth_scroll_offset' => '12', 'avoid_anch_jump' => '1',
            'include_category' => '1', 'include_tag' => '0',
            'theme' => 'custom', 'custom_background_colour' => '#fafafa', 'custom_link_colour' => 'red;} body{',
            'counter' => 'lower-roman', 'toc_columns' => '2',
            'title_font_size' => '130', 'title_font_size_units' => '%', 'width' => 'custom', 'width_custom' => '300',
            'width_custom_units' => 'px',
            'sticky-toggle' => '1', 'sticky-toggle-position' => 'left', 'no_heading_text' => '1',
            'no_heading_text_value' => 'Nothing here', 'disable_toc_links' => '1',
        ]);
        $settings = $adopted->settings();
        $display = $adopted->displaySettings();

        self::assertSame(['aftercustomimg', 3, 4, 'Read more|Part *'], [
            $settings['position'], $settings['number'], $settings['min'], $settings['exclude'],
        ]);
        self::assertSame([80, 12, true, ['category']], [
            $settings['scroll_offset'], $settings['mobile_offset'], $settings['quiet_links'], $settings['terms'],
        ]);
        self::assertSame(
            ['all', 'start', 'Nothing here'],
            [$settings['bar'], $settings['bar_side'], $settings['empty_text']],
        );
        self::assertSame(['custom', '#fafafa', '', 'lower-roman', 2], [
            $display['theme'], $display['background'], $display['link'], $display['counter'], $display['columns'],
        ]);
        self::assertSame(['130%', '300px'], [$display['title_size'], $display['width']]);
        self::assertSame(['disable_toc_links'], $adopted->unsupportedKeys());
    }
}
