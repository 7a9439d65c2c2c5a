<?php

declare(strict_types=1);

// phpcs:disable WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- a key of settings or attributes, not an argument of a query.

namespace CourantDesk\TableOfContents\Domain;

/**
 * Maps the option `ez-toc-settings` of Easy Table of Contents to the plugin's settings. As in that plugin, a key that
 * is missing from the stored option counts as off; without a stored option its defaults apply.
 */
final class EasyTocSettingsMapper
{
    /** Defaults of Easy Table of Contents, used when the option does not exist. */
    private const DEFAULTS = [
        'enabled_post_types' => ['post', 'page'], 'auto_insert_post_types' => ['post', 'page'], 'position' => 'before',
        'start' => 2,
        'show_heading_text' => true, 'heading_text' => 'Table of Contents', 'visibility' => true,
        'show_hierarchy' => true, 'counter' => 'decimal',
        'smooth_scroll' => true, 'theme' => 'grey', 'heading_levels' => [1, 2, 3, 4, 5, 6],
        'smooth_scroll_offset' => 30,
        'mobile_smooth_scroll_offset' => 0, 'fragment_prefix' => 'i',
        'visibility_hide_by_device' => ['mobile', 'desktop'],
    ];
    private const FLAGS = [
        'show_heading_text' => 'show_label', 'visibility' => 'toggle', 'visibility_on_header_text' => 'label_toggles',
        'visibility_hide_by_default' => 'hidden',
        'show_hierarchy' => 'hierarchy', 'smooth_scroll' => 'smooth_scroll', 'avoid_anch_jump' => 'quiet_links',
        'lowercase' => 'lowercase',
        'hyphenate' => 'hyphenate', 'all_fragment_prefix' => 'prefix_only', 'include_homepage' => 'front',
        'add_request_uri' => 'request_uri',
        'add_self_reference_link' => 'self_link', 'remove_special_chars_from_title' => 'no_colons',
        'generate_toc_link_ids' => 'always_ids',
        'ajax_load_more' => 'ajax', 'schema_sitenav_checkbox' => 'json_ld', 'blockqoute_checkbox' => 'skip_quotes',
        'collapsable_sub_hd' => 'sub_toggle',
    ];
    private const TEXTS = [
        'heading_text' => 'label', 'position' => 'position', 'exclude' => 'exclude', 'widget_affix_selector' => 'affix',
        'fragment_prefix' => 'prefix',
        'restrict_url_text' => 'not_on', 'device_target' => 'device', 'truncate_headings' => 'truncate',
        'truncate_headings_special' => 'truncate_at',
        'sticky-toggle-open-button-text' => 'bar_text',
    ];
    private const NUMBERS = [
        'start' => 'min', 'word_count_limit' => 'min_words', 'smooth_scroll_offset' => 'scroll_offset',
        'mobile_smooth_scroll_offset' => 'mobile_offset', 'truncate_headings_words' => 'truncate_words',
    ];
    private const TERMS =
        ['include_category' => 'category', 'include_tag' => 'post_tag', 'include_product_category' => 'product_cat'];
    private const COLORS = [
        'custom_background_colour' => 'background', 'custom_border_colour' => 'border',
        'custom_title_colour' => 'title_colour', 'custom_link_colour' => 'link',
        'custom_link_hover_colour' => 'link_hover', 'custom_link_visited_colour' => 'link_visited',
        'list_prefix_colour' => 'number_colour',
    ];
    private const SIZES = ['title_font_size' => 'title_size', 'font_size' => 'size', 'child_font_size' => 'child_size'];
    /** Settings that are always on, or not supported. */
    private const UNSUPPORTED = [
        'show_title_in_toc', 'disable_toc_links', 'restrict_path', 'enable_memory_fix', 'prsrv_line_brk',
        'mediavine-create', 'goodlayers-core', 'molongui-authorship', 'seedprod-pro', 'beaver-builder',
    ];

    /** @var array<string, mixed> */
    private readonly array $row;

    /** @param mixed $row stored option; any value except an array means that the option does not exist */
    public function __construct(mixed $row)
    {
        $named = [];
        foreach (is_array($row) ? $row : self::DEFAULTS as $key => $value) {
            // An early version of the plugin stored one key with a trailing space.
            $named[trim((string) $key)] = $value;
        }
        $this->row = $named;
    }

