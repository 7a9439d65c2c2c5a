<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

/** Whether the index of the present site may be asked, and how far its building has come. One autoloaded option. */
final class IndexState
{
    public const OPTION = 'courant_job_index';

    /** With the version of what is stored: what an older version built is made anew. */
    private const READY = 'ready 2';
    private const BROKEN = 'broken';

    public function isReady(): bool
    {
        return get_option(self::OPTION) === self::READY;
    }

    /** Whether there are tables to be kept in step. */
    public function exists(): bool
    {
        return $this->isReady() || is_numeric(get_option(self::OPTION));
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

    /** Whether there may be tables that are of no use. */
    public function isBroken(): bool
    {
        return !$this->exists() && get_option(self::OPTION) !== false;
    }

    public function forget(): void
    {
        delete_option(self::OPTION);
    }
}
