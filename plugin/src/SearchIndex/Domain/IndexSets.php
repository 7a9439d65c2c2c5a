<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Holds the sets of openings that were read from the index, and evaluates queries on them. */
final class IndexSets
{
    /** @var array<string, Bitmap> openings that contain a phrase, by word sequence */
    private array $phraseMatches = [];

    /** @var array<string, Bitmap> openings that reach the minimum of the query, by key of the filter */
    private array $minimumMatches = [];

    /**
     * @param array<string, Bitmap> $setsByKey by key; missing sets are empty
     * @param array<string, Bitmap> $setsByPrefix by key prefix: union of all sets with such a key
     * @param Bitmap                $overdue  openings past their closing date whose status is not updated yet
     * @param array<int, int>       $publicationDates by opening, of all openings in sets without a bitmap, for sorting
     */
    public function __construct(
        private readonly array $setsByKey,
        private readonly array $setsByPrefix,
        private readonly Bitmap $overdue,
        private readonly array $publicationDates = [],
    ) {
    }

    public function findMatches(IndexQuery $query): Bitmap
    {
        return $this->findMatchesIgnoringGroup('', $query, $this->findUnfilteredMatches($query));
    }

    /** Returns the matches before the groups and minimums of filters are applied. */
    public function findUnfilteredMatches(IndexQuery $query): Bitmap
    {
        $found = $query->hideExpired
            ? $this->get(SetKey::OPEN)->without($this->overdue)
            : $this->get(SetKey::OPEN)->union($this->get(SetKey::EXPIRED));
        foreach ($query->clauses as $clause) {
            $matches = $this->phraseMatches[$clause->phrase->sequence]
                ?? $this->findWithAllTerms($clause->phrase, SetKey::forWord(...));
            $found = $found->intersect($matches->union($this->union($clause->termKeys)));
        }

        return $found;
    }

    /**
     * Returns the matches without the filter of one group, for counting the options of that group; '' for all filters.
     *
     * @param Bitmap $searched see findUnfilteredMatches()
     */
    public function findMatchesIgnoringGroup(string $group, IndexQuery $query, Bitmap $searched): Bitmap
    {
        foreach ($query->groupsToCount($group) as $keys) {
            $searched = $searched->intersect($this->union($keys));
        }
        foreach (array_diff_key($query->minimums, [$group => true]) as $key => $minimum) {
            $this->minimumMatches[$key] ??= $minimum['index']->findAtLeast($minimum['number'], $this->get(...));
            $searched = $searched->intersect($this->minimumMatches[$key]);
        }

        return $searched;
    }

    /**
     * Returns the openings with all words of a phrase, in any order.
     *
     * @param callable(string): string $key set key of a word
     */
    public function findWithAllTerms(Phrase $phrase, callable $key): Bitmap
    {
        $all = null;
        foreach ($phrase->terms as $word) {
            $set = $word->isPrefix
                ? $this->setsByPrefix[$key($word->word)] ?? new Bitmap()
                : $this->get($key($word->word));
            $all = $all === null ? $set : $all->intersect($set);
        }

        return $all;
    }

    /** Stores the openings that contain the words of a phrase in order. */
    public function setPhraseMatches(Phrase $phrase, Bitmap $openings): void
    {
        $this->phraseMatches[$phrase->sequence] = $openings;
    }

    /**
     * Splits matches into layers by the number of phrases of the search in the title: all phrases, all but one, and so
     * on.
     *
     * @return list<Bitmap> non-empty sets
     */
    public function rankByTitle(IndexQuery $query, Bitmap $found): array
    {
        // Openings by the number of phrases that were found in their title.
        $layers = [$found];
        foreach ($query->clauses as $clause) {
            $titled = $this->findWithAllTerms($clause->phrase, SetKey::forTitleWord(...));
            $next = [];
            foreach ($layers as $number => $layer) {
                $more = $layer->intersect($titled);
                $next[$number] = ($next[$number] ?? new Bitmap())->union($layer->without($more));
                $next[$number + 1] = $more;
            }
            $layers = $next;
        }
        krsort($layers);

        return array_values(array_filter($layers, static fn (Bitmap $layer): bool => $layer->chunks !== []));
    }

    /**
     * Splits matches into the groups of the list.
     *
     * @param list<string> $keys set keys of the groups, in order
     * @return list<Bitmap> each opening in the first group that contains it; last, those that are in no group
     */
    public function splitIntoGroups(array $keys, Bitmap $found): array
    {
        $groups = [];
        foreach ($keys as $key) {
            $group = $found->intersect($this->get($key));
            $found = $found->without($group);
            $groups[] = $group;
        }

        return [...$groups, $found];
    }

    /**
     * Sorts openings by date if all their dates were read with the sets; otherwise returns null.
     *
     * @param int $total size of $found
     * @return list<int>|null newest first
     */
    public function sortByDate(Bitmap $found, int $total): ?array
    {
        if ($total > count($this->publicationDates)) {
            return null;
        }
        $dated = array_intersect_key($this->publicationDates, array_flip($found->ids()));
        if (count($dated) < $total) {
            return null;
        }
        $ids = array_keys($dated);
        $dates = array_values($dated);
        array_multisort($dates, SORT_DESC, SORT_NUMERIC, $ids, SORT_DESC, SORT_NUMERIC);

        return $ids;
    }

    /** Returns the number of openings in the index; without expired ones if the query hides them. */
    public function countOpenings(): int
    {
        return $this->get(SetKey::OPEN)->count() + $this->get(SetKey::EXPIRED)->count();
    }

    public function get(string $key): Bitmap
    {
        return $this->setsByKey[$key] ?? new Bitmap();
    }

    /** @param list<string> $keys */
    public function union(array $keys): Bitmap
    {
        return Bitmap::unionOf(array_map($this->get(...), $keys));
    }
}
