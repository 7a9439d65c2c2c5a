<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Kernel\Assets;

/** The style sheets that a page with tables of contents needs: the list, what settings add to it, and the bar. */
final class Styles
{
    public function __construct(private readonly Assets $assets, private readonly PostOptions $own)
    {
    }

    /** What the owner's settings will print. */
    public function ofSite(bool $hasWidget): void
    {
        $this->enqueue($hasWidget || $this->isAdorned());
        if ($this->own->settings->words('bar') !== 'none') {
            $this->ofBar();
        }
    }

    /** What one table needs, whatever the head of the page has by now. */
    public function of(TableOptions $table): void
    {
        $isPlain = $table->form === 'drawer' || ($table->form === 'container' && !$this->isAdorned() && !self::isSpecial($table));
        $this->enqueue(!$isPlain);
    }

    public function ofBar(): void
    {
        if ($this->own->looks->is('style')) {
            $this->assets->style('contents-bar');
        }
    }

    private function enqueue(bool $withExtras): void
    {
        if ($this->own->looks->is('style')) {
            $this->assets->style('contents');
            if ($withExtras) {
                $this->assets->style('contents-extras');
            }
        }
    }

    /** Whether a table has more than a title, a toggle and a list. */
    private function isAdorned(): bool
    {
        $looks = $this->own->looks;
        $settings = $this->own->settings;
        $shows = static fn (string $key): bool => $settings->is($key);

        return $looks->words('theme') !== 'site'
            || $looks->properties() !== []
            || !in_array($looks->counter()->kind(), ['none', 'nested'], true)
            || $looks->words('counter_position') === 'outside'
            || $looks->words('legend') !== ''
            || $this->own->alignment() !== ''
            || $this->own->device() !== ''
            || $this->own->viewMore() > 0
            || $settings->words('empty_text') !== ''
            || array_filter(['label_toggles', 'sub_toggle', 'unfold', 'reading_time', 'copy_links'], $shows) !== [];
    }

    private static function isSpecial(TableOptions $table): bool
    {
        return $table->alignment !== '' || $table->legend !== '' || $table->device !== '' || $table->looks !== [] || ($table->viewMore ?? 0) > 0;
    }
}
