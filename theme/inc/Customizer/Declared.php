<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * THE LIST of the theme's options: id (stored as `courant_{id}`), kind, default, limits.
 * Words for editors stand in Panels; nothing here is translated, so that reading costs nothing.
 */
final class Declared
{
    public const LAYOUTS = ['right', 'left', 'none', 'full'];
    private const OR_DEFAULT = ['default', 'right', 'left', 'none', 'full'];
    private const SOURCES = ['latest', 'category', 'tag', 'picked', 'discussed'];
    private const NO_POSTS = [Kind::Ids, ''];
    private const NO_TERM = [Kind::Id, 0];
    private const NO_TITLE = [Kind::Text, ''];
    private const LATEST = [Kind::Choice, 'latest', self::SOURCES];

    /**
     * @var array<string, array{0: Kind, 1: string|int|bool, 2?: list<string|int>}>
     */
    public const ALL = self::LAYOUT + self::HEADER + self::FRONT + self::LISTS + self::ARTICLE + self::LOOK + self::FOOTER;

    private const LAYOUT = [
        'layout' => [Kind::Choice, 'right', self::LAYOUTS],
        'layout_front' => [Kind::Choice, 'default', self::OR_DEFAULT],
        'layout_article' => [Kind::Choice, 'default', self::OR_DEFAULT],
        'layout_page' => [Kind::Choice, 'default', self::OR_DEFAULT],
        'layout_archive' => [Kind::Choice, 'default', self::OR_DEFAULT],
        'layout_search' => [Kind::Choice, 'default', self::OR_DEFAULT],
        'sticky_sidebar' => [Kind::Flag, true],
        'back_to_top' => [Kind::Flag, true],
        // Rulings 26: by pointer only; this turns it off.
        'dropdown_submits' => [Kind::Flag, true],
    ];

    private const HEADER = [
        'topbar' => [Kind::Flag, true],
        'topbar_date' => [Kind::Flag, true],
        'topbar_menu' => [Kind::Flag, true],
        'topbar_social' => [Kind::Flag, true],
        'header_align' => [Kind::Choice, 'start', ['start', 'centre']],
        'header_tagline' => [Kind::Flag, true],
        'header_search' => [Kind::Flag, true],
        'header_sticky' => [Kind::Flag, false],
        'header_switch' => [Kind::Flag, true],
        'header_overlay' => [Kind::Choice, 'none', ['none', 'dark', 'light']],
        'header_button_text' => [Kind::Text, ''],
        'header_button_url' => [Kind::Url, ''],
        'menu_uppercase' => [Kind::Flag, false],
        'breadcrumbs' => [Kind::Flag, true],
        'ticker' => [Kind::Flag, true],
        'ticker_title' => self::NO_TITLE,
        'ticker_scope' => [Kind::Choice, 'front', ['front', 'lists', 'everywhere']],
        'ticker_direction' => [Kind::Choice, 'reading', ['reading', 'left', 'right']],
        'ticker_source' => self::LATEST,
        'ticker_category' => self::NO_TERM,
        'ticker_tag' => self::NO_TERM,
        'ticker_ids' => self::NO_POSTS,
        'ticker_count' => [Kind::Number, 5, [1, 20]],
    ];

