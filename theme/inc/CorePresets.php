<?php

declare(strict_types=1);

namespace Courant;

use Courant\Customizer\Color;
use Courant\Customizer\Palette;

/**
 * Prints only those core presets (colors, gradients, shadows) that a page uses. The editor does not offer them
 * (theme.json), but existing content may use them.
 */
final class CorePresets implements Module
{
    /**
     * For each preset type: its path in theme.json, the key of its values, and the classes that use it.
     */
    private const PRESET_TYPES = [
        'color' => [
            ['color', 'palette'],
            'color',
            ['color' => 'color', 'background-color' => 'background-color', 'border-color' => 'border-color'],
        ],
        'gradient' => [['color', 'gradients'], 'gradient', ['gradient-background' => 'background']],
        'shadow' => [['shadow', 'presets'], 'shadow', []],
    ];

    private const USAGE_PATTERN = '/\bhas-([a-z0-9-]+?)-(?:color|background-color|border-color|gradient-background)\b|--wp--preset--(?:color|gradient|shadow)--([a-z0-9-]+)/';

    /**
     * Rules by preset name; loaded on first use.
     *
     * @var array<string, string>|null
     */
    private ?array $rules = null;

    public function boot(): void
    {
        add_filter('wp_theme_json_data_default', $this->removeCorePresets(...));
        add_action('wp_enqueue_scripts', $this->enqueueForPage(...), 11);
        add_filter('render_block', $this->enqueueForBlock(...));
    }

    private function removeCorePresets(\WP_Theme_JSON_Data $core): \WP_Theme_JSON_Data
    {
        if (is_admin() || wp_is_serving_rest_request()) {
            return $core;
        }

        $data = $core->get_data();
        $settings = is_array($data['settings'] ?? null) ? $data['settings'] : [];

        foreach (self::PRESET_TYPES as [[$group, $list]]) {
            if (is_array($settings[$group] ?? null)) {
                unset($settings[$group][$list]);
            }
        }

        return new \WP_Theme_JSON_Data(['settings' => $settings] + $data, 'default');
    }

    /**
     * Enqueues the rules that the post content uses in the head, before the content is painted.
     */
    private function enqueueForPage(): void
    {
        if (is_singular()) {
            $this->enqueueUsedPresets(get_post_field('post_content'));
        }
    }

    private function enqueueForBlock(string $html): string
    {
        $this->enqueueUsedPresets($html);

        return $html;
    }

    private function enqueueUsedPresets(string $html): void
    {
        if (preg_match_all(self::USAGE_PATTERN, $html, $matches) > 0) {
            foreach (
                array_intersect_key($this->rules ??= $this->presetRules(), array_flip(
                    array_merge($matches[1], $matches[2])
                )) as $slug => $rules
            ) {
                $handle = "courant-preset-{$slug}";

                if (! wp_style_is($handle, 'registered')) {
                    wp_register_style($handle, false, [], null);
                    wp_add_inline_style($handle, $rules);
                }

                wp_enqueue_style($handle);
            }
        }
    }

    /**
     * Returns the CSS rules of all core presets.
     *
     * @return array<string, string> Rules by preset name.
     */
    private function presetRules(): array
    {
        $data = wp_json_file_decode(ABSPATH . WPINC . '/theme.json', ['associative' => true]);
        $settings = is_array($data) && is_array($data['settings'] ?? null) ? $data['settings'] : [];
        $rules = [];

        foreach (self::PRESET_TYPES as $kind => [[$group, $list], $value, $classes]) {
            $presets = is_array($settings[$group] ?? null) ? $settings[$group][$list] ?? [] : [];

            foreach (is_array($presets) ? $presets : [] as $preset) {
                $name = is_array($preset) && is_string($preset['slug'] ?? null) ? $preset['slug'] : '';
                $is = is_array($preset) && is_string($preset[$value] ?? null) ? $preset[$value] : '';

                if ($name !== '' && $is !== '') {
                    $rules[$name] = ($rules[$name] ?? '') . $this->rulesForPreset($kind, $name, $is, $classes);
                }
            }
        }

        return $rules;
    }

    /**
     * Returns the CSS rules of one preset.
     *
     * @param array<string, string> $classes
     */
    private function rulesForPreset(string $kind, string $name, string $value, array $classes): string
    {
        $property = "--wp--preset--{$kind}--{$name}";
        $rules = ":root{{$property}:{$value}}";

        foreach ($classes as $class => $sets) {
            $day = $sets === 'color' ? Color::fromCss($value) : null;
            $is = $day === null ? "var({$property})" : Palette::lightDarkTextColor($day);
            $rules .= ".has-{$name}-{$class}{{$sets}:{$is}!important}";
        }

        return $rules;
    }
}
