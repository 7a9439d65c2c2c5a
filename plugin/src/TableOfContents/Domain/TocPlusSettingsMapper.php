<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Maps the option `toc-options` of Table of Contents Plus to the plugin's settings. A key that is missing from the
 * stored option has that plugin's default.
 */
final class TocPlusSettingsMapper
{
    private const DEFAULTS = [
        'fragment_prefix' => 'i', 'position' => 1, 'start' => 4, 'show_heading_text' => true,
        'heading_text' => 'Contents', 'auto_insert_post_types' => ['page'], 'show_heirarchy' => true,
        'ordered_list' => true, 'smooth_scroll' => false, 'smooth_scroll_offset' => 30, 'visibility' => true,
        'width' => 'Auto', 'width_custom' => '275', 'width_custom_units' => 'px', 'wrapping' => 0,
        'font_size' => '95', 'font_size_units' => '%', 'theme' => 1, 'heading_levels' => [1, 2, 3, 4, 5, 6],
    ];
    private const POSITIONS = [1 => 'before', 2 => 'top', 3 => 'bottom', 4 => 'after'];
    private const THEMES =
        [1 => 'grey', 2 => 'light-blue', 3 => 'white', 4 => 'black', 99 => 'transparent', 100 => 'custom'];
    private const WRAPPINGS = [1 => 'left', 2 => 'right'];
    /** Keys of Easy Table of Contents, which is a fork of that plugin, by the keys of Table of Contents Plus. */
    private const RENAMED = [
        'show_hierarchy' => 'show_heirarchy', 'custom_link_colour' => 'custom_links_colour',
        'custom_link_hover_colour' => 'custom_links_hover_colour',
        'custom_link_visited_colour' => 'custom_links_visited_colour',
    ];

    private readonly EasyTocSettingsMapper $mapper;

    /** @param array<mixed> $stored stored option */
    public function __construct(array $stored)
    {
        $row = $stored + self::DEFAULTS;
        foreach (self::RENAMED as $key => $sourceKey) {
            $row[$key] = $row[$sourceKey] ?? '';
        }
        $widgetOnly = self::isOn($row, 'show_toc_in_widget_only')
            ? self::names($row, 'show_toc_in_widget_only_post_types')
            : [];
        $automatic = self::names($row, 'auto_insert_post_types');
        $width = strtolower(self::text($row, 'width'));
        $this->mapper = new EasyTocSettingsMapper([
            'position' => self::POSITIONS[self::number($row, 'position')] ?? 'before',
            'theme' => self::THEMES[self::number($row, 'theme')] ?? 'grey',
            'wrapping' => self::WRAPPINGS[self::number($row, 'wrapping')] ?? '',
            'counter' => self::isOn($row, 'ordered_list') ? 'decimal' : 'none',
            'width' => $width === 'user defined' ? 'custom' : $width,
            // All of these types are included, because the shortcode works in them.
            'enabled_post_types' => array_values(array_unique([...$automatic, ...$widgetOnly, 'post', 'page'])),
            'auto_insert_post_types' => array_values(array_diff($automatic, $widgetOnly)),
            'disable_in_restapi' => !self::isOn($row, 'rest_toc_output'),
            'mobile_smooth_scroll_offset' => self::number($row, 'smooth_scroll_offset'),
            'visibility_hide_by_device' => ['mobile', 'desktop'],
        ] + $row);
    }

    /** @return array<string, mixed> values of the settings group `contents` */
    public function settings(): array
    {
        return ['slugs' => 'plus'] + $this->mapper->settings();
    }

    /** @return array<string, mixed> values of the settings group `contents_looks` */
    public function displaySettings(): array
    {
        return $this->mapper->displaySettings();
    }

    /** @param array<mixed> $row */
    private static function isOn(array $row, string $key): bool
    {
        return in_array($row[$key] ?? false, [true, 1, '1', 'on', 'true'], true);
    }

    /** @param array<mixed> $row */
    private static function text(array $row, string $key): string
    {
        $value = $row[$key] ?? '';

        return is_scalar($value) ? trim((string) $value) : '';
    }

    /** @param array<mixed> $row */
    private static function number(array $row, string $key): int
    {
        return (int) self::text($row, $key);
    }

    /**
     * @param array<mixed> $row
     * @return list<string>
     */
    private static function names(array $row, string $key): array
    {
        $value = $row[$key] ?? [];

        return array_values(array_filter(is_array($value) ? $value : [], 'is_string'));
    }
}
