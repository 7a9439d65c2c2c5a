<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;

/** The facts of an opening besides its description. */
final class OpeningFacts
{
    /**
     * @param SpecificationMapping|null $printed the mapping when the specifications are printed next to the facts: what their terms
     *   already name is left out
     * @return list<array{label: string, value: string}>
     */
    public static function fromOpening(Opening $opening, ?SpecificationMapping $printed = null): array
    {
        $types = $printed === null ? [] : $opening->terms[$printed->type] ?? [];
        $locations = array_map(static fn (Term $term): string => $term->name, $printed === null ? [] : $opening->terms[$printed->location] ?? []);
        $isTownPrinted = $opening->places !== [];
        foreach ($opening->places as $place) {
            $isTownPrinted = $isTownPrinted && in_array($place->city, $locations, true);
        }
        $remote = $opening->workMode === WorkMode::Remote ? array_map(OpeningFieldFormatter::country(...), $opening->remoteCountries) : [];
        $facts = [
            $isTownPrinted
                ? [__('Country', 'courant-desk'), implode('; ', array_diff(array_unique(array_map(static fn (Place $place): string => OpeningFieldFormatter::country($place->country), $opening->places)), ['']))]
                : [__('Location', 'courant-desk'), implode('; ', array_map(OpeningFieldFormatter::place(...), $opening->places))],
            [__('Work mode', 'courant-desk'), $opening->workMode === null ? '' : OpeningFieldFormatter::workMode($opening->workMode)],
            [__('Remote from', 'courant-desk'), implode(', ', $remote)],
            [__('Employment type', 'courant-desk'), $types !== [] ? '' : implode(', ', array_map(OpeningFieldFormatter::employmentType(...), $opening->employmentTypes))],
            [__('Salary', 'courant-desk'), $opening->salary?->isVisible === true ? OpeningFieldFormatter::salary($opening->salary) : ''],
            [__('Education', 'courant-desk'), $opening->requirements->education === null ? '' : OpeningFieldFormatter::education($opening->requirements->education)],
            [__('Experience', 'courant-desk'), OpeningFieldFormatter::experience($opening->requirements->experienceMonths)],
            [__('Reference', 'courant-desk'), $opening->identifier],
        ];
        $shown = [];
        foreach ($facts as [$label, $value]) {
            if ($value !== '') {
                $shown[] = ['label' => $label, 'value' => $value];
            }
        }

        return $shown;
    }

    /**
     * @param list<Specification> $specifications
     * @return list<array{taxonomy: string, label: string, icon: string, terms: list<string>, ids: list<int>}> terms and
     *   ids in the same order
     */
    public static function specifications(Opening $opening, array $specifications): array
    {
        $shown = [];
        foreach ($specifications as $specification) {
            $terms = $opening->terms[$specification->taxonomy] ?? [];
            if ($terms !== []) {
                $shown[] = [
                    'taxonomy' => $specification->taxonomy,
                    'label' => $specification->label,
                    'icon' => $specification->icon,
                    'terms' => array_map(static fn (Term $term): string => $term->name, $terms),
                    'ids' => array_map(static fn (Term $term): int => $term->id, $terms),
                ];
            }
        }

        return $shown;
    }
}
