<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;
use WP_Site;

/**
 * Handles activation, new sites of a network, updates, deactivation and deletion. Each site is installed separately, so
 * a network may activate the plugin for all sites and add sites later.
 */
final class Lifecycle
{
    /** The version that was last installed on this site; autoloaded. */
    public const INSTALLED_VERSION_OPTION = 'courant_installed';

    /**
     * `1` during and after a conflict with another plugin that uses the same data, until the data that it removed is
     * restored. Autoloaded.
     */
    public const CONFLICT_OPTION = 'courant_conflict';

    /** Set to `erase` in the settings: deleting the plugin then deletes its data too. */
    public const UNINSTALL_OPTION = 'courant_on_uninstall';

    /**
     * @param Closure(): list<Module> $modules
     * @param Closure(): bool $hasConflict true while another plugin uses the same data; then nothing is changed
     * @param Closure(): void $restoreOnDeactivation runs on each site at deactivation, also while another plugin uses
     *   the same data
     */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly Closure $modules,
        private readonly Closure $hasConflict,
        private readonly Closure $restoreOnDeactivation,
    ) {
    }

    public function register(): void
    {
        register_activation_hook($this->kernel->pluginFile, [$this, 'activate']);
        register_deactivation_hook($this->kernel->pluginFile, [$this, 'deactivate']);
        add_action('wp_initialize_site', [$this, 'installOnNewSite'], 200);
        add_filter('wpmu_drop_tables', [$this, 'addTablesOfDeletedSite'], 10, 2);
        add_action('admin_init', [$this, 'installIfOutdated'], 5);
        add_action('init', [$this, 'installInBackground'], 99);
        add_action('plugins_loaded', [$this, 'registerMigrations'], 6);
        add_action('activated_plugin', [$this, 'recordConflict'], 10, 2);
        add_action('deactivated_plugin', [$this, 'scheduleRecovery'], 10, 2);
    }

    /**
     * Records a conflict after any plugin was activated, because it may be or may load the plugin that uses the same
     * data.
     */
    public function recordConflict(string $plugin, bool $network = false): void
    {
        if ($plugin !== plugin_basename($this->kernel->pluginFile) && ($this->hasConflict)()) {
            $this->forEachSite($network, static fn () => update_option(self::CONFLICT_OPTION, '1', true));
        }
    }

    /**
     * Schedules the recovery after the plugin that uses the same data was deactivated and has removed roles, events and
     * rewrite rules. The next request restores them (installIfOutdated()); rewrite rules are rebuilt even if that
     * request comes from a visitor.
     */
    public function scheduleRecovery(string $plugin, bool $network = false): void
    {
        $this->recordConflict($plugin, $network);
        if ($plugin !== plugin_basename($this->kernel->pluginFile) && ($this->hasConflict)()) {
            $deleteRules = fn () => $this->forEachSite($network, static fn () => delete_option('rewrite_rules'));
            // In this request the post types of this plugin are not registered, and flushed rewrite rules would not
            // contain them.
            add_action('shutdown', $deleteRules, 1000);
        }
    }

    public function registerMigrations(): void
    {
        if (!($this->hasConflict)()) {
            $this->createMigrationRunner()->register();
        }
    }

    public function activate(bool $network = false): void
    {
        $this->forEachSite($network, fn () => $this->install(true));
    }

    public function deactivate(bool $network = false): void
    {
        $this->forEachSite($network, function (): void {
            foreach (($this->hasConflict)() ? [] : $this->installableModules() as $installer) {
                $installer->deactivate();
            }
            ($this->restoreOnDeactivation)();
            wp_clear_scheduled_hook(MigrationRunner::EVENT);
            delete_option(ActionSchedulerEvents::OPTION);
            $this->kernel->tasks->deleteLocks();
            delete_option(self::INSTALLED_VERSION_OPTION);
            delete_option(self::CONFLICT_OPTION);
            // The rewrite rules of this plugin are still registered in this request; the next request generates the
            // rules without them.
            delete_option('rewrite_rules');
        });
    }

    public function installOnNewSite(WP_Site $site): void
    {
        // A site may be created in a request without the functions of wp-admin, such as a sign-up.
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        if (is_plugin_active_for_network(plugin_basename($this->kernel->pluginFile))) {
            switch_to_blog((int) $site->blog_id);
            $this->install(true);
            restore_current_blog();
        }
    }

    /**
     * Adds the plugin's tables to those that WordPress drops when a site of a network is deleted: they contain personal
     * data.
     *
     * @return array<array-key, mixed>
     */
    public function addTablesOfDeletedSite(mixed $tables, mixed $site): array
    {
        $tables = is_array($tables) ? $tables : [];
        $sql = $this->kernel->sql;
        $prefix = is_numeric($site) ? $sql->tablePrefixOfSite((int) $site) : '';
        if ($prefix === '') {
            return $tables;
        }

        return [...$tables, ...$sql->fetchColumn('SHOW TABLES LIKE %s', addcslashes($prefix, '_%\\') . '%')];
    }

    /**
     * Runs the installation in wp-admin after an update, and after a plugin that uses the same data was deactivated.
     */
    public function installIfOutdated(): void
    {
        $conflict = get_option(self::CONFLICT_OPTION) !== false;
        if (($this->hasConflict)()) {
            // Also detects conflicts that fire no hook, such as a restored database or a plugin folder that was copied
            // manually.
            $conflict || update_option(self::CONFLICT_OPTION, '1', true);
        } elseif ($conflict || get_option(self::INSTALLED_VERSION_OPTION) !== $this->kernel->version) {
            $this->install(false);
        }
    }

    /** Runs the installation after an update by cron or on the command line, never during a visitor's page view. */
    public function installInBackground(): void
    {
        if (wp_doing_cron() || (defined('WP_CLI') && WP_CLI)) {
            $this->installIfOutdated();
        }
    }

    public function uninstall(): void
    {
        $this->forEachSite(is_multisite(), function (): void {
            if (get_option(self::UNINSTALL_OPTION) !== 'erase' || ($this->hasConflict)()) {
                return;
            }
            foreach (array_reverse($this->installableModules()) as $installer) {
                $installer->uninstall();
            }
            foreach (
                [
                    self::INSTALLED_VERSION_OPTION, self::CONFLICT_OPTION, self::UNINSTALL_OPTION,
                    MigrationRunner::OPTION, ActionSchedulerEvents::OPTION,
                ] as $option
            ) {
                delete_option($option);
            }
        });
    }

    private function install(bool $registers): void
    {
        if (($this->hasConflict)()) {
            return;
        }
        foreach ($this->installableModules() as $installer) {
            if ($registers && $installer instanceof ContentTypeProvider) {
                $installer->register();
            }
        }
        $this->createMigrationRunner()->run();
        foreach ($this->installableModules() as $installer) {
            $installer->install();
        }
        // The next request of that site generates the rules again. This request may have switched to the site and still
        // use the permalink structure of another one.
        delete_option('rewrite_rules');
        update_option(self::INSTALLED_VERSION_OPTION, $this->kernel->version, true);
        delete_option(self::CONFLICT_OPTION);
    }

    private function createMigrationRunner(): MigrationRunner
    {
        $steps = [];
        foreach (($this->modules)() as $feature) {
            if ($feature instanceof MigrationProvider) {
                $steps = [...$steps, ...$feature->migrations()];
            }
        }

        return new MigrationRunner($steps, $this->kernel->log);
    }

    /** @return list<Installable> */
    private function installableModules(): array
    {
        return array_values(array_filter(
            ($this->modules)(),
            static fn (Module $feature): bool => $feature instanceof Installable
        ));
    }

    private function forEachSite(bool $all, callable $work): void
    {
        if (!$all || !is_multisite()) {
            $work();

            return;
        }
        $offset = 0;
        do {
            $sites = get_sites(['fields' => 'ids', 'number' => 100, 'offset' => $offset, 'orderby' => 'id']);
            foreach ($sites as $site) {
                switch_to_blog($site);
                $work();
                restore_current_blog();
            }
            $offset += 100;
        } while (count($sites) === 100);
    }
}
