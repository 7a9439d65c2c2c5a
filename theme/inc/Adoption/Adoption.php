<?php

declare(strict_types=1);

namespace Courant\Adoption;

use Courant\Customizer\Options;
use Courant\Customizer\PostLayout;
use Courant\Feature;

/**
 * Takes over the settings of the theme that a site had before, when its owner asks for it: once, on the
 * themes screen. The old settings stay where they are.
 */
final class Adoption implements Feature
{
    public const ACTION = 'courant_adopt_settings';
    public const DONE = 'courant_adopted';

    private const SOURCE = 'theme_mods_newscard';
    private const LAYOUT_META = 'newscard_sidebarlayout';
    private const BATCH = 200;

    public function boot(): void
    {
        add_action('admin_notices', $this->offer(...));
        add_action('admin_post_' . self::ACTION, $this->handle(...));
    }

    /**
     * Takes everything over, once. What was interrupted is done again from its beginning; what is done leaves
     * an editor's later choices alone.
     *
     * @return int How many settings and layouts.
     */
    public static function run(): int
    {
        if (get_theme_mod(self::DONE) !== false) {
            return 0;
        }

        $old = get_option(self::SOURCE);
        $old = is_array($old) ? $old : [];
        $count = 0;

        foreach (NewsCard::options($old) as $id => $value) {
            set_theme_mod(Options::PREFIX . $id, Options::clean($id, $value));
            $count++;
        }

        foreach (NewsCard::shared($old) as $name => $value) {
            set_theme_mod($name, $value);
            $count++;
        }

        $menus = NewsCard::menus($old);

        if ($menus !== []) {
            $here = get_theme_mod('nav_menu_locations');
            set_theme_mod('nav_menu_locations', $menus + (is_array($here) ? $here : []));
        }

        $count += count($menus) + self::adoptLayouts();

        /**
         * Fires after the settings of another theme were taken over: what is a plugin's business (the
         * advertisement in the header) can be taken over by that plugin.
         *
         * @param array<mixed> $old The other theme's settings.
         */
        do_action('courant_settings_adopted', $old);
        // Until all is here the offer stands.
        set_theme_mod(self::DONE, 'newscard');

        return $count;
    }

    private static function adoptLayouts(): int
    {
        $count = 0;

        do {
            $before = $count;
            $posts = get_posts([
                'post_type' => PostLayout::TYPES,
                'post_status' => 'any',
                'numberposts' => self::BATCH,
                'fields' => 'ids',
                'meta_query' => [
                    ['key' => self::LAYOUT_META, 'value' => ['meta-right', 'meta-left', 'meta-nosidebar', 'meta-fullwidth'], 'compare' => 'IN'],
                    ['key' => PostLayout::META, 'compare' => 'NOT EXISTS'],
                ],
            ]);

            foreach ($posts as $post) {
                $layout = get_post_meta($post, self::LAYOUT_META, true);
                $count += update_post_meta($post, PostLayout::META, NewsCard::layoutOfPost(is_string($layout) ? $layout : '')) === false ? 0 : 1;
            }
        } while (count($posts) === self::BATCH && $count > $before);

        return $count;
    }

    private function offer(): void
    {
        $screen = get_current_screen();

        if (
            $screen === null || $screen->id !== 'themes' || ! current_user_can('edit_theme_options')
            || get_theme_mod(self::DONE) !== false || ! is_array(get_option(self::SOURCE))
        ) {
            return;
        }
        ?>
        <div class="notice notice-info">
            <p><?php esc_html_e('This site has settings of the theme NewsCard. Courant can take over its layouts, sections, logo, menus and profiles. Your own settings of the same kind are replaced; the old ones stay where they are.', 'courant'); ?></p>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <input type="hidden" name="action" value="<?php echo esc_attr(self::ACTION); ?>">
                <?php wp_nonce_field(self::ACTION); ?>
                <p><button type="submit" class="button button-primary"><?php esc_html_e('Take them over', 'courant'); ?></button></p>
            </form>
        </div>
        <?php
    }

    private function handle(): never
    {
        check_admin_referer(self::ACTION);

        if (! current_user_can('edit_theme_options')) {
            wp_die(esc_html__('You may not change the settings of themes.', 'courant'), '', ['response' => 403]);
        }

        self::run();
        wp_safe_redirect(admin_url('customize.php'));
        exit;
    }
}
