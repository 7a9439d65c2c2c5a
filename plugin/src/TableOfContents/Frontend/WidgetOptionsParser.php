<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\TableOfContents\Domain\CssValue;

/**
 * Parses the options of a widget, or of `[ez-toc-widget-sticky]`. The color and size keys of Easy Table of Contents are
 * converted to custom properties.
 */
final class WidgetOptionsParser
{
    private const COLOR_PROPERTIES = [
        'highlight_color' => 'highlight', 'active_section_text_color' => 'current',
        'toc_background_color' => 'background',
        'toc_title_background_color' => 'title-background', 'title_font_color' => 'title', 'text_font_color' => 'link',
        'sidebar_title_color' => 'title', 'sidebar_text_color' => 'link', 'sidebar_sticky_title_color' => 'title',
        'sidebar_sticky_text_color' => 'link',
    ];
    private const SIZE_PROPERTIES = [
        'title_font_size' => 'title-size', 'text_font_size' => 'size', 'sidebar_title_size' => 'title-size',
        'sidebar_text_size' => 'size',
        'sidebar_sticky_title_size' => 'title-size', 'sidebar_sticky_text_size' => 'size', 'sidebar_width' => 'width',
        'scroll_max_height' => 'max-height', 'fixed_top_position' => 'sticky-top',
    ];
    private const WEIGHT_PROPERTIES = [
        'title_font_weight' => 'title-weight', 'text_font_weight' => 'weight', 'sidebar_title_weight' => 'title-weight',
        'sidebar_text_weight' => 'weight',
    ];

    /** Defaults that every stored widget contains, even if they were not changed. */
    private const STORED_DEFAULTS =
        ['highlight_color' => '#ededed', 'fixed_top_position' => '30', 'active_section_text_color' => '#000000'];

    /**
     * @param 'widget'|'sticky' $form
     * @param array<mixed>      $instance
     */
    public static function parseWidget(string $form, array $instance, string $label): TableOptions
    {
        $isStyled = false;
        foreach (['eztoc_appearance', 'appearance_options', 'advanced_options'] as $switch) {
            $isStyled = $isStyled || in_array($instance[$switch] ?? '', ['on', '1', 1, true], true);
        }
        $instance = $isStyled
            ? $instance
            : array_intersect_key($instance, self::STORED_DEFAULTS + ['show_toggle' => 1, 'device_target' => 1]);

        return self::parse(
            $form,
            array_diff_assoc(array_filter($instance, is_scalar(...)), self::STORED_DEFAULTS),
            $label,
        );
    }

    /**
     * @param 'widget'|'sticky' $form
     * @param array<mixed>      $instance
     */
    public static function parse(string $form, array $instance, string $label): TableOptions
    {
        return new TableOptions(
            form: $form,
            label: $label,
            hasToggle: in_array($instance['show_toggle'] ?? true, [false, 'false', '0', 'no', ''], true) ? false : null,
            device: in_array($instance['device_target'] ?? '', ['mobile', 'desktop'], true)
                ? $instance['device_target']
                : '',
            cssProperties: self::parseCssProperties($instance),
        );
    }

    /**
     * @param array<mixed> $instance
     * @return array<string, string>
     */
    private static function parseCssProperties(array $instance): array
    {
        $text = static fn (string $key): string => is_scalar($instance[$key] ?? null)
            ? trim((string) $instance[$key])
            : '';
        $display = [];
        foreach (self::COLOR_PROPERTIES as $key => $name) {
            $color = CssValue::color($text($key));
            $display[$name] = $color !== '' ? $color : ($display[$name] ?? '');
        }
        foreach (self::SIZE_PROPERTIES as $key => $name) {
            $unit = $text($key . '_unit') !== '' ? $text($key . '_unit') : $text($key . '_size_unit');
            $number = $text($key);
            $length = CssValue::length(
                is_numeric($number) ? $number . ($unit === '' || $unit === 'none' ? 'px' : $unit) : $number
            );
            $display[$name] = $length !== '' && $length !== 'auto' ? $length : ($display[$name] ?? '');
        }
        foreach (self::WEIGHT_PROPERTIES as $key => $name) {
            $display[$name] = preg_match('~^[1-9]00$~', $text($key)) === 1
                ? $text($key)
                : ($display[$name] ?? '');
        }

        return array_filter($display, static fn (string $value): bool => $value !== '');
    }
}
