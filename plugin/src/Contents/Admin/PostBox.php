<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Admin;

use CourantDesk\Contents\ContentsFields;
use CourantDesk\Contents\Wp\Hooks;
use CourantDesk\Contents\Wp\Options;
use CourantDesk\Contents\Wp\PostOptions;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use WP_Post;

/** The box beside a text in which its author decides about its contents; it writes the contract's meta (Contents contract 1.2). */
final class PostBox
{
    private const NONCE = 'courant_contents_box';
    private const FIELD = 'courant_contents';

    public function __construct(private readonly Kernel $kernel, private readonly Options $options)
    {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes', $this->add(...));
        // Before the outline is computed, by the rules that are stored here.
        add_action('save_post', $this->save(...), 10, 2);
    }

    private function add(string $type): void
    {
        if (in_array($type, $this->options->site->enabledTypes(), true) && Hooks::holds('register_metaboxes_flag', true)) {
            add_meta_box('courant-contents', __('Table of contents', 'courant-desk'), $this->show(...), $type, 'normal', 'low');
        }
    }

    private function show(WP_Post $post): void
    {
        $own = $this->options->of($post);
        $devices = get_post_meta($post->ID, PostOptions::PREFIX . 'visibility_hide_by_device', true);
        $this->kernel->template->show('contents/post-box', new PostBoxView(
            self::FIELD,
            self::NONCE,
            [
                'shown' => $own->text('disabled') === '1' ? 'no' : ($own->text('insert') === '1' ? 'yes' : ''),
                'header-label' => $own->text('header-label'),
                'position-specific' => $own->text('position-specific'),
                'number' => $own->text($own->text('position-specific') === 'aftercustomimg' ? 's_custom_img_number' : 's_custom_para_number'),
                'alignment' => $own->text('alignment'),
                'device-target' => $own->text('device-target'),
                'exclude' => html_entity_decode($own->text('exclude'), ENT_QUOTES, 'UTF-8'),
                'alttext' => html_entity_decode($own->text('alttext'), ENT_QUOTES, 'UTF-8'),
                'word_count_limit' => (int) $own->text('word_count_limit') > 0 ? $own->text('word_count_limit') : '',
            ],
            $own->levels(),
            $own->text('visibility_hide_by_default') === '1',
            array_values(array_filter(['mobile', 'desktop'], static fn (string $one): bool => is_array($devices) && in_array($one, $devices, true))),
            $own->text('hide_counter') === '1',
            ContentsFields::positions(),
            ContentsFields::devices(),
        ));
        do_action('eztoc_pro_single_post_settings', $post->ID);
    }

    private function save(int $id, ?WP_Post $post): void
    {
        // WordPress passes null when another process deleted the post meanwhile.
        if ($post === null) {
            return;
        }
        $request = Request::current();
        if (
            wp_verify_nonce($request->text(self::NONCE), self::NONCE) === false
            || wp_is_post_autosave($id) !== false || wp_is_post_revision($id) !== false
            || $request->int('post_ID') !== $id
            || !in_array($post->post_type, $this->options->site->enabledTypes(), true)
            || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        $sent = $request->body()[self::FIELD] ?? null;
        $text = static fn (string $key): string => is_array($sent) && is_scalar($sent[$key] ?? null) ? sanitize_textarea_field((string) $sent[$key]) : '';
        $some = static fn (string $key): array => is_array($sent) && is_array($sent[$key] ?? null) ? array_values(array_filter($sent[$key], is_scalar(...))) : [];
        $position = $text('position-specific');
        $number = max(1, (int) $text('number'));
        $this->keep($id, [
            'disabled' => $text('shown') === 'no' ? '1' : '',
            'insert' => $text('shown') === 'yes' ? '1' : '',
            'header-label' => sanitize_text_field($text('header-label')),
            'position-specific' => isset(ContentsFields::positions()[$position]) ? $position : '',
            's_custom_para_number' => $position === 'aftercustompara' ? $number : '',
            's_custom_img_number' => $position === 'aftercustomimg' ? $number : '',
            'alignment' => in_array($text('alignment'), ['left', 'right', 'center'], true) ? $text('alignment') : '',
            'device-target' => isset(ContentsFields::devices()[$text('device-target')]) ? $text('device-target') : '',
            'exclude' => esc_html($text('exclude')),
            'alttext' => esc_html($text('alttext')),
            'word_count_limit' => (int) $text('word_count_limit') > 0 ? (int) $text('word_count_limit') : '',
            'heading-levels' => array_values(array_filter(array_map(intval(...), $some('levels')), static fn (int $level): bool => $level >= 1 && $level <= 6)),
            'visibility_hide_by_default' => $text('hidden') === '1' ? '1' : '',
            'visibility_hide_by_device' => array_values(array_filter(['mobile', 'desktop'], static fn (string $one): bool => in_array($one, $some('devices'), true))),
            'hide_counter' => $text('hide_counter') === '1' ? '1' : '',
        ]);
        do_action('eztoc_pro_single_post_save_settings', $id);
    }

    /** @param array<string, mixed> $values by the meta's name; empty ones go, so that a text without choices has no rows */
    private function keep(int $id, array $values): void
    {
        foreach ($values as $key => $value) {
            if ($value === '' || $value === []) {
                delete_post_meta($id, PostOptions::PREFIX . $key);
            } else {
                update_post_meta($id, PostOptions::PREFIX . $key, wp_slash($value));
            }
        }
    }
}
