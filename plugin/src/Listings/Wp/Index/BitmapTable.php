<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Wp\Condition;

/** The bitmaps of terms and common words. Read, changed and written within the writer's lock. */
final class BitmapTable
{
    /** A word in so many openings has a bitmap; below that its rows are read. */
    public const COMMON = 400;

    private const BLOBS = 20;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables, private readonly int $common)
    {
    }

    /**
     * @param list<string> $keys
     * @return array<string, array{id: int, common: bool, number: int}> by key; number is of all openings in the set
     */
    public function words(array $keys): array
    {
        $words = [];
        foreach (array_chunk($keys, 500) as $part) {
            $in = Condition::in('name', $part);
            foreach ($this->sql->rows("SELECT id, name, openings, expired, common FROM %i WHERE $in->sql", $this->tables->words(), ...$in->values) as $row) {
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
     * @param array<string, array{id: int, common: bool, number: int}> $words   what is changed, after its rows are
     * @param array<string, list<int>>                                 $set
     * @param array<string, list<int>>                                 $cleared
     */
    public function update(array $words, array $set, array $cleared): void
    {
        $stale = [];
        foreach ($words as $key => $word) {
            if (!Key::isList($key)) {
                $stale[$key] = $word['id'];
                if (!$word['common']) {
                    $this->markCommon($word['id']);
                }
            } elseif (!$word['common'] && (!Key::isWord($key) || $word['number'] >= $this->common)) {
                $this->begin($word['id']);
            } elseif ($word['common'] && (isset($set[$key]) || isset($cleared[$key]))) {
                $stale[$key] = $word['id'];
            }
        }
        foreach (array_chunk($stale, self::BLOBS, true) as $part) {
            $known = $this->read(array_values($part), self::chunks($part, $set, $cleared));
            $changed = [];
            foreach ($part as $key => $id) {
                $bitmap = new Bitmap($known[$id] ?? []);
                $bitmap = $bitmap->without(Bitmap::of($cleared[$key] ?? []))->with($set[$key] ?? []);
                // What became empty is written as empty, so that nothing has to be deleted.
                $changed[$id] = $bitmap->chunks + array_fill_keys(array_keys($known[$id] ?? []), '');
            }
            $this->write($changed);
        }
    }

    /**
     * @param array<string, int>       $part
     * @param array<string, list<int>> $set
     * @param array<string, list<int>> $cleared
     * @return list<int> the chunks that may change
     */
    private static function chunks(array $part, array $set, array $cleared): array
    {
        $chunks = [];
        foreach (array_keys($part) as $key) {
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
    public function of(array $tokens): array
    {
        $found = [];
        foreach (array_chunk($tokens, self::BLOBS) as $part) {
            $in = Condition::in('token_id', $part);
            $found += array_map(static fn (array $chunks): Bitmap => new Bitmap($chunks), $this->bits($in));
        }

        return $found;
    }

    /** A new set that is only a bitmap. */
    public function keep(string $key, Bitmap $bitmap): void
    {
        $this->sql->run('INSERT INTO %i (name, common) VALUES (%s, 1)', $this->tables->words(), $key);
        $this->write([(int) $this->sql->value('SELECT id FROM %i WHERE name = %s', $this->tables->words(), $key) => $bitmap->chunks]);
    }

    /** Makes the bitmap of a set out of its rows. */
    private function begin(int $token): void
    {
        $ids = array_map('intval', $this->sql->column('SELECT job_id FROM %i WHERE token_id = %d', $this->tables->tokens(), $token));
        $this->write([$token => Bitmap::of($ids)->chunks]);
        $this->markCommon($token);
    }

    private function markCommon(int $token): void
    {
        $this->sql->run('UPDATE %i SET common = 1 WHERE id = %d', $this->tables->words(), $token);
    }

    /**
     * @param list<int> $tokens
     * @param list<int> $chunks
     * @return array<int, array<int, string>> bits by token and chunk
     */
    private function read(array $tokens, array $chunks): array
    {
        return $this->bits(Condition::all([Condition::in('token_id', $tokens), Condition::in('chunk', $chunks)]));
    }

    /** @return array<int, array<int, string>> bits by token and chunk */
    private function bits(Condition $where): array
    {
        $known = [];
        foreach ($this->sql->rows("SELECT token_id, chunk, bits FROM %i WHERE $where->sql", $this->tables->bitmaps(), ...$where->values) as $row) {
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
        foreach (array_chunk($rows, self::BLOBS) as $part) {
            $marks = implode(', ', array_fill(0, count($part), '(%d, %d, %s)'));
            $this->sql->run(
                "INSERT INTO %i (token_id, chunk, bits) VALUES $marks ON DUPLICATE KEY UPDATE bits = VALUES(bits)",
                $this->tables->bitmaps(),
                ...array_merge(...$part)
            );
        }
    }
}
