<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;

/**
 * Whether the index of the present site may be asked, and how far its building has come. One autoloaded option:
 * `building {run} {last opening}`, then `phrases {run} {last opening}` (all but phrases are answered by it), then `ready` with
 * the version of what is stored; or `broken`.
 */
final class IndexState
{
    public const OPTION = 'courant_job_index';

    /** With the version of what is stored: what an older version built is made anew. */
    private const READY = 'ready 3';

    /** All but the sets of phrases: they are added to what is there. */
    private const WITHOUT_PHRASES = 'ready 2';
    private const BROKEN = 'broken';
    private const BUILDING = '/^building [0-9a-f]{8} \d+$/';
    private const PHRASES = '/^phrases [0-9a-f]{8} (\d+)( in languages)?$/';

    public function __construct(private readonly Sql $sql, private readonly Languages $languages = new Languages())
    {
    }

    /** Whether lists and searches are answered by the index; phrases may still be read from the texts. */
    public function isReady(): bool
    {
        return $this->answers(get_option(self::OPTION));
    }

    /** Whether all is built, the sets of phrases as well. */
    public function isComplete(): bool
    {
        return $this->hasPhrases(get_option(self::OPTION));
    }

    public function hasPhrases(mixed $state): bool
    {
        return $state === self::READY . $this->suffix();
    }

    /** Whether an earlier version of the plugin built it, without the tables of this one. */
    public function isOutdated(mixed $state): bool
    {
        return $state === self::WITHOUT_PHRASES . $this->suffix();
    }

    /** Whether the table of the queue is there, as far as this process knows. */
    public function hasQueue(): bool
    {
        $state = get_option(self::OPTION);

        return $this->hasTables($state) && !$this->isOutdated($state);
    }

    /** Whether its sets of phrases are being built. */
    public function isBuildingPhrases(mixed $state): bool
    {
        return is_string($state) && preg_match(self::PHRASES, $state, $found) === 1 && ($found[2] ?? '') === $this->suffix();
    }

    private function answers(mixed $state): bool
    {
        return $this->hasPhrases($state) || $this->isOutdated($state) || $this->isBuildingPhrases($state);
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
        return $this->answers($state) || self::isBuilding($state);
    }

    public static function isBuilding(mixed $state): bool
    {
        return is_string($state) && preg_match(self::BUILDING, $state) === 1;
    }

    /** The last opening that was built in; all above it are still to come. */
    public static function reached(?string $state): int
    {
        return preg_match('/^(?:building|phrases) [0-9a-f]{8} (\d+)/', (string) $state, $found) === 1 ? (int) $found[1] : 0;
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
        return $this->move($from, (string) preg_replace('/^(\w+ [0-9a-f]{8}) \d+/', '${1} ' . $id, $from));
    }

    /** Begins with the sets of phrases, after all else is built. @return string|null the new state; null: see reach() */
    public function beginPhrases(string $from): ?string
    {
        $state = 'phrases ' . bin2hex(random_bytes(4)) . ' 0' . $this->suffix();

        return $this->move($from, $state) ? $state : null;
    }

    /** @return bool see reach() */
    public function finish(string $from): bool
    {
        return $this->move($from, self::READY . $this->suffix());
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
    private function suffix(): string
    {
        return $this->languages->areThere() ? ' in languages' : '';
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
