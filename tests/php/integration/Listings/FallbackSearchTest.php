<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Wp\PostConditions;

/** Without an index a search reads a bounded number of openings: the newest ones. */
final class FallbackSearchTest extends IndexCase
{
    public function testSearchesAndSalariesCoverTheNewestOpeningsOnly(): void
    {
        $salary = ['min' => 50000, 'max' => null, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true];
        $ids = [];
        for ($day = 1; $day <= 6; $day++) {
            // Two of each day, so that the limit falls between openings of one date.
            foreach ([1, 2] as $one) {
                $ids[] = $this->opening(['title' => 'Comet', 'content' => "team $one", 'date' => "2026-01-0$day 00:00:00", 'meta' => ['courant_salary' => $salary]])->ID;
            }
        }
        $sql = Sql::open();
        $conditions = new PostConditions($sql, new SystemClock(), new TaxonomySpecifications(), new Languages(), 5);
        $find = function (string $search, string $salary = '') use ($sql, $conditions): array {
            $where = $conditions->matching($this->question($search, more: ['salary_min' => $salary]));

            return array_map('intval', $sql->column("SELECT p.ID FROM %i p WHERE $where->sql ORDER BY p.ID", ...[$sql->core('posts'), ...$where->values]));
        };

        self::assertSame(array_slice($ids, 7), $find('comet'));
        self::assertSame(array_slice($ids, 7), $find('', '40000'));
        self::assertSame($ids, $find(''));
        self::assertSame([], $find('', '60000'));
        $all = new PostConditions($sql, new SystemClock(), new TaxonomySpecifications(), new Languages(), 12);
        $where = $all->matching($this->question('comet'));
        self::assertCount(12, $sql->column("SELECT p.ID FROM %i p WHERE $where->sql", ...[$sql->core('posts'), ...$where->values]));
    }

    public function testNothingFoundByRelevanceIsNoError(): void
    {
        $this->openings(2);

        self::assertSame([], $this->posts()->find($this->question('nothing of it', order: Order::Relevance))->ids);
    }
}
