<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** Represents a WordPress query for posts that include openings, created by PostQueryParser. */
final class PostQuery
{
    public const ORDER_DATE = 'date';
    public const ORDER_TITLE = 'title';
    public const ORDER_ID = 'id';
    public const ORDER_RELEVANCE = 'relevance';
    public const ORDER_CLOSING = 'closing';
    public const ORDER_VIEWS = 'views';

    /**
     * @param array<string, int|null> $statuses  requested statuses of openings, with the author that a status is
     *     restricted to
     * @param list<list<int>> $termGroups `term_taxonomy_id`s: a post has one of each group
     * @param list<string> $searchTerms   terms that a text must contain
     * @param list<string> $excludedTerms terms that a text must not contain
     */
    public function __construct(
        public readonly array $statuses,
        public readonly bool $withUnlisted,
        public readonly bool $withPassword,
        public readonly ?int $author,
        /** Month as `Ym`, or 0 for all. */
        public readonly int $month,
        public readonly array $termGroups,
        public readonly array $searchTerms,
        public readonly array $excludedTerms,
        /** Text of several words by which results are ranked, or ''. */
        public readonly string $sentence,
        /** @var self::ORDER_* */
        public readonly string $order,
        public readonly bool $isDescending,
        public readonly int $offset,
        public readonly int $limit,
        public readonly bool $isCounted,
        /** Prepared SQL for `id`, `published`, `ranking`, `kind` and `type` of matches of other types; '' for none. */
        public readonly string $othersSql,
        /** Prepared SQL for openings, to which a condition can be appended. */
        public readonly string $openingsSql,
        /** Only posts after this date, as `YmdHis`, or 0 for all. */
        public readonly int $after = 0,
        /** Whether names of terms are searched as well. */
        public readonly bool $withTermNames = false,
        /** Position of openings in an order by post type; the SQL reads the positions of other types as `kind`. */
        public readonly int $kind = 0,
    ) {
    }

    public function isList(): bool
    {
        return $this->termGroups === [] && $this->searchTerms === [] && $this->excludedTerms === []
            && $this->othersSql === '';
    }

    /**
     * Returns the matching states of openings, with the author that they are restricted to.
     *
     * @return array<string, int|null>
     */
    public function states(): array
    {
        $states = [];
        foreach ($this->statuses as $status => $author) {
            if ($author !== null && $this->author !== null && $author !== $this->author) {
                continue;
            }
            foreach (PostRow::statesOf($status, $this->withUnlisted, $this->withPassword) as $state) {
                $states[$state] = $author ?? $this->author;
            }
        }

        return $states;
    }
}