    private const FRONT = [
        'banner_scope' => [Kind::Choice, 'front', ['front', 'blog']],
        'slider' => [Kind::Flag, true],
        'slider_title' => self::NO_TITLE,
        'slider_source' => self::LATEST,
        'slider_category' => self::NO_TERM,
        'slider_tag' => self::NO_TERM,
        'slider_ids' => self::NO_POSTS,
        'slider_count' => [Kind::Number, 5, [2, 10]],
        'featured' => [Kind::Flag, true],
        'featured_title' => self::NO_TITLE,
        'featured_source' => self::LATEST,
        'featured_category' => self::NO_TERM,
        'featured_tag' => self::NO_TERM,
        'featured_ids' => self::NO_POSTS,
        'featured_count' => [Kind::Number, 2, [1, 6]],
        'trending' => [Kind::Flag, true],
        'trending_title' => self::NO_TITLE,
        'trending_source' => [Kind::Choice, 'discussed', self::SOURCES],
        'trending_category' => self::NO_TERM,
        'trending_tag' => self::NO_TERM,
        'trending_ids' => self::NO_POSTS,
        'trending_count' => [Kind::Number, 2, [1, 6]],
        'popular' => [Kind::Flag, false],
        'popular_scope' => [Kind::Choice, 'front', ['front', 'blog']],
        'popular_title' => self::NO_TITLE,
        'popular_source' => [Kind::Choice, 'discussed', self::SOURCES],
        'popular_category' => self::NO_TERM,
        'popular_tag' => self::NO_TERM,
        'popular_ids' => self::NO_POSTS,
        'popular_count' => [Kind::Number, 4, [1, 12]],
        'missed' => [Kind::Flag, false],
        'missed_title' => self::NO_TITLE,
        'missed_source' => self::LATEST,
        'missed_category' => self::NO_TERM,
        'missed_tag' => self::NO_TERM,
        'missed_ids' => self::NO_POSTS,
        'missed_count' => [Kind::Number, 4, [1, 12]],
        // Empty: the sections with the most new articles.
        'home_sections' => [Kind::Sections, ''],
    ];

    private const LISTS = [
        'archive_layout' => [Kind::Choice, 'list', ['list', 'grid', 'first']],
        'archive_label' => [Kind::Flag, false],
        'archive_description' => [Kind::Flag, true],
        'excerpt' => [Kind::Flag, true],
        'excerpt_length' => [Kind::Number, 30, [5, 100]],
        'read_more' => [Kind::Flag, false],
        'list_section' => [Kind::Flag, true],
        'list_author' => [Kind::Flag, false],
        'list_date' => [Kind::Flag, true],
        'date_style' => [Kind::Choice, 'date', ['date', 'ago']],
    ];

    private const ARTICLE = [
        'article_picture' => [Kind::Flag, true],
        'page_picture' => [Kind::Flag, true],
        'article_author' => [Kind::Flag, true],
        'article_date' => [Kind::Flag, true],
        'article_updated' => [Kind::Flag, true],
        'article_minutes' => [Kind::Flag, true],
        'article_share' => [Kind::Flag, true],
        'article_tags' => [Kind::Flag, true],
        'article_writer' => [Kind::Flag, true],
        'article_related' => [Kind::Flag, true],
        'related_title' => self::NO_TITLE,
        'related_count' => [Kind::Number, 4, [1, 12]],
        'article_neighbours' => [Kind::Flag, true],
    ];

    private const LOOK = [
        'accent' => [Kind::Colour, '#b42318'],
        'paper' => [Kind::Colour, '#fbfaf7'],
        'ink' => [Kind::Colour, '#17181c'],
        'scheme' => [Kind::Choice, 'auto', ['auto', 'light', 'dark']],
        'type_headings' => [Kind::Choice, 'newsreader', ['newsreader', 'serif', 'sans']],
        'type_text' => [Kind::Choice, 'newsreader', ['newsreader', 'serif', 'sans']],
        'type_size' => [Kind::Choice, 'medium', ['small', 'medium', 'large']],
        'logo_width' => [Kind::Number, 288, [80, 600]],
        'logo_dark' => [Kind::Id, 0],
        'logo_mobile' => [Kind::Id, 0],
        'logo_footer' => [Kind::Id, 0],
    ];

    private const FOOTER = [
        'social_links' => [Kind::Urls, ''],
        'footer_columns' => [Kind::Number, 4, [1, 4]],
        'footer_text' => [Kind::Html, ''],
        'footer_social' => [Kind::Flag, true],
    ];
}
