<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Structured;

/**
 * What a listing query means in WordPress's own tables; portable SQL on posts `p`. What only PHP can decide (searches, salaries, languages) is
 * read, so it is decided for the newest openings only: a visitor's request must not read a hundred thousand of them.
 */
final class PostConditions
{
    /** Of more openings than this, searches, salaries and languages find the newest so many. */
    private const MAX_READ = 5000;
    private const BATCH = 500;

    private readonly PostWords $words;

    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        Specifications $specifications,
        private readonly Languages $languages,
        private readonly int $maxRead = self::MAX_READ,
    ) {
        $this->words = new PostWords($sql, $specifications);
    }

    /** @param string $besides a filter whose choice does not count: a taxonomy, or Structured::WORK_MODE */
    public function matching(ListingQuery $query, string $besides = ''): Condition
    {
        $conditions = [$this->visible($query->hideExpired)];
        $terms = $besides === '' ? $query->terms : array_replace(
            array_diff_key($query->terms, [$besides => true]),
            array_intersect_key($query->fixed, [$besides => true])
        );
        foreach ($terms as $taxonomy => $wanted) {
            $ids = array_map(static fn (Term $term): int => $term->id, $wanted);
            $conditions[] = $ids === [] ? new Condition('1 = 0', []) : $this->related(Condition::all([
                new Condition('tt.taxonomy = %s', [$taxonomy]),
                Condition::in('tt.term_id', $ids),
            ]));
        }
        $modes = $besides === Structured::WORK_MODE ? [] : $query->structured->workModes;
        if ($modes !== []) {
            $in = Condition::in('m.meta_value', array_map(static fn (WorkMode $mode): string => $mode->value, $modes));
            $conditions[] = new Condition(
                "EXISTS (SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = %s AND $in->sql)",
                [$this->sql->core('postmeta'), 'courant_work_mode', ...$in->values]
            );
        }
        if ($query->structured->salary > 0 || $query->language !== '' || $query->search !== '') {
            $recent = $this->recent();
            $conditions[] = $recent ?? new Condition('1 = 1', []);
            $among = Condition::all([$this->visible($query->hideExpired), ...($recent === null ? [] : [$recent, $this->likely($query)])]);
            $conditions = [
                ...$conditions,
                ...($query->structured->salary > 0 ? [$this->paying($query->structured->salary, $recent)] : []),
                ...($query->language !== '' ? [$this->spoken($query->language, $recent)] : []),
                ...($query->search !== '' ? [$this->words->matching($query, $among)] : []),
            ];
        }

        return Condition::all($conditions);
    }

    /** The newest MAX_READ openings; null where there are no more. */
    private function recent(): ?Condition
    {
        $last = $this->sql->rows(
            "SELECT post_date, ID FROM %i WHERE post_type = 'awsm_job_openings' AND post_status IN ('publish', 'expired')"
            . ' ORDER BY post_date DESC, ID DESC LIMIT 1 OFFSET %d',
            $this->sql->core('posts'),
            $this->maxRead
        )[0] ?? null;

        return $last === null ? null : new Condition(
            '(p.post_date > %s OR (p.post_date = %s AND p.ID > %d))',
            [(string) $last['post_date'], (string) $last['post_date'], (int) $last['ID']]
        );
    }

    /** Where the language of a post is kept is the multilingual plugin's affair: it is asked for each. */
    private function spoken(string $language, ?Condition $recent): Condition
    {
        $where = $recent ?? new Condition('1 = 1', []);
        $all = array_map('intval', $this->sql->column(
            "SELECT p.ID FROM %i p WHERE p.post_type = 'awsm_job_openings' AND p.post_status IN ('publish', 'expired') AND $where->sql",
            $this->sql->core('posts'),
            ...$where->values
        ));
        $others = [];
        foreach (array_chunk($all, self::BATCH) as $ids) {
            _prime_post_caches($ids, true, false);
            foreach (array_filter(array_map('get_post', $ids)) as $post) {
                if (!in_array($this->languages->of($post), ['', $language], true)) {
                    $others[] = $post->ID;
                }
            }
        }
        $in = Condition::in('p.ID', $others === [] ? [0] : $others);

        return new Condition("NOT ($in->sql)", $in->values);
    }

    /** How much of the search is in the title, where matching() was asked before. */
    public function titled(ListingQuery $query): Condition
    {
        return $this->words->titled($query);
    }

    /** The words anywhere, as a LIKE finds them. */
    private function likely(ListingQuery $query): Condition
    {
        return Condition::all([new Condition('1 = 1', []), ...array_map($this->containing(...), $query->phrases())]);
    }

    /** Salaries are stored as PHP writes arrays: they are read and reckoned here. */
    private function paying(int $least, ?Condition $recent): Condition
    {
        $where = $recent ?? new Condition('1 = 1', []);
        $ids = [];
        $last = 0;
        do {
            $rows = $this->sql->rows(
                "SELECT p.ID, m.meta_id, m.meta_value FROM %i m JOIN %i p ON p.ID = m.post_id"
                . " WHERE m.meta_key = %s AND m.meta_id > %d AND p.post_type = 'awsm_job_openings' AND $where->sql ORDER BY m.meta_id LIMIT %d",
                ...[$this->sql->core('postmeta'), $this->sql->core('posts'), 'courant_salary', $last, ...$where->values, self::BATCH]
            );
            foreach ($rows as $row) {
                $last = (int) $row['meta_id'];
                $raw = maybe_unserialize((string) $row['meta_value']);
                $salary = is_array($raw) ? Salary::fromArray($raw) : null;
                if ($salary !== null && $salary->shown && $salary->yearly() >= $least) {
                    $ids[] = (int) $row['ID'];
                }
            }
        } while (count($rows) === self::BATCH);

        return $ids === [] ? new Condition('1 = 0', []) : Condition::in('p.ID', $ids);
    }

    /** Published, without password, in no list that it is kept out of, and not past its closing date even where cron is late (Rulings 11). */
    public function visible(bool $hideExpired): Condition
    {
        $open = [
            new Condition('p.post_type = %s', ['awsm_job_openings']),
            Condition::in('p.post_status', $hideExpired ? ['publish'] : ['publish', 'expired']),
            new Condition("p.post_password = ''", []),
            new Condition('NOT EXISTS (SELECT 1 FROM %i u WHERE u.post_id = p.ID AND u.meta_key = %s AND u.meta_value = %s)', [
                $this->sql->core('postmeta'),
                'awsm_pro_exclude_job',
                'exclude',
            ]),
        ];
        if ($hideExpired) {
            $open[] = $this->notPastClosing();
        }

        return Condition::all($open);
    }

    /** By the contract's date, and on its last day by our own moment. */
    private function notPastClosing(): Condition
    {
        $meta = $this->sql->core('postmeta');
        $now = $this->clock->now();
        $today = $now->format('Y-m-d');

        return new Condition(
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

    private function containing(string $word): Condition
    {
        $anywhere = [];
        foreach ($this->spellings($word) as $spelling) {
            $like = '%' . $this->sql->like($spelling) . '%';
            $anywhere[] = new Condition('p.post_title LIKE %s OR p.post_content LIKE %s', [$like, $like]);
            $anywhere[] = $this->related(new Condition('tt.term_id IN (SELECT t.term_id FROM %i t WHERE t.name LIKE %s)', [
                $this->sql->core('terms'),
                $like,
            ]));
        }

        return Condition::any($anywhere);
    }

    private function related(Condition $condition): Condition
    {
        return new Condition(
            'p.ID IN (SELECT tr.object_id FROM %i tr JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id'
            . " WHERE $condition->sql)",
            [$this->sql->core('term_relationships'), $this->sql->core('term_taxonomy'), ...$condition->values]
        );
    }

    /**
     * SQLite ignores the case of ASCII letters only.
     *
     * @return list<string>
     */
    private function spellings(string $word): array
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
