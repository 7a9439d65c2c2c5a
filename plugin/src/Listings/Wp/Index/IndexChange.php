<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Listings\Domain\Search\Beginnings;
use CourantDesk\Listings\Domain\Search\IndexedOpening;
use CourantDesk\Listings\Domain\Search\Key;

/** What must be written so that the index knows openings as they are now. */
final class IndexChange
{
    /** @var array<string, array{int, int}> by key: how many more open and expired openings are in the set */
    private array $counts = [];

    /** @var array<string, true> keys of which lists or sets change */
    public array $changed = [];

    /** @var list<array{string, int, int}> key, published, opening */
    public array $added = [];

    /** @var array<int, array{published: int, keys: list<string>}> by opening */
    public array $removed = [];

    /** @var array<string, list<int>> openings that come into a set, by key */
    public array $set = [];

    /** @var array<string, list<int>> openings that leave a set, by key */
    public array $cleared = [];

    public function add(int $id, ?IndexedOpening $before, ?IndexedOpening $after): void
    {
        $old = array_fill_keys($before->keys ?? [], true);
        $new = array_fill_keys($after->keys ?? [], true);
        $moved = $before?->published !== $after?->published;
        foreach (array_keys($old) as $key) {
            $this->leave($key, $id, $before, $moved, isset($new[$key]));
        }
        foreach (array_keys($new) as $key) {
            $this->enter($key, $id, $after, $moved, isset($old[$key]));
        }
    }

    /**
     * The sets of beginnings that an opening comes into or leaves.
     *
     * @param array<string, mixed> $kept by key: the beginnings that have a set
     */
    public function addBeginnings(int $id, ?IndexedOpening $before, ?IndexedOpening $after, array $kept): void
    {
        $old = Beginnings::of($before->keys ?? [], $kept);
        $new = Beginnings::of($after->keys ?? [], $kept);
        foreach (array_keys(array_diff_key($old, $new)) as $key) {
            $this->cleared[$key][] = $id;
            $this->changed[$key] = true;
        }
        foreach (array_keys(array_diff_key($new, $old)) as $key) {
            $this->set[$key][] = $id;
            $this->changed[$key] = true;
        }
    }

    private function leave(string $key, int $id, ?IndexedOpening $before, bool $moved, bool $stays): void
    {
        if (Key::isList($key) && ($moved || !$stays)) {
            $this->removed[$id] ??= ['published' => $before->published ?? 0, 'keys' => []];
            $this->removed[$id]['keys'][] = $key;
            $this->changed[$key] = true;
        }
        if (!$stays) {
            $this->cleared[$key][] = $id;
            $this->changed[$key] = true;
        }
        $this->count($key, $before, -1);
    }

    private function enter(string $key, int $id, ?IndexedOpening $after, bool $moved, bool $was): void
    {
        if (Key::isList($key) && ($moved || !$was)) {
            $this->added[] = [$key, $after->published ?? 0, $id];
            $this->changed[$key] = true;
        }
        if (!$was) {
            $this->set[$key][] = $id;
            $this->changed[$key] = true;
        }
        $this->count($key, $after, 1);
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
