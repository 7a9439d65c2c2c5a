<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Defines all options of the theme: ID (stored as `courant_{id}`), type, default and limits. Labels are in Panels,
 * so that reading an option does not load translations.
 */
final class OptionDefinitions
{
    public const LAYOUTS = ['right', 'left', 'none', 'full'];
    private const LAYOUTS_OR_DEFAULT = ['default', 'right', 'left', 'none', 'full'];
    private const SOURCES = ['latest', 'category', 'tag', 'picked', 'read', 'discussed'];
    private const NO_POSTS = [OptionType::Ids, ''];
    private const NO_TERM = [OptionType::Id, 0];
    private const NO_TITLE = [OptionType::Text, ''];
    private const LATEST_SOURCE = [OptionType::Choice, 'latest', self::SOURCES];

    /**
     * @var array<string, array{0: OptionType, 1: string|int|bool, 2?: list<string|int>}>
     */
    public const ALL = self::LAYOUT + self::HEADER + self::FRONT_PAGE + self::LISTS + self::ARTICLE + self::APPEARANCE
        + self::FOOTER;

    private const LAYOUT = [
        'layout' => [OptionType::Choice, 'right', self::LAYOUTS],
        'layout_front' => [OptionType::Choice, 'default', self::LAYOUTS_OR_DEFAULT],
        'layout_article' => [OptionType::Choice, 'default', self::LAYOUTS_OR_DEFAULT],
        'layout_page' => [OptionType::Choice, 'default', self::LAYOUTS_OR_DEFAULT],
        'layout_archive' => [OptionType::Choice, 'default', self::LAYOUTS_OR_DEFAULT],
        'layout_search' => [OptionType::Choice, 'default', self::LAYOUTS_OR_DEFAULT],
        'sticky_sidebar' => [OptionType::Boolean, true],
        'back_to_top' => [OptionType::Boolean, true],
        // Applies to pointer input only; false turns it off.
        'dropdown_submits' => [OptionType::Boolean, true],
    ];

    private const HEADER = [
        'topbar' => [OptionType::Boolean, true],
        'topbar_date' => [OptionType::Boolean, true],
        'topbar_menu' => [OptionType::Boolean, true],
        'topbar_social' => [OptionType::Boolean, true],
        'header_align' => [OptionType::Choice, 'start', ['start', 'centre']],
        'header_tagline' => [OptionType::Boolean, true],
        'header_search' => [OptionType::Boolean, true],
        'header_sticky' => [OptionType::Boolean, false],
        'header_switch' => [OptionType::Boolean, true],
        'header_overlay' => [OptionType::Choice, 'none', ['none', 'dark', 'light']],
        'header_button_text' => [OptionType::Text, ''],
        'header_button_url' => [OptionType::Url, ''],
        'menu_uppercase' => [OptionType::Boolean, false],
        'breadcrumbs' => [OptionType::Boolean, true],
        'ticker' => [OptionType::Boolean, true],
        'ticker_title' => self::NO_TITLE,
        'ticker_scope' => [OptionType::Choice, 'front', ['front', 'lists', 'everywhere']],
        'ticker_direction' => [OptionType::Choice, 'reading', ['reading', 'left', 'right']],
        'ticker_source' => self::LATEST_SOURCE,
        'ticker_category' => self::NO_TERM,
        'ticker_tag' => self::NO_TERM,
        'ticker_ids' => self::NO_POSTS,
        'ticker_count' => [OptionType::Number, 5, [1, 20]],
    ];

