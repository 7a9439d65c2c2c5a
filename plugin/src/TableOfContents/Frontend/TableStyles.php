<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Assets;
use CourantDesk\TableOfContents\Storage\PostTableOptions;

/** Enqueues the stylesheets of tables of contents: the list, optional features, and the bar. */
final class TableStyles
{
    public function __construct(private readonly Assets $assets, private readonly PostTableOptions $postOptions)
    {
    }

    /** Enqueues the styles that the site's settings require. */
    public function enqueueForSite(bool $hasWidget): void
    {
        $this->enqueue($hasWidget || $this->needsExtras());
        if ($this->postOptions->settings->getText('bar') !== 'none') {
            $this->enqueueForBar();
        }
    }

    /** Enqueues the styles of one table, also after the head has been printed. */
    public function enqueueForTable(TableOptions $table): void
    {
        $isPlain = $table->form === 'drawer'
            || ($table->form === 'container' && !$this->needsExtras() && !self::hasOwnDisplay($table));
        $this->enqueue(!$isPlain);
    }

    public function enqueueForBar(): void
    {
        if ($this->postOptions->display->isEnabled('style')) {
            $this->assets->enqueueStyle('table-of-contents-bar');
        }
    }

    private function enqueue(bool $withExtras): void
    {
        if ($this->postOptions->display->isEnabled('style')) {
            $this->assets->enqueueStyle('table-of-contents');
            if ($withExtras) {
                $this->assets->enqueueStyle('table-of-contents-extras');
            }
        }
    }

    /** Returns whether a table has more than a title, a toggle and a list. */
    private function needsExtras(): bool
    {
        $display = $this->postOptions->display;
        $settings = $this->postOptions->settings;
        $shows = static fn (string $key): bool => $settings->isEnabled($key);

        return $display->getText('theme') !== 'site'
            || $display->cssProperties() !== []
            || !in_array($display->counterStyle()->kind(), ['none', 'nested'], true)
            || $display->getText('counter_position') === 'outside'
            || $display->getText('legend') !== ''
            || $this->postOptions->alignment() !== ''
            || $this->postOptions->device() !== ''
            || $this->postOptions->visibleEntryLimit() > 0
            || $settings->getText('empty_text') !== ''
            || array_filter(['label_toggles', 'sub_toggle', 'unfold', 'reading_time', 'copy_links'], $shows) !== [];
    }

    private static function hasOwnDisplay(TableOptions $table): bool
    {
        return $table->alignment !== ''
            || $table->legend !== ''
            || $table->device !== ''
            || $table->cssProperties !== []
            || ($table->visibleEntryLimit ?? 0) > 0;
    }
}
