<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Registers the page fragments that the Customizer preview re-renders individually.
 */
final class SelectiveRefreshPartials
{
    /** Options that only change the style element. */
    private const STYLE_OPTIONS = ['accent', 'paper', 'ink', 'type_headings', 'type_text', 'type_size', 'logo_width'];

    public function __construct(private readonly \WP_Customize_Manager $customize)
    {
    }

    public static function hasPartial(string $id): bool
    {
        return in_array($id, self::STYLE_OPTIONS, true);
    }

    public function register(): void
    {
        $this->customize->selective_refresh->add_partial('courant_look', [
            'selector' => '#' . AppearanceStyles::STYLE_ELEMENT_ID,
            'settings' => array_map(static fn (string $id): string => ThemeOptions::PREFIX . $id, self::STYLE_OPTIONS),
            'container_inclusive' => false,
            'render_callback' => AppearanceStyles::css(...),
        ]);

        foreach (
            [
                'blogname' => '.brand__name a, .footer__name a:not(:has(img))',
                'blogdescription' => '.brand__tagline',
            ] as $id => $selector
        ) {
            $setting = $this->customize->get_setting($id);

            if ($setting instanceof \WP_Customize_Setting) {
                $setting->transport = 'postMessage';
                $this->customize->selective_refresh->add_partial($id, [
                    'selector' => $selector,
                    'render_callback' => static fn (): string
                        => get_bloginfo($id === 'blogname' ? 'name' : 'description', 'display'),
                ]);
            }
        }

        $logo = $this->customize->get_setting('custom_logo');

        if ($logo instanceof \WP_Customize_Setting) {
            // Logo and site title replace each other, which requires a full reload of the preview.
            $logo->transport = 'refresh';
            $this->customize->selective_refresh->remove_partial('custom_logo');
        }
    }
}
