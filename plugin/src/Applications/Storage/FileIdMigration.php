<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;

/**
 * Moves ids of the private store from `awsm_attachment_id` to `courant_file_id`. Applications from WP Job Openings keep
 * their key, and so does an application of ours whose attachment really is its own.
 */
final class FileIdMigration implements Migration
{
    private const BATCH = 200;

    public function __construct(private readonly Sql $sql)
    {
    }

    public function id(): string
    {
        return 'applications-4-file-id';
    }

    public function step(): bool
    {
        $meta = $this->sql->core('postmeta');
        // An application that this plugin received has a reference. What was changed is no longer found, so this can be interrupted.
        $rows = $this->sql->rows(
            "SELECT named.meta_id, named.post_id, named.meta_value FROM %i named
            INNER JOIN %i reference ON reference.post_id = named.post_id AND reference.meta_key = 'courant_reference'
            LEFT JOIN %i own ON own.post_parent = named.post_id AND own.post_type = 'attachment' AND own.ID = named.meta_value
            WHERE named.meta_key = %s AND own.ID IS NULL
            ORDER BY named.meta_id LIMIT %d",
            $meta,
            $meta,
            $this->sql->core('posts'),
            FileMeta::ATTACHMENT_ID,
            self::BATCH
        );
        foreach ($rows as $row) {
            $application = (int) $row['post_id'];
            $file = $this->sql->value(
                'SELECT id FROM %i WHERE application_id = %d ORDER BY CASE WHEN id = %d THEN 0 ELSE 1 END, id LIMIT 1',
                $this->sql->table(FileStore::TABLE),
                $application,
                (int) $row['meta_value']
            );
            if ($file !== null) {
                update_post_meta($application, FileMeta::FILE_ID, (int) $file);
            }
            $this->sql->run('DELETE FROM %i WHERE meta_id = %d', $meta, (int) $row['meta_id']);
            wp_cache_delete($application, 'post_meta');
        }

        return count($rows) < self::BATCH;
    }
}
