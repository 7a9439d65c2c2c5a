<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\PageConfig;

/** Tells the scripts of a page with contents what they need, ours and those that know the contract's objects (Spec 3). */
final class PageSettings
{
    private const HANDLE = 'courant-contents-names';
    private ?PostOptions $used = null;

    public function __construct(private readonly PageConfig $config)
    {
    }

    public function boot(): void
    {
        add_action('wp_print_footer_scripts', $this->printNames(...), 1);
    }

    /** A table stands on the page: the first one's settings hold. */
    public function use(PostOptions $options): void
    {
        $this->used ??= $options;
        $this->config->add('contents', $this->config(...));
    }

    /** @return array<string, mixed> see `schema/page-config.json` */
    public function config(): array
    {
        $settings = $this->used?->settings;
        if ($settings === null) {
            return [];
        }
        $devices = $settings->hidingDevices();

        return [
            'scrollOffset' => $settings->number('scroll_offset'),
            'mobileOffset' => $settings->number('mobile_offset'),
            'smoothScroll' => $settings->is('smooth_scroll'),
            'visibilityHideByDefault' => $settings->startsHidden(),
            'visibilityHideByDevice' => $devices === [] ? '0' : implode(',', $devices),
            'affixSelector' => $settings->words('affix'),
            'sync' => $settings->is('sync'),
            'unfold' => $settings->is('unfold'),
            'copyLinks' => $settings->is('copy_links'),
            'ajax' => $settings->is('ajax'),
            'messages' => [
                /* translators: %s: a heading */
                'copy' => __('Copy the link to “%s”', 'courant-desk'),
                'copied' => __('The link is copied.', 'courant-desk'),
                'previous' => __('Previous section', 'courant-desk'),
                'next' => __('Next section', 'courant-desk'),
                /* translators: %d: percent of the text */
                'progress' => __('%d %% read', 'courant-desk'),
                /* translators: %d: minutes */
                'left' => __('%d min left', 'courant-desk'),
            ],
        ];
    }

    /** The contract's objects, with every scalar as text as WordPress prints them there (Contents contract 1.5, 1.6). */
    private function printNames(): void
    {
        $settings = $this->used?->settings;
        if ($settings === null || is_admin() || is_feed()) {
            return;
        }
        wp_register_script(self::HANDLE, false, [], COURANT_DESK_VERSION, true);
        $names = apply_filters('eztoc_localize_filter', self::names($settings), 'ezTOC');
        InlineJson::localize(self::HANDLE, 'ezTOC', is_array($names) ? array_combine(array_map(strval(...), array_keys($names)), $names) : self::names($settings));
        InlineJson::localize(self::HANDLE, 'eztoc_smooth_local', [
            'scroll_offset' => (string) $settings->number('scroll_offset'),
            'add_request_uri' => $settings->is('request_uri') ? '1' : '',
            'add_self_reference_link' => $settings->is('self_link') ? '1' : '',
        ] + ($settings->is('smooth_scroll') && $settings->is('quiet_links') ? ['JumpJsLinks' => '1'] : []));
        wp_enqueue_script(self::HANDLE);
    }

    /** @return array<string, string> */
    private static function names(ContentsSettings $settings): array
    {
        $names = [
            'smooth_scroll' => $settings->is('smooth_scroll') ? '1' : '',
            'scroll_offset' => (string) $settings->number('scroll_offset'),
            'fallbackIcon' => Hooks::text('modify_icon', ''),
            'chamomile_theme_is_on' => get_template() === 'chamomile' ? '1' : '',
        ];
        if ($settings->is('toggle')) {
            $names['visibility_hide_by_default'] = $settings->startsHidden() ? '1' : '';
        }
        if ($settings->startsHidden()) {
            $names['visibility_hide_by_device'] = $settings->hidingDevices() === [] ? '0' : '1';
        }

        return $names
            + ($settings->words('affix') === '' ? [] : ['affixSelector' => $settings->words('affix')])
            + ($settings->is('ajax') ? ['ajax_toggle' => '1'] : []);
    }
}
