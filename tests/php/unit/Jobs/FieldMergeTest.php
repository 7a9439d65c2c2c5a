<?php

declare(strict_types=1);

namespace CourantTests\Unit\Jobs;

use CourantDesk\Jobs\Domain\EmploymentType;
use CourantDesk\Jobs\Domain\FieldMerge;
use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\SpecificationMapping;
use CourantDesk\Jobs\Domain\Term;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class FieldMergeTest extends TestCase
{
    /**
     * @param list<string> $before field before the save
     * @param list<string> $after
     * @param list<string> $termsBefore
     * @param list<string> $termsAfter
     * @param list<string> $values expected
     * @param list<string> $terms expected, with those that are to be made
     */
    #[TestWith([['FULL_TIME'], ['FULL_TIME', 'INTERN'], ['FULL_TIME'], ['FULL_TIME'], ['FULL_TIME', 'INTERN'], ['FULL_TIME', 'INTERN']], 'an added value gets a term')]
    #[TestWith([['FULL_TIME'], [], ['FULL_TIME', 'own'], ['FULL_TIME', 'own'], [], ['own']], 'a removed value takes its term with it')]
    #[TestWith([['FULL_TIME'], ['FULL_TIME'], ['FULL_TIME'], ['FULL_TIME', 'INTERN', 'own'], ['FULL_TIME', 'INTERN'], ['FULL_TIME', 'INTERN', 'own']], 'an added term gets its value')]
    #[TestWith([['FULL_TIME', 'INTERN'], ['FULL_TIME', 'INTERN'], ['FULL_TIME', 'INTERN'], ['INTERN'], ['INTERN'], ['INTERN']], 'a removed term takes its value with it')]
    #[TestWith([['FULL_TIME'], ['FULL_TIME'], ['PART_TIME'], ['PART_TIME'], ['FULL_TIME'], ['PART_TIME']], 'what never agreed stays')]
    #[TestWith([['FULL_TIME'], ['FULL_TIME', 'INTERN'], ['PART_TIME'], ['PART_TIME'], ['FULL_TIME', 'INTERN'], ['PART_TIME', 'INTERN']], 'only the change is carried over')]
    #[TestWith([[], [], ['PART_TIME', 'own'], ['PART_TIME', 'own'], ['PART_TIME'], ['PART_TIME', 'own']], 'an empty field is filled')]
    #[TestWith([['PART_TIME'], ['PART_TIME'], [], [], ['PART_TIME'], ['PART_TIME']], 'an empty specification is filled')]
    #[TestWith([['FULL_TIME'], ['INTERN'], ['FULL_TIME'], ['PART_TIME'], ['INTERN', 'PART_TIME'], ['PART_TIME', 'INTERN']], 'both changed: both are kept')]
    #[TestWith([['FULL_TIME'], ['INTERN'], ['FULL_TIME'], ['FULL_TIME'], ['INTERN'], ['INTERN']], 'a replaced value replaces its term')]
    public function testChangesAreCarriedOver(array $before, array $after, array $termsBefore, array $termsAfter, array $values, array $terms): void
    {
        /** @var FieldMerge<EmploymentType> $merge */
        $merge = new FieldMerge(
            static fn (EmploymentType $type): string => $type->value,
            static fn (EmploymentType $type, Term $term): bool => $term->slug === $type->value,
            static fn (Term $term): ?EmploymentType => EmploymentType::tryFrom($term->slug),
        );
        $types = static fn (array $list): array => array_map(EmploymentType::from(...), $list);
        $termsOf = static fn (array $list): array => array_map(static fn (string $slug): Term => new Term(crc32($slug), 'job-type', $slug, $slug), $list);

        $merged = $merge->merge($types($before), $types($after), $termsOf($termsBefore), $termsOf($termsAfter));

        self::assertSame($values, array_column($merged['values'], 'value'));
        self::assertSame($terms, [...array_column($merged['terms'], 'slug'), ...array_column($merged['missing'], 'value')]);
    }

    #[TestWith([['job-category' => 'Job Category', 'job-type' => 'Job Type', 'job-location' => 'Job Location'], 'job-type', 'job-location'])]
    #[TestWith([['field' => 'Field', 'employment-type' => 'Kind', 'office' => 'City'], 'employment-type', 'office'])]
    #[TestWith([['art' => 'Anstellungsart', 'ort' => 'Ort', 'sorte' => 'Sorte'], 'art', 'ort'])]
    #[TestWith([['field' => 'Field', 'prototype' => 'Prototypes', 'replacement' => 'Replacement'], '', ''])]
    public function testTheTwoSpecificationsAreFoundByKeyOrLabel(array $labels, string $type, string $location): void
    {
        $specifications = [];
        foreach ($labels as $taxonomy => $label) {
            $specifications[] = new Specification($taxonomy, $label);
        }
        $found = SpecificationMapping::detect($specifications);

        self::assertSame([$type, $location], [$found->type, $found->location]);
    }
}
