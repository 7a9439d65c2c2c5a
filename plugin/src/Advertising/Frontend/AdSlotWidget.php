<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Frontend;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Kernel\Html;
use WP_Widget;

/** Widget that shows an ad slot. */
final class AdSlotWidget extends WP_Widget
{
    public static function erase(): void
    {
        delete_option('widget_courant_ad_place');
    }

    public function __construct(
        private readonly AdvertisingSettings $settings,
        private readonly AdSlotRenderer $renderer,
    ) {
        parent::__construct('courant_ad_place', __('Advertising', 'courant-desk'), [
            'classname' => 'courant-ad-widget',
            'description' => __('Shows an ad slot.', 'courant-desk'),
        ]);
    }

    /**
     * @param array<mixed> $args
     * @param array<mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $box = $this->renderer->renderSlot(self::slotId($instance));
        if ($box !== '') {
            (new Html(self::text($args, 'before_widget') . $box . self::text($args, 'after_widget')))->print();
        }
    }

    /** @param array<mixed> $instance */
    public function form($instance): string
    {
        printf(
            '<p><label for="%1$s">%2$s</label> <select class="widefat" id="%1$s" name="%3$s">',
            esc_attr($this->get_field_id('place')),
            esc_html__('Slot:', 'courant-desk'),
            esc_attr($this->get_field_name('place'))
        );
        foreach ($this->settings->slots() as $slot) {
            printf(
                '<option value="%s"%s>%s</option>',
                esc_attr($slot->id),
                selected(self::slotId($instance), $slot->id, false),
                esc_html($slot->name),
            );
        }
        echo '</select></p>';

        return '';
    }

    /**
     * @param array<mixed> $new
     * @param array<mixed> $old
     * @return array<mixed>
     */
    public function update($new, $old): array
    {
        return ['place' => self::slotId($new)];
    }

    /** @param array<mixed> $instance */
    private static function slotId(array $instance): string
    {
        $slot = self::text($instance, 'place');

        return preg_match('/^[a-z][a-z0-9-]*$/D', $slot) === 1 ? $slot : 'sidebar';
    }

    /** @param array<mixed> $values */
    private static function text(array $values, string $key): string
    {
        return is_string($values[$key] ?? null) ? $values[$key] : '';
    }
}
