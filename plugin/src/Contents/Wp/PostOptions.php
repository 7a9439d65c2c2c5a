<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Domain\AlternateTitles;
use CourantDesk\Contents\Domain\Position;
use CourantDesk\Contents\Domain\Rules;

/** What one post decides itself, in the contract's meta `_ez-toc-*` (Contents contract 1.2), over the owner's settings. */
final class PostOptions
{
    public function __construct(private readonly ContentsSettings $settings, private readonly int $post)
    {
    }

    public function rules(): Rules
    {
        $levels = array_values(array_filter(array_map(
            static fn (mixed $level): int => is_numeric($level) ? (int) $level : 0,
            (array) $this->meta('heading-levels')
        ), static fn (int $level): bool => $level >= 1 && $level <= 6));
        $exclude = html_entity_decode($this->text('exclude'), ENT_QUOTES, 'UTF-8');
        $own = Position::tryFrom($this->text('position-specific'));
        $position = $own ?? Position::from($this->settings->words('position'));
        $number = (int) $this->text($position === Position::AfterSomeImage ? 's_custom_img_number' : 's_custom_para_number');

        return new Rules(
            $levels === [] ? $this->settings->levels() : $levels,
            $exclude !== '' ? $exclude : $this->settings->words('exclude'),
            $this->settings->words('selectors'),
            $this->settings->slugRules(),
            $position,
            $own !== null && $number > 0 ? $number : $this->settings->number('number'),
            $own !== null ? $this->text('s_blockqoute_checkbox') === '1' || $this->settings->is('skip_quotes') : $this->settings->is('skip_quotes'),
        );
    }

    /** Whether the box comes by itself: the post's own word, else that of its type. */
    public function isAutomatic(): bool
    {
        if ($this->text('disabled') === '1') {
            return false;
        }

        return in_array(get_post_type($this->post), $this->settings->autoTypes(), true) || $this->text('insert') === '1';
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
        return $this->settings->words('counter') !== 'none' && $this->text('hide_counter') !== '1';
    }

    /** @return 'left'|'right'|'center'|'' */
    public function alignment(): string
    {
        $alignment = $this->text('alignment');

        return in_array($alignment, ['left', 'right', 'center'], true) ? $alignment : '';
    }

    /** What a heading is called in the list (meta `alttext`: lines of `original|alternate`, `*` for anything). */
    public function titles(): AlternateTitles
    {
        return new AlternateTitles(html_entity_decode($this->text('alttext'), ENT_QUOTES, 'UTF-8'));
    }

    private function text(string $key): string
    {
        $value = $this->meta($key);

        return is_scalar($value) ? (string) $value : '';
    }

    private function meta(string $key): mixed
    {
        return get_post_meta($this->post, '_ez-toc-' . $key, true);
    }
}
