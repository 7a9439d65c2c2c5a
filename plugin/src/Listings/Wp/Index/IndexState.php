<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;

/**
 * Whether the index of the present site may be asked, and how far its building has come. One autoloaded option:
 * `ready` with the version of what is stored, `building {run} {last opening}`, or `broken`.
 */
final class IndexState
{
    public const OPTION = 'courant_job_index';

    /** With the version of what is stored: what an older version built is made anew. */
    private const READY = 'ready 2';
    private const BROKEN = 'broken';
    private const BUILDING = '/^building [0-9a-f]{8} \d+$/';

    public function __construct(private readonly Sql $sql, private readonly Languages $languages = new Languages())
    {
    }

    public function isReady(): bool
    {
        return get_option(self::OPTION) === $this->ready();
    }

    /**
     * Whether there are tables to be kept in step. Asked of the database where this process, which may have begun
     * before a building did, believes that there are none: or a save would be missed by both.
     */
    public function exists(): bool
    {
        return $this->hasTables(get_option(self::OPTION)) || $this->hasTables($this->stored());
    }

    /** @return string|null what the database says now, whatever this process remembers; null where there is nothing */
    public function stored(): ?string
    {
        return $this->sql->value('SELECT option_value FROM %i WHERE option_name = %s', $this->sql->core('options'), self::OPTION);
    }

    public function hasTables(mixed $state): bool
    {
        return $state === $this->ready() || self::isBuilding($state);
    }

    public static function isBuilding(mixed $state): bool
    {
        return is_string($state) && preg_match(self::BUILDING, $state) === 1;
    }

    /** The last opening that was built in; all above it are still to come. */
    public static function reached(?string $state): int
    {
        return self::isBuilding($state) ? (int) substr((string) $state, 18) : 0;
    }

    /** Begins a new building, which ends any other. @return string the new state */
    public function begin(): string
    {
        $state = 'building ' . bin2hex(random_bytes(4)) . ' 0';
        update_option(self::OPTION, $state, true);

        return $state;
    }

    /** @return bool false when another process has meanwhile begun anew or found it broken: then its word holds */
    public function reach(string $from, int $id): bool
    {
        return $this->move($from, substr($from, 0, 18) . $id);
    }

    /** @return bool see reach() */
    public function finish(string $from): bool
    {
        return $this->move($from, $this->ready());
    }

    /** What is there can no longer be trusted: it is not asked, not kept in step, and made anew. */
    public function breakDown(): void
    {
        update_option(self::OPTION, self::BROKEN, true);
    }

    public function forget(): void
    {
        delete_option(self::OPTION);
    }

    /** An index that was built when no plugin knew of languages knows none, and the other way round. */
    private function ready(): string
    {
        return self::READY . ($this->languages->areThere() ? ' in languages' : '');
    }

    /** From one state to the next, if it is still that one. */
    private function move(string $from, string $to): bool
    {
        $moved = $this->sql->transaction(function () use ($from, $to): bool {
            $options = $this->sql->core('options');
            // A write of the same value holds every other process back until this one is through, on every database.
            $this->sql->run('UPDATE %i SET option_value = option_value WHERE option_name = %s', $options, self::OPTION);
            $still = $this->stored() === $from;
            if ($still) {
                $this->sql->run('UPDATE %i SET option_value = %s WHERE option_name = %s', $options, $to, self::OPTION);
            }

            return $still;
        });
        wp_cache_delete('alloptions', 'options');
        wp_cache_delete(self::OPTION, 'options');

        return $moved;
    }
}
