<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Customizer\ThemeOptions;
use Courant\View\AuthorView;

/**
 * Widget that shows the author of the page, or a selected author.
 */
final class AuthorWidget extends \WP_Widget
{
    private const MAX_AUTHORS = 100;

    public function __construct()
    {
        parent::__construct('courant-author', __('Courant: author', 'courant'), [
            'classname' => 'widget-author',
            'description' => __('Avatar and biography of an author.', 'courant'),
            'show_instance_in_rest' => true,
        ]);
    }

    /**
     * @param array<string, mixed> $args
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $chosen = absint(WidgetForm::getText($instance, 'author'));
        $post = is_singular() ? get_post() : null;
        $authors = array_filter(
            match (true) {
                $chosen > 0 => [AuthorView::fromUser($chosen)],
                $post instanceof \WP_Post => AuthorView::forPost($post),
                default => [],
            },
            static fn (AuthorView $author): bool => $author->description !== '',
        );

        // An article has a box for each of its authors below its text: not a second one above its title.
        $isRepeated = WidgetForm::getText($args, 'id') === 'above-article'
            && $chosen === 0
            && ThemeOptions::isEnabled('article_writer');

        if ($authors === [] || $isRepeated) {
            return;
        }

        echo wp_kses_post(WidgetForm::getText($args, 'before_widget'));

        foreach ($authors as $author) {
            get_template_part('template-parts/single/author', null, ['author' => $author]);
        }

        echo wp_kses_post(WidgetForm::getText($args, 'after_widget'));
    }

    /**
     * @param array<string, mixed> $new
     * @param array<string, mixed> $old
     * @return array<string, mixed>
     */
    public function update($new, $old): array
    {
        return ['author' => absint(WidgetForm::getText($new, 'author'))];
    }

    /**
     * @param array<string, mixed> $instance
     */
    public function form($instance): string
    {
        $choices = [0 => __('Author of the current page', 'courant')];

        foreach (
            get_users(
                ['capability' => 'edit_posts', 'number' => self::MAX_AUTHORS, 'orderby' => 'display_name']
            ) as $user
        ) {
            if ($user instanceof \WP_User) {
                $choices[$user->ID] = $user->display_name;
            }
        }

        WidgetForm::printSelect(
            $this,
            'author',
            __('Author', 'courant'),
            WidgetForm::getText($instance, 'author'),
            $choices,
        );

        return '';
    }
}
