<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * A feature that owns data: what it needs on a site, and how that goes again.
 *
 * Both run once for each site of a network and may run again at any time: every step must bear repetition.
 */
interface Installs
{
    /** Makes pages, roles, tables, cron events. Post types and taxonomies are registered by then. */
    public function install(): void;

    /** Takes away cron events and the like; the data stays. */
    public function deactivate(): void;

    /** Removes all data of this room from the site. Called only when the owner chose so. */
    public function erase(): void;
}
