<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\MinimumFilter;
use CourantDesk\SearchIndex\Domain\TermFilter;

/**
 * Converts a listing query to portable SQL conditions on posts `p`. Searches, minimums and languages are evaluated in
 * PHP, only for the newest openings, because a visitor's request must not read a hundred thousand openings.
 *
 * The meta keys of closing dates and flags are constants here, because each condition computes one column of the index
 * from the stored format. OpeningField::isIndexed() determines the indexed fields.
 */
final class PostQueryConditions
{
    /** Maximum number of newest openings for which searches, minimums and languages are evaluated. */
    private const MAX_READ = 5000;
    private const BATCH_SIZE = 500;

    private readonly PostTextSearch $textSearch;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        SpecificationRepository $specifications,
        private readonly Languages $languages,
        private readonly int $maxRead = self::MAX_READ,
    ) {
        $this->textSearch = new PostTextSearch($sql, $specifications);
    }

    /** @param string $ignoredFilter filter to ignore: a taxonomy, or the key of a filter */
    public function forQuery(ListingQuery $query, string $ignoredFilter = ''): SqlCondition
    {
        $conditions = [$this->visible($query->hideExpired)];
        $terms = $ignoredFilter === '' ? $query->termFilters : array_replace(
            array_diff_key($query->termFilters, [$ignoredFilter => true]),
            array_intersect_key($query->fixedTerms, [$ignoredFilter => true])
        );
        foreach ($terms as $termList) {
            $conditions[] = $this->withAnyTerm($termList);
        }
        $minimums = [];
        foreach ($query->attributeFilters as $chosen) {
            if ($chosen->filter->key() === $ignoredFilter) {
                continue;
            }
            if ($chosen->filter instanceof MinimumFilter) {
                $minimums[] = [$chosen->filter, $chosen->values[0]];
            } elseif ($chosen->filter instanceof ChoiceFilter) {
                $conditions[] = $this->withValues($chosen->filter, $chosen->values);
            } elseif ($chosen->filter instanceof TermFilter) {
                $conditions[] = $this->withAnyTerm($chosen->filter->findTerms($chosen->values[0]));
            }
        }
        if ($minimums !== [] || $query->language !== '' || $query->search !== '') {
            $recent = $this->newestOpenings();
            $conditions[] = $recent ?? new SqlCondition('1 = 1', []);
            $among = SqlCondition::all([
                $this->visible($query->hideExpired),
                ...($recent === null ? [] : [$recent, $this->containingPhrases($query)]),
            ]);
            $conditions = [
                ...$conditions,
                ...array_map(
                    fn (array $minimum): SqlCondition => $this->atLeast($minimum[0], $minimum[1], $recent),
                    $minimums,
                ),
                ...($query->language !== '' ? [$this->inLanguage($query->language, $recent)] : []),
                ...($query->search !== '' ? [$this->textSearch->forQuery($query, $among)] : []),
            ];
        }

        return SqlCondition::all($conditions);
    }

    /** Matches the newest MAX_READ openings; null when there are no more. */
    private function newestOpenings(): ?SqlCondition
    {
        $last = $this->sql->fetchRows(
            "SELECT post_date, ID FROM %i WHERE post_type = 'awsm_job_openings' AND post_status IN ('publish', 'expired')"
            . ' ORDER BY post_date DESC, ID DESC LIMIT 1 OFFSET %d',
            $this->sql->coreTable('posts'),
            $this->maxRead
        )[0] ?? null;

        return $last === null ? null : new SqlCondition(
            '(p.post_date > %s OR (p.post_date = %s AND p.ID > %d))',
            [(string) $last['post_date'], (string) $last['post_date'], (int) $last['ID']]
        );
    }

    /**
     * Matches openings by language. Multilingual plugins store languages differently, so each post is checked through
     * the API.
     */
    private function inLanguage(string $language, ?SqlCondition $recent): SqlCondition
    {
        $where = $recent ?? new SqlCondition('1 = 1', []);
        $all = array_map('intval', $this->sql->fetchColumn(
            "SELECT p.ID FROM %i p WHERE p.post_type = 'awsm_job_openings' AND p.post_status IN ('publish', 'expired') AND $where->sql",
            $this->sql->coreTable('posts'),
            ...$where->values
        ));
        $others = [];
        foreach (array_chunk($all, self::BATCH_SIZE) as $ids) {
            _prime_post_caches($ids, true, false);
            foreach (array_filter(array_map('get_post', $ids)) as $post) {
                if (!in_array($this->languages->getPostLanguage($post), ['', $language], true)) {
                    $others[] = $post->ID;
                }
            }
        }
        $in = SqlCondition::in('p.ID', $others === [] ? [0] : $others);

        return new SqlCondition("NOT ($in->sql)", $in->values);
    }

    /** Returns the number of search phrases in the title, for sorting; valid after forQuery(). */
    public function titleMatchCount(ListingQuery $query): SqlCondition
    {
        return $this->textSearch->titleMatchCount($query);
    }

    /** Matches the phrases with LIKE, to reduce the number of openings that are read. */
    private function containingPhrases(ListingQuery $query): SqlCondition
    {
        return SqlCondition::all(
            [new SqlCondition('1 = 1', []), ...array_map($this->containing(...), $query->searchPhrases())]
        );
    }

    /** @param non-empty-list<string> $values */
    private function withValues(ChoiceFilter $filter, array $values): SqlCondition
    {
        $in = SqlCondition::in('m.meta_value', array_map($filter->storedValue(...), $values));

        return new SqlCondition(
            "EXISTS (SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = %s AND $in->sql)",
            [$this->sql->coreTable('postmeta'), $filter->metaKey(), ...$in->values]
        );
    }

    /** Matches numbers. Salaries are stored as serialized arrays, so numbers are compared in PHP. */
    private function atLeast(MinimumFilter $filter, string $value, ?SqlCondition $recent): SqlCondition
    {
        $where = $recent ?? new SqlCondition('1 = 1', []);
        $ids = [];
        $last = 0;
        do {
            $rows = $this->sql->fetchRows(
                "SELECT p.ID, m.meta_id, m.meta_value FROM %i m JOIN %i p ON p.ID = m.post_id"
                . " WHERE m.meta_key = %s AND m.meta_id > %d AND p.post_type = 'awsm_job_openings' AND $where->sql ORDER BY m.meta_id LIMIT %d",
                ...[
                    $this->sql->coreTable('postmeta'), $this->sql->coreTable('posts'), $filter->metaKey(), $last,
                    ...$where->values, self::BATCH_SIZE,
                ]
            );
            foreach ($rows as $row) {
                $last = (int) $row['meta_id'];
                if ($filter->matchesStored(maybe_unserialize((string) $row['meta_value']), $value)) {
                    $ids[] = (int) $row['ID'];
                }
            }
        } while (count($rows) === self::BATCH_SIZE);

        return $ids === [] ? new SqlCondition('1 = 0', []) : SqlCondition::in('p.ID', $ids);
    }

    /**
     * Matches published openings without a password that are not excluded from lists or past their closing date, even
     * if cron has not run yet.
     */
    public function visible(bool $hideExpired): SqlCondition
    {
        $open = [
            new SqlCondition('p.post_type = %s', [PostTypes::OPENING]),
            SqlCondition::in('p.post_status', $hideExpired ? ['publish'] : ['publish', 'expired']),
            new SqlCondition("p.post_password = ''", []),
            new SqlCondition('NOT EXISTS (SELECT 1 FROM %i u WHERE u.post_id = p.ID AND u.meta_key = %s AND u.meta_value = %s)', [
                $this->sql->coreTable('postmeta'),
                'awsm_pro_exclude_job',
                'exclude',
            ]),
        ];
        if ($hideExpired) {
            $open[] = $this->notPastClosing();
        }

        return SqlCondition::all($open);
    }

    /** Compares the WP Job Openings closing date, and on its last day the plugin's closing time. */
    private function notPastClosing(): SqlCondition
    {
        $meta = $this->sql->coreTable('postmeta');
        $now = $this->clock->now();
        $today = $now->format('Y-m-d');

        return new SqlCondition(
            'NOT EXISTS (SELECT 1 FROM %i c JOIN %i l ON l.post_id = c.post_id AND l.meta_key = %s AND l.meta_value = %s'
            . ' LEFT JOIN %i a ON a.post_id = c.post_id AND a.meta_key = %s AND a.meta_value > %s AND a.meta_value < %s'
            . " WHERE c.post_id = p.ID AND c.meta_key = %s AND c.meta_value <> ''"
            . ' AND (c.meta_value < %s OR (c.meta_value = %s AND a.meta_id IS NOT NULL)))',
            [
                $meta, $meta, 'awsm_set_exp_list', 'set_listing',
                $meta, 'courant_closing_at', $today, $now->format('Y-m-d\\TH:i'),
                'awsm_job_expiry', $today, $today,
            ]
        );
    }

    private function containing(string $word): SqlCondition
    {
        $conditions = [(new PlaceCondition($this->sql))->containingAnyWord($word)];
        foreach ($this->caseVariants($word) as $spelling) {
            $like = '%' . $this->sql->escapeLike($spelling) . '%';
            $conditions[] = new SqlCondition(
                'p.post_title LIKE %s OR p.post_content LIKE %s'
                    . ' OR p.ID IN (SELECT m.post_id FROM %i m WHERE m.meta_key = %s AND m.meta_value LIKE %s)',
                [$like, $like, $this->sql->coreTable('postmeta'), OpeningFields::IDENTIFIER, $like],
            );
            $conditions[] =
                $this->withTerms(new SqlCondition('tt.term_id IN (SELECT t.term_id FROM %i t WHERE t.name LIKE %s)', [
                    $this->sql->coreTable('terms'),
                    $like,
                ]));
        }

        return SqlCondition::any($conditions);
    }

    /** @param list<Term> $terms terms of one specification */
    private function withAnyTerm(array $terms): SqlCondition
    {
        return $terms === [] ? new SqlCondition('1 = 0', []) : $this->withTerms(SqlCondition::all([
            new SqlCondition('tt.taxonomy = %s', [$terms[0]->taxonomy]),
            SqlCondition::in('tt.term_id', array_map(static fn (Term $term): int => $term->id, $terms)),
        ]));
    }

    private function withTerms(SqlCondition $condition): SqlCondition
    {
        return new SqlCondition(
            'p.ID IN (SELECT tr.object_id FROM %i tr JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id'
            . " WHERE $condition->sql)",
            [$this->sql->coreTable('term_relationships'), $this->sql->coreTable('term_taxonomy'), ...$condition->values]
        );
    }

    /**
     * Returns the spellings to search for. SQLite ignores the case of ASCII letters only.
     *
     * @return list<string>
     */
    private function caseVariants(string $word): array
    {
        if (preg_match('/^[\x00-\x7F]*$/', $word) === 1) {
            return [$word];
        }

        return array_values(array_unique([
            $word,
            mb_strtolower($word),
            mb_strtoupper($word),
            mb_convert_case($word, MB_CASE_TITLE),
        ]));
    }
}
