<?php

declare(strict_types=1);

namespace Courant;

use Courant\Customizer\ThemeOptions;

/**
 * Provides starter content for new sites, which the Customizer shows until it is published.
 */
final class StarterContent implements Module
{
    public function boot(): void
    {
        add_action('after_setup_theme', $this->addStarterContent(...));
    }

    private function addStarterContent(): void
    {
        // Only needed in the Customizer, on a site without content.
        if (! is_customize_preview() && ! is_admin()) {
            return;
        }

        add_theme_support('starter-content', [
            'posts' => [
                'about',
                'contact' => [
                    'post_type' => 'page',
                    'post_title' => __('Contact', 'courant'),
                    'post_content' => self::paragraphBlock(
                        __('How readers can contact you: an address, a phone number, and contact persons.', 'courant')
                    ),
                ],
                'blog' => ['template' => ''],
                'first' => [
                    'post_type' => 'post',
                    'post_title' => __('Your lead article', 'courant'),
                    'post_excerpt' => __('A manual excerpt is shown below the headline.', 'courant'),
                    'post_content' => '<!-- wp:pattern {"slug":"courant/key-facts"} /-->' . self::paragraphBlock(
                        __('Add a featured image: it is shown at the top of the front page.', 'courant')
                    ),
                ],
            ],
            'options' => [
                'show_on_front' => 'posts',
                'blogdescription' => __('News and stories', 'courant'),
            ],
            'theme_mods' => [
                ThemeOptions::PREFIX . 'topbar' => '1',
                ThemeOptions::PREFIX . 'ticker' => '1',
                ThemeOptions::PREFIX . 'header_sticky' => '1',
            ],
            'nav_menus' => [
                'primary' => [
                    'name' => __('Primary', 'courant'),
                    'items' => ['link_home', 'page_about', 'page_contact'],
                ],
                'top' => ['name' => __('Top bar', 'courant'), 'items' => ['page_about', 'page_contact']],
                'footer' => ['name' => __('Footer', 'courant'), 'items' => ['page_about', 'page_contact']],
            ],
            'widgets' => [
                'sidebar-right' => ['search', 'recent-posts', 'categories'],
                'footer-1' => ['text_about'],
                'footer-2' => ['recent-comments'],
                'footer-3' => ['archives'],
            ],
        ]);
    }

    private static function paragraphBlock(string $text): string
    {
        return "<!-- wp:paragraph -->\n<p>" . esc_html($text) . "</p>\n<!-- /wp:paragraph -->";
    }
}
