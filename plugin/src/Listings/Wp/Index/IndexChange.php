<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Listings\Domain\Search\IndexedOpening;

/** What must be written so that the index knows openings as they are now. */
final class IndexChange
{
    /** @var array<string, array{int, int}> by key: how many more open and expired openings are in the set */
    private array $counts = [];

    /** @var array<string, true> keys of which rows change */
    public array $rows = [];

    /** @var list<array{string, int, int, int}> key, published, opening, in title */
    public array $added = [];

    /** @var array<int, array{published: int, keys: list<string>}> by opening */
    public array $removed = [];

    /** @var array<string, list<int>> openings that come into a set, by key */
    public array $set = [];

    /** @var array<string, list<int>> openings that leave a set, by key */
    public array $cleared = [];

    public function add(int $id, ?IndexedOpening $before, ?IndexedOpening $after): void
    {
        $old = $before->keys ?? [];
        $new = $after->keys ?? [];
        $moved = $before?->published !== $after?->published;
        foreach ($old as $key => $inTitle) {
            if ($moved || ($new[$key] ?? null) !== $inTitle) {
                $this->removed[$id] ??= ['published' => $before->published ?? 0, 'keys' => []];
                $this->removed[$id]['keys'][] = $key;
                $this->rows[$key] = true;
            }
            if (!isset($new[$key])) {
                $this->cleared[$key][] = $id;
            }
            $this->count($key, $before, -1);
        }
        foreach ($new as $key => $inTitle) {
            if ($moved || ($old[$key] ?? null) !== $inTitle) {
                $this->added[] = [$key, $after->published ?? 0, $id, (int) $inTitle];
                $this->rows[$key] = true;
            }
            if (!isset($old[$key])) {
                $this->set[$key][] = $id;
            }
            $this->count($key, $after, 1);
        }
    }

    /** @return array<string, array{int, int}> by key: how many more open and expired openings are in the set; nothing for none */
    public function counts(): array
    {
        return array_filter($this->counts, static fn (array $count): bool => $count !== [0, 0]);
    }

    private function count(string $key, ?IndexedOpening $opening, int $by): void
    {
        $this->counts[$key] ??= [0, 0];
        $this->counts[$key][$opening?->expired === true ? 1 : 0] += $by;
    }
}
