<?php

declare(strict_types=1);

// phpcs:disable WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- a key of settings or attributes, not an argument of a query.

namespace CourantDesk\TableOfContents\Admin;

use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\TableOfContents\Frontend\EasyTocHooks;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\PostTableOptions;
use CourantDesk\TableOfContents\TableOfContentsFields;
use WP_Post;

/**
 * Renders and saves the meta box with the table of contents options of a post, stored in the meta keys of Easy Table of
 * Contents.
 */
final class TableOfContentsMetaBox
{
    private const NONCE = 'courant_contents_box';
    private const FIELD = 'courant_contents';

    public function __construct(private readonly Kernel $kernel, private readonly OptionsResolver $options)
    {
    }

    public function addMetaBox(string $type): void
    {
        if (
            in_array($type, $this->options->settings->enabledPostTypes(), true)
            && EasyTocHooks::filterBoolean('register_metaboxes_flag', true)
        ) {
            add_meta_box(
                'courant-contents',
                __('Table of contents', 'courant-desk'),
                $this->print(...),
                $type,
                'normal',
                'low',
            );
        }
    }

    private function print(WP_Post $post): void
    {
        $own = $this->options->forPost($post);
        $devices = get_post_meta($post->ID, PostTableOptions::META_PREFIX . 'visibility_hide_by_device', true);
        $this->kernel->template->print('table-of-contents/meta-box', new TableOfContentsMetaBoxView(
            field: self::FIELD,
            nonce: self::NONCE,
            values: [
                'shown' => $own->getText('disabled') === '1' ? 'no' : ($own->getText('insert') === '1' ? 'yes' : ''),
                'header-label' => $own->getText('header-label'),
                'position-specific' => $own->getText('position-specific'),
                'number' => $own->getText(
                    $own->getText('position-specific') === 'aftercustomimg'
                        ? 's_custom_img_number'
                        : 's_custom_para_number'
                ),
                'alignment' => $own->getText('alignment'),
                'device-target' => $own->getText('device-target'),
                'exclude' => html_entity_decode($own->getText('exclude'), ENT_QUOTES, 'UTF-8'),
                'alttext' => html_entity_decode($own->getText('alttext'), ENT_QUOTES, 'UTF-8'),
                'word_count_limit' => (int) $own->getText('word_count_limit') > 0
                    ? $own->getText('word_count_limit')
                    : '',
            ],
            levels: $own->levels(),
            isHidden: $own->getText('visibility_hide_by_default') === '1',
            hiddenDevices: array_values(array_filter(
                ['mobile', 'desktop'],
                static fn (string $device): bool => is_array($devices) && in_array($device, $devices, true),
            )),
            hidesNumbers: $own->getText('hide_counter') === '1',
            positionLabels: TableOfContentsFields::positionChoices(),
            deviceLabels: TableOfContentsFields::deviceChoices(),
        ));
        do_action('eztoc_pro_single_post_settings', $post->ID);
    }

    public function save(int $id, ?WP_Post $post): void
    {
        // WordPress passes null when another process has deleted the post in the meantime.
        if ($post === null) {
            return;
        }
        $request = Request::fromGlobals();
        if (
            wp_verify_nonce($request->text(self::NONCE), self::NONCE) === false
            || wp_is_post_autosave($id) !== false || wp_is_post_revision($id) !== false
            || $request->int('post_ID') !== $id
            || !in_array($post->post_type, $this->options->settings->enabledPostTypes(), true)
            || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        $sent = $request->body()[self::FIELD] ?? null;
        $text = static fn (string $key): string => is_array($sent) && is_scalar($sent[$key] ?? null)
            ? sanitize_textarea_field((string) $sent[$key])
            : '';
        $some = static fn (string $key): array => is_array($sent) && is_array($sent[$key] ?? null)
            ? array_values(array_filter($sent[$key], is_scalar(...)))
            : [];
        $position = $text('position-specific');
        $number = max(1, (int) $text('number'));
        $this->saveMeta($id, [
            'disabled' => $text('shown') === 'no' ? '1' : '',
            'insert' => $text('shown') === 'yes' ? '1' : '',
            'header-label' => sanitize_text_field($text('header-label')),
            'position-specific' => isset(TableOfContentsFields::positionChoices()[$position]) ? $position : '',
            's_custom_para_number' => $position === 'aftercustompara' ? $number : '',
            's_custom_img_number' => $position === 'aftercustomimg' ? $number : '',
            'alignment' => in_array($text('alignment'), ['left', 'right', 'center'], true) ? $text('alignment') : '',
            'device-target' => isset(TableOfContentsFields::deviceChoices()[$text('device-target')])
                ? $text('device-target')
                : '',
            'exclude' => esc_html($text('exclude')),
            'alttext' => esc_html($text('alttext')),
            'word_count_limit' => (int) $text('word_count_limit') > 0 ? (int) $text('word_count_limit') : '',
            'heading-levels' => array_values(array_filter(
                array_map(intval(...), $some('levels')),
                static fn (int $level): bool => $level >= 1 && $level <= 6,
            )),
            'visibility_hide_by_default' => $text('hidden') === '1' ? '1' : '',
            'visibility_hide_by_device' => array_values(array_filter(
                ['mobile', 'desktop'],
                static fn (string $device): bool => in_array($device, $some('devices'), true),
            )),
            'hide_counter' => $text('hide_counter') === '1' ? '1' : '',
        ]);
        do_action('eztoc_pro_single_post_save_settings', $id);
    }

    /**
     * @param array<string, mixed> $values by meta key; empty values are deleted, so that posts without options have no
     *     meta rows
     */
    private function saveMeta(int $id, array $values): void
    {
        foreach ($values as $key => $value) {
            if ($value === '' || $value === []) {
                delete_post_meta($id, PostTableOptions::META_PREFIX . $key);
            } else {
                update_post_meta($id, PostTableOptions::META_PREFIX . $key, wp_slash($value));
            }
        }
    }
}
