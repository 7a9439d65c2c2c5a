<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

use CourantDesk\CareersBlocks\Domain\OpeningFinder;
use CourantDesk\Kernel\Html;
use WP_Widget;

/** Widget `awsm-recent-jobs`, with the ID and settings of WP Job Openings. */
final class RecentOpeningsWidget extends WP_Widget
{
    private const DEFAULT_NUMBER = 5;
    private const ID = 'awsm-recent-jobs';

    public function __construct(private readonly CareersRenderer $renderer)
    {
        parent::__construct(self::ID, __('Recent openings', 'courant-desk'), [
            'classname' => 'awsm_widget_recent_jobs',
            'description' => __('Lists the newest job openings.', 'courant-desk'),
            'show_instance_in_rest' => true,
        ]);
    }

    /**
     * Stores the widget's option on activation; otherwise WordPress would write it during a visitor's first page view.
     */
    public static function install(): void
    {
        add_option('widget_' . self::ID, ['_multiwidget' => 1]);
    }

    public static function erase(): void
    {
        delete_option('widget_' . self::ID);
    }

    /**
     * @param array<string, mixed> $args
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $title = is_string($instance['title'] ?? null) && $instance['title'] !== ''
            ? $instance['title']
            : __('Recent openings', 'courant-desk');
        /** This filter is documented in wp-includes/widgets/class-wp-widget-pages.php */
        $title = apply_filters('widget_title', $title, $instance, $this->id_base);
        $list = $this->renderer
            ->renderRecent(self::number($instance), '', self::flag($instance, 'show_spec'), false, self::flag(
                $instance,
                'show_more',
            ));
        $argument = static fn (string $key): string => is_string($args[$key] ?? null) ? $args[$key] : '';
        $title = is_string($title) ? $argument('before_title') . esc_html($title) . $argument('after_title') : '';
        (new Html($argument('before_widget') . $title . $list . $argument('after_widget')))->print();
    }

    /**
     * @param array<string, mixed> $new
     * @param array<string, mixed> $old
     * @return array<string, mixed>
     */
    public function update($new, $old): array
    {
        return [
            'title' => is_string($new['title'] ?? null) ? sanitize_text_field($new['title']) : '',
            'number' => self::number($new),
            'show_spec' => self::flag($new, 'show_spec', false),
            'show_more' => self::flag($new, 'show_more', false),
        ];
    }

    /** @param array<string, mixed> $instance */
    public function form($instance): string
    {
        $title = is_string($instance['title'] ?? null) ? $instance['title'] : '';
        ?>
        <p>
            <label for="<?php echo esc_attr($this->get_field_id('title')); ?>"><?php
                esc_html_e('Title', 'courant-desk');
            ?></label>
            <input class="widefat" type="text" id="<?php
                echo esc_attr($this->get_field_id('title'));
            ?>" name="<?php echo esc_attr($this->get_field_name('title')); ?>" value="<?php echo esc_attr($title); ?>">
        </p>
        <p>
            <label for="<?php echo esc_attr($this->get_field_id('number')); ?>"><?php
                esc_html_e('Number of openings', 'courant-desk');
            ?></label>
            <input type="number" min="1" max="20" id="<?php
                echo esc_attr($this->get_field_id('number'));
            ?>" name="<?php
                echo esc_attr($this->get_field_name('number'));
            ?>" value="<?php echo esc_attr((string) self::number($instance)); ?>">
        </p>
        <p><label><input type="checkbox" value="1" name="<?php
            echo esc_attr($this->get_field_name('show_spec'));
        ?>"<?php checked(self::flag($instance, 'show_spec')); ?>> <?php
            esc_html_e('Show specifications', 'courant-desk');
        ?></label></p>
        <p><label><input type="checkbox" value="1" name="<?php
            echo esc_attr($this->get_field_name('show_more'));
        ?>"<?php checked(self::flag($instance, 'show_more')); ?>> <?php
            esc_html_e('Show a link to all openings', 'courant-desk');
        ?></label></p>
        <?php

        return '';
    }

    /** @param array<string, mixed> $instance */
    private static function number(array $instance): int
    {
        $number = $instance['number'] ?? $instance['num_jobs'] ?? self::DEFAULT_NUMBER;

        return is_numeric($number) && (int) $number > 0
            ? min(OpeningFinder::MAX_OPENINGS, (int) $number)
            : self::DEFAULT_NUMBER;
    }

    /** @param array<string, mixed> $instance */
    private static function flag(array $instance, string $key, bool $default = true): bool
    {
        return filter_var($instance[$key] ?? $default, FILTER_VALIDATE_BOOLEAN);
    }
}
