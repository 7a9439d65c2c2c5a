<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;

/**
 * Counts views in a table, with one atomic statement per view, and copies the sum to the meta `awsm_views_count` of WP
 * Job Openings. The count starts with the views that the meta contains.
 */
final class ViewCountRepository
{
    public const META_KEY = 'awsm_views_count';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function increment(int $opening): void
    {
        if ($this->sql->fetchValue('SELECT n FROM %i WHERE job_id = %d', $this->table(), $opening) === null) {
            $this->importPreviousCount($opening);
        }
        $this->sql->execute(
            'INSERT INTO %i (job_id, n) VALUES (%d, 1) ON DUPLICATE KEY UPDATE n = n + VALUES(n)',
            $this->table(),
            $opening
        );
        $this->copyToMeta($opening);
        /**
         * Fires when a view of an opening was counted.
         *
         * @since 0.1.0
         *
         * @param int $opening ID
         */
        do_action('courant_desk_view_counted', $opening);
    }

    /** @param string $settings name of the option that must exist, because reading a missing option runs a query */
    public function install(string $settings): void
    {
        add_option($settings, []);
        $this->sql->createTable(
            $this->table(),
            "job_id bigint unsigned NOT NULL,\nn bigint unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (job_id)",
        );
    }

    public function delete(int $opening): void
    {
        $this->sql->execute('DELETE FROM %i WHERE job_id = %d', $this->table(), $opening);
    }

    public function uninstall(string $settings): void
    {
        delete_option($settings);
        $this->sql->dropTable($this->table());
    }

    /**
     * Imports the previous count with the first view; of two concurrent views, the unique key allows only one to import
     * it.
     */
    private function importPreviousCount(int $opening): void
    {
        $before = get_post_meta($opening, self::META_KEY, true);
        $before = is_numeric($before) ? max(0, (int) $before) : 0;
        try {
            // In a transaction, because the row would not be copied to the meta later.
            $this->sql->transaction(function () use ($opening, $before): void {
                $this->sql->insert($this->table(), ['job_id' => $opening, 'n' => $before]);
                add_post_meta($opening, self::META_KEY, (string) $before, true);
            });
        } catch (SqlException $failure) {
            if (!$failure->isDuplicate) {
                throw $failure;
            }
        }
    }

    /** Copies the sum from the table, so that delayed writes do not store outdated values. */
    private function copyToMeta(int $opening): void
    {
        $this->sql->execute(
            'UPDATE %i SET meta_value = (SELECT n FROM %i WHERE job_id = %d) WHERE post_id = %d AND meta_key = %s',
            $this->sql->coreTable('postmeta'),
            $this->table(),
            $opening,
            $opening,
            self::META_KEY
        );
        wp_cache_delete($opening, 'post_meta');
    }

    private function table(): string
    {
        return $this->sql->table('views');
    }
}
