<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Customizer\OptionLabels;
use Courant\Customizer\PostGroup;
use Courant\FrontPage\MostRead;
use Courant\FrontPage\ShownArticles;
use Courant\Images\ImageSlot;
use Courant\View\ArticleView;

/**
 * Widget that lists articles: the newest, those of a category or tag, the most read or the most discussed; as a list,
 * as cards, or as headlines.
 */
final class PostsWidget extends \WP_Widget
{
    public const ID_BASE = 'courant-posts';
    /** Option with the settings of all widgets of this type. */
    public const OPTION = 'widget_' . self::ID_BASE;

    private const LAYOUTS = ['list', 'cards', 'headlines'];
    private const SOURCES = ['latest', 'category', 'tag', 'read', 'discussed'];
    private const MAX_POSTS = 20;

    public function __construct()
    {
        parent::__construct(self::ID_BASE, __('Courant: articles', 'courant'), [
            'classname' => 'widget-stories',
            'description' => __('Articles in several layouts.', 'courant'),
            'show_instance_in_rest' => true,
        ]);
    }

    /**
     * @param array<string, mixed> $args
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $found = new \WP_Query(self::postGroup($instance)->queryArguments(ShownArticles::ids()));
        $posts = array_filter((array) $found->posts, static fn (mixed $post): bool => $post instanceof \WP_Post);

        if ($posts === []) {
            return;
        }

        update_post_thumbnail_cache($found);
        $layout = self::layout($instance);
        $title = WidgetForm::getText($instance, 'title');
        $title = self::source($instance) === 'latest' ? LatestPosts::titleOf($title, $posts) : $title;
        $title = apply_filters('widget_title', $title, $instance, $this->id_base);

        ShownArticles::add($posts);

        echo wp_kses_post(WidgetForm::getText($args, 'before_widget'));
        echo is_string($title) && $title !== '' ? wp_kses_post(
            WidgetForm::getText($args, 'before_title') . $title . WidgetForm::getText($args, 'after_title')
        ) : '';
        echo '<div class="' . esc_attr($layout === 'cards' ? 'cards' : 'widget-stories__list') . '">';

        foreach ($posts as $post) {
            if ($layout === 'headlines') {
                printf(
                    '<p class="widget-stories__headline"><a href="%s">%s</a>%s</p>',
                    esc_url(get_permalink($post)),
                    wp_kses_post(get_the_title($post)),
                    wp_kses(ArticleView::fromPost($post)->renderTime(), ArticleView::TIME_HTML),
                );
            } else {
                get_template_part('template-parts/content/article-card', null, [
                    'post' => $post,
                    'slot' => $layout === 'cards' ? ImageSlot::Card : ImageSlot::Thumbnail,
                    'level' => 3,
                    'section' => false,
                ]);
            }
        }

        echo '</div>';
        echo wp_kses_post(WidgetForm::getText($args, 'after_widget'));
    }

    /**
     * @param array<string, mixed> $new
     * @param array<string, mixed> $old
     * @return array<string, mixed>
     */
    public function update($new, $old): array
    {
        return [
            'title' => sanitize_text_field(WidgetForm::getText($new, 'title')),
            'source' => self::source($new),
            'category' => absint(WidgetForm::getText($new, 'category')),
            'tag' => absint(WidgetForm::getText($new, 'tag')),
            'count' => self::count($new),
            'layout' => self::layout($new),
        ];
    }

    /**
     * @param array<string, mixed> $instance
     */
    public function form($instance): string
    {
        $sources = array_intersect_key(OptionLabels::sources(), array_flip(self::SOURCES));
        WidgetForm::printTextField($this, 'title', __('Title', 'courant'), WidgetForm::getText($instance, 'title'));
        WidgetForm::printSelect($this, 'source', __('Articles', 'courant'), self::source($instance), $sources);
        WidgetForm::printSelect(
            $this,
            'category',
            __('Category', 'courant'),
            WidgetForm::getText($instance, 'category'),
            self::termChoices('category'),
        );
        WidgetForm::printSelect(
            $this,
            'tag',
            __('Tag', 'courant'),
            WidgetForm::getText($instance, 'tag'),
            self::termChoices('post_tag'),
        );
        WidgetForm::printTextField(
            $this,
            'count',
            __('Number of articles', 'courant'),
            (string) self::count($instance),
        );
        WidgetForm::printSelect($this, 'layout', __('Layout', 'courant'), self::layout($instance), [
            'list' => __('List with images', 'courant'),
            'cards' => __('Row of cards', 'courant'),
            'headlines' => __('Headlines only', 'courant'),
        ]);

        return '';
    }

    /**
     * Returns the article group of the settings.
     *
     * @param array<string, mixed> $instance
     */
    private static function postGroup(array $instance): PostGroup
    {
        return new PostGroup(
            isEnabled: true,
            title: '',
            source: self::source($instance),
            category: absint(WidgetForm::getText($instance, 'category')),
            tag: absint(WidgetForm::getText($instance, 'tag')),
            ids: self::source($instance) === 'read' ? MostRead::articleIds() : [],
            count: self::count($instance)
        );
    }

    /**
     * Returns the number of articles.
     *
     * @param array<string, mixed> $instance
     */
    private static function count(array $instance): int
    {
        return max(1, min(self::MAX_POSTS, (int) WidgetForm::getText($instance, 'count', '5')));
    }

    /**
     * Returns the layout.
     *
     * @param array<string, mixed> $instance
     */
    private static function layout(array $instance): string
    {
        $layout = WidgetForm::getText($instance, 'layout');

        return in_array($layout, self::LAYOUTS, true) ? $layout : 'list';
    }

    /**
     * Returns the source.
     *
     * @param array<string, mixed> $instance
     */
    private static function source(array $instance): string
    {
        $source = WidgetForm::getText($instance, 'source');

        return in_array($source, self::SOURCES, true) ? $source : 'latest';
    }

    /**
     * Returns the names of a taxonomy's terms by ID.
     *
     * @return array<int, string>
     */
    private static function termChoices(string $taxonomy): array
    {
        $terms = get_terms(
            ['taxonomy' => $taxonomy, 'number' => 200, 'orderby' => 'count', 'order' => 'DESC', 'fields' => 'id=>name']
        );

        return [0 => __('— Select —', 'courant')] + (is_array($terms) ? $terms : []);
    }
}
