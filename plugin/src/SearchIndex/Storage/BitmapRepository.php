<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Bitmap;
use CourantDesk\SearchIndex\Domain\SetKey;

/** Stores the bitmaps of all sets except those of rare words. Must be called while holding the index lock. */
final class BitmapRepository
{
    /** Minimum number of openings for a bitmap of a word; other words are read as rows. */
    public const COMMON_WORD_THRESHOLD = 400;

    private const BATCH_SIZE = 20;

    public function __construct(
        private readonly Sql $sql,
        private readonly IndexTables $tables,
        private readonly int $commonWordThreshold,
    ) {
    }

    /**
     * @param list<string> $keys
     * @return array<string, array{id: int, common: bool, number: int}> by key; `number` is the number of all openings
     *     in the set
     */
    public function findWords(array $keys): array
    {
        $words = [];
        foreach (array_chunk($keys, 500) as $batch) {
            $in = SqlCondition::in('name', $batch);
            foreach (
                $this->sql->fetchRows(
                    "SELECT id, name, openings, expired, common FROM %i WHERE $in->sql",
                    $this->tables->words(),
                    ...$in->values,
                ) as $row
            ) {
                $words[(string) $row['name']] = [
                    'id' => (int) $row['id'],
                    'common' => $row['common'] === '1',
                    'number' => (int) $row['openings'] + (int) $row['expired'],
                ];
            }
        }

        return $words;
    }

    /**
     * @param array<string, array{id: int, common: bool, number: int}> $words changed sets, after their rows were
     *     written
     * @param array<string, list<int>>                                 $set
     * @param array<string, list<int>>                                 $cleared
     */
    public function update(array $words, array $set, array $cleared): void
    {
        $stale = [];
        foreach ($words as $key => $word) {
            if (!$word['common'] && SetKey::isWord($key)) {
                if ($word['number'] >= $this->commonWordThreshold) {
                    $this->convertRows($word['id']);
                }
                continue;
            }
            if (!$word['common']) {
                $this->markCommon($word['id']);
            }
            if (isset($set[$key]) || isset($cleared[$key])) {
                $stale[$key] = $word['id'];
            }
        }
        foreach (array_chunk($stale, self::BATCH_SIZE, true) as $batch) {
            $known = $this->read(array_values($batch), self::changedChunks($batch, $set, $cleared));
            $changed = [];
            foreach ($batch as $key => $id) {
                $bitmap = new Bitmap($known[$id] ?? []);
                $bitmap = $bitmap->without(Bitmap::fromIds($cleared[$key] ?? []))->withIds($set[$key] ?? []);
                // Chunks that became empty are written as empty chunks instead of deleted.
                $changed[$id] = $bitmap->chunks + array_fill_keys(array_keys($known[$id] ?? []), '');
            }
            $this->write($changed);
        }
    }

    /**
     * @param array<string, int>       $batch
     * @param array<string, list<int>> $set
     * @param array<string, list<int>> $cleared
     * @return list<int> chunks that may change
     */
    private static function changedChunks(array $batch, array $set, array $cleared): array
    {
        $chunks = [];
        foreach (array_keys($batch) as $key) {
            foreach ([...$set[$key] ?? [], ...$cleared[$key] ?? []] as $id) {
                $chunks[$id >> 16] = true;
            }
        }

        return array_keys($chunks);
    }

    /**
     * @param list<int> $tokens
     * @return array<int, Bitmap> by token
     */
    public function find(array $tokens): array
    {
        $found = [];
        foreach (array_chunk($tokens, self::BATCH_SIZE) as $batch) {
            $in = SqlCondition::in('token_id', $batch);
            $found += array_map(static fn (array $chunks): Bitmap => new Bitmap($chunks), $this->readBits($in));
        }

        return $found;
    }

    /** Creates a set that is stored as a bitmap only. */
    public function create(string $key, Bitmap $bitmap): void
    {
        $this->sql->execute('INSERT INTO %i (name, common) VALUES (%s, 1)', $this->tables->words(), $key);
        $this->write([(int) $this->sql->fetchValue(
            'SELECT id FROM %i WHERE name = %s',
            $this->tables->words(),
            $key,
        ) => $bitmap->chunks]);
    }

    /** Replaces the rows of a word by a bitmap. */
    private function convertRows(int $token): void
    {
        $ids = array_map(
            'intval',
            $this->sql->fetchColumn('SELECT job_id FROM %i WHERE token_id = %d', $this->tables->tokens(), $token),
        );
        $this->write([$token => Bitmap::fromIds($ids)->chunks]);
        $this->sql->execute('DELETE FROM %i WHERE token_id = %d', $this->tables->tokens(), $token);
        $this->markCommon($token);
    }

    private function markCommon(int $token): void
    {
        $this->sql->execute('UPDATE %i SET common = 1 WHERE id = %d', $this->tables->words(), $token);
    }

    /**
     * @param list<int> $tokens
     * @param list<int> $chunks
     * @return array<int, array<int, string>> bits by token and chunk
     */
    private function read(array $tokens, array $chunks): array
    {
        return $this->readBits(
            SqlCondition::all([SqlCondition::in('token_id', $tokens), SqlCondition::in('chunk', $chunks)])
        );
    }

    /** @return array<int, array<int, string>> bits by token and chunk */
    private function readBits(SqlCondition $where): array
    {
        $known = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT token_id, chunk, bits FROM %i WHERE $where->sql",
                $this->tables->bitmaps(),
                ...$where->values,
            ) as $row
        ) {
            $known[(int) $row['token_id']][(int) $row['chunk']] = (string) base64_decode((string) $row['bits'], true);
        }

        return $known;
    }

    /** @param array<int, array<int, string>> $bits by token and chunk */
    private function write(array $bits): void
    {
        $rows = [];
        foreach ($bits as $token => $chunks) {
            foreach ($chunks as $chunk => $string) {
                $rows[] = [$token, $chunk, base64_encode($string)];
            }
        }
        foreach (array_chunk($rows, self::BATCH_SIZE) as $batch) {
            $placeholders = implode(', ', array_fill(0, count($batch), '(%d, %d, %s)'));
            $this->sql->execute(
                "INSERT INTO %i (token_id, chunk, bits) VALUES $placeholders ON DUPLICATE KEY UPDATE bits = VALUES(bits)",
                $this->tables->bitmaps(),
                ...array_merge(...$batch)
            );
        }
    }
}
