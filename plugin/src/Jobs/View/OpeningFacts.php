<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\Domain\WorkMode;

/** What is known of an opening beside its description. */
final class OpeningFacts
{
    /** @return list<array{label: string, value: string}> */
    public static function of(Opening $opening): array
    {
        $remote = $opening->workMode === WorkMode::Remote ? array_map(Words::country(...), $opening->remoteCountries) : [];
        $facts = [
            [__('Place', 'courant-desk'), implode('; ', array_map(Words::place(...), $opening->places))],
            [__('Work mode', 'courant-desk'), $opening->workMode === null ? '' : Words::workMode($opening->workMode)],
            [__('Remote from', 'courant-desk'), implode(', ', $remote)],
            [__('Employment', 'courant-desk'), implode(', ', array_map(Words::employmentType(...), $opening->employmentTypes))],
            [__('Salary', 'courant-desk'), $opening->salary?->shown === true ? Words::salary($opening->salary) : ''],
            [__('Education', 'courant-desk'), $opening->requirements->education === null ? '' : Words::education($opening->requirements->education)],
            [__('Experience', 'courant-desk'), Words::experience($opening->requirements->months)],
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
     * @return list<array{taxonomy: string, label: string, icon: string, terms: list<string>, ids: list<int>}> terms and their ids in one order
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
