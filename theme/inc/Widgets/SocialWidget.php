<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Customizer\Options;
use Courant\Menus\Profile;

/**
 * Links to the profiles that stand among the theme's options.
 */
final class SocialWidget extends \WP_Widget
{
    public function __construct()
    {
        parent::__construct('courant-social', __('Courant: profiles', 'courant'), [
            'classname' => 'widget-social',
            'description' => __('Links to the profiles set in the Customizer.', 'courant'),
            'show_instance_in_rest' => true,
        ]);
    }

    /**
     * @param array<string, mixed> $args
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $addresses = Options::urls('social_links');

        if ($addresses === []) {
            return;
        }

        $title = apply_filters('widget_title', Form::read($instance, 'title'), $instance, $this->id_base);

        echo wp_kses_post(Form::read($args, 'before_widget'));
        echo is_string($title) && $title !== '' ? wp_kses_post(Form::read($args, 'before_title') . $title . Form::read($args, 'after_title')) : '';
        echo '<ul class="pills">';

        foreach ($addresses as $address) {
            printf('<li><a href="%s" rel="me">%s</a></li>', esc_url($address), esc_html(Profile::nameOf($address)));
        }

        echo '</ul>';
        echo wp_kses_post(Form::read($args, 'after_widget'));
    }

    /**
     * @param array<string, mixed> $new
     * @param array<string, mixed> $old
     * @return array<string, mixed>
     */
    public function update($new, $old): array
    {
        return ['title' => sanitize_text_field(Form::read($new, 'title'))];
    }

    /**
     * @param array<string, mixed> $instance
     */
    public function form($instance): string
    {
        Form::text($this, 'title', __('Title', 'courant'), Form::read($instance, 'title'));

        return '';
    }
}
