<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/** A query of WordPress for posts, of which openings are one type, as PostQueryParser reads it. */
final class PostQuery
{
    public const ORDER_DATE = 'date';
    public const ORDER_TITLE = 'title';
    public const ORDER_ID = 'id';
    public const ORDER_RELEVANCE = 'relevance';

    /**
     * @param array<string, int|null> $statuses  requested statuses of openings, with the author that a status is
     *     restricted to
     * @param list<list<int>>         $termGroups `term_taxonomy_id`s: one of each group
     * @param list<string>            $searchTerms all of them must occur in a text
     */
    public function __construct(
        public readonly array $statuses,
        public readonly bool $withUnlisted,
        public readonly bool $withPassword,
        public readonly ?int $author,
        /** `Ym`, or 0 for all. */
        public readonly int $month,
        public readonly array $termGroups,
        public readonly array $searchTerms,
        /** The text by which results are ranked, when it has several words. */
        public readonly string $sentence,
        /** @var self::ORDER_* */
        public readonly string $order,
        public readonly bool $isDescending,
        public readonly int $offset,
        public readonly int $limit,
        public readonly bool $isCounted,
        /** Prepared SQL that reads `id`, `published` and `ranking` of all matches of other types; '' for none. */
        public readonly string $othersSql,
        /** The same for openings, to which a condition can be appended. */
        public readonly string $openingsSql,
    ) {
    }

    public function isList(): bool
    {
        return $this->termGroups === [] && $this->searchTerms === [] && $this->othersSql === '';
    }

    /**
     * Returns the states of openings that match, with the author that they are restricted to.
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
