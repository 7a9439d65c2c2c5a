<?php

declare(strict_types=1);

namespace Courant\Migration;

use Courant\Customizer\PostLayout;
use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Imports the settings of the site's previous theme (NewsCard) once, when an administrator starts the import on the
 * themes screen. The old settings are not changed.
 */
final class NewsCardMigration implements Module
{
    public const ACTION = 'courant_adopt_settings';
    public const COMPLETED_MOD = 'courant_adopted';

    private const SOURCE_OPTION = 'theme_mods_newscard';
    private const LAYOUT_META = 'newscard_sidebarlayout';
    private const BATCH_SIZE = 200;

    public function boot(): void
    {
        add_action('admin_notices', $this->printNotice(...));
        add_action('admin_post_' . self::ACTION, $this->handle(...));
    }

    /**
     * Imports all settings, once. An interrupted import starts over; a completed import never overwrites later changes.
     *
     * @return int Number of imported settings and layouts.
     */
    public static function run(): int
    {
        if (get_theme_mod(self::COMPLETED_MOD) !== false) {
            return 0;
        }

        $old = get_option(self::SOURCE_OPTION);
        $old = is_array($old) ? $old : [];
        $count = 0;

        foreach (NewsCardSettings::toThemeOptions($old) as $id => $value) {
            set_theme_mod(ThemeOptions::PREFIX . $id, ThemeOptions::sanitize($id, $value));
            $count++;
        }

        foreach (NewsCardSettings::sharedThemeMods($old) as $name => $value) {
            set_theme_mod($name, $value);
            $count++;
        }

        $menus = NewsCardSettings::menuLocations($old);

        if ($menus !== []) {
            $current = get_theme_mod('nav_menu_locations');
            set_theme_mod('nav_menu_locations', $menus + (is_array($current) ? $current : []));
        }

        $count += count($menus) + self::migrateLayouts();

        /**
         * Fires after the settings of another theme have been imported. A plugin can use it to import what belongs to
         * plugins, such as the advertisement in the header.
         *
         * @since 0.1.0
         *
         * @param array<mixed> $old Settings of the other theme.
         */
        do_action('courant_settings_adopted', $old);
        // The notice is shown until the import is complete.
        set_theme_mod(self::COMPLETED_MOD, 'newscard');

        return $count;
    }

    private static function migrateLayouts(): int
    {
        $count = 0;

        do {
            $before = $count;
            $posts = get_posts([
                'post_type' => PostLayout::POST_TYPES,
                'post_status' => 'any',
                'numberposts' => self::BATCH_SIZE,
                'fields' => 'ids',
                'meta_query' => [
                    [
                        'key' => self::LAYOUT_META,
                        'value' => ['meta-right', 'meta-left', 'meta-nosidebar', 'meta-fullwidth'],
                        'compare' => 'IN',
                    ],
                    ['key' => PostLayout::META, 'compare' => 'NOT EXISTS'],
                ],
            ]);

            foreach ($posts as $post) {
                $layout = get_post_meta($post, self::LAYOUT_META, true);
                $count += update_post_meta($post, PostLayout::META, NewsCardSettings::postLayout(
                    is_string($layout) ? $layout : ''
                )) === false ? 0 : 1;
            }
        } while (count($posts) === self::BATCH_SIZE && $count > $before);

        return $count;
    }

    private function printNotice(): void
    {
        $screen = get_current_screen();

        if (
            $screen === null || $screen->id !== 'themes' || ! current_user_can('edit_theme_options')
            || get_theme_mod(self::COMPLETED_MOD) !== false || ! is_array(get_option(self::SOURCE_OPTION))
        ) {
            return;
        }
        ?>
        <div class="notice notice-info">
            <p><?php
                esc_html_e('This site has settings of the NewsCard theme. Courant can import its layouts, sections, logo, menus and profiles. The import replaces the corresponding Courant settings; the NewsCard settings are kept.', 'courant');
            ?></p>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <input type="hidden" name="action" value="<?php echo esc_attr(self::ACTION); ?>">
                <?php wp_nonce_field(self::ACTION); ?>
                <p><button type="submit" class="button button-primary"><?php
                    esc_html_e('Import settings', 'courant');
                ?></button></p>
            </form>
        </div>
        <?php
    }

    private function handle(): never
    {
        check_admin_referer(self::ACTION);

        if (! current_user_can('edit_theme_options')) {
            wp_die(esc_html__('Sorry, you are not allowed to change theme settings.', 'courant'), '', [
                'response' => 403,
            ]);
        }

        self::run();
        wp_safe_redirect(admin_url('customize.php'));
        exit;
    }
}
