<?php

declare(strict_types=1);

namespace CourantDesk\JobViews\Wp;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;

/**
 * Counts in a table of its own, one atomic statement a view, and copies the sum into the contract's meta
 * `awsm_views_count`. Views that the meta held before are where the count begins.
 */
final class ViewCounter
{
    public const META = 'awsm_views_count';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function add(int $opening): void
    {
        if ($this->sql->value('SELECT n FROM %i WHERE job_id = %d', $this->table(), $opening) === null) {
            $this->begin($opening);
        }
        $this->sql->run(
            'INSERT INTO %i (job_id, n) VALUES (%d, 1) ON DUPLICATE KEY UPDATE n = n + VALUES(n)',
            $this->table(),
            $opening
        );
        $this->mirror($opening);
    }

    /** @param string $settings name of the option that must not cost a query when it is asked for */
    public function install(string $settings): void
    {
        add_option($settings, []);
        $this->sql->define($this->table(), "job_id bigint unsigned NOT NULL,\nn bigint unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (job_id)");
    }

    public function forget(int $opening): void
    {
        $this->sql->run('DELETE FROM %i WHERE job_id = %d', $this->table(), $opening);
    }

    public function erase(string $settings): void
    {
        delete_option($settings);
        $this->sql->drop($this->table());
    }

    /** The first view since this plugin counts takes over what was counted before; of two at once, the unique key lets one do it. */
    private function begin(int $opening): void
    {
        $before = get_post_meta($opening, self::META, true);
        $before = is_numeric($before) ? max(0, (int) $before) : 0;
        try {
            // A row without its meta would never be copied into it.
            $this->sql->transaction(function () use ($opening, $before): void {
                $this->sql->insert($this->table(), ['job_id' => $opening, 'n' => $before]);
                add_post_meta($opening, self::META, (string) $before, true);
            });
        } catch (SqlFailure $failure) {
            if (!$failure->duplicate) {
                throw $failure;
            }
        }
    }

    /** The meta is written from the table, so a late writer can only make it right. */
    private function mirror(int $opening): void
    {
        $this->sql->run(
            'UPDATE %i SET meta_value = (SELECT n FROM %i WHERE job_id = %d) WHERE post_id = %d AND meta_key = %s',
            $this->sql->core('postmeta'),
            $this->table(),
            $opening,
            $opening,
            self::META
        );
        wp_cache_delete($opening, 'post_meta');
    }

    private function table(): string
    {
        return $this->sql->table('views');
    }
}
