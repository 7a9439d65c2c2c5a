<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

/** Whether the index of the present site may be asked, and how far its building has come. One autoloaded option. */
final class IndexState
{
    public const OPTION = 'courant_job_index';
    private const READY = 'ready';
    private const BROKEN = 'broken';

    public function isReady(): bool
    {
        return get_option(self::OPTION) === self::READY;
    }

    /** Whether there are tables to be kept in step. */
    public function exists(): bool
    {
        return !in_array(get_option(self::OPTION), [false, self::BROKEN], true);
    }

    /** The last opening that was built in; all above it are still to come. */
    public function reached(): int
    {
        $reached = get_option(self::OPTION);

        return is_numeric($reached) ? (int) $reached : 0;
    }

    public function reach(int $id): void
    {
        update_option(self::OPTION, (string) $id, true);
    }

    public function finish(): void
    {
        update_option(self::OPTION, self::READY, true);
    }

    /** What is there can no longer be trusted: it is not asked, not kept in step, and made anew. */
    public function breakDown(): void
    {
        update_option(self::OPTION, self::BROKEN, true);
    }

    public function isBroken(): bool
    {
        return get_option(self::OPTION) === self::BROKEN;
    }

    public function forget(): void
    {
        delete_option(self::OPTION);
    }
}
