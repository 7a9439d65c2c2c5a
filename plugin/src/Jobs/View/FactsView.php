<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Specification;

/** A list of what is known of one opening. Text is plain. */
final class FactsView
{
    /** @param list<array{label: string, value: string}> $facts */
    public function __construct(public readonly array $facts)
    {
    }

    /**
     * Specifications, facts and closing date.
     *
     * @param list<Specification> $specifications
     */
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
