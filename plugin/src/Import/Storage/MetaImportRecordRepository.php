<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\ImportRecord;
use CourantDesk\Import\Domain\ImportRecordRepository;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/** Reads the meta that the import stored on openings. */
final class MetaImportRecordRepository implements ImportRecordRepository
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function find(string $key): ?ImportRecord
    {
        $rows = $this->sql->fetchRows(
            'SELECT p.ID AS id, p.post_status AS status FROM %i m JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1',
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::KEY_META,
            $key,
            PostTypes::OPENING,
        );
        if ($rows === []) {
            return null;
        }
        $id = (int) $rows[0]['id'];

        return new ImportRecord(
            $id,
            $this->readMeta($id, self::STAMP_META),
            $this->readMeta($id, self::RANK_META),
            $rows[0]['status'] === 'trash',
        );
    }

    private function readMeta(int $id, string $key): string
    {
        $value = get_post_meta($id, $key, true);

        return is_string($value) ? $value : '';
    }
}
