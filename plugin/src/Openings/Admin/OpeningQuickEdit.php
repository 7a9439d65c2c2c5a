<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\StatusDecision;
use CourantDesk\Openings\Storage\OpeningFieldParser;
use CourantDesk\Openings\Storage\OpeningMeta;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/**
 * Adds the closing date and flags to WordPress's quick edit and bulk edit. Fields set to "No change" keep their values.
 */
final class OpeningQuickEdit
{
    private const NONCE = 'courant_quick_nonce';
    private const ACTION = 'courant_quick_edit';
    private const FLAGS = [OpeningMeta::FILLED => 'filled', OpeningMeta::FEATURED => '1', OpeningMeta::UNLISTED => 'exclude'];

    public function __construct(
        private readonly Clock $clock,
        private readonly Assets $assets,
        private readonly OpeningNotices $notices,
    ) {
    }

    public function enqueueScript(string $screen): void
    {
        if ($screen === 'edit.php' && get_current_screen()?->post_type === OpeningPostType::NAME) {
            $this->assets->enqueueAdminScript('openings-list');
        }
    }

    public function printQuickEditFields(string $column, string $type): void
    {
        if ($column === 'courant_closing' && $type === OpeningPostType::NAME) {
            $this->printFields(false);
        }
    }

    public function printBulkEditFields(string $column, string $type): void
    {
        if ($column === 'courant_closing' && $type === OpeningPostType::NAME) {
            $this->printFields(true);
        }
    }

    /** Prints the values that quick edit fills its fields with. */
    public function printInlineData(WP_Post $post): void
    {
        if ($post->post_type !== OpeningPostType::NAME) {
            return;
        }
        printf('<div class="courant_closing_at">%s</div>', esc_html(OpeningFieldParser::findClosing($post->ID)->dateTime));
        foreach (self::FLAGS as $key => $on) {
            printf('<div class="%s">%s</div>', esc_attr($key), get_post_meta($post->ID, $key, true) === $on ? '1' : '0');
        }
    }

    public function save(int $id): void
    {
        $request = Request::fromGlobals();
        $sent = $request->text(self::NONCE);
        if ($sent === '' || wp_verify_nonce($sent, self::ACTION) === false || !current_user_can('edit_post', $id)) {
            return;
        }
        $this->saveClosing($id, $request);
        foreach (self::FLAGS as $key => $on) {
            $choice = $request->text("courant_quick_$key");
            if ($choice !== '') {
                update_post_meta($id, $key, $choice === '1' ? $on : '');
            }
        }
    }

    private function saveClosing(int $id, Request $request): void
    {
        $entered = $request->text('courant_quick_closing');
        $isNone = $request->text('courant_quick_never') === '1';
        if ($entered === '' && !$isNone) {
            return;
        }
        $closing = ClosingDate::fromString($isNone ? '' : $entered);
        if (!$isNone && $closing->dateTime === '') {
            $this->notices->add('closing.malformed');

            return;
        }
        $status = (string) get_post_status($id);
        $publishes = OpeningFieldParser::parsePublishDate(get_post_field('post_date_gmt', $id));
        $decision = StatusDecision::create($status, $status, $closing->toDateTime(wp_timezone()), $this->clock->now(), $publishes);
        if (!$decision->isRefusal()) {
            update_post_meta($id, OpeningMeta::CLOSING_AT, $closing->dateTime);
        }
        $this->notices->add($decision->notice);
    }

    private function printFields(bool $isBulk): void
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
                <label><input type="checkbox" name="courant_quick_never" value="1"> <span class="checkbox-title"><?php esc_html_e('No closing date', 'courant-desk'); ?></span></label>
                <?php foreach ($marks as $key => $label) : ?>
                    <label><span class="title"><?php echo esc_html($label); ?></span>
                        <select name="<?php echo esc_attr("courant_quick_$key"); ?>">
                            <?php if ($isBulk) : ?>
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
