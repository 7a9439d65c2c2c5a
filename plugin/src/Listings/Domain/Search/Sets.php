<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** Sets of openings as they were read, and what a question makes of them. */
final class Sets
{
    /**
     * @param array<string, Bitmap> $named     by key; what is missing is empty
     * @param Bitmap                $beginning openings with a word that has the beginning asked for
     * @param Bitmap                $late      openings that are over though their status does not say so yet
     * @param array<string, int>    $lists     by key: the list of each set in the index
     */
    public function __construct(
        private readonly array $named,
        private readonly Bitmap $beginning,
        private readonly Bitmap $late,
        private readonly array $lists,
    ) {
    }

    public function answer(Question $question): Bitmap
    {
        $found = $question->hideExpired
            ? $this->get(Key::OPEN)->without($this->late)
            : $this->get(Key::OPEN)->or($this->get(Key::EXPIRED));
        foreach ($question->filters as $keys) {
            $found = $found->and($this->any($keys));
        }
        foreach ($question->words as ['word' => $word, 'terms' => $terms]) {
            $own = $word->begins ? $this->beginning : $this->get(Key::word($word->word));
            $found = $found->and($own->or($this->any($terms)));
        }

        return $found;
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
        foreach ($question->words as ['word' => $word, 'terms' => $terms]) {
            $groups[] = $word->begins || $terms !== [] ? [] : [Key::word($word->word)];
        }
        $shortest = ['list' => 0, 'length' => $this->get(Key::OPEN)->count() + $this->get(Key::EXPIRED)->count()];
        foreach ($groups as $keys) {
            $list = count($keys) === 1 ? ($this->lists[$keys[0]] ?? 0) : 0;
            $length = $list > 0 ? $this->get($keys[0])->count() : 0;
            if ($list > 0 && ($length < $shortest['length'] || $shortest['list'] === 0)) {
                $shortest = ['list' => $list, 'length' => $length];
            }
        }

        return $shortest;
    }

    public function get(string $key): Bitmap
    {
        return $this->named[$key] ?? new Bitmap();
    }

    /** @param list<string> $keys */
    private function any(array $keys): Bitmap
    {
        $any = new Bitmap();
        foreach ($keys as $key) {
            $any = $any->or($this->get($key));
        }

        return $any;
    }
}
