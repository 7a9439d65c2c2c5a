<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;

/**
 * Provides a lock for changes of specifications: a row that only one request can insert. It expires after 30 seconds,
 * in case the process ends unexpectedly.
 */
final class SpecificationLock
{
    public const OPTION = 'courant_specifications_lock';
    private const TIMEOUT_SECONDS = 30;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /**
     * @template R
     * @param callable(): R $work
     * @return R|null null when another process is changing them, or has changed them since this request started
     */
    public function withLock(callable $work): mixed
    {
        $now = $this->clock->now()->getTimestamp();
        // The value identifies the holder, so that a request that took too long does not release the lock of the next
        // one.
        $value = ($now + self::TIMEOUT_SECONDS) . '.' . bin2hex(random_bytes(8));
        $this->sql->execute(
            'DELETE FROM %i WHERE option_name = %s AND option_value < %s',
            $this->sql->coreTable('options'),
            self::OPTION,
            (string) $now,
        );
        try {
            $this->sql->insert(
                $this->sql->coreTable('options'),
                ['option_name' => self::OPTION, 'option_value' => $value, 'autoload' => 'no'],
            );
        } catch (SqlException $failure) {
            if ($failure->isDuplicate) {
                return null;
            }
            throw $failure;
        }
        try {
            return $this->isCurrent() ? $work() : null;
        } finally {
            $this->sql->execute(
                'DELETE FROM %i WHERE option_name = %s AND option_value = %s',
                $this->sql->coreTable('options'),
                self::OPTION,
                $value,
            );
        }
    }

    /** Locks the row until the end of the transaction of the lock's holder. */
    public function lockRow(): void
    {
        $this->sql->execute(
            'UPDATE %i SET option_value = option_value WHERE option_name = %s',
            $this->sql->coreTable('options'),
            self::OPTION,
        );
    }

    /** Waits until the server has ended a transaction that called lockRow(). */
    public function waitForRow(): void
    {
        $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s FOR UPDATE',
            $this->sql->coreTable('options'),
            self::OPTION,
        );
    }

    /**
     * Returns whether the specifications that this process read at its start are those that the previous holder of the
     * lock stored. Compares serialized values without the filters of get_option(), through which other plugins add
     * specifications.
     */
    private function isCurrent(): bool
    {
        $stored = $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $this->sql->coreTable('options'),
            TaxonomySpecificationRepository::OPTION,
        );

        $read = wp_load_alloptions()[TaxonomySpecificationRepository::OPTION]
            ?? wp_cache_get(TaxonomySpecificationRepository::OPTION, 'options');

        return $stored === null || $read === false || $stored === $read;
    }
}
