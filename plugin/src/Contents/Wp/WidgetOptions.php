<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\CssValue;

/**
 * What a widget's instance, or `[ez-toc-widget-sticky]`, decides: the contract's keys become custom properties
 * (Contents contract 1.3 and 1.4).
 */
final class WidgetOptions
{
    private const COLOURS = [
        'highlight_color' => 'highlight', 'active_section_text_color' => 'current', 'toc_background_color' => 'background',
        'toc_title_background_color' => 'title-background', 'title_font_color' => 'title', 'text_font_color' => 'link',
        'sidebar_title_color' => 'title', 'sidebar_text_color' => 'link', 'sidebar_sticky_title_color' => 'title', 'sidebar_sticky_text_color' => 'link',
    ];
    private const SIZES = [
        'title_font_size' => 'title-size', 'text_font_size' => 'size', 'sidebar_title_size' => 'title-size', 'sidebar_text_size' => 'size',
        'sidebar_sticky_title_size' => 'title-size', 'sidebar_sticky_text_size' => 'size', 'sidebar_width' => 'width',
        'scroll_max_height' => 'max-height', 'fixed_top_position' => 'sticky-top',
    ];
    private const WEIGHTS = ['title_font_weight' => 'title-weight', 'text_font_weight' => 'weight', 'sidebar_title_weight' => 'title-weight', 'sidebar_text_weight' => 'weight'];

    /** Stored in every widget's instance, asked for or not. */
    private const UNASKED = ['highlight_color' => '#ededed', 'fixed_top_position' => '30', 'active_section_text_color' => '#000000'];

    /**
     * @param 'widget'|'sticky' $form
     * @param array<mixed>      $instance
     */
    public static function ofWidget(string $form, array $instance, string $label): TableOptions
    {
        $isStyled = false;
        foreach (['eztoc_appearance', 'appearance_options', 'advanced_options'] as $switch) {
            $isStyled = $isStyled || in_array($instance[$switch] ?? '', ['on', '1', 1, true], true);
        }
        $instance = $isStyled ? $instance : array_intersect_key($instance, self::UNASKED + ['show_toggle' => 1, 'device_target' => 1]);

        return self::read($form, array_diff_assoc(array_filter($instance, is_scalar(...)), self::UNASKED), $label);
    }

    /**
     * @param 'widget'|'sticky' $form
     * @param array<mixed>      $instance
     */
    public static function read(string $form, array $instance, string $label): TableOptions
    {
        return new TableOptions(
            form: $form,
            label: $label,
            toggle: in_array($instance['show_toggle'] ?? true, [false, 'false', '0', 'no', ''], true) ? false : null,
            device: in_array($instance['device_target'] ?? '', ['mobile', 'desktop'], true) ? $instance['device_target'] : '',
            looks: self::looks($instance),
        );
    }

    /**
     * @param array<mixed> $instance
     * @return array<string, string>
     */
    private static function looks(array $instance): array
    {
        $text = static fn (string $key): string => is_scalar($instance[$key] ?? null) ? trim((string) $instance[$key]) : '';
        $looks = [];
        foreach (self::COLOURS as $key => $name) {
            $colour = CssValue::colour($text($key));
            $looks[$name] = $colour !== '' ? $colour : ($looks[$name] ?? '');
        }
        foreach (self::SIZES as $key => $name) {
            $unit = $text($key . '_unit') !== '' ? $text($key . '_unit') : $text($key . '_size_unit');
            $number = $text($key);
            $length = CssValue::length(is_numeric($number) ? $number . ($unit === '' || $unit === 'none' ? 'px' : $unit) : $number);
            $looks[$name] = $length !== '' && $length !== 'auto' ? $length : ($looks[$name] ?? '');
        }
        foreach (self::WEIGHTS as $key => $name) {
            $looks[$name] = preg_match('~^[1-9]00$~', $text($key)) === 1 ? $text($key) : ($looks[$name] ?? '');
        }

        return array_filter($looks, static fn (string $value): bool => $value !== '');
    }
}
