<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * The parts of a page that the Customizer renders anew on their own.
 */
final class Partials
{
    /** Options whose change is a change of the style element alone. */
    private const LOOK = ['accent', 'paper', 'ink', 'type_headings', 'type_text', 'type_size', 'logo_width'];

    public function __construct(private readonly \WP_Customize_Manager $customize)
    {
    }

    public static function hold(string $id): bool
    {
        return in_array($id, self::LOOK, true);
    }

    public function register(): void
    {
        $this->customize->selective_refresh->add_partial('courant_look', [
            'selector' => '#' . Look::ELEMENT,
            'settings' => array_map(static fn (string $id): string => Options::PREFIX . $id, self::LOOK),
            'container_inclusive' => false,
            'render_callback' => Look::css(...),
        ]);

        foreach (['blogname' => '.brand__name a, .footer__name a:not(:has(img))', 'blogdescription' => '.brand__tagline'] as $id => $selector) {
            $setting = $this->customize->get_setting($id);

            if ($setting instanceof \WP_Customize_Setting) {
                $setting->transport = 'postMessage';
                $this->customize->selective_refresh->add_partial($id, [
                    'selector' => $selector,
                    'render_callback' => static fn (): string => get_bloginfo($id === 'blogname' ? 'name' : 'description', 'display'),
                ]);
            }
        }

        $logo = $this->customize->get_setting('custom_logo');

        if ($logo instanceof \WP_Customize_Setting) {
            // A logo stands in the place of the name: the page is drawn anew with the one or the other.
            $logo->transport = 'refresh';
            $this->customize->selective_refresh->remove_partial('custom_logo');
        }
    }
}
