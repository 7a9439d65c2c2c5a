<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\PageConfig;
use CourantDesk\TableOfContents\Storage\PostTableOptions;
use CourantDesk\TableOfContents\TableOfContentsSettings;

/**
 * Provides the configuration of the scripts on a page with a table of contents, including the JavaScript objects of
 * Easy Table of Contents.
 */
final class PageScriptConfig
{
    private const COMPATIBILITY_HANDLE = 'courant-contents-names';
    private ?PostTableOptions $options = null;

    /** @var array<string, true> forms of the tables on the page, by name */
    private array $forms = [];

    public function __construct(private readonly PageConfig $config)
    {
    }

    /**
     * Sets the options of the page, which are those of its first table.
     *
     * @param string $form form of the table, such as `widget`
     */
    public function setOptions(PostTableOptions $options, string $form = 'container'): void
    {
        $this->options ??= $options;
        $this->forms[$form] = true;
        $this->config->add('contents', $this->toConfig(...));
    }

    /** @return array<string, mixed> see `schema/page-config.json` */
    public function toConfig(): array
    {
        $settings = $this->options?->settings;
        if ($settings === null) {
            return [];
        }
        $devices = $settings->configuredHiddenDevices();

        return [
            'scrollOffset' => $settings->getNumber('scroll_offset'),
            'mobileOffset' => $settings->getNumber('mobile_offset'),
            'smoothScroll' => $settings->isEnabled('smooth_scroll'),
            'visibilityHideByDefault' => $settings->startsHidden(),
            'visibilityHideByDevice' => $devices === [] ? '0' : implode(',', $devices),
            'affixSelector' => $settings->getText('affix'),
            'sync' => $settings->isEnabled('sync'),
            'unfold' => $settings->isEnabled('unfold'),
            'copyLinks' => $settings->isEnabled('copy_links'),
            'ajax' => $settings->isEnabled('ajax'),
            'messages' => [
                /* translators: %s: a heading */
                'copy' => __('Copy the link to “%s”', 'courant-desk'),
                'copied' => __('Link copied.', 'courant-desk'),
                /* translators: %d: percent of the text */
                'progress' => __('%d %% read', 'courant-desk'),
                /* translators: %d: minutes */
                'left' => __('%d min left', 'courant-desk'),
            ],
        ];
    }

    /**
     * Prints the JavaScript objects of Easy Table of Contents with all scalars as strings, as wp_localize_script()
     * prints them.
     */
    public function printCompatibilityObjects(): void
    {
        $settings = $this->options?->settings;
        if ($settings === null || is_admin() || is_feed()) {
            return;
        }
        wp_register_script(self::COMPATIBILITY_HANDLE, false, [], COURANT_DESK_VERSION, true);
        $names = apply_filters('eztoc_localize_filter', self::compatibilityObject($settings), 'ezTOC');
        InlineJson::localize(
            self::COMPATIBILITY_HANDLE,
            'ezTOC',
            is_array($names)
                ? array_combine(array_map(strval(...), array_keys($names)), $names)
                : self::compatibilityObject($settings),
        );
        InlineJson::localize(self::COMPATIBILITY_HANDLE, 'eztoc_smooth_local', [
            'scroll_offset' => (string) $settings->getNumber('scroll_offset'),
            'add_request_uri' => $settings->isEnabled('request_uri') ? '1' : '',
            'add_self_reference_link' => $settings->isEnabled('self_link') ? '1' : '',
        ] + (
            $settings->isEnabled('smooth_scroll') && $settings->isEnabled('quiet_links') ? ['JumpJsLinks' => '1'] : []
        ));
        if (isset($this->forms['drawer'])) {
            InlineJson::localize(self::COMPATIBILITY_HANDLE, 'eztoc_sticky_local', ['close_on_link_click' => '1']);
        }
        if (isset($this->forms['sticky'])) {
            InlineJson::localize(
                self::COMPATIBILITY_HANDLE,
                'ezTocWidgetSticky',
                ['fixed_top_position' => (string) $settings->getNumber('scroll_offset')],
            );
        }
        wp_enqueue_script(self::COMPATIBILITY_HANDLE);
    }

    /** @return array<string, string> */
    private static function compatibilityObject(TableOfContentsSettings $settings): array
    {
        $names = [
            'smooth_scroll' => $settings->isEnabled('smooth_scroll') ? '1' : '',
            'scroll_offset' => (string) $settings->getNumber('scroll_offset'),
            'fallbackIcon' => EasyTocHooks::filterText('modify_icon', ''),
            'chamomile_theme_is_on' => get_template() === 'chamomile' ? '1' : '',
        ];
        if ($settings->isEnabled('toggle')) {
            $names['visibility_hide_by_default'] = $settings->startsHidden() ? '1' : '';
        }
        if ($settings->startsHidden()) {
            $names['visibility_hide_by_device'] = $settings->configuredHiddenDevices() === [] ? '0' : '1';
        }

        return $names
            + ($settings->getText('affix') === '' ? [] : ['affixSelector' => $settings->getText('affix')])
            + ($settings->isEnabled('ajax') ? ['ajax_toggle' => '1'] : []);
    }
}
