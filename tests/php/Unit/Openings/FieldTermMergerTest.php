<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\FieldTermMerger;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\Term;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class FieldTermMergerTest extends TestCase
{
    /**
     * @return iterable<string, array{list<string>, list<string>, list<string>, list<string>, list<string>,
     *     list<string>}>
     */
    public static function changes(): iterable
    {
        yield 'an added value gets a term' => [
            ['FULL_TIME'], ['FULL_TIME', 'INTERN'], ['FULL_TIME'], ['FULL_TIME'], ['FULL_TIME', 'INTERN'],
            ['FULL_TIME', 'INTERN'],
        ];
        yield 'a removed value removes its term' => [
            ['FULL_TIME'], [], ['FULL_TIME', 'own'], ['FULL_TIME', 'own'], [], ['own'],
        ];
        yield 'an added term gets its value' => [
            ['FULL_TIME'], ['FULL_TIME'], ['FULL_TIME'], ['FULL_TIME', 'INTERN', 'own'], ['FULL_TIME', 'INTERN'],
            ['FULL_TIME', 'INTERN', 'own'],
        ];
        yield 'a removed term removes its value' => [
            ['FULL_TIME', 'INTERN'], ['FULL_TIME', 'INTERN'], ['FULL_TIME', 'INTERN'], ['INTERN'], ['INTERN'],
            ['INTERN'],
        ];
        yield 'a value that never matched is kept' => [
            ['FULL_TIME'], ['FULL_TIME'], ['PART_TIME'], ['PART_TIME'], ['FULL_TIME'], ['PART_TIME'],
        ];
        yield 'only the change is carried over' => [
            ['FULL_TIME'], ['FULL_TIME', 'INTERN'], ['PART_TIME'], ['PART_TIME'], ['FULL_TIME', 'INTERN'],
            ['PART_TIME', 'INTERN'],
        ];
        yield 'an empty field is filled' => [
            [], [], ['PART_TIME', 'own'], ['PART_TIME', 'own'], ['PART_TIME'], ['PART_TIME', 'own'],
        ];
        yield 'an empty specification is filled' => [
            ['PART_TIME'], ['PART_TIME'], [], [], ['PART_TIME'], ['PART_TIME'],
        ];
        yield 'both changed: both are kept' => [
            ['FULL_TIME'], ['INTERN'], ['FULL_TIME'], ['PART_TIME'], ['INTERN', 'PART_TIME'], ['PART_TIME', 'INTERN'],
        ];
        yield 'a replaced value replaces its term' => [
            ['FULL_TIME'], ['INTERN'], ['FULL_TIME'], ['FULL_TIME'], ['INTERN'], ['INTERN'],
        ];
    }

    /**
     * @param list<string> $before field before the save
     * @param list<string> $after
     * @param list<string> $termsBefore
     * @param list<string> $termsAfter
     * @param list<string> $values expected
     * @param list<string> $terms expected, including those to create
     */
    #[DataProvider('changes')]
    public function testChangesAreSynchronized(
        array $before,
        array $after,
        array $termsBefore,
        array $termsAfter,
        array $values,
        array $terms,
    ): void {
        /** @var FieldTermMerger<EmploymentType> $merge */
        $merge = new FieldTermMerger(
            static fn (EmploymentType $type): string => $type->value,
            static fn (EmploymentType $type, Term $term): bool => $term->slug === $type->value,
            static fn (Term $term): ?EmploymentType => EmploymentType::tryFrom($term->slug),
        );

        $merged = $merge->merge(self::types($before), self::types($after), self::termsOf($termsBefore), self::termsOf(
            $termsAfter
        ));

        self::assertSame($values, array_column($merged['values'], 'value'));
        self::assertSame(
            $terms,
            [...array_column($merged['terms'], 'slug'), ...array_column($merged['missing'], 'value')],
        );
    }

    /** @param array<non-empty-string, string> $labels by taxonomy */
    #[TestWith([
        ['job-category' => 'Job Category', 'job-type' => 'Job Type', 'job-location' => 'Job Location'],
        'job-type',
        'job-location',
    ])]
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

    /**
     * @param list<string> $values
     * @return list<EmploymentType>
     */
    private static function types(array $values): array
    {
        return array_map(EmploymentType::from(...), $values);
    }

    /**
     * @param list<string> $slugs
     * @return list<Term>
     */
    private static function termsOf(array $slugs): array
    {
        return array_map(static fn (string $slug): Term => new Term(crc32($slug), 'job-type', $slug, $slug), $slugs);
    }
}
