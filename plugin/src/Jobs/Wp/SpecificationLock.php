<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;

/** One change of specifications at a time: a row that only one request can insert. A dead one's ends after half a minute. */
final class SpecificationLock
{
    public const NAME = 'courant_specifications_lock';
    private const SECONDS = 30;

    public function __construct(private readonly Sql $sql, private readonly Clock $clock)
    {
    }

    /**
     * @template R
     * @param callable(): R $work
     * @return R|null null when somebody else is changing them, or has since this request began
     */
    public function withLock(callable $work): mixed
    {
        $now = $this->clock->now()->getTimestamp();
        // Whose it is, so that a request that took too long does not end the lock of the one after it.
        $value = ($now + self::SECONDS) . '.' . bin2hex(random_bytes(8));
        $this->sql->run('DELETE FROM %i WHERE option_name = %s AND option_value < %s', $this->sql->core('options'), self::NAME, (string) $now);
        try {
            $this->sql->insert($this->sql->core('options'), ['option_name' => self::NAME, 'option_value' => $value, 'autoload' => 'no']);
        } catch (SqlFailure $failure) {
            if ($failure->duplicate) {
                return null;
            }
            throw $failure;
        }
        try {
            return $this->isCurrent() ? $work() : null;
        } finally {
            $this->sql->run('DELETE FROM %i WHERE option_name = %s AND option_value = %s', $this->sql->core('options'), self::NAME, $value);
        }
    }

    /** Inside of a transaction of the lock's holder: locks the row until its end. */
    public function lockRow(): void
    {
        $this->sql->run('UPDATE %i SET option_value = option_value WHERE option_name = %s', $this->sql->core('options'), self::NAME);
    }

    /** Waits until the server has ended a transaction that called lockRow(). */
    public function awaitRow(): void
    {
        $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s FOR UPDATE', $this->sql->core('options'), self::NAME);
    }

    /** Whether this process, which read the specifications when it began, knows what the holder of the lock before it stored. */
    private function isCurrent(): bool
    {
        $stored = $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s', $this->sql->core('options'), TaxonomySpecifications::OPTION);

        return $stored === null || $stored === maybe_serialize(get_option(TaxonomySpecifications::OPTION));
    }
}
