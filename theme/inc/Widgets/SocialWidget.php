<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Customizer\ThemeOptions;
use Courant\Menus\SocialNetworks;

/**
 * Widget with links to the social profiles of the theme's options.
 */
final class SocialWidget extends \WP_Widget
{
    public function __construct()
    {
        parent::__construct('courant-social', __('Courant: profiles', 'courant'), [
            'classname' => 'widget-social',
            'description' => __('Links to the social profiles from the Customizer.', 'courant'),
            'show_instance_in_rest' => true,
        ]);
    }

    /**
     * @param array<string, mixed> $args
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $urls = ThemeOptions::urls('social_links');

        if ($urls === []) {
            return;
        }

        $title = apply_filters('widget_title', WidgetForm::getText($instance, 'title'), $instance, $this->id_base);

        echo wp_kses_post(WidgetForm::getText($args, 'before_widget'));
        echo is_string($title) && $title !== '' ? wp_kses_post(
            WidgetForm::getText($args, 'before_title') . $title . WidgetForm::getText($args, 'after_title')
        ) : '';
        echo '<ul class="pills">';

        foreach ($urls as $url) {
            printf('<li><a href="%s" rel="me">%s</a></li>', esc_url($url), esc_html(SocialNetworks::nameForUrl($url)));
        }

        echo '</ul>';
        echo wp_kses_post(WidgetForm::getText($args, 'after_widget'));
    }

    /**
     * @param array<string, mixed> $new
     * @param array<string, mixed> $old
     * @return array<string, mixed>
     */
    public function update($new, $old): array
    {
        return ['title' => sanitize_text_field(WidgetForm::getText($new, 'title'))];
    }

    /**
     * @param array<string, mixed> $instance
     */
    public function form($instance): string
    {
        WidgetForm::printTextField($this, 'title', __('Title', 'courant'), WidgetForm::getText($instance, 'title'));

        return '';
    }
}
