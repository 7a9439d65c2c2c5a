<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Admin;

/** View model of the index screen. */
final class IndexScreenView
{
    /** @param 'ready'|'building'|'waiting' $state */
    public function __construct(
        public readonly string $state,
        public readonly int $indexedCount,
        public readonly int $totalCount,
        public readonly string $nonceAction,
        public readonly string $json,
    ) {
    }

    public function statusText(): string
    {
        $all = number_format_i18n($this->totalCount);

        return match ($this->state) {
            'ready' => sprintf(
                /* translators: %s: number of openings */
                _n(
                    'The index is ready and contains %s opening.',
                    'The index is ready and contains %s openings.',
                    $this->totalCount,
                    'courant-desk',
                ),
                $all,
            ),
            'building' => sprintf(
                /* translators: 1: number of openings, 2: number of all openings */
                __('Building the index: %1$s of %2$s openings.', 'courant-desk'),
                number_format_i18n($this->indexedCount),
                $all,
            ),
            'waiting' => __('The index is not built yet. Building starts in the background.', 'courant-desk'),
        };
    }
}
