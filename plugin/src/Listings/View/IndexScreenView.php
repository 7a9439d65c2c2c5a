<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** Tools > Index of openings. */
final class IndexScreenView
{
    /** @param 'ready'|'building'|'waiting' $state */
    public function __construct(
        public readonly string $state,
        public readonly int $done,
        public readonly int $all,
        public readonly string $nonce,
    ) {
    }

    public function words(): string
    {
        $all = number_format_i18n($this->all);

        return match ($this->state) {
            /* translators: %s: number of openings */
            'ready' => sprintf(_n('The index is ready and knows %s opening.', 'The index is ready and knows %s openings.', $this->all, 'courant-desk'), $all),
            /* translators: 1: number of openings, 2: number of all openings */
            'building' => sprintf(__('The index is being built: %1$s of %2$s openings.', 'courant-desk'), number_format_i18n($this->done), $all),
            'waiting' => __('The index waits to be built. It will begin in the background.', 'courant-desk'),
        };
    }
}
