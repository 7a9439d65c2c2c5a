<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** Sets of openings as they were read, and what a question makes of them. */
final class Sets
{
    /** @var array<string, Bitmap> by sequence: in which openings a phrase stands */
    private array $phrases = [];

    /**
     * @param array<string, Bitmap> $named by key; what is missing is empty
     * @param array<string, Bitmap> $begun by the beginning of keys: openings in any set with such a key
     * @param Bitmap                $late  openings that are over though their status does not say so yet
     * @param array<string, int>    $lists by key: the list of each set in the index
     * @param array<int, int>       $dates by opening, of all in sets without a bitmap: what lists are ordered by
     */
    public function __construct(
        private readonly array $named,
        private readonly array $begun,
        private readonly Bitmap $late,
        private readonly array $lists,
        private readonly array $dates = [],
    ) {
    }

    public function answer(Question $question): Bitmap
    {
        $found = $this->searched($question);
        foreach ($question->filters as $keys) {
            $found = $found->and($this->any($keys));
        }

        return $found;
    }

    /** What is found before anything is chosen of the groups of filters. */
    public function searched(Question $question): Bitmap
    {
        $found = $question->hideExpired
            ? $this->get(Key::OPEN)->without($this->late)
            : $this->get(Key::OPEN)->or($this->get(Key::EXPIRED));
        if ($question->salary > 0) {
            $found = $found->and(Slices::atLeast($question->salary, $this->get(...)));
        }
        foreach ($question->wanted as $one) {
            $words = $this->phrases[$one->phrase->sequence] ?? $this->withAll($one->phrase, Key::word(...));
            $found = $found->and($words->or($this->any($one->terms)));
        }

        return $found;
    }

    /**
     * What is found but for the choice of one group, for counting the choices of that group.
     *
     * @param Bitmap $searched see searched()
     */
    public function besides(string $group, Question $question, Bitmap $searched): Bitmap
    {
        $others = array_diff_key($question->filters, [$group => true]) + array_intersect_key($question->fixed, [$group => true]);
        foreach ($others as $keys) {
            $searched = $searched->and($this->any($keys));
        }

        return $searched;
    }

    /**
     * Openings with all words of a phrase, wherever they stand.
     *
     * @param callable(string): string $key names a word's set
     */
    public function withAll(Phrase $phrase, callable $key): Bitmap
    {
        $all = null;
        foreach ($phrase->words as $word) {
            $set = $word->begins ? $this->begun[$key($word->word)] ?? new Bitmap() : $this->get($key($word->word));
            $all = $all === null ? $set : $all->and($set);
        }

        return $all;
    }

    /** Where a phrase really stands was looked up. */
    public function found(Phrase $phrase, Bitmap $openings): void
    {
        $this->phrases[$phrase->sequence] = $openings;
    }

    /**
     * What was found, in layers: with all phrases of the search in the title, with all but one, and so on.
     *
     * @return list<Bitmap> none of them empty
     */
    public function ranked(Question $question, Bitmap $found): array
    {
        // By number of phrases in the title, so far: the openings with so many.
        $layers = [$found];
        foreach ($question->wanted as $one) {
            $titled = $this->withAll($one->phrase, Key::title(...));
            $next = [];
            foreach ($layers as $number => $layer) {
                $more = $layer->and($titled);
                $next[$number] = ($next[$number] ?? new Bitmap())->or($layer->without($more));
                $next[$number + 1] = $more;
            }
            $layers = $next;
        }
        krsort($layers);

        return array_values(array_filter($layers, static fn (Bitmap $layer): bool => $layer->chunks !== []));
    }

    /**
     * The shortest list in which everything that is found stands.
     *
     * @return array{list: int, length: int} list 0 is the list of all openings
     */
    public function shortest(Question $question): array
    {
        $groups = $question->hideExpired ? [[Key::OPEN]] : [];
        $groups = [...$groups, ...array_values($question->filters)];
        foreach ($question->wanted as $one) {
            foreach ($one->terms === [] ? $one->phrase->words : [] as $word) {
                $groups[] = $word->begins ? [] : [Key::word($word->word)];
            }
        }
        $shortest = ['list' => 0, 'length' => $this->length()];
        foreach ($groups as $keys) {
            $list = count($keys) === 1 ? ($this->lists[$keys[0]] ?? 0) : 0;
            $length = $list > 0 ? $this->get($keys[0])->count() : 0;
            if ($list > 0 && ($length < $shortest['length'] || $shortest['list'] === 0)) {
                $shortest = ['list' => $list, 'length' => $length];
            }
        }

        return $shortest;
    }

    /**
     * Openings in the order of their dates, where all dates came along with the sets; else null.
     *
     * @param int $total of $found
     * @return list<int>|null the newest first
     */
    public function byDate(Bitmap $found, int $total): ?array
    {
        if ($total > count($this->dates)) {
            return null;
        }
        $dated = array_intersect_key($this->dates, array_flip($found->ids()));
        if (count($dated) < $total) {
            return null;
        }
        $ids = array_keys($dated);
        $dates = array_values($dated);
        array_multisort($dates, SORT_DESC, SORT_NUMERIC, $ids, SORT_DESC, SORT_NUMERIC);

        return $ids;
    }

    /** At least so many openings are in the index; exactly so many where expired ones were asked for. */
    public function length(): int
    {
        return $this->get(Key::OPEN)->count() + $this->get(Key::EXPIRED)->count();
    }

    public function get(string $key): Bitmap
    {
        return $this->named[$key] ?? new Bitmap();
    }

    /** @param list<string> $keys */
    public function any(array $keys): Bitmap
    {
        return Bitmap::any(array_map($this->get(...), $keys));
    }
}