    /** @return array<string, mixed> values of the settings group `contents` */
    public function settings(): array
    {
        $values = [
            'slugs' => 'compatible',
            'types' => $this->list('enabled_post_types'),
            'auto' => $this->list('auto_insert_post_types'),
        ];
        $values['levels'] = array_map(
            static fn (string $level): string => 'h' . $level,
            $this->list('heading_levels') === [] ? ['1', '2', '3', '4', '5', '6'] : $this->list('heading_levels'),
        );
        $devices = array_values(array_intersect(['mobile', 'desktop'], $this->list('visibility_hide_by_device')));
        $values['hidden_on'] = $devices === [] ? ['mobile', 'desktop'] : $devices;
        foreach (self::FLAGS as $key => $ours) {
            $values[$ours] = $this->flag($key);
        }
        foreach (self::TEXTS as $key => $ours) {
            $values[$ours] = $this->text($key);
        }
        $values['position'] = (TablePosition::tryFrom($values['position']) ?? TablePosition::BeforeFirstHeading)->value;
        $values['min'] = self::DEFAULTS['start'];
        foreach (self::NUMBERS as $key => $ours) {
            if (is_numeric($this->row[$key] ?? null)) {
                $values[$ours] = max(0, (int) $this->row[$key]);
            }
        }
        $number = $this->row[$values['position'] === 'aftercustomimg' ? 'custom_img_number' : 'custom_para_number']
            ?? 1;
        $values['number'] = is_numeric($number) ? max(1, (int) $number) : 1;
        $values['terms'] = array_values(array_filter(self::TERMS, $this->flag(...), ARRAY_FILTER_USE_KEY));
        $values['empty_text'] = $this->flag('no_heading_text') ? $this->text('no_heading_text_value') : '';
        $values['view_more'] = $this->flag('ctrl_headings') && is_numeric($this->row['limit_headings_num'] ?? null)
            ? (int) $this->row['limit_headings_num']
            : 0;
        $values['rest'] = !$this->flag('disable_in_restapi');
        $values['bar'] = $this->flag('sticky-toggle') ? 'all' : 'none';
        $values['bar_side'] = $this->text('sticky-toggle-position') === 'right' ? 'end' : 'start';

        return $values;
    }

    /** @return array<string, mixed> values of the settings group `contents_looks` */
    public function displaySettings(): array
    {
        $counter = $this->text('counter');
        $theme = $this->text('theme');
        $values = [
            'theme' => in_array($theme, ['grey', 'light-blue', 'white', 'black', 'transparent', 'custom'], true)
                ? $theme
                : 'grey',
            'counter' => in_array($counter, CounterStyle::STYLES, true) ? $counter : 'decimal',
            'counter_position' => $this->text('counter-position') === 'outside' ? 'outside' : 'inside',
            'align' => in_array($this->text('wrapping'), ['left', 'right', 'center'], true)
                ? $this->text('wrapping')
                : '',
            'flow' => $this->flag('toc_wrapping'),
            'columns' => max(1, min(4, (int) $this->text('toc_columns'))),
            'direction' => $this->text('heading-text-direction') === 'rtl' ? 'rtl' : '',
            'label_tag' => in_array($this->text('heading_text_tag'), ['p', 'span', 'div', 'label'], true)
                ? $this->text('heading_text_tag')
                : 'p',
            'legend' => $this->text('box_title'),
            'class' => $this->text('css_container_class'),
            'style' => !$this->flag('exclude_css'),
            'width' => $this->width(),
            'title_weight' => $this->weight('title_font_weight'),
            'weight' => $this->weight('font_weight'),
        ];
        foreach (self::COLORS as $key => $ours) {
            $values[$ours] = $theme === 'custom' || $ours === 'number_colour' ? CssValue::color($this->text($key)) : '';
        }
        foreach (self::SIZES as $key => $ours) {
            $unit = $this->text($key . '_units');
            $values[$ours] = is_numeric($this->text($key))
                ? CssValue::length($this->text($key) . ($unit === '' ? '%' : $unit))
                : '';
        }

        return $values;
    }

    /** @return list<string> enabled keys without an equivalent */
    public function unsupportedKeys(): array
    {
        return array_values(array_filter(
            self::UNSUPPORTED,
            fn (string $key): bool => $this->flag($key) || ($key === 'restrict_path' && $this->text($key) !== ''),
        ));
    }

    private function width(): string
    {
        $width = $this->text('width');
        $unit = $this->text('width_custom_units');

        return $width === 'custom'
            ? CssValue::length($this->text('width_custom') . ($unit === '' ? 'px' : $unit))
            : CssValue::length($width === 'auto' ? '' : $width);
    }

    private function weight(string $key): int
    {
        return preg_match('~^[1-9]00$~', $this->text($key)) === 1 && $this->text($key) !== '500'
            ? (int) $this->text($key)
            : 0;
    }

    private function flag(string $key): bool
    {
        return in_array($this->row[$key] ?? false, [true, 1, '1', 'on', 'true', 'yes'], true);
    }

    private function text(string $key): string
    {
        $value = $this->row[$key] ?? '';

        return is_scalar($value) && !is_bool($value)
            ? trim((string) $value, " \t\n\r") . ($value === '- ' ? ' ' : '')
            : '';
    }

    /** @return list<string> texts of a list, or of the values of a map */
    private function list(string $key): array
    {
        $value = $this->row[$key] ?? [];
        $texts = array_map(
            static fn (mixed $value): string => is_scalar($value) ? (string) $value : '',
            is_array($value) ? array_values($value) : [],
        );

        return array_values(array_filter($texts, static fn (string $text): bool => $text !== '' && $text !== '0'));
    }
}
