<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Feature;

/**
 * The editor's colours and type as a few custom properties; nothing while they are the theme's own.
 */
final class Look implements Feature
{
    /** The id that WordPress gives the style element. */
    public const ELEMENT = self::HANDLE . '-inline-css';

    private const HANDLE = 'courant-look';

    private const FACES = [
        'newsreader' => '"Courant Newsreader", "Courant Fallback", georgia, "Noto Serif", serif',
        'serif' => 'georgia, "Noto Serif", "Liberation Serif", serif',
        'sans' => 'system-ui, -apple-system, "Segoe UI", roboto, "Noto Sans", lato, "Helvetica Neue", arial, sans-serif',
    ];

    private const SIZES = [
        'small' => 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)',
        'medium' => '',
        'large' => 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)',
    ];

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', $this->enqueue(...), 20);
        add_filter('block_editor_settings_all', $this->inEditor(...));
        add_filter('language_attributes', $this->scheme(...));
    }

    /**
     * In the Customizer's preview the element is there even while it says nothing: the next change
     * fills it.
     */
    private function enqueue(): void
    {
        $css = self::css();

        if ($css !== '' || is_customize_preview()) {
            wp_register_style(self::HANDLE, false, ['courant'], null);
            wp_enqueue_style(self::HANDLE);
            wp_add_inline_style(self::HANDLE, $css === '' ? ':root{}' : $css);
        }
    }

    public static function css(): string
    {
        $rules = [];

        foreach (self::properties() as $name => $value) {
            $rules[] = "{$name}:{$value}";
        }

        return $rules === [] ? '' : '@supports (color:light-dark(#000,#fff)){:root{' . implode(';', $rules) . '}}';
    }

    public static function palette(): Palette
    {
        return new Palette(Options::colour('accent'), Options::colour('paper'), Options::colour('ink'));
    }

    /**
     * Whether the typeface that comes with the theme is used anywhere.
     */
    public static function usesNewsreader(): bool
    {
        return in_array('newsreader', [Options::choice('type_headings'), Options::choice('type_text')], true);
    }

    /**
     * @return array<string, string>
     */
    private static function properties(): array
    {
        $differs = static fn (string $id): bool => Options::text($id) !== Options::default($id);
        $properties = self::palette()->properties($differs('accent'), $differs('paper') || $differs('ink'));

        if ($differs('type_headings') || $differs('type_text')) {
            $properties['--courant-serif'] = self::FACES[Options::choice('type_headings')] ?? '';
            $properties['--courant-reading'] = self::FACES[Options::choice('type_text')] ?? '';
        }

        if ($differs('type_size')) {
            $properties['--courant-text'] = self::SIZES[Options::choice('type_size')] ?? '';
        }

        if (Options::number('logo_width') !== Options::default('logo_width')) {
            $properties['--courant-logo'] = Options::number('logo_width') . 'px';
        }

        return $properties;
    }

    /**
     * The editor's canvas gets the same properties, so that it looks like the page.
     *
     * @param mixed $settings
     */
    private function inEditor(mixed $settings): mixed
    {
        $css = self::css();

        if ($css !== '' && is_array($settings) && is_array($settings['styles'] ?? null)) {
            $settings['styles'][] = ['css' => $css, '__unstableType' => 'theme', 'isGlobalStyles' => false];
        }

        return $settings;
    }

    /**
     * A fixed colour scheme; a visitor's own choice outweighs it (the switch sets the same attribute).
     */
    private function scheme(string $attributes): string
    {
        $scheme = Options::choice('scheme');

        return $scheme === 'auto' || is_admin() ? $attributes : $attributes . ' data-scheme="' . esc_attr($scheme) . '"';
    }
}
