<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;

/**
 * Openings found in WordPress's own tables: terms by their relations, words by LIKE in title, text and the names of
 * specifications. Portable SQL; two queries a page, one where everything fits on it.
 */
final class PostJobIndex implements JobIndex
{
    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        if (in_array([], $query->terms, true)) {
            return new ListingPage([], 0, 1, $query->perPage);
        }
        $where = $this->matching($query);
        $order = match ($query->order) {
            Order::Newest => 'p.post_date DESC, p.ID DESC',
            Order::Oldest => 'p.post_date ASC, p.ID ASC',
        };
        $ids = array_map('intval', $this->sql->column(
            "SELECT p.ID FROM %i p WHERE $where->sql ORDER BY $order LIMIT %d OFFSET %d",
            ...[$this->sql->core('posts'), ...$where->values, $query->limit(), $query->offset()]
        ));
        $complete = count($ids) < $query->limit() && ($ids !== [] || $query->offset() === 0);
        $total = $complete
            ? $query->offset() + count($ids)
            : (int) $this->sql->value("SELECT COUNT(*) FROM %i p WHERE $where->sql", ...[$this->sql->core('posts'), ...$where->values]);

        return new ListingPage($ids, $total, $query->page, $query->perPage);
    }

    public function counts(array $taxonomies, bool $hideExpired): array
    {
        if ($taxonomies === []) {
            return [];
        }
        $where = Condition::all([$this->visible($hideExpired), Condition::in('tt.taxonomy', $taxonomies)]);
        $rows = $this->sql->rows(
            'SELECT tt.term_id AS term, COUNT(*) AS openings FROM %i p'
            . ' JOIN %i tr ON tr.object_id = p.ID JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id'
            . " WHERE $where->sql GROUP BY tt.term_id",
            ...[
                $this->sql->core('posts'),
                $this->sql->core('term_relationships'),
                $this->sql->core('term_taxonomy'),
                ...$where->values,
            ]
        );

        $counts = [];
        foreach ($rows as $row) {
            $counts[(int) $row['term']] = (int) $row['openings'];
        }

        return $counts;
    }

    private function matching(ListingQuery $query): Condition
    {
        $conditions = [$this->visible($query->hideExpired)];
        foreach ($query->terms as $taxonomy => $terms) {
            $ids = array_map(static fn ($term): int => $term->id, $terms);
            $conditions[] = $this->related(Condition::all([
                new Condition('tt.taxonomy = %s', [$taxonomy]),
                Condition::in('tt.term_id', $ids),
            ]));
        }
        foreach ($query->words() as $word) {
            $conditions[] = $this->containing($word);
        }

        return Condition::all($conditions);
    }

    /** Published, without password, and not past its closing date even where cron is late (Rulings 11). */
    private function visible(bool $hideExpired): Condition
    {
        $open = [
            new Condition('p.post_type = %s', ['awsm_job_openings']),
            Condition::in('p.post_status', $hideExpired ? ['publish'] : ['publish', 'expired']),
            new Condition("p.post_password = ''", []),
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
            $like = '%' . addcslashes($spelling, '_%\\') . '%';
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
