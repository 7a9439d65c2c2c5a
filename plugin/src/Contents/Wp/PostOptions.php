<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsLooks;
use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Domain\AlternateTitles;
use CourantDesk\Contents\Domain\Position;
use CourantDesk\Contents\Domain\Rules;
use WP_Post;

/** What one post decides itself, in the contract's meta `_ez-toc-*` (Contents contract 1.2), over the settings of its type. */
final class PostOptions
{
    public const PREFIX = '_ez-toc-';

    /** @param ContentsSettings $settings of the site, as they are for the post's type */
    public function __construct(
        public readonly ContentsSettings $settings,
        public readonly ContentsLooks $looks,
        private readonly ?WP_Post $post,
    ) {
    }

    public function rules(): Rules
    {
        $levels = $this->levels();
        $exclude = html_entity_decode($this->text('exclude'), ENT_QUOTES, 'UTF-8');
        $own = Position::tryFrom($this->text('position-specific'));
        $position = $own ?? Position::from($this->settings->words('position'));
        $number = (int) $this->text($position === Position::AfterSomeImage ? 's_custom_img_number' : 's_custom_para_number');
        $selectors = explode(',', $this->settings->words('selectors'));

        return new Rules(
            $levels === [] ? $this->settings->levels() : $levels,
            $exclude !== '' ? $exclude : $this->settings->words('exclude'),
            implode(',', array_filter(Hooks::list('exclude_by_selector', $selectors), static fn (string $one): bool => trim($one) !== '')),
            $this->settings->slugRules(),
            $position,
            $own !== null && $number > 0 ? $number : $this->settings->number('number'),
            $own !== null ? $this->text('s_blockqoute_checkbox') === '1' || $this->settings->is('skip_quotes') : $this->settings->is('skip_quotes'),
        );
    }

    /** @return list<int> the post's own; none: those of the site */
    public function levels(): array
    {
        return array_values(array_filter(array_map(
            static fn (mixed $level): int => is_numeric($level) ? (int) $level : 0,
            (array) $this->meta('heading-levels')
        ), static fn (int $level): bool => $level >= 1 && $level <= 6));
    }

    /** Whether the box comes by itself: the post's own word, else that of its type. */
    public function isAutomatic(): bool
    {
        if ($this->post === null || $this->text('disabled') === '1') {
            return $this->post === null;
        }

        return in_array($this->post->post_type, $this->settings->autoTypes(), true) || $this->text('insert') === '1';
    }

    public function label(): string
    {
        $label = $this->text('header-label');

        return $label !== '' ? $label : $this->settings->words('label');
    }

    /** @return list<string> devices on which the list starts hidden */
    public function hiddenOn(): array
    {
        $devices = array_values(array_intersect(['mobile', 'desktop'], array_filter((array) $this->meta('visibility_hide_by_device'), is_string(...))));
        if ($this->text('visibility_hide_by_default') === '1') {
            return $devices === [] ? $this->settings->hidingDevices() : $devices;
        }

        return $this->settings->hiddenOn();
    }

    public function isNumbered(): bool
    {
        return $this->looks->counter()->kind() !== 'none' && $this->text('hide_counter') !== '1';
    }

    /** @return string `left`, `right`, `center` or '' */
    public function alignment(): string
    {
        $alignment = $this->text('alignment');

        return in_array($alignment, ['left', 'right', 'center'], true) ? $alignment : $this->looks->words('align');
    }

    /** @return string `mobile` or `desktop`, or '' for both */
    public function device(): string
    {
        $device = $this->text('device-target');

        return in_array($device, ['mobile', 'desktop'], true) ? $device : $this->settings->words('device');
    }

    public function minWords(): int
    {
        $own = (int) $this->text('word_count_limit');

        return $own > 0 ? $own : $this->settings->number('min_words');
    }

    /** Entries before a "more" button (contract meta `p_ctrl_heading`, `p_limit_headings_num`). */
    public function viewMore(): int
    {
        $own = (int) $this->text('p_limit_headings_num');

        return $this->text('p_ctrl_heading') === '1' && $own > 0 ? $own : $this->settings->number('view_more');
    }

    /** What a heading is called in the list (meta `alttext`: lines of `original|alternate`, `*` for anything). */
    public function titles(): AlternateTitles
    {
        return new AlternateTitles(html_entity_decode($this->text('alttext'), ENT_QUOTES, 'UTF-8'));
    }

    public function text(string $key): string
    {
        $value = $this->meta($key);

        return is_scalar($value) ? (string) $value : '';
    }

    private function meta(string $key): mixed
    {
        return $this->post === null ? '' : get_post_meta($this->post->ID, self::PREFIX . $key, true);
    }
}
