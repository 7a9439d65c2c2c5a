<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * A module that owns stored data: creates it on a site and removes it again.
 *
 * All methods run once for each site of a network and may run again at any time: every step must be idempotent.
 */
interface Installable
{
    /** Creates pages, roles, tables and cron events. Post types and taxonomies are already registered. */
    public function install(): void;

    /** Removes cron events and the like; the data stays. */
    public function deactivate(): void;

    /** Removes all data of this module from the site. Called only when the owner chose to erase data. */
    public function uninstall(): void;
}
