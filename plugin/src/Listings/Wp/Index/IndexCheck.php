<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Wp\Condition;

/** Finds what the index knows otherwise than WordPress's own tables. It changes nothing. */
final class IndexCheck
{
    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
    }

    /**
     * @return list<int> openings, at most so many, that the index does not know, knows with another status or date, or should
     *                   not know
     */
    public function faults(int $most): array
    {
        $posts = $this->sql->core('posts');
        $meta = $this->sql->core('postmeta');
        $docs = $this->tables->docs();

        return array_map('intval', $this->sql->column(
            "SELECT x.id FROM (SELECT p.ID AS id FROM %i p LEFT JOIN %i d ON d.job_id = p.ID"
            . " WHERE p.post_type = 'awsm_job_openings' AND p.post_status IN ('publish', 'expired') AND p.post_password = ''"
            . " AND (d.job_id IS NULL OR d.expired <> CASE WHEN p.post_status = 'expired' THEN 1 ELSE 0 END)"
            . " AND NOT EXISTS (SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = 'awsm_pro_exclude_job' AND m.meta_value = 'exclude')"
            . " UNION ALL SELECT d.job_id AS id FROM %i d LEFT JOIN %i p ON p.ID = d.job_id AND p.post_type = 'awsm_job_openings'"
            . " AND p.post_status IN ('publish', 'expired') AND p.post_password = '' WHERE p.ID IS NULL"
            . " UNION ALL SELECT d.job_id AS id FROM %i d JOIN %i m ON m.post_id = d.job_id AND m.meta_key = 'awsm_pro_exclude_job'"
            . " AND m.meta_value = 'exclude') x LIMIT %d",
            $posts,
            $docs,
            $meta,
            $docs,
            $posts,
            $docs,
            $meta,
            $most,
        ));
    }

    /** Whether the dictionary, the list and the bitmap of all openings tell one number. */
    public function isCounted(): bool
    {
        $in = Condition::in('w.name', [Key::OPEN, Key::EXPIRED]);
        $sets = (int) $this->sql->value("SELECT SUM(w.openings + w.expired) FROM %i w WHERE $in->sql", $this->tables->words(), ...$in->values);
        $rows = (int) $this->sql->value(
            "SELECT COUNT(*) FROM %i w JOIN %i t ON t.token_id = w.id WHERE $in->sql",
            $this->tables->words(),
            $this->tables->tokens(),
            ...$in->values
        );
        $docs = (int) $this->sql->value('SELECT COUNT(*) FROM %i', $this->tables->docs());
        $bits = 0;
        foreach ((new SetBits($this->sql, $this->tables))->of([Key::OPEN, Key::EXPIRED]) as $bitmap) {
            $bits += $bitmap->count();
        }

        return [$sets, $rows, $bits] === [$docs, $docs, $docs];
    }
}
