<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationMapping;

/** View model of the fact list of one opening. Text is plain. */
final class OpeningFactsView
{
    /** @param list<array{label: string, value: string, isInLine?: bool}> $facts */
    public function __construct(public readonly array $facts)
    {
    }

    /** Returns whether the line below the title contains every fact, so that small screens do not repeat them. */
    public function isInLine(): bool
    {
        return $this->facts !== []
            && array_filter($this->facts, static fn (array $fact): bool => !($fact['isInLine'] ?? false)) === [];
    }

    /**
     * Creates the view from specifications, facts and closing date.
     *
     * @param list<Specification> $specifications
     */
    public static function fromOpening(Opening $opening, array $specifications, SpecificationMapping $mapping): self
    {
        $facts = array_map(
            static fn (array $specification): array
                => [
                    'label' => $specification['label'],
                    'value' => implode(', ', $specification['terms']) . ($specification['note'] === '' ? '' : ' '
                        . PlaceText::noteAfter(count($specification['terms']), $specification['note'])),
                ],
            OpeningFacts::specifications($opening, $specifications)
        );
        $date = $opening->publicClosing();
        $closing = $date !== null ? [
            ['label' => __('Apply by', 'courant-desk'), 'value' => OpeningFieldFormatter::closing($date)],
        ] : [];

        return new self([...$facts, ...array_values(OpeningFacts::fromOpening($opening, $mapping)), ...$closing]);
    }
}
