<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\SetKey;

/** Compares the index with the WordPress tables without changing them. */
final class IndexVerifier
{
    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
    }

    /**
     * @return list<int> at most $max openings that are missing in the index, have another status or date in it, or must
     *     not be in it
     */
    public function findMismatches(int $max): array
    {
        $posts = $this->sql->coreTable('posts');
        $meta = $this->sql->coreTable('postmeta');
        $docs = $this->tables->docs();

        return array_map('intval', $this->sql->fetchColumn(
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
            $max,
        ));
    }

    /** Returns whether dictionary, index entries and bitmaps contain the same number of openings. */
    public function hasConsistentCounts(): bool
    {
        $in = SqlCondition::in('w.name', [SetKey::OPEN, SetKey::EXPIRED]);
        $sets = (int) $this->sql->fetchValue(
            "SELECT SUM(w.openings + w.expired) FROM %i w WHERE $in->sql",
            $this->tables->words(),
            ...$in->values,
        );
        $docs = (int) $this->sql->fetchValue('SELECT COUNT(*) FROM %i', $this->tables->docs());
        $bits = 0;
        foreach ((new BitmapReader($this->sql, $this->tables))->read([SetKey::OPEN, SetKey::EXPIRED]) as $bitmap) {
            $bits += $bitmap->count();
        }

        return [$sets, $bits] === [$docs, $docs];
    }
}
