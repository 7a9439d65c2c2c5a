<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Module;

/**
 * Prints the configured colors and typography as custom properties; prints nothing while all options have their
 * defaults.
 */
final class AppearanceStyles implements Module
{
    /** ID of the style element, as WordPress prints it. */
    public const STYLE_ELEMENT_ID = self::HANDLE . '-inline-css';

    private const HANDLE = 'courant-appearance';

    private const FONT_FAMILIES = [
        'newsreader' => '"Courant Serif", "Courant Serif Fallback", "Courant Serif Android", "Courant Serif Linux", georgia, "Noto Serif", serif',
        'serif' => 'georgia, "Noto Serif", "Liberation Serif", serif',
        'sans' => '"Courant Sans", "Courant Sans Fallback", "Courant Sans Android", "Courant Sans Linux", system-ui, "Noto Sans", sans-serif',
    ];

    private const FONT_SIZES = [
        'small' => 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)',
        'medium' => '',
        'large' => 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)',
    ];

    public function boot(): void
    {
        add_action('wp_enqueue_scripts', $this->enqueueStyles(...), 20);
        add_filter('courant_desk_applicant_portal_styles', $this->addPortalStyle(...), 20);
        add_filter('courant_desk_email_accent', static fn (): string => ThemeOptions::color('accent'));
        add_filter('courant_desk_email_dark_logo', static fn (): int => ThemeOptions::number('logo_dark'));
        add_filter('block_editor_settings_all', $this->addEditorStyles(...));
        add_filter('language_attributes', $this->addColorSchemeAttribute(...));
    }

    /**
     * Enqueues the custom properties. In the Customizer preview the style element is printed even when it is empty,
     * because the next change fills it.
     */
    private function enqueueStyles(): void
    {
        $css = self::css();

        if ($css !== '' || is_customize_preview()) {
            wp_register_style(self::HANDLE, false, ['courant'], null);
            wp_enqueue_style(self::HANDLE);
            wp_add_inline_style(self::HANDLE, $css === '' ? ':root{}' : $css);
        }
    }

    /**
     * Adds the custom properties to the plugin's applicant portal.
     *
     * @return array<mixed>
     */
    private function addPortalStyle(mixed $handles): array
    {
        $this->enqueueStyles();

        return array_merge(
            is_array($handles) ? $handles : [],
            wp_style_is(self::HANDLE, 'registered') ? [self::HANDLE] : [],
        );
    }

    public static function css(): string
    {
        $rules = [];

        foreach (self::customProperties() as $name => $value) {
            $rules[] = "{$name}:{$value}";
        }

        return $rules === [] ? '' : '@supports (color:light-dark(#000,#fff)){:root{' . implode(';', $rules) . '}}';
    }

    public static function palette(): Palette
    {
        return new Palette(ThemeOptions::color('accent'), ThemeOptions::color('paper'), ThemeOptions::color('ink'));
    }

    /**
     * Returns whether headlines or text use the serif that the theme includes.
     */
    public static function hasNewsreader(): bool
    {
        return in_array('newsreader', [ThemeOptions::choice('type_headings'), ThemeOptions::choice('type_text')], true);
    }

    /**
     * Returns the custom properties that differ from the stylesheet's.
     *
     * @return array<string, string>
     */
    private static function customProperties(): array
    {
        $differs = static fn (string $id): bool => ThemeOptions::text($id) !== ThemeOptions::defaultValue($id);
        $properties = self::palette()->customProperties($differs('accent'), $differs('paper') || $differs('ink'));

        if ($differs('type_headings') || $differs('type_text')) {
            $properties['--courant-serif'] = self::FONT_FAMILIES[ThemeOptions::choice('type_headings')] ?? '';
            $properties['--courant-reading'] = self::FONT_FAMILIES[ThemeOptions::choice('type_text')] ?? '';
        }

        if ($differs('type_size')) {
            $properties['--courant-text'] = self::FONT_SIZES[ThemeOptions::choice('type_size')] ?? '';
        }

        if (ThemeOptions::number('logo_width') !== ThemeOptions::defaultValue('logo_width')) {
            $properties['--courant-logo'] = ThemeOptions::number('logo_width') . 'px';
        }

        return $properties;
    }

    /**
     * Adds the custom properties to the editor canvas, so that it matches the page.
     *
     * @param mixed $settings
     */
    private function addEditorStyles(mixed $settings): mixed
    {
        $css = self::css();

        if ($css !== '' && is_array($settings) && is_array($settings['styles'] ?? null)) {
            $settings['styles'][] = ['css' => $css, '__unstableType' => 'theme', 'isGlobalStyles' => false];
        }

        return $settings;
    }

    /**
     * Adds the site's fixed color scheme to the html element. A visitor's choice takes precedence: the switch sets the
     * same attribute.
     */
    private function addColorSchemeAttribute(string $attributes): string
    {
        $scheme = ThemeOptions::choice('scheme');

        return $scheme === 'auto' || is_admin()
            ? $attributes
            : $attributes . ' data-scheme="' . esc_attr($scheme) . '"';
    }
}
