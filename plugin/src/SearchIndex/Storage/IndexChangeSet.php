<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\SearchIndex\Domain\IndexedOpening;
use CourantDesk\SearchIndex\Domain\SetKey;
use CourantDesk\SearchIndex\Domain\WordPrefixes;

/** Collects the writes that update the index. */
final class IndexChangeSet
{
    /** @var array<string, array{int, int}> by key: change of the numbers of open and expired openings */
    private array $counts = [];

    /** @var array<string, true> keys of the changed lists and sets */
    public array $changedKeys = [];

    /** @var list<array{string, int, int}> key of a word, published, opening */
    public array $addedRows = [];

    /** @var array<int, array{published: int, keys: list<string>}> keys of words by opening */
    public array $removedRows = [];

    /** @var array<string, list<int>> openings added to a set, by key */
    public array $addedIds = [];

    /** @var array<string, list<int>> openings removed from a set, by key */
    public array $removedIds = [];

    public function add(int $id, ?IndexedOpening $before, ?IndexedOpening $after): void
    {
        $old = array_fill_keys($before->setKeys ?? [], true);
        $new = array_fill_keys($after->setKeys ?? [], true);
        $isDateChanged = $before?->publishedAt !== $after?->publishedAt;
        foreach (array_keys($old) as $key) {
            $this->recordRemoval($key, $id, $before, $isDateChanged, isset($new[$key]));
        }
        foreach (array_keys($new) as $key) {
            $this->recordAddition($key, $id, $after, $isDateChanged, isset($old[$key]));
        }
    }

    /**
     * Records the prefix sets that an opening is added to or removed from.
     *
     * @param array<string, mixed> $stored prefixes that have a set, by key
     */
    public function addPrefixes(int $id, ?IndexedOpening $before, ?IndexedOpening $after, array $stored): void
    {
        $old = WordPrefixes::forKeys($before->setKeys ?? [], $stored);
        $new = WordPrefixes::forKeys($after->setKeys ?? [], $stored);
        foreach (array_keys(array_diff_key($old, $new)) as $key) {
            $this->removedIds[$key][] = $id;
            $this->changedKeys[$key] = true;
        }
        foreach (array_keys(array_diff_key($new, $old)) as $key) {
            $this->addedIds[$key][] = $id;
            $this->changedKeys[$key] = true;
        }
    }

    private function recordRemoval(
        string $key,
        int $id,
        ?IndexedOpening $before,
        bool $isDateChanged,
        bool $isKept,
    ): void {
        if (SetKey::isWord($key) && ($isDateChanged || !$isKept)) {
            $this->removedRows[$id] ??= ['published' => $before->publishedAt ?? 0, 'keys' => []];
            $this->removedRows[$id]['keys'][] = $key;
            $this->changedKeys[$key] = true;
        }
        if (!$isKept) {
            $this->removedIds[$key][] = $id;
            $this->changedKeys[$key] = true;
        }
        $this->adjustCount($key, $before, -1);
    }

    private function recordAddition(
        string $key,
        int $id,
        ?IndexedOpening $after,
        bool $isDateChanged,
        bool $wasIncluded,
    ): void {
        if (SetKey::isWord($key) && ($isDateChanged || !$wasIncluded)) {
            $this->addedRows[] = [$key, $after->publishedAt ?? 0, $id];
            $this->changedKeys[$key] = true;
        }
        if (!$wasIncluded) {
            $this->addedIds[$key][] = $id;
            $this->changedKeys[$key] = true;
        }
        $this->adjustCount($key, $after, 1);
    }

    /** @return array<string, array{int, int}> by key: non-zero changes of the numbers of open and expired openings */
    public function counts(): array
    {
        return array_filter($this->counts, static fn (array $count): bool => $count !== [0, 0]);
    }

    private function adjustCount(string $key, ?IndexedOpening $opening, int $by): void
    {
        $this->counts[$key] ??= [0, 0];
        $this->counts[$key][$opening?->isExpired === true ? 1 : 0] += $by;
    }
}
