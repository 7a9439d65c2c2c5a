<?php

declare(strict_types=1);

namespace Courant;

/**
 * What a new site begins with, shown in the Customizer until its owner publishes it.
 */
final class StarterContent implements Feature
{
    public function boot(): void
    {
        add_action('after_setup_theme', $this->declare(...));
    }

    private function declare(): void
    {
        // Its words are only needed on a site without content, and only in the Customizer.
        if (! is_customize_preview() && ! is_admin()) {
            return;
        }

        add_theme_support('starter-content', [
            'posts' => [
                'about',
                'contact' => ['post_type' => 'page', 'post_title' => __('Contact', 'courant'), 'post_content' => self::paragraph(__('How readers reach you: an address, a telephone number, the names of those who answer.', 'courant'))],
                'blog' => ['template' => ''],
                'first' => [
                    'post_type' => 'post',
                    'post_title' => __('Your opening story', 'courant'),
                    'post_excerpt' => __('An excerpt that you write yourself stands under the headline.', 'courant'),
                    'post_content' => '<!-- wp:pattern {"slug":"courant/key-facts"} /-->' . self::paragraph(__('Give it a featured picture: it opens the front page.', 'courant')),
                ],
            ],
            'options' => [
                'show_on_front' => 'posts',
                'blogdescription' => __('News and stories', 'courant'),
            ],
            'theme_mods' => [
                Customizer\Options::PREFIX . 'topbar' => '1',
                Customizer\Options::PREFIX . 'ticker' => '1',
            ],
            'nav_menus' => [
                'primary' => ['name' => __('Primary', 'courant'), 'items' => ['link_home', 'page_about', 'page_contact']],
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

    private static function paragraph(string $words): string
    {
        return "<!-- wp:paragraph -->\n<p>" . esc_html($words) . "</p>\n<!-- /wp:paragraph -->";
    }
}
