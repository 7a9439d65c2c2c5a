<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\StatusDecision;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Closing date and marks in WordPress's quick edit and bulk edit. Fields that say "no change" change nothing. */
final class OpeningQuickEdit
{
    private const NONCE = 'courant_quick_nonce';
    private const ACTION = 'courant_quick_edit';
    private const MARKS = [OpeningMeta::FILLED => 'filled', OpeningMeta::FEATURED => '1', OpeningMeta::UNLISTED => 'exclude'];

    public function __construct(
        private readonly Clock $clock,
        private readonly Assets $assets,
        private readonly OpeningNotices $notices,
    ) {
    }

    public function boot(): void
    {
        add_action('quick_edit_custom_box', [$this, 'quick'], 10, 2);
        add_action('bulk_edit_custom_box', [$this, 'bulk'], 10, 2);
        add_action('add_inline_data', [$this, 'data'], 10, 1);
        add_action('save_post_' . OpeningType::NAME, [$this, 'save'], 10, 1);
        add_action('admin_enqueue_scripts', [$this, 'script']);
    }

    public function script(string $screen): void
    {
        if ($screen === 'edit.php' && get_current_screen()?->post_type === OpeningType::NAME) {
            $this->assets->adminScript('openings-list');
        }
    }

    public function quick(string $column, string $type): void
    {
        if ($column === 'courant_closing' && $type === OpeningType::NAME) {
            $this->fields(false);
        }
    }

    public function bulk(string $column, string $type): void
    {
        if ($column === 'courant_closing' && $type === OpeningType::NAME) {
            $this->fields(true);
        }
    }

    /** What quick edit fills its fields with, beside WordPress's own. */
    public function data(WP_Post $post): void
    {
        if ($post->post_type !== OpeningType::NAME) {
            return;
        }
        printf('<div class="courant_closing_at">%s</div>', esc_html(OpeningFields::closing($post->ID)->at));
        foreach (self::MARKS as $key => $on) {
            printf('<div class="%s">%s</div>', esc_attr($key), get_post_meta($post->ID, $key, true) === $on ? '1' : '0');
        }
    }

    public function save(int $id): void
    {
        $request = Request::current();
        $sent = $request->text(self::NONCE);
        if ($sent === '' || wp_verify_nonce($sent, self::ACTION) === false || !current_user_can('edit_post', $id)) {
            return;
        }
        $this->saveClosing($id, $request);
        foreach (self::MARKS as $key => $on) {
            $wanted = $request->text("courant_quick_$key");
            if ($wanted !== '') {
                update_post_meta($id, $key, $wanted === '1' ? $on : '');
            }
        }
    }

    private function saveClosing(int $id, Request $request): void
    {
        $typed = $request->text('courant_quick_closing');
        $isNone = $request->text('courant_quick_never') === '1';
        if ($typed === '' && !$isNone) {
            return;
        }
        $closing = ClosingRecord::at($isNone ? '' : $typed);
        if (!$isNone && $closing->at === '') {
            $this->notices->add('closing.malformed');

            return;
        }
        $status = (string) get_post_status($id);
        $publishes = OpeningFields::publishes(get_post_field('post_date_gmt', $id));
        $decision = StatusDecision::make($status, $status, $closing->moment(wp_timezone()), $this->clock->now(), $publishes);
        if (!$decision->isRefusal()) {
            update_post_meta($id, OpeningMeta::CLOSING_AT, $closing->at);
        }
        $this->notices->add($decision->notice);
    }

    private function fields(bool $many): void
    {
        $marks = [
            OpeningMeta::FILLED => __('Filled', 'courant-desk'),
            OpeningMeta::FEATURED => __('Featured', 'courant-desk'),
            OpeningMeta::UNLISTED => __('Unlisted', 'courant-desk'),
        ];
        ?>
        <fieldset class="inline-edit-col-right">
            <div class="inline-edit-col">
                <?php wp_nonce_field(self::ACTION, self::NONCE, false); ?>
                <label><span class="title"><?php esc_html_e('Closes', 'courant-desk'); ?></span> <input type="datetime-local" name="courant_quick_closing" value=""></label>
                <label><input type="checkbox" name="courant_quick_never" value="1"> <span class="checkbox-title"><?php esc_html_e('Stays open', 'courant-desk'); ?></span></label>
                <?php foreach ($marks as $key => $label) : ?>
                    <label><span class="title"><?php echo esc_html($label); ?></span>
                        <select name="<?php echo esc_attr("courant_quick_$key"); ?>">
                            <?php if ($many) : ?>
                                <option value=""><?php esc_html_e('— No change —', 'courant-desk'); ?></option>
                            <?php endif; ?>
                            <option value="0"><?php esc_html_e('No', 'courant-desk'); ?></option>
                            <option value="1"><?php esc_html_e('Yes', 'courant-desk'); ?></option>
                        </select>
                    </label>
                <?php endforeach; ?>
            </div>
        </fieldset>
        <?php
    }
}
