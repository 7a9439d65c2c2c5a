<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\BitCounter;
use CourantDesk\SearchIndex\Domain\Bitmap;

/**
 * Counts how many of the found openings are in each set of the options of filters. Few openings are counted from their
 * index entries; for more, the bitmaps are read in batches, so that the bitmaps of all options are not in memory at
 * once.
 */
final class FacetSetCounter
{
    /** Up to this number, reading index entries is faster than reading bitmaps of a large site. */
    private const MAX_ENTRIES = 400;

    /** Number of chunks of bitmaps (up to 11 KB each) that are read at once. */
    private const MAX_CHUNKS_PER_QUERY = 200;

    private readonly BitmapReader $bitmaps;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $maxEntries = self::MAX_ENTRIES,
        private readonly int $maxChunks = self::MAX_CHUNKS_PER_QUERY,
    ) {
        $this->bitmaps = new BitmapReader($sql, $tables);
    }

    /**
     * @param array<string, Bitmap>       $found       found openings by group of options
     * @param array<string, list<string>> $keysByGroup set keys by group
     * @return array<string, int> by set key; sets without found openings may be missing
     */
    public function count(array $found, array $keysByGroup): array
    {
        $found = array_filter($found, static fn (Bitmap $openings): bool => $openings->chunks !== []);
        $groups = [];
        foreach (array_intersect_key($keysByGroup, $found) as $group => $keys) {
            $groups += array_fill_keys($keys, $group);
        }
        if ($groups === []) {
            return [];
        }
        $any = Bitmap::unionOf($found);
        $chunks = count($any->chunks);

        // A site with a few bitmaps of one or two chunks reads them faster than hundreds of entries.
        return $chunks * count($groups) > $this->maxChunks && $any->count() <= $this->maxEntries
            ? $this->countEntries($any->ids(), $found, $groups)
            : $this->countBitmaps($found, $groups, $chunks);
    }

    /**
     * @param list<int>             $ids
     * @param array<string, Bitmap> $found
     * @param array<string, string> $groups group by set key
     * @return array<string, int>
     */
    private function countEntries(array $ids, array $found, array $groups): array
    {
        $in = SqlCondition::in('job_id', $ids);
        $counts = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT job_id, keys_stored FROM %i WHERE $in->sql",
                $this->tables->docs(),
                ...$in->values,
            ) as $row
        ) {
            foreach (explode(' ', (string) $row['keys_stored']) as $key) {
                if (isset($groups[$key]) && $found[$groups[$key]]->has((int) $row['job_id'])) {
                    $counts[$key] = ($counts[$key] ?? 0) + 1;
                }
            }
        }

        return $counts;
    }

    /**
     * @param array<string, Bitmap> $found
     * @param array<string, string> $groups group by set key
     * @return array<string, int>
     */
    private function countBitmaps(array $found, array $groups, int $chunks): array
    {
        $counts = [];
        $counters = array_map(static fn (Bitmap $openings): BitCounter => new BitCounter($openings->chunks), $found);
        foreach (array_chunk($groups, max(1, intdiv($this->maxChunks, $chunks)), true) as $batch) {
            foreach ($this->bitmaps->read(array_keys($batch)) as $key => $bitmap) {
                $counts[$key] = $counters[$batch[$key]]->countCommon($bitmap->chunks);
            }
        }

        return $counts;
    }
}
