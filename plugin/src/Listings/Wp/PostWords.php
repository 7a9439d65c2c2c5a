<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Question;
use CourantDesk\Listings\Domain\Search\Wanted;
use CourantDesk\Listings\Domain\Search\Words;
use WeakMap;

/** Searches the openings' own texts, with the same words as the index has them. Only needed while there is no index. */
final class PostWords
{
    private const BATCH = 500;

    /** @var WeakMap<ListingQuery, array<int, int>> ids, and how much of the search is in the title */
    private readonly WeakMap $found;

    public function __construct(
        private readonly Sql $sql,
        private readonly Specifications $specifications,
        private readonly Words $words = new Words(),
    ) {
        /** @var WeakMap<ListingQuery, array<int, int>> $found */
        $found = new WeakMap();
        $this->found = $found;
    }

    /** @param Condition $among where to search; it bounds what is read */
    public function matching(ListingQuery $query, Condition $among): Condition
    {
        return self::in(array_keys($this->found[$query] ??= $this->search($query, $among)));
    }

    /** How much of a search that matching() has answered is in the title. */
    public function titled(ListingQuery $query): Condition
    {
        // A number alone would name a column of the result in ORDER BY.
        $sums = [new Condition('0 + 0', [])];
        foreach (array_unique($this->found[$query] ?? []) as $number) {
            $in = self::in(array_keys($this->found[$query] ?? [], $number, true));
            $sums[] = new Condition("CASE WHEN $in->sql THEN %d ELSE 0 END", [...$in->values, $number]);
        }

        return Condition::sum($sums);
    }

    /** @return array<int, int> */
    private function search(ListingQuery $query, Condition $among): array
    {
        $question = Question::of($query, $this->specifications, $this->words);
        if ($question->isEmpty) {
            return [];
        }
        $posts = $this->sql->core('posts');
        $found = [];
        $last = 0;
        do {
            $rows = $this->sql->rows(
                "SELECT p.ID, p.post_title, p.post_content FROM %i p WHERE $among->sql AND p.ID > %d ORDER BY p.ID LIMIT %d",
                ...[$posts, ...$among->values, $last, self::BATCH]
            );
            $ids = array_map(static fn (array $row): int => (int) $row['ID'], $rows);
            $terms = $this->terms($ids, $question);
            foreach ($rows as $row) {
                $last = (int) $row['ID'];
                $number = $this->titles($question, (string) $row['post_title'], (string) $row['post_content'], $terms[$last] ?? []);
                $found += $number === null ? [] : [$last => $number];
            }
        } while (count($rows) === self::BATCH);

        return $found;
    }

    /**
     * @param list<string> $terms keys of terms that the opening has
     * @return int|null how much of the search is in the title; null where not all of it is found
     */
    private function titles(Question $question, string $title, string $content, array $terms): ?int
    {
        $title = html_entity_decode(wp_strip_all_tags($title), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $ofTitle = $this->words->of($title);
        $words = [...$ofTitle, ...$this->words->of($content)];
        $sequence = $this->words->sequence($title) . '|' . $this->words->sequence($content);
        $number = 0;
        foreach ($question->wanted as $wanted) {
            if (!$wanted->phrase->isIn($words, $sequence) && array_intersect($wanted->terms, $terms) === []) {
                return null;
            }
            $number += array_filter($wanted->phrase->words, static fn ($word): bool => !$word->isAmong($ofTitle)) === [] ? 1 : 0;
        }

        return $number;
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<string>> by opening: keys of the terms it has, of those that the question names
     */
    private function terms(array $ids, Question $question): array
    {
        $named = array_unique(array_merge(...array_map(static fn (Wanted $one): array => $one->terms, $question->wanted)));
        if ($named === [] || $ids === []) {
            return [];
        }
        $in = Condition::in('tr.object_id', $ids);
        $terms = [];
        $rows = $this->sql->rows(
            "SELECT tr.object_id AS opening, tt.taxonomy, tt.term_id AS term FROM %i tr JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE $in->sql",
            ...[$this->sql->core('term_relationships'), $this->sql->core('term_taxonomy'), ...$in->values]
        );
        foreach ($rows as $row) {
            $terms[(int) $row['opening']][] = Key::term((string) $row['taxonomy'], (int) $row['term']);
        }

        return $terms;
    }

    /** @param list<int> $ids */
    private static function in(array $ids): Condition
    {
        return $ids === [] ? new Condition('1 = 0', []) : Condition::in('p.ID', $ids);
    }
}
