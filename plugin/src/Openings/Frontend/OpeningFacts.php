<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;

/** Returns the facts of an opening besides its description. */
final class OpeningFacts
{
    /**
     * @param SpecificationMapping|null $printed the mapping when the specifications are printed next to the facts,
     *     which then omit what the terms already contain
     * @return array<string, array{label: string, value: string}> by the key of the field
     */
    public static function fromOpening(Opening $opening, ?SpecificationMapping $printed = null): array
    {
        $facts = [];
        foreach ((new OpeningFieldRegistry())->all() as $field) {
            $fact = $field->fact($opening, $printed);
            if ($fact !== null) {
                $facts[$field->key()] = $fact;
            }
        }

        return $facts;
    }

    /**
     * @param list<Specification> $specifications
     * @return list<array{taxonomy: string, label: string, icon: string, terms: list<string>, ids: list<int>,
     *     note: string}> terms and IDs in the same order; the note follows the terms
     */
    public static function specifications(Opening $opening, array $specifications): array
    {
        $location = SpecificationMapping::detect($specifications)->location;
        $shown = [];
        foreach ($specifications as $specification) {
            $terms = $opening->terms[$specification->taxonomy] ?? [];
            if ($terms !== []) {
                $shown[] = [
                    'taxonomy' => $specification->taxonomy,
                    'label' => $specification->label,
                    'icon' => $specification->icon,
                    'terms' => array_map(static fn (Term $term): string => $term->name, $terms),
                    'note' => $specification->taxonomy === $location ? PlaceText::workModeNote($opening) : '',
                    'ids' => array_map(static fn (Term $term): int => $term->id, $terms),
                ];
            }
        }

        return $shown;
    }
}
