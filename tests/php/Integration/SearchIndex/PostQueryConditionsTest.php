<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Storage\PostQueryConditions;
use PHPUnit\Framework\Attributes\Group;

/** Without an index, searches are limited to the newest openings. */
#[Group('database')]
final class PostQueryConditionsTest extends IndexCase
{
    public function testSearchesAndSalariesCoverTheNewestOpeningsOnly(): void
    {
        $salary = ['min' => 50000, 'max' => null, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true];
        $ids = [];
        for ($day = 1; $day <= 6; $day++) {
            // Two per day, so that the limit is between openings with the same date.
            foreach ([1, 2] as $number) {
                $ids[] = $this->opening([
                    'title' => 'Comet', 'content' => "team $number", 'date' => "2026-01-0$day 00:00:00",
                    'meta' => ['courant_salary' => $salary],
                ])->ID;
            }
        }
        $sql = Sql::fromGlobal();
        $conditions =
            new PostQueryConditions($sql, new SystemClock(), new TaxonomySpecificationRepository(), new Languages(), 5);
        $find = function (string $search, string $salary = '') use ($sql, $conditions): array {
            $where = $conditions->forQuery($this->query($search, more: ['salary_min' => $salary]));

            return array_map(
                'intval',
                $sql->fetchColumn(
                    "SELECT p.ID FROM %i p WHERE $where->sql ORDER BY p.ID",
                    ...[$sql->coreTable('posts'), ...$where->values],
                ),
            );
        };

        self::assertSame(array_slice($ids, 7), $find('comet'));
        self::assertSame(array_slice($ids, 7), $find('', '40000'));
        self::assertSame($ids, $find(''));
        self::assertSame([], $find('', '60000'));
        $all = new PostQueryConditions(
            $sql,
            new SystemClock(),
            new TaxonomySpecificationRepository(),
            new Languages(),
            12,
        );
        $where = $all->forQuery($this->query('comet'));
        self::assertCount(
            12,
            $sql->fetchColumn(
                "SELECT p.ID FROM %i p WHERE $where->sql",
                ...[$sql->coreTable('posts'), ...$where->values],
            ),
        );
    }

    public function testRelevanceWithoutMatchesReturnsAnEmptyPage(): void
    {
        $this->openings(2);

        self::assertSame([], $this->posts()->find($this->query('unmatched words', order: SortOrder::Relevance))->ids);
    }
}
