<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Replaces the transactions that other plugins start inside of a transaction of this plugin with savepoints, because
 * they would otherwise end it.
 *
 * @internal
 */
final class TransactionSavepoints
{
    private int $open = 0;

    public function reset(): void
    {
        $this->open = 0;
    }

    /** @return string the replacement statement; '' to run none */
    public function translate(string $statement): string
    {
        if (preg_match('/^\s*(?:START\s+TRANSACTION|BEGIN)\b/i', $statement) === 1) {
            return 'SAVEPOINT courant_inner_' . ++$this->open;
        }
        if (preg_match('/^\s*(COMMIT|ROLLBACK)\s*(?:WORK)?\s*;?\s*$/i', $statement, $matches) !== 1) {
            return $statement;
        }
        if ($this->open === 0) {
            return '';
        }

        return (strtoupper($matches[1]) === 'COMMIT' ? 'RELEASE SAVEPOINT' : 'ROLLBACK TO SAVEPOINT')
            . ' courant_inner_' . $this->open--;
    }
}
