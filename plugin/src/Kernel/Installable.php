<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Creates and removes the stored data of a module.
 *
 * All methods run once for each site of a network and may run again at any time, so every step must be idempotent.
 */
interface Installable
{
    /** Creates pages, roles, tables and cron events. Post types and taxonomies are already registered. */
    public function install(): void;

    /** Removes cron events and other registrations; the data is kept. */
    public function deactivate(): void;

    /** Removes all data of this module from the site. Called only when the setting to erase all data is on. */
    public function uninstall(): void;
}
