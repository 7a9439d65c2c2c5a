<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Storage;

use CourantDesk\TableOfContents\Domain\AlternateTitles;
use CourantDesk\TableOfContents\Domain\OutlineRules;
use CourantDesk\TableOfContents\Domain\TablePosition;
use CourantDesk\TableOfContents\Frontend\EasyTocHooks;
use CourantDesk\TableOfContents\TableOfContentsDisplaySettings;
use CourantDesk\TableOfContents\TableOfContentsSettings;
use WP_Post;

/**
 * Represents the options of a post, from the meta `_ez-toc-*` of Easy Table of Contents, with fallback to the settings
 * of its post type.
 */
final class PostTableOptions
{
    public const META_PREFIX = '_ez-toc-';

    /** @param TableOfContentsSettings $settings settings of the site for the post's type */
    public function __construct(
        public readonly TableOfContentsSettings $settings,
        public readonly TableOfContentsDisplaySettings $display,
        private readonly ?WP_Post $post,
    ) {
    }

    public function outlineRules(): OutlineRules
    {
        $levels = $this->levels();
        $exclude = html_entity_decode($this->getText('exclude'), ENT_QUOTES, 'UTF-8');
        $own = TablePosition::tryFrom($this->getText('position-specific'));
        $position = $own ?? TablePosition::from($this->settings->getText('position'));
        $number = (int) $this->getText(
            $position === TablePosition::AfterNthImage ? 's_custom_img_number' : 's_custom_para_number'
        );
        $selectors = explode(',', $this->settings->getText('selectors'));

        return new OutlineRules(
            levels: $levels === [] ? $this->settings->levels() : $levels,
            exclude: $exclude !== '' ? $exclude : $this->settings->getText('exclude'),
            selectors: implode(',', array_filter(
                EasyTocHooks::filterList('exclude_by_selector', $selectors),
                static fn (string $value): bool => trim($value) !== '',
            )),
            headingIds: $this->settings->headingIdRules(),
            position: $position,
            positionNumber: $own !== null && $number > 0 ? $number : $this->settings->getNumber('number'),
            skipsQuotes: $own !== null
                ? $this->getText('s_blockqoute_checkbox') === '1' || $this->settings->isEnabled('skip_quotes')
                : $this->settings->isEnabled('skip_quotes'),
        );
    }

    /** @return list<int> levels of the post; empty to use those of the site */
    public function levels(): array
    {
        return array_values(array_filter(array_map(
            static fn (mixed $level): int => is_numeric($level) ? (int) $level : 0,
            (array) $this->readMeta('heading-levels')
        ), static fn (int $level): bool => $level >= 1 && $level <= 6));
    }

    /**
     * Returns whether the table is inserted automatically: by the option of the post, otherwise by that of its post
     * type, unless the post contains a list of openings, which visitors want to see first.
     */
    public function isAutomatic(): bool
    {
        if ($this->post === null || $this->getText('disabled') === '1') {
            return $this->post === null;
        }

        return $this->getText('insert') === '1'
            || (in_array($this->post->post_type, $this->settings->automaticPostTypes(), true) && !$this->hasListing());
    }

    private function hasListing(): bool
    {
        return $this->post !== null
            && (has_block('wp-job-openings/blocks', $this->post)
                || has_shortcode($this->post->post_content, 'awsmjobs'));
    }

    public function label(): string
    {
        $label = $this->getText('header-label');

        return $label !== '' ? $label : $this->settings->getText('label');
    }

    /**
     * @param int $count entries of the list
     * @return list<string> devices on which the list is initially collapsed
     */
    public function hiddenDevices(int $count = 0): array
    {
        $devices = array_values(array_intersect(
            ['mobile', 'desktop'],
            array_filter((array) $this->readMeta('visibility_hide_by_device'), is_string(...)),
        ));
        if ($this->getText('visibility_hide_by_default') === '1') {
            return $devices === [] ? $this->settings->configuredHiddenDevices() : $devices;
        }

        $hidden = $this->settings->hiddenDevices();
        $max = $this->settings->getNumber('max_open');

        return $hidden === [] && $max > 0 && $count > $max ? ['mobile'] : $hidden;
    }

    public function isNumbered(): bool
    {
        return $this->display->counterStyle()->kind() !== 'none' && $this->getText('hide_counter') !== '1';
    }

    /** @return string `left`, `right`, `center` or '' */
    public function alignment(): string
    {
        $alignment = $this->getText('alignment');

        return in_array($alignment, ['left', 'right', 'center'], true) ? $alignment : $this->display->getText('align');
    }

    /** @return string `mobile` or `desktop`, or '' for both */
    public function device(): string
    {
        $device = $this->getText('device-target');

        return in_array($device, ['mobile', 'desktop'], true) ? $device : $this->settings->getText('device');
    }

    public function minWords(): int
    {
        $own = (int) $this->getText('word_count_limit');

        return $own > 0 ? $own : $this->settings->getNumber('min_words');
    }

    /** Returns the number of entries before the "more" button (meta `p_ctrl_heading` and `p_limit_headings_num`). */
    public function visibleEntryLimit(): int
    {
        $own = (int) $this->getText('p_limit_headings_num');

        return $this->getText('p_ctrl_heading') === '1' && $own > 0 ? $own : $this->settings->getNumber('view_more');
    }

    /**
     * Returns the alternate titles of headings (meta `alttext`: lines of `original|alternate`, with `*` as wildcard).
     */
    public function alternateTitles(): AlternateTitles
    {
        return new AlternateTitles(html_entity_decode($this->getText('alttext'), ENT_QUOTES, 'UTF-8'));
    }

    public function getText(string $key): string
    {
        $value = $this->readMeta($key);

        return is_scalar($value) ? (string) $value : '';
    }

    private function readMeta(string $key): mixed
    {
        return $this->post === null ? '' : get_post_meta($this->post->ID, self::META_PREFIX . $key, true);
    }
}
