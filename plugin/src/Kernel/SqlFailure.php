<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use RuntimeException;
use Throwable;

/** A statement that the database refused. Says whether a unique key stood in the way; never carries SQL. */
final class SqlFailure extends RuntimeException
{
    /** SQLite's "database is locked" has no number in wpdb; it is treated like MySQL's lock wait timeout. */
    public const LOCK_TIMEOUT = 1205;

    /** The connection was lost before or while the statement ran. */
    public const CONNECTION_LOST = 2006;

    /**
     * The transaction is gone or must be given up, and the same work may succeed a moment later: deadlock, lock wait timeout,
     * Galera (commit refused, node not ready), connection lost.
     */
    private const TRANSIENT = [1213, self::LOCK_TIMEOUT, 1180, 1047, self::CONNECTION_LOST, 2013];

    /**
     * @param int  $error            MySQL's error number; 0 when there is none
     * @param bool $isOutcomeUnknown the connection broke during COMMIT: the transaction may be stored
     */
    public function __construct(
        public readonly bool $duplicate,
        public readonly int $error = 0,
        ?Throwable $previous = null,
        public readonly bool $isOutcomeUnknown = false,
    ) {
        parent::__construct($duplicate ? 'A unique key stood in the way.' : 'The database refused a statement.', $error, $previous);
    }

    /**
     * Classifies the text and number of an error.
     *
     * @param string $message the text of `wpdb::$last_error`; on SQLite a page of HTML
     * @param int    $error   MySQL's error number; 0 when the database gives none
     */
    public static function fromError(string $message, int $error): self
    {
        $isLocked = $error === 0 && (str_contains($message, 'database is locked') || str_contains($message, 'database table is locked'));

        return new self(
            $error === 1062 || str_contains($message, 'UNIQUE constraint failed') || str_contains($message, 'Duplicate entry'),
            $isLocked ? self::LOCK_TIMEOUT : $error
        );
    }

    /** Whether the transaction may succeed when it is run again. */
    public function isTransient(): bool
    {
        return in_array($this->error, self::TRANSIENT, true);
    }

    public function isConnectionLost(): bool
    {
        return $this->error === self::CONNECTION_LOST || $this->error === 2013;
    }
}
