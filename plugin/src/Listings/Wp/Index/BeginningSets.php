<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Beginnings;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Wp\Condition;

/** Makes the sets of beginnings out of the words that are there, some words at a time. Within the writer's lock. */
final class BeginningSets
{
    private const WORDS = 300;

    private readonly BitmapTable $bitmaps;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
        $this->bitmaps = new BitmapTable($sql, $tables, BitmapTable::COMMON);
    }

    /**
     * @param string               $start      of the keys of words: what all of them begin with
     * @param list<string>         $beginnings keys
     * @param array<string, mixed> $kept       by key: beginnings that have a set already; they are left as they are
     */
    public function make(string $start, array $beginnings, array $kept): void
    {
        $wanted = array_diff_key(array_fill_keys($beginnings, true), $kept);
        $sets = array_map(static fn (): Bitmap => new Bitmap(), $wanted);
        for ($from = $start; $from !== '';) {
            $words = $this->words($from, $start . Key::END);
            $under = array_map(static fn (array $word): array => array_keys(array_intersect_key(Beginnings::of([$word['name']], $kept + $wanted), $wanted)), $words);
            $ids = [];
            foreach ($this->openings(array_filter($words, static fn (array $word): bool => !$word['common'])) as [$word, $opening]) {
                foreach ($under[$word] ?? [] as $beginning) {
                    $ids[$beginning][] = $opening;
                }
            }
            foreach ($ids as $beginning => $openings) {
                $sets[$beginning] = $sets[$beginning]->with($openings);
            }
            foreach ($this->bitmaps->of(array_keys(array_filter($words, static fn (array $word): bool => $word['common']))) as $word => $bitmap) {
                foreach ($under[$word] ?? [] as $beginning) {
                    $sets[$beginning] = $sets[$beginning]->or($bitmap);
                }
            }
            $last = end($words);
            // No name is between a name and the same one with a nought behind it.
            $from = $last === false || count($words) < self::WORDS ? '' : $last['name'] . '0';
        }
        foreach ($sets as $beginning => $set) {
            $this->bitmaps->keep($beginning, $set);
        }
    }

    /** @return array<int, array{name: string, common: bool}> by id, in the order of names */
    private function words(string $from, string $end): array
    {
        $words = [];
        $rows = $this->sql->rows(
            'SELECT id, name, common FROM %i WHERE name >= %s AND name < %s ORDER BY name LIMIT %d',
            $this->tables->words(),
            $from,
            $end,
            self::WORDS
        );
        foreach ($rows as $row) {
            $words[(int) $row['id']] = ['name' => (string) $row['name'], 'common' => $row['common'] === '1'];
        }

        return $words;
    }

    /**
     * @param array<int, mixed> $words by id
     * @return iterable<array{int, int}> id of the word, opening
     */
    private function openings(array $words): iterable
    {
        if ($words === []) {
            return;
        }
        $in = Condition::in('token_id', array_keys($words));
        foreach ($this->sql->rows("SELECT token_id, job_id FROM %i WHERE $in->sql", $this->tables->tokens(), ...$in->values) as $row) {
            yield [(int) $row['token_id'], (int) $row['job_id']];
        }
    }
}
