<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Customizer\PostGroup;
use Courant\Customizer\Words;
use Courant\Images\Slot;

/**
 * Articles: the newest, those of a category or tag, or the most discussed; as a list, as cards, or as
 * headlines.
 */
final class PostsWidget extends \WP_Widget
{
    private const LAYOUTS = ['list', 'cards', 'headlines'];
    private const SOURCES = ['latest', 'category', 'tag', 'discussed'];
    private const MOST = 20;

    public function __construct()
    {
        parent::__construct('courant-posts', __('Courant: articles', 'courant'), [
            'classname' => 'widget-stories',
            'description' => __('Articles in several arrangements.', 'courant'),
            'show_instance_in_rest' => true,
        ]);
    }

    /**
     * @param array<string, mixed> $args
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $found = (new \WP_Query(self::group($instance)->arguments(is_singular() ? [get_queried_object_id()] : [])));
        $posts = array_filter((array) $found->posts, static fn (mixed $post): bool => $post instanceof \WP_Post);

        if ($posts === []) {
            return;
        }

        update_post_thumbnail_cache($found);
        $layout = self::layout($instance);
        $title = apply_filters('widget_title', Form::read($instance, 'title'), $instance, $this->id_base);

        echo wp_kses_post(Form::read($args, 'before_widget'));
        echo is_string($title) && $title !== '' ? wp_kses_post(Form::read($args, 'before_title') . $title . Form::read($args, 'after_title')) : '';
        echo '<div class="' . esc_attr($layout === 'cards' ? 'cards' : 'widget-stories__list') . '">';

        foreach ($posts as $post) {
            if ($layout === 'headlines') {
                printf('<p class="widget-stories__headline"><a href="%s">%s</a></p>', esc_url(get_permalink($post)), wp_kses_post(get_the_title($post)));
            } else {
                get_template_part('template-parts/content/story', null, [
                    'post' => $post,
                    'slot' => $layout === 'cards' ? Slot::Card : Slot::Thumb,
                    'level' => 3,
                    'section' => false,
                ]);
            }
        }

        echo '</div>';
        echo wp_kses_post(Form::read($args, 'after_widget'));
    }

    /**
     * @param array<string, mixed> $new
     * @param array<string, mixed> $old
     * @return array<string, mixed>
     */
    public function update($new, $old): array
    {
        return [
            'title' => sanitize_text_field(Form::read($new, 'title')),
            'source' => self::source($new),
            'category' => absint(Form::read($new, 'category')),
            'tag' => absint(Form::read($new, 'tag')),
            'count' => self::count($new),
            'layout' => self::layout($new),
        ];
    }

    /**
     * @param array<string, mixed> $instance
     */
    public function form($instance): string
    {
        $sources = array_intersect_key(Words::sources(), array_flip(self::SOURCES));
        Form::text($this, 'title', __('Title', 'courant'), Form::read($instance, 'title'));
        Form::choice($this, 'source', __('Articles', 'courant'), self::source($instance), $sources);
        Form::choice($this, 'category', __('Category', 'courant'), Form::read($instance, 'category'), self::terms('category'));
        Form::choice($this, 'tag', __('Tag', 'courant'), Form::read($instance, 'tag'), self::terms('post_tag'));
        Form::text($this, 'count', __('How many', 'courant'), (string) self::count($instance));
        Form::choice($this, 'layout', __('Arrangement', 'courant'), self::layout($instance), [
            'list' => __('List with pictures', 'courant'),
            'cards' => __('Cards in a row', 'courant'),
            'headlines' => __('Headlines only', 'courant'),
        ]);

        return '';
    }

    /**
     * @param array<string, mixed> $instance
     */
    private static function group(array $instance): PostGroup
    {
        return new PostGroup(
            true,
            '',
            self::source($instance),
            absint(Form::read($instance, 'category')),
            absint(Form::read($instance, 'tag')),
            [],
            self::count($instance)
        );
    }

    /**
     * @param array<string, mixed> $instance
     */
    private static function count(array $instance): int
    {
        return max(1, min(self::MOST, (int) Form::read($instance, 'count', '5')));
    }

    /**
     * @param array<string, mixed> $instance
     */
    private static function layout(array $instance): string
    {
        $layout = Form::read($instance, 'layout');

        return in_array($layout, self::LAYOUTS, true) ? $layout : 'list';
    }

    /**
     * @param array<string, mixed> $instance
     */
    private static function source(array $instance): string
    {
        $source = Form::read($instance, 'source');

        return in_array($source, self::SOURCES, true) ? $source : 'latest';
    }

    /**
     * @return array<int, string>
     */
    private static function terms(string $taxonomy): array
    {
        $terms = get_terms(['taxonomy' => $taxonomy, 'number' => 200, 'orderby' => 'count', 'order' => 'DESC', 'fields' => 'id=>name']);

        return [0 => __('— Choose —', 'courant')] + (is_array($terms) ? $terms : []);
    }
}
