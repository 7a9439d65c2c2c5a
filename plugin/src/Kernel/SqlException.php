<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use RuntimeException;
use Throwable;

/** Reports that a database statement failed, and whether it violated a unique key. Contains no SQL. */
final class SqlException extends RuntimeException
{
    /** SQLite's "database is locked" has no error number in wpdb; it is treated like MySQL's lock wait timeout. */
    public const LOCK_TIMEOUT = 1205;

    /** MySQL's error number for a connection that was lost before or during the statement. */
    public const CONNECTION_LOST = 2006;

    /**
     * Errors after which the transaction is rolled back and may succeed on a retry: deadlock, lock wait timeout, Galera
     * (commit rejected, node not ready), connection lost.
     */
    private const TRANSIENT_ERRORS = [1213, self::LOCK_TIMEOUT, 1180, 1047, self::CONNECTION_LOST, 2013];

    /**
     * @param int  $errorNumber            MySQL's error number; 0 when there is none
     * @param bool $isOutcomeUnknown the connection was lost during COMMIT, so the transaction may be stored
     */
    public function __construct(
        public readonly bool $isDuplicate,
        public readonly int $errorNumber = 0,
        ?Throwable $previous = null,
        public readonly bool $isOutcomeUnknown = false,
    ) {
        parent::__construct(
            $isDuplicate ? 'The row violates a unique key.' : 'The database refused a statement.',
            $errorNumber,
            $previous,
        );
    }

    /**
     * Classifies the text and number of an error.
     *
     * @param string $message the text of `wpdb::$last_error`; on SQLite a page of HTML
     * @param int $error MySQL's error number; 0 when there is none
     */
    public static function fromError(string $message, int $error): self
    {
        $isLocked = $error === 0
            && (str_contains($message, 'database is locked') || str_contains($message, 'database table is locked'));

        return new self(
            $error === 1062
                || str_contains($message, 'UNIQUE constraint failed')
                || str_contains($message, 'Duplicate entry'),
            $isLocked ? self::LOCK_TIMEOUT : $error
        );
    }

    /** Returns whether the transaction may succeed when it is run again. */
    public function isTransient(): bool
    {
        return in_array($this->errorNumber, self::TRANSIENT_ERRORS, true);
    }

    public function isConnectionLost(): bool
    {
        return $this->errorNumber === self::CONNECTION_LOST || $this->errorNumber === 2013;
    }
}
