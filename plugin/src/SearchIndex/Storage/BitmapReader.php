<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;

/** Reads sets that always have a bitmap: terms, statuses and work modes. */
final class BitmapReader
{
    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
    }

    /**
     * @param list<string> $keys
     * @return array<string, Bitmap> by key; missing sets are empty
     */
    public function read(array $keys): array
    {
        $bits = [];
        foreach (array_chunk($keys, 500) as $batch) {
            $in = SqlCondition::in('w.name', $batch);
            $rows = $this->sql->fetchRows(
                "SELECT w.name, b.chunk, b.bits FROM %i w JOIN %i b ON b.token_id = w.id WHERE w.common = 1 AND $in->sql",
                $this->tables->words(),
                $this->tables->bitmaps(),
                ...$in->values
            );
            foreach ($rows as $row) {
                $bits[(string) $row['name']][(int) $row['chunk']] = (string) base64_decode((string) $row['bits'], true);
            }
        }

        return array_map(static fn (array $chunks): Bitmap => new Bitmap($chunks), $bits);
    }
}
