<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\WordPrefixes;

/** Builds the sets of prefixes from the indexed words, in batches. Must be called while holding the index lock. */
final class PrefixSetBuilder
{
    private const BATCH_SIZE = 300;

    private readonly BitmapRepository $bitmaps;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
        $this->bitmaps = new BitmapRepository($sql, $tables, BitmapRepository::COMMON_WORD_THRESHOLD);
    }

    /**
     * @param string               $start      common prefix of the word keys
     * @param list<string>         $prefixes set keys of the prefixes
     * @param array<string, mixed> $stored existing sets by key, which are not changed
     */
    public function build(string $start, array $prefixes, array $stored): void
    {
        $missing = array_diff_key(array_fill_keys($prefixes, true), $stored);
        $sets = array_map(static fn (): Bitmap => new Bitmap(), $missing);
        for ($from = $start; $from !== '';) {
            $words = $this->readWords($from, $start . SetKey::RANGE_END);
            $prefixesByWord = array_map(static fn (array $word): array => array_keys(
                array_intersect_key(WordPrefixes::forKeys([$word['name']], $stored + $missing), $missing)
            ), $words);
            $ids = [];
            foreach (
                $this->readOpenings(
                    array_filter($words, static fn (array $word): bool => !$word['common'])
                ) as [$word, $opening]
            ) {
                foreach ($prefixesByWord[$word] ?? [] as $prefix) {
                    $ids[$prefix][] = $opening;
                }
            }
            foreach ($ids as $prefix => $openings) {
                $sets[$prefix] = $sets[$prefix]->withIds($openings);
            }
            foreach (
                $this->bitmaps->find(
                    array_keys(array_filter($words, static fn (array $word): bool => $word['common']))
                ) as $word => $bitmap
            ) {
                foreach ($prefixesByWord[$word] ?? [] as $prefix) {
                    $sets[$prefix] = $sets[$prefix]->union($bitmap);
                }
            }
            $last = end($words);
            // No name sorts between a name and the same name followed by `0`.
            $from = $last === false || count($words) < self::BATCH_SIZE ? '' : $last['name'] . '0';
        }
        foreach ($sets as $prefix => $set) {
            $this->bitmaps->create($prefix, $set);
        }
    }

    /** @return array<int, array{name: string, common: bool}> by ID, in the order of names */
    private function readWords(string $from, string $end): array
    {
        $words = [];
        $rows = $this->sql->fetchRows(
            'SELECT id, name, common FROM %i WHERE name >= %s AND name < %s ORDER BY name LIMIT %d',
            $this->tables->words(),
            $from,
            $end,
            self::BATCH_SIZE
        );
        foreach ($rows as $row) {
            $words[(int) $row['id']] = ['name' => (string) $row['name'], 'common' => $row['common'] === '1'];
        }

        return $words;
    }

    /**
     * @param array<int, mixed> $words by ID
     * @return iterable<array{int, int}> ID of the word, opening
     */
    private function readOpenings(array $words): iterable
    {
        if ($words === []) {
            return;
        }
        $in = SqlCondition::in('token_id', array_keys($words));
        foreach (
            $this->sql->fetchRows(
                "SELECT token_id, job_id FROM %i WHERE $in->sql",
                $this->tables->tokens(),
                ...$in->values,
            ) as $row
        ) {
            yield [(int) $row['token_id'], (int) $row['job_id']];
        }
    }
}
