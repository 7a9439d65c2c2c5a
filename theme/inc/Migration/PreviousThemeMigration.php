<?php

declare(strict_types=1);

namespace Courant\Migration;

use Courant\Customizer\CategoryColors;
use Courant\Customizer\PostLayout;
use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Imports the settings of the site's previous theme once, when an administrator starts the import on the themes screen
 * or in the switch assistant of the plugin. The old settings are not changed.
 */
final class PreviousThemeMigration implements Module
{
    public const ACTION = 'courant_adopt_settings';
    public const COMPLETED_MOD = 'courant_adopted';

    private const BATCH_SIZE = 200;

    public function boot(): void
    {
        add_action('admin_notices', $this->printNotice(...));
        add_action('admin_post_' . self::ACTION, $this->handle(...));
        add_filter('courant_desk_previous_theme', static fn (): string => self::find()?->name() ?? '');
        add_action('courant_desk_switch_theme', $this->runSwitchAction(...));
    }

    /**
     * Imports all settings, once. An interrupted import starts over; a completed import never overwrites later changes.
     *
     * @return int Number of imported settings, layouts and widgets.
     */
    public static function run(): int
    {
        $theme = self::find();

        if ($theme === null) {
            return 0;
        }

        $old = get_option($theme->option());
        $old = is_array($old) ? $old : [];
        $count = self::importOptions($theme, $old) + self::importCategoryColors($theme, $old)
            + self::importLayouts($theme) + WidgetImport::run($theme, $old);
        /**
         * Fires after the settings of another theme have been imported. A plugin can use it to import what belongs to
         * plugins, such as the advertisement in the header.
         *
         * @since 0.1.0
         *
         * @param array<mixed> $old Settings of the other theme.
         * @param array{image: string, link: string} $headerAd URLs of an ad that was in a widget; may be empty.
         */
        do_action('courant_settings_adopted', $old, WidgetImport::findHeaderAd($theme));
        // The notice is shown until the import is complete.
        set_theme_mod(self::COMPLETED_MOD, strtolower($theme->name()));

        return $count;
    }

    /**
     * Returns the theme whose settings can be imported. If a site has settings of several themes, the one that was
     * replaced last: WordPress stores the time with its widgets.
     */
    private static function find(): ?PreviousTheme
    {
        if (get_theme_mod(self::COMPLETED_MOD) !== false) {
            return null;
        }

        $found = null;
        $latest = -1;

        foreach ([new NewsCard(), new ColorMag()] as $theme) {
            $old = get_option($theme->option());
            $widgets = is_array($old) ? $old['sidebars_widgets'] ?? [] : [];
            $time = is_array($widgets) && is_numeric($widgets['time'] ?? null) ? (int) $widgets['time'] : 0;

            if (is_array($old) && $time > $latest) {
                [$found, $latest] = [$theme, $time];
            }
        }

        return $found;
    }

    /** @param array<mixed> $old */
    private static function importOptions(PreviousTheme $theme, array $old): int
    {
        $options = $theme->toThemeOptions($old);

        foreach ($options as $id => $value) {
            set_theme_mod(ThemeOptions::PREFIX . $id, ThemeOptions::sanitize($id, $value));
        }

        $shared = $theme->sharedThemeMods($old);

        foreach ($shared as $name => $value) {
            set_theme_mod($name, $value);
        }

        $locations = is_array($old['nav_menu_locations'] ?? null) ? $old['nav_menu_locations'] : [];
        $menus = [];

        foreach ($theme->menuLocations() as $oldLocation => $location) {
            if (is_numeric($locations[$oldLocation] ?? null) && (int) $locations[$oldLocation] > 0) {
                $menus[$location] = (int) $locations[$oldLocation];
            }
        }

        if ($menus !== []) {
            $current = get_theme_mod('nav_menu_locations');
            set_theme_mod('nav_menu_locations', $menus + (is_array($current) ? $current : []));
        }

        return count($options) + count($shared) + count($menus);
    }

    /** @param array<mixed> $old */
    private static function importCategoryColors(PreviousTheme $theme, array $old): int
    {
        $count = 0;

        foreach ($theme->categoryColors($old) as $category => $color) {
            $color = CategoryColors::sanitize($color);

            if (
                $color !== '' && CategoryColors::forTerm($category) === ''
                && get_term($category, 'category') instanceof \WP_Term
            ) {
                FormerSettings::mark('term', $category);
                update_term_meta($category, CategoryColors::META, $color);
                $count++;
            }
        }

        return $count;
    }

    private static function importLayouts(PreviousTheme $theme): int
    {
        $count = 0;
        $skipped = 0;

        do {
            $posts = get_posts([
                'post_type' => PostLayout::POST_TYPES,
                'post_status' => 'any',
                'numberposts' => self::BATCH_SIZE,
                'fields' => 'ids',
                'meta_query' => [
                    ['relation' => 'OR', ...array_map(
                        static fn (string $key): array => ['key' => $key, 'compare' => 'EXISTS'],
                        $theme->layoutKeys(),
                    )],
                    ['key' => PostLayout::META, 'compare' => 'NOT EXISTS'],
                ],
                'orderby' => 'ID',
                'order' => 'ASC',
                'offset' => $skipped,
            ]);

            foreach ($posts as $post) {
                $layout = $theme->postLayout(self::layoutMeta($theme, $post));

                if ($layout === '') {
                    $skipped++;
                } else {
                    FormerSettings::mark('post', $post);
                    update_post_meta($post, PostLayout::META, $layout);
                    $count++;
                }
            }
        } while (count($posts) === self::BATCH_SIZE);

        return $count;
    }

    /** @return array<string, string> */
    private static function layoutMeta(PreviousTheme $theme, int $post): array
    {
        $meta = [];

        foreach ($theme->layoutKeys() as $key) {
            $value = get_post_meta($post, $key, true);

            if (is_string($value) && $value !== '') {
                $meta[$key] = $value;
            }
        }

        return $meta;
    }

    /** Runs a part of the switch assistant: `apply`, `undo` or `confirm`. */
    private function runSwitchAction(string $action): void
    {
        if ($action === 'apply') {
            FormerSettings::save();
            self::run();
        } elseif ($action === 'undo') {
            FormerSettings::restore();
        } elseif ($action === 'confirm') {
            FormerSettings::delete();
        }
    }

    private function printNotice(): void
    {
        $screen = get_current_screen();
        $theme = $screen !== null && $screen->id === 'themes' && current_user_can('edit_theme_options')
            ? self::find()
            : null;

        if ($theme === null) {
            return;
        }
        ?>
        <div class="notice notice-info">
            <p><?php
                /* translators: %s: name of a theme */
                printf(esc_html__('This site has settings of the theme %s. Courant can import its layouts, sections, logo, menus, widgets and profiles. The import replaces the corresponding Courant settings; the former settings are kept.', 'courant'), esc_html($theme->name()));
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
