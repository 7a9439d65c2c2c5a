<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

/** All that the page of an opening shows. HTML is safe to print; everything else is plain text. */
final class OpeningView
{
    /**
     * @param list<array{label: string, value: string}>                          $facts
     * @param list<array{taxonomy: string, label: string, terms: list<string>}> $specifications
     * @param string                                                             $closing what to say of the closing date, or ''
     * @param string                                                             $content HTML of the description, '' when it is not shown
     * @param string                                                             $before  HTML of the contract's hooks
     * @param string                                                             $after   HTML of the contract's hooks
     * @param string                                                             $form    HTML of the room that takes applications
     */
    public function __construct(
        public readonly bool $closed,
        public readonly string $closing,
        public readonly array $facts,
        public readonly array $specifications,
        public readonly string $content,
        public readonly string $before,
        public readonly string $after,
        public readonly string $form,
    ) {
    }
}
