<?php

declare(strict_types=1);

namespace Courant\Migration;

/**
 * Maps the settings of the theme ColorMag (theme_mods_colormag) to the theme's options. Pure. Settings without a stored
 * value get the default of ColorMag, so that the site's appearance does not change.
 */
final class ColorMagSettings
{
    /** Settings that have no equivalent in this theme, with the reason. */
    public const UNSUPPORTED_SETTINGS = [
        'colormag_blog_content_excerpt_type' => 'Lists show excerpts.',
        'colormag_container_layout' => 'The page has one width.',
        'colormag_date_display_type' => 'Dates have the format of the site.',
        'colormag_enable_lightbox' => 'Images can be enlarged in the block editor.',
        'colormag_enable_random_post' => 'Not available.',
        'colormag_header_display_type' => 'The header has one structure.',
        'colormag_pagination_type' => 'Lists have numbered pages.',
        'colormag_related_posts_query' => 'Related articles have the same category or tags.',
    ];

    private const SOCIAL_PROFILES = ['facebook', 'twitter', 'instagram', 'pinterest', 'youtube'];

    /**
     * Returns the options for the stored settings.
     *
     * @param array<mixed> $mods theme_mods_colormag
     * @return array<string, mixed> Options by ID (OptionDefinitions); values are sanitized when they are stored.
     */
    public static function toThemeOptions(array $mods): array
    {
        $on = static fn (string $name, bool $default = false): bool
            => self::text($mods, $name, $default ? '1' : '') === '1';
        $social = $on('enable_social_icons');

        return self::layouts($mods) + self::header($mods) + [
            'breadcrumbs' => $on('breadcrumb_enable'),
            'header_sticky' => $on('enable_sticky_menu'),
            'header_tagline' => $on('enable_site_tagline', true),
            'ticker_title' => self::text($mods, 'news_ticker_label'),
            'social_links' => implode("\n", self::socialLinks($mods)),
            'topbar_social' => ($social && $on('enable_social_icons_header', true)) || self::hasPart($mods, 'socials'),
            'footer_social' => ($social && $on('enable_social_icons_footer', true))
                || self::hasPart($mods, 'socials', 'footer_builder'),
            'article_picture' => $on('enable_featured_image', true),
            'page_picture' => $on('enable_page_featured_image', true),
            'article_related' => $on('enable_related_posts'),
            'footer_text' => self::footerText($mods),
        ] + self::accent($mods);
    }

    /**
     * Maps a layout of the site, of a kind of page, or of a post.
     *
     * @param string $sidebar In version 3, it also contains the width of pages without a sidebar.
     * @param string $container Width of pages without a sidebar, in version 4.
     */
    public static function layout(string $sidebar, string $container = ''): string
    {
        return match ($sidebar) {
            'right_sidebar', 'two_sidebars' => 'right',
            'left_sidebar' => 'left',
            'no_sidebar' => $container === 'no_sidebar_content_centered' ? 'none' : 'full',
            'no_sidebar_content_centered' => 'none',
            'no_sidebar_full_width', 'no_sidebar_content_stretched' => 'full',
            default => 'default',
        };
    }

    /**
     * Returns the layouts of the site and of kinds of pages.
     *
     * @param array<mixed> $mods
     * @return array<string, string>
     */
    private static function layouts(array $mods): array
    {
        $isVersion3 = isset($mods['colormag_default_sidebar_layout'])
            && ! isset($mods['colormag_global_sidebar_layout']);
        $site = $isVersion3
            ? self::text($mods, 'default_sidebar_layout')
            : self::text($mods, 'global_sidebar_layout', 'no_sidebar');
        $layouts = ['layout' => self::layout($site, self::text($mods, 'global_container_layout'))];
        $kinds = [
            'layout_article' => ['single_post', 'post'], 'layout_page' => ['single_page', 'page'],
            'layout_archive' => ['blog', ''],
        ];

        foreach ($kinds as $id => [$kind, $version3]) {
            $layouts[$id] = self::layout(
                self::text($mods, "{$kind}_sidebar_layout", self::text($mods, "{$version3}_sidebar_layout", 'default')),
                self::text($mods, "{$kind}_container_layout"),
            );
        }

        return array_replace($layouts, $layouts['layout'] === 'default' ? ['layout' => 'right'] : []);
    }