    private const FRONT_PAGE = [
        'banner_scope' => [OptionType::Choice, 'front', ['front', 'blog']],
        'slider' => [OptionType::Boolean, true],
        'slider_title' => self::NO_TITLE,
        'slider_source' => self::LATEST_SOURCE,
        'slider_category' => self::NO_TERM,
        'slider_tag' => self::NO_TERM,
        'slider_ids' => self::NO_POSTS,
        'slider_count' => [OptionType::Number, 5, [2, 10]],
        'featured' => [OptionType::Boolean, true],
        'featured_title' => self::NO_TITLE,
        'featured_source' => self::LATEST_SOURCE,
        'featured_category' => self::NO_TERM,
        'featured_tag' => self::NO_TERM,
        'featured_ids' => self::NO_POSTS,
        'featured_count' => [OptionType::Number, 2, [1, 6]],
        'trending' => [OptionType::Boolean, true],
        'trending_title' => self::NO_TITLE,
        'trending_source' => [OptionType::Choice, 'read', self::SOURCES],
        'trending_category' => self::NO_TERM,
        'trending_tag' => self::NO_TERM,
        'trending_ids' => self::NO_POSTS,
        'trending_count' => [OptionType::Number, 2, [1, 6]],
        'popular' => [OptionType::Boolean, false],
        'popular_scope' => [OptionType::Choice, 'front', ['front', 'blog']],
        'popular_title' => self::NO_TITLE,
        'popular_source' => [OptionType::Choice, 'read', self::SOURCES],
        'popular_category' => self::NO_TERM,
        'popular_tag' => self::NO_TERM,
        'popular_ids' => self::NO_POSTS,
        'popular_count' => [OptionType::Number, 4, [1, 12]],
        'missed' => [OptionType::Boolean, false],
        'missed_title' => self::NO_TITLE,
        'missed_source' => self::LATEST_SOURCE,
        'missed_category' => self::NO_TERM,
        'missed_tag' => self::NO_TERM,
        'missed_ids' => self::NO_POSTS,
        'missed_count' => [OptionType::Number, 4, [1, 12]],
        // Empty: the categories with the most new articles.
        'home_sections' => [OptionType::Sections, ''],
    ];

    private const LISTS = [
        'archive_layout' => [OptionType::Choice, 'list', ['list', 'grid', 'first']],
        'archive_label' => [OptionType::Boolean, false],
        'archive_description' => [OptionType::Boolean, true],
        'excerpt' => [OptionType::Boolean, true],
        'excerpt_length' => [OptionType::Number, 30, [5, 100]],
        'read_more' => [OptionType::Boolean, false],
        'list_section' => [OptionType::Boolean, true],
        'list_author' => [OptionType::Boolean, false],
        'list_date' => [OptionType::Boolean, true],
        'date_style' => [OptionType::Choice, 'date', ['date', 'ago']],
    ];

    private const ARTICLE = [
        'article_picture' => [OptionType::Boolean, true],
        'page_picture' => [OptionType::Boolean, true],
        'article_author' => [OptionType::Boolean, true],
        'article_date' => [OptionType::Boolean, true],
        'article_updated' => [OptionType::Boolean, true],
        'article_minutes' => [OptionType::Boolean, true],
        'article_share' => [OptionType::Boolean, true],
        'article_tags' => [OptionType::Boolean, true],
        'article_writer' => [OptionType::Boolean, true],
        'article_related' => [OptionType::Boolean, true],
        'related_title' => self::NO_TITLE,
        'related_count' => [OptionType::Number, 3, [1, 12]],
        'article_neighbours' => [OptionType::Boolean, true],
    ];

    private const APPEARANCE = [
        'accent' => [OptionType::Color, '#b42318'],
        'paper' => [OptionType::Color, '#fbfaf7'],
        'ink' => [OptionType::Color, '#17181c'],
        'scheme' => [OptionType::Choice, 'auto', ['auto', 'light', 'dark']],
        'type_headings' => [OptionType::Choice, 'newsreader', ['newsreader', 'serif', 'sans']],
        'type_text' => [OptionType::Choice, 'newsreader', ['newsreader', 'serif', 'sans']],
        'type_size' => [OptionType::Choice, 'medium', ['small', 'medium', 'large']],
        'logo_width' => [OptionType::Number, 288, [80, 600]],
        'logo_svg' => [OptionType::Svg, ''],
        'logo_svg_dark' => [OptionType::Svg, ''],
        'logo_dark' => [OptionType::Id, 0],
        'logo_mobile' => [OptionType::Id, 0],
        'logo_footer' => [OptionType::Id, 0],
    ];

    private const FOOTER = [
        'social_links' => [OptionType::Urls, ''],
        'footer_columns' => [OptionType::Number, 4, [1, 4]],
        'footer_text' => [OptionType::Html, ''],
        'footer_social' => [OptionType::Boolean, true],
    ];
}
