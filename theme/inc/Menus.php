<?php

declare(strict_types=1);

namespace Courant;

use Courant\Customizer\Options;
use Courant\Menus\Disclosure;

/**
 * The four places for menus and how each is printed.
 */
final class Menus implements Feature
{
    public function boot(): void
    {
        add_action('after_setup_theme', $this->register(...));
    }

    private function register(): void
    {
        register_nav_menus([
            'primary' => __('Primary', 'courant'),
            'top' => __('Top bar', 'courant'),
            'footer' => __('Footer', 'courant'),
            'social' => __('Social profiles', 'courant'),
        ]);
    }

    /**
     * The main navigation; without a menu it lists the sections that have articles.
     */
    public static function primary(): void
    {
        wp_nav_menu([
            'theme_location' => 'primary',
            'container' => '',
            'menu_class' => 'menu menu--primary',
            'menu_id' => 'primary-menu',
            'depth' => Disclosure::DEPTH,
            'fallback_cb' => self::sections(...),
        ]);
    }

    /**
     * A flat list of links in a named landmark, or nothing.
     *
     * @param string $place A registered place: top, footer or social.
     * @param string $label The landmark's name, without the word "navigation".
     * @param string $id Of the list, where the menu is on the page twice.
     */
    public static function flat(string $place, string $label, string $id = ''): void
    {
        if (! has_nav_menu($place)) {
            return;
        }

        wp_nav_menu([
            'theme_location' => $place,
            'container' => 'nav',
            'container_class' => 'menu-' . $place,
            'container_aria_label' => $label,
            'menu_class' => 'menu menu--flat',
            'menu_id' => $id === '' ? 'menu-' . $place : $id,
            'depth' => 1,
            'fallback_cb' => '__return_empty_string',
        ]);
    }

    /**
     * The site's profiles elsewhere: a menu, else the addresses among the theme's options.
     *
     * @param string $where Makes the landmark's name unique: topbar or footer.
     */
    public static function social(string $where): void
    {
        $label = $where === 'footer' ? __('Social profiles, again', 'courant') : __('Social profiles', 'courant');

        if (has_nav_menu('social')) {
            self::flat('social', $label, "menu-social-{$where}");

            return;
        }

        $addresses = Options::urls('social_links');

        if ($addresses === []) {
            return;
        }

        printf('<nav class="menu-social" aria-label="%s"><ul class="menu menu--flat">', esc_attr($label));

        foreach ($addresses as $address) {
            printf('<li><a href="%s" rel="me">%s</a></li>', esc_url($address), esc_html(Menus\Profile::nameOf($address)));
        }

        echo '</ul></nav>';
    }

    private static function sections(): void
    {
        $list = wp_list_categories([
            'echo' => false,
            'title_li' => '',
            'orderby' => 'count',
            'order' => 'DESC',
            'number' => 7,
            'depth' => -1,
            'show_option_none' => '',
        ]);

        if (is_string($list) && $list !== '') {
            printf('<ul class="menu menu--primary" id="primary-menu">%s</ul>', wp_kses_post($list));
        }
    }
}
