<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Provides a lock that expires and that only one process can hold. It is a compare-and-set on a row of the options
 * table, because neither the object cache nor GET_LOCK is shared by the servers of every site.
 */
final class OptionLock
{
    private readonly string $holder;

    /** @param int $seconds time after which the lock expires unless it is renewed */
    public function __construct(
        private readonly string $option,
        private readonly int $seconds,
        private readonly Sql $sql,
        private readonly Clock $clock,
    ) {
        $this->holder = bin2hex(random_bytes(8));
    }

    /**
     * Acquires or renews the lock; returns false while another process holds it.
     *
     * @phpstan-impure
     */
    public function acquire(): bool
    {
        $now = $this->clock->now()->getTimestamp();
        if ($this->readValue() === null) {
            // Not add_option(), which replaces the row of another process if the object cache does not contain it yet.
            $this->sql->execute(
                "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, '0000000000:', 'no')",
                $this->sql->coreTable('options'),
                $this->option,
            );
        }
        // The time has ten digits, so that text comparison orders it like a number.
        $this->sql->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s AND (option_value < %s OR option_value LIKE %s)',
            $this->sql->coreTable('options'),
            sprintf('%010d:%s', $now + $this->seconds, $this->holder),
            $this->option,
            sprintf('%010d', $now),
            '%:' . $this->sql->escapeLike($this->holder),
        );
        $value = $this->readValue();

        return $value !== null && str_ends_with($value, ':' . $this->holder);
    }

    public function release(): void
    {
        $this->sql->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value LIKE %s',
            $this->sql->coreTable('options'),
            '0000000000:',
            $this->option,
            '%:' . $this->sql->escapeLike($this->holder),
        );
        wp_cache_delete($this->option, 'options');
    }

    private function readValue(): ?string
    {
        return $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $this->sql->coreTable('options'),
            $this->option,
        );
    }
}
