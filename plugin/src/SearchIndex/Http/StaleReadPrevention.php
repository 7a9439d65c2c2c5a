<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Http;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\StaleCacheGuard;
use WP;

/**
 * Prevents that a request reads an outdated object cache, or a replica that has not applied the last changes yet.
 *
 * @see docs/operations/scaling.md#replicas
 */
final class StaleReadPrevention
{
    public function __construct(private readonly Sql $sql, private readonly StaleCacheGuard $guard)
    {
    }

    /**
     * On a site with replicas, users who are signed in, cron and the command line read from the primary server, and
     * visitors read from it while the replica lacks a change of an opening.
     */
    public function chooseServer(): void
    {
        if (!$this->sql->hasReplicas()) {
            return;
        }
        if (is_user_logged_in() || wp_doing_cron() || (defined('WP_CLI') && WP_CLI)) {
            $this->sql->readFromPrimary();
        } else {
            $this->guard->flushIfStale();
        }
    }

    /** Flushes an outdated object cache before a page of openings is loaded. */
    public function checkPage(WP $request): void
    {
        if (($request->query_vars['post_type'] ?? '') === PostTypes::OPENING) {
            $this->guard->flushIfStale();
        }
    }

    /** An application is checked against the stored opening. */
    public function checkSubmission(): void
    {
        $this->sql->readFromPrimary();
        $this->guard->flushIfStale();
    }
}
