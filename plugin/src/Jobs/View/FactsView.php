<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Specification;

/** Specifications, facts and closing date of one opening as one list. Text is plain. */
final class FactsView
{
    /** @param list<array{label: string, value: string}> $facts */
    private function __construct(public readonly array $facts)
    {
    }

    /** @param list<Specification> $specifications */
    public static function of(Opening $opening, array $specifications): self
    {
        $facts = array_map(
            static fn (array $one): array => ['label' => $one['label'], 'value' => implode(', ', $one['terms'])],
            OpeningFacts::specifications($opening, $specifications)
        );
        $closing = $opening->closing !== null && $opening->closingShown ? [['label' => __('Closing on', 'courant-desk'), 'value' => Words::closing($opening->closing)]] : [];

        return new self([...$facts, ...OpeningFacts::of($opening), ...$closing]);
    }
}
