<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\PostListReader;
use CourantDesk\SearchIndex\Storage\PostQueryParser;
use CourantDesk\SearchIndex\Storage\PostSortReader;
use CourantTests\Support\SiteTestCase;

final class PostSortReaderTest extends SiteTestCase
{
    /** Long lists are read in the order of database indexes, with the same results. */
    public function testLongListsAreSortedLikeShortOnes(): void
    {
        $this->createOpenings();
        $sql = Sql::fromGlobal();
        $tables = new IndexTables($sql);
        $short = new PostSortReader($sql, $tables);
        $long = new PostSortReader($sql, $tables, 0);
        $parser = new PostQueryParser($sql);
        $lists = new PostListReader($sql, $tables);
        $posts = $sql->coreTable('posts');
        $compared = 0;
        foreach (self::sortedStatements($posts) as $statement) {
            for ($offset = 0; $offset < 40; $offset += 3) {
                $query = $parser->parse("$statement LIMIT $offset, 4");
                self::assertNotNull($query, $statement);
                $states = $query->states();
                $total = array_sum($lists->countByState($states, $query->month));
                $take = min(4, $total - $offset);
                if ($take > 0) {
                    self::assertSame(
                        $short->read($states, $query, $total, $take),
                        $long->read($states, $query, $total, $take),
                        "$statement from $offset of $total",
                    );
                    $compared++;
                }
            }
        }
        self::assertGreaterThan(100, $compared);
    }

    /** @return iterable<string> */
    private function sortedStatements(string $posts): iterable
    {
        $meta = str_replace('posts', 'postmeta', $posts);
        $all = "($posts.post_status = 'publish' OR $posts.post_status = 'draft' OR $posts.post_status = 'expired')";
        $orders = [
            ['', "$posts.post_title %s"],
            ['awsm_job_expiry', "(COALESCE(courant_sort.meta_value, '') = '') ASC, courant_sort.meta_value %s, $posts.post_date DESC"],
            ['awsm_views_count', "COALESCE(courant_sort.meta_value + 0, 0) %s, $posts.post_date DESC"],
        ];
        $conditions = ['', "AND ($posts.post_author = 1) ", "AND YEAR($posts.post_date)=2026 AND MONTH($posts.post_date)=3 "];
        foreach ($orders as [$key, $order]) {
            $join = $key === '' ? '' : " LEFT JOIN $meta AS courant_sort ON (courant_sort.post_id = $posts.ID AND courant_sort.meta_key = '$key')";
            foreach (['ASC', 'DESC'] as $direction) {
                foreach ($conditions as $condition) {
                    yield "SELECT SQL_CALC_FOUND_ROWS $posts.* FROM $posts$join WHERE 1=1 {$condition}AND $posts.post_type = 'awsm_job_openings' AND ($all)"
                        . ($key === '' ? '' : " GROUP BY $posts.ID") . ' ORDER BY ' . sprintf($order, $direction);
                }
            }
        }
    }

    private function createOpenings(): void
    {
        $author = $this->user('author')->ID;
        for ($number = 0; $number < 30; $number++) {
            $this->opening([
                'title' => ['Editor', 'Reporter', 'Engineer'][$number % 3] . " $number",
                'status' => $number % 5 === 0 ? 'draft' : 'publish',
                'author' => $number % 2 === 0 ? 1 : $author,
                'date' => sprintf('2026-%02d-%02d 10:00:00', 1 + $number % 5, 1 + $number % 27),
                'meta' => ($number % 3 === 0 ? ['awsm_job_expiry' => sprintf('2097-01-%02d', 1 + $number % 4)] : [])
                    + ($number % 4 === 0 ? [] : ['awsm_views_count' => (string) ($number % 8 * 3)]),
            ]);
        }
    }
}
