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
        add_filter('courant_desk_previous_theme', static fn (): string => self::find()['theme']->name ?? '');
        add_action('courant_desk_switch_theme', $this->runSwitchAction(...));
    }

    /**
     * Imports all settings, once. An interrupted import starts over; a completed import never overwrites later changes.
     *
     * @return int Number of imported settings, layouts and widgets.
     */
    public static function run(): int
    {
        $found = self::find();

        if ($found === null) {
            return 0;
        }

        ['theme' => $theme, 'settings' => $mods] = $found;
        $count = self::importOptions($theme, $mods) + self::importCategoryColors($theme, $mods)
            + self::importLayouts($theme) + WidgetImport::run($theme, $mods);
        /**
         * Fires after the settings of another theme have been imported. A plugin can use it to import what belongs to
         * plugins, such as advertisements.
         *
         * @since 0.1.0
         *
         * @param array<mixed> $mods Settings of the other theme.
         * @param list<array{image: string, link: string, slot: string}> $ads Advertisements of its settings and
         *     widgets: URLs, and the ID of an ad slot.
         */
        do_action('courant_settings_adopted', $mods, [...$theme->ads($mods), ...WidgetImport::findAds($theme, $mods)]);
        // The notice is shown until the import is complete.
        set_theme_mod(self::COMPLETED_MOD, $theme->stylesheet);

        return $count;
    }

    /** @return array{theme: PreviousTheme, settings: array<mixed>}|null Null after an import. */
    private static function find(): ?array
    {
        return get_theme_mod(self::COMPLETED_MOD) === false ? PreviousThemeFinder::find() : null;
    }

    /** @param array<mixed> $mods */
    private static function importOptions(PreviousTheme $theme, array $mods): int
    {
        $options = $theme->toThemeOptions($mods);

        foreach ($options as $id => $value) {
            set_theme_mod(ThemeOptions::PREFIX . $id, ThemeOptions::sanitize($id, $value));
        }

        $shared = $theme->sharedThemeMods($mods);

        foreach ($shared as $name => $value) {
            set_theme_mod($name, $value);
        }

        $locations = is_array($mods['nav_menu_locations'] ?? null) ? $mods['nav_menu_locations'] : [];
        $menus = [];

        foreach ($theme->menuLocations as $oldLocation => $location) {
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

    /** @param array<mixed> $mods */
    private static function importCategoryColors(PreviousTheme $theme, array $mods): int
    {
        $count = 0;

        foreach ($theme->categoryColors($mods) as $category => $color) {
            $color = CategoryColors::sanitize($color);

            if (
                $color !== '' && CategoryColors::forTerm($category) === ''
                && get_term($category, 'category') instanceof \WP_Term
            ) {
                SettingsBackup::mark('term', $category);
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
                        $theme->layoutKeys,
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
                    SettingsBackup::mark('post', $post);
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

        foreach ($theme->layoutKeys as $key) {
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
            SettingsBackup::save();
            self::run();
        } elseif ($action === 'undo') {
            SettingsBackup::restore();
        } elseif ($action === 'confirm') {
            SettingsBackup::delete();
        }
    }

    private function printNotice(): void
    {
        $screen = get_current_screen();
        $theme = $screen !== null && $screen->id === 'themes' && current_user_can('edit_theme_options')
            ? self::find()['theme'] ?? null
            : null;

        if ($theme === null) {
            return;
        }
        ?>
        <div class="notice notice-info">
            <p><?php
                /* translators: %s: name of a theme */
                printf(esc_html__('This site has settings of the theme %s. Courant can import its layouts, sections, logo, menus, widgets and profiles. The import replaces the corresponding Courant settings; the former settings are kept.', 'courant'), esc_html($theme->name));
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
