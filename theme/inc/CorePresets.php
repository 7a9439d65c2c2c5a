<?php

declare(strict_types=1);

namespace Courant;

use Courant\Customizer\Colour;
use Courant\Customizer\Palette;

/**
 * Colours, gradients and shadows that WordPress offers of its own accord: a page prints only those that it
 * uses. The editor does not offer them (theme.json), but texts written before may name them.
 */
final class CorePresets implements Feature
{
    /**
     * Where theme.json keeps a preset, how its values are called there, and the classes that use it.
     */
    private const KINDS = [
        'color' => [['color', 'palette'], 'color', ['color' => 'color', 'background-color' => 'background-color', 'border-color' => 'border-color']],
        'gradient' => [['color', 'gradients'], 'gradient', ['gradient-background' => 'background']],
        'shadow' => [['shadow', 'presets'], 'shadow', []],
    ];

    private const USED = '/\bhas-([a-z0-9-]+?)-(?:color|background-color|border-color|gradient-background)\b|--wp--preset--(?:color|gradient|shadow)--([a-z0-9-]+)/';

    /**
     * @var array<string, string>|null Rules by the presets' names, once they are needed.
     */
    private ?array $rules = null;

    public function boot(): void
    {
        add_filter('wp_theme_json_data_default', $this->without(...));
        add_action('wp_enqueue_scripts', $this->ofThisPage(...), 11);
        add_filter('render_block', $this->ofBlock(...));
    }

    private function without(\WP_Theme_JSON_Data $core): \WP_Theme_JSON_Data
    {
        if (is_admin() || wp_is_serving_rest_request()) {
            return $core;
        }

        $data = $core->get_data();
        $settings = is_array($data['settings'] ?? null) ? $data['settings'] : [];

        foreach (self::KINDS as [[$group, $list]]) {
            if (is_array($settings[$group] ?? null)) {
                unset($settings[$group][$list]);
            }
        }

        return new \WP_Theme_JSON_Data(['settings' => $settings] + $data, 'default');
    }

    /**
     * What the text itself uses stands in the head, before it is drawn.
     */
    private function ofThisPage(): void
    {
        if (is_singular()) {
            $this->print(get_post_field('post_content'));
        }
    }

    private function ofBlock(string $html): string
    {
        $this->print($html);

        return $html;
    }

    private function print(string $html): void
    {
        if (preg_match_all(self::USED, $html, $found) > 0) {
            foreach (array_intersect_key($this->rules ??= $this->rules(), array_flip(array_merge($found[1], $found[2]))) as $slug => $rules) {
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
     * @return array<string, string> Rules by the presets' names.
     */
    private function rules(): array
    {
        $data = wp_json_file_decode(ABSPATH . WPINC . '/theme.json', ['associative' => true]);
        $settings = is_array($data) && is_array($data['settings'] ?? null) ? $data['settings'] : [];
        $rules = [];

        foreach (self::KINDS as $kind => [[$group, $list], $value, $classes]) {
            $presets = is_array($settings[$group] ?? null) ? $settings[$group][$list] ?? [] : [];

            foreach (is_array($presets) ? $presets : [] as $preset) {
                $name = is_array($preset) && is_string($preset['slug'] ?? null) ? $preset['slug'] : '';
                $is = is_array($preset) && is_string($preset[$value] ?? null) ? $preset[$value] : '';

                if ($name !== '' && $is !== '') {
                    $rules[$name] = ($rules[$name] ?? '') . $this->rulesOf($kind, $name, $is, $classes);
                }
            }
        }

        return $rules;
    }

    /**
     * @param array<string, string> $classes
     */
    private function rulesOf(string $kind, string $name, string $value, array $classes): string
    {
        $property = "--wp--preset--{$kind}--{$name}";
        $rules = ":root{{$property}:{$value}}";

        foreach ($classes as $class => $sets) {
            $day = $sets === 'color' ? Colour::parse($value) : null;
            $is = $day === null ? "var({$property})" : Palette::onPaper($day);
            $rules .= ".has-{$name}-{$class}{{$sets}:{$is}!important}";
        }

        return $rules;
    }
}
