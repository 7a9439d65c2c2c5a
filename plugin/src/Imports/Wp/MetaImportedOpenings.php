<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Wp;

use CourantDesk\Imports\Domain\ImportedOpenings;
use CourantDesk\Imports\Domain\Known;
use CourantDesk\Kernel\Sql;

/** Reads the marks that the import left on openings. */
final class MetaImportedOpenings implements ImportedOpenings
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function known(string $key): ?Known
    {
        $rows = $this->sql->rows(
            'SELECT p.ID AS id, p.post_status AS status FROM %i m JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1',
            $this->sql->core('postmeta'),
            $this->sql->core('posts'),
            self::KEY,
            $key,
            'awsm_job_openings',
        );
        if ($rows === []) {
            return null;
        }
        $id = (int) $rows[0]['id'];

        return new Known($id, $this->mark($id, self::STAMP), $this->mark($id, self::RANK), $rows[0]['status'] === 'trash');
    }

    private function mark(int $id, string $key): string
    {
        $mark = get_post_meta($id, $key, true);

        return is_string($mark) ? $mark : '';
    }
}
