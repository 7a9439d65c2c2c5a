<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Kernel\Html;

/** All that the page of an opening shows. Everything but the HTML is plain text. */
final class OpeningView
{
    /**
     * @param string $closing what to say of the closing date, or ''
     * @param Html $facts empty when there are none
     * @param Html $specifications where they stand above the words
     * @param Html $content of the description, empty when it is not shown
     * @param Html $before of the contract's hooks
     * @param Html $after of the contract's hooks
     * @param Html $form of the room that takes applications
     */
    public function __construct(
        public readonly bool $closed,
        public readonly string $closing,
        public readonly Html $facts,
        public readonly Html $specifications,
        public readonly Html $content,
        public readonly Html $before,
        public readonly Html $after,
        public readonly Html $form,
        /** Somebody was found: shown, but no application is taken. */
        public readonly bool $filled = false,
        /** The specifications, where they stand below the words. */
        public readonly Html $below = new Html(''),
    ) {
    }
}
