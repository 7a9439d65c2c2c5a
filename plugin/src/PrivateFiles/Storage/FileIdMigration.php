<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileStore;

/**
 * Moves file IDs of the private store from `awsm_attachment_id` to `courant_file_id`. Applications of WP Job Openings,
 * and applications of this plugin that have an attachment, keep `awsm_attachment_id`.
 */
final class FileIdMigration implements Migration
{
    private const BATCH_SIZE = 200;

    public function __construct(private readonly Sql $sql)
    {
    }

    public function id(): string
    {
        return 'applications-4-file-id';
    }

    public function runStep(): bool
    {
        $meta = $this->sql->coreTable('postmeta');
        // Only applications that this plugin received have a reference number. Migrated rows no longer match, so the
        // migration can be interrupted.
        $rows = $this->sql->fetchRows(
            "SELECT named.meta_id, named.post_id, named.meta_value FROM %i named
            INNER JOIN %i reference ON reference.post_id = named.post_id AND reference.meta_key = 'courant_reference'
            LEFT JOIN %i own ON own.post_parent = named.post_id AND own.post_type = 'attachment' AND own.ID = named.meta_value
            WHERE named.meta_key = %s AND own.ID IS NULL
            ORDER BY named.meta_id LIMIT %d",
            $meta,
            $meta,
            $this->sql->coreTable('posts'),
            FileMeta::ATTACHMENT_ID,
            self::BATCH_SIZE
        );
        foreach ($rows as $row) {
            $application = (int) $row['post_id'];
            $file = $this->sql->fetchValue(
                'SELECT id FROM %i WHERE application_id = %d ORDER BY CASE WHEN id = %d THEN 0 ELSE 1 END, id LIMIT 1',
                $this->sql->table(FileStore::TABLE),
                $application,
                (int) $row['meta_value']
            );
            if ($file !== null) {
                update_post_meta($application, FileMeta::FILE_ID, (int) $file);
            }
            $this->sql->execute('DELETE FROM %i WHERE meta_id = %d', $meta, (int) $row['meta_id']);
            wp_cache_delete($application, 'post_meta');
        }

        return count($rows) < self::BATCH_SIZE;
    }
}