    /**
     * Returns the options of the header: those of the settings, or of the header builder.
     *
     * @param array<mixed> $mods
     * @return array<string, mixed>
     */
    private static function header(array $mods): array
    {
        $shows = static fn (string $setting, string $part): bool
            => self::text($mods, $setting) === '1' || self::hasPart($mods, $part);
        $hasButton = self::hasPart($mods, 'button');

        return [
            'topbar' => self::text($mods, 'enable_top_bar') === '1'
                || self::hasPart($mods, '', 'header_builder', 'top'),
            'topbar_date' => $shows('date_display', 'date'),
            'ticker' => $shows('enable_news_ticker', 'news-ticker'),
            'header_search' => $shows('enable_search', 'search'),
            'header_button_text' => $hasButton ? self::text($mods, 'header_button_text') : '',
            'header_button_url' => $hasButton ? self::text($mods, 'header_button_link') : '',
        ];
    }

    /**
     * Checks whether the header or footer that was built contains a part.
     *
     * @param array<mixed> $mods
     * @param string $part ID of a part; empty: any part.
     * @param string $row Row; empty: any row.
     */
    private static function hasPart(
        array $mods,
        string $part,
        string $builder = 'header_builder',
        string $row = '',
    ): bool {
        $rows = $mods["colormag_{$builder}"] ?? null;
        $rows = is_array($rows) && is_array($rows['desktop'] ?? null) ? $rows['desktop'] : [];
        $found = false;
        $parts = $row === '' ? $rows : array_intersect_key($rows, [$row => true]);
        array_walk_recursive($parts, static function (mixed $id) use ($part, &$found): void {
            $found = $found || ($part === '' ? is_string($id) && $id !== '' : $id === $part);
        });

        return $found;
    }

    /**
     * Returns the URLs of the social profiles.
     *
     * @param array<mixed> $mods
     * @return list<string>
     */
    private static function socialLinks(array $mods): array
    {
        $urls = array_map(
            static fn (string $name): string => self::text($mods, "social_{$name}"),
            self::SOCIAL_PROFILES,
        );

        foreach (['header', 'footer'] as $position) {
            $profiles = $mods["colormag_{$position}_socials"] ?? [];

            foreach (is_array($profiles) ? $profiles : [] as $profile) {
                $urls[] = is_array($profile) && is_string($profile['url'] ?? null) ? $profile['url'] : '';
            }
        }

        return array_values(array_unique(array_filter(
            $urls,
            static fn (string $url): bool => preg_match('#^https?://#i', $url) === 1,
        )));
    }

    /**
     * Returns the text of the footer. A text with placeholders is not imported, because they would be printed.
     *
     * @param array<mixed> $mods
     */
    private static function footerText(array $mods): string
    {
        $text = self::text($mods, 'footer_copyright');

        return preg_match('/[{\[]/', $text) === 1 ? '' : $text;
    }

    /**
     * Returns the accent color, if one is stored.
     *
     * @param array<mixed> $mods
     * @return array<string, string>
     */
    private static function accent(array $mods): array
    {
        $color = self::text($mods, 'primary_color');

        return preg_match('/^#[0-9a-f]{6}$/i', $color) === 1 ? ['accent' => $color] : [];
    }

    /**
     * Returns a setting as text; true is 1.
     *
     * @param array<mixed> $mods
     */
    private static function text(array $mods, string $name, string $default = ''): string
    {
        $value = $mods["colormag_{$name}"] ?? $default;

        return is_scalar($value) ? (string) $value : $default;
    }
}
