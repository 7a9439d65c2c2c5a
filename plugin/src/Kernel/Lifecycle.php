<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Closure;
use WP_Site;

/**
 * Activation, new sites of a network, updates, deactivation and deletion. Each site is brought up on its own, so that
 * a network may activate the plugin for all and add sites later.
 */
final class Lifecycle
{
    /** The version that was last installed on this site; autoloaded. */
    public const INSTALLED = 'courant_installed';

    /** `1` while, and after, another plugin had the same data: what that plugin took away must be restored. Autoloaded. */
    public const CONFLICT = 'courant_conflict';

    /** Set to `erase` by the owner in the settings: deleting the plugin then deletes its data too. */
    public const ON_UNINSTALL = 'courant_on_uninstall';

    /**
     * @param Closure(): list<Feature> $features
     * @param Closure(): bool          $waits    true while another plugin owns the same data: then nothing is touched
     * @param Closure(): void          $leave    runs on each site at deactivation, also while another plugin owns the same data
     */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly Closure $features,
        private readonly Closure $waits,
        private readonly Closure $leave,
    ) {
    }

    public function watch(): void
    {
        register_activation_hook($this->kernel->file, [$this, 'activate']);
        register_deactivation_hook($this->kernel->file, [$this, 'deactivate']);
        add_action('wp_initialize_site', [$this, 'newSite'], 200);
        add_action('admin_init', [$this, 'bringUp'], 5);
        add_action('init', [$this, 'bringUpInBackground'], 99);
        add_action('plugins_loaded', [$this, 'watchMigrations'], 6);
        add_action('activated_plugin', [$this, 'rememberConflict'], 10, 2);
        add_action('deactivated_plugin', [$this, 'prepareRecovery'], 10, 2);
    }

    /** Another plugin was activated, which may have loaded the one that owns the same data. */
    public function rememberConflict(string $plugin, bool $network = false): void
    {
        if ($plugin !== plugin_basename($this->kernel->file) && ($this->waits)()) {
            $this->onSites($network, static fn () => update_option(self::CONFLICT, '1', true));
        }
    }

    /**
     * The plugin that owns the same data was deactivated and has removed roles, events and rewrite rules. The next request restores
     * them (bringUp()); rewrite rules are rebuilt even if that is a visitor's.
     */
    public function prepareRecovery(string $plugin, bool $network = false): void
    {
        $this->rememberConflict($plugin, $network);
        if ($plugin !== plugin_basename($this->kernel->file) && ($this->waits)()) {
            $forget = fn () => $this->onSites($network, static fn () => delete_option('rewrite_rules'));
            // In this request our post types are not registered, and whoever flushes the rules stores them without ours.
            add_action('shutdown', $forget, 1000);
        }
    }

    public function watchMigrations(): void
    {
        if (!($this->waits)()) {
            $this->migrations()->boot();
        }
    }

    public function activate(bool $network = false): void
    {
        $this->onSites($network, fn () => $this->install(true));
    }

    public function deactivate(bool $network = false): void
    {
        $this->onSites($network, function (): void {
            foreach (($this->waits)() ? [] : $this->installers() as $installer) {
                $installer->deactivate();
            }
            ($this->leave)();
            wp_clear_scheduled_hook(Migrations::EVENT);
            delete_option(self::INSTALLED);
            delete_option(self::CONFLICT);
            // Our addresses are still registered in this request: the next one makes rules without them.
            delete_option('rewrite_rules');
        });
    }

    public function newSite(WP_Site $site): void
    {
        // A site may be made where wp-admin's functions are not loaded, such as by a sign-up.
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        if (is_plugin_active_for_network(plugin_basename($this->kernel->file))) {
            switch_to_blog((int) $site->blog_id);
            $this->install(true);
            restore_current_blog();
        }
    }

    /** After an update, and after a plugin that had the same data is gone, in wp-admin. */
    public function bringUp(): void
    {
        $conflict = get_option(self::CONFLICT) !== false;
        if (($this->waits)()) {
            // Known also where no hook told: a plugin's folder that was put there by hand, or a database from elsewhere.
            $conflict || update_option(self::CONFLICT, '1', true);
        } elseif ($conflict || get_option(self::INSTALLED) !== $this->kernel->version) {
            $this->install(false);
        }
    }

    /** After an update, by cron or on the command line; never on a visitor's page. */
    public function bringUpInBackground(): void
    {
        if (wp_doing_cron() || (defined('WP_CLI') && WP_CLI)) {
            $this->bringUp();
        }
    }

    public function uninstall(): void
    {
        $this->onSites(is_multisite(), function (): void {
            if (get_option(self::ON_UNINSTALL) !== 'erase' || ($this->waits)()) {
                return;
            }
            foreach (array_reverse($this->installers()) as $installer) {
                $installer->erase();
            }
            foreach ([self::INSTALLED, self::CONFLICT, self::ON_UNINSTALL, Migrations::OPTION] as $option) {
                delete_option($option);
            }
        });
    }

    private function install(bool $registers): void
    {
        if (($this->waits)()) {
            return;
        }
        foreach ($this->installers() as $installer) {
            if ($registers && $installer instanceof Registers) {
                $installer->register();
            }
        }
        $this->migrations()->run();
        foreach ($this->installers() as $installer) {
            $installer->install();
        }
        // Made anew by the next request of that site: this one may have been switched to it and know another's structure.
        delete_option('rewrite_rules');
        update_option(self::INSTALLED, $this->kernel->version, true);
        delete_option(self::CONFLICT);
    }

    private function migrations(): Migrations
    {
        $steps = [];
        foreach (($this->features)() as $feature) {
            if ($feature instanceof Migrates) {
                $steps = [...$steps, ...$feature->migrations()];
            }
        }

        return new Migrations($steps, $this->kernel->log);
    }

    /** @return list<Installs> */
    private function installers(): array
    {
        return array_values(array_filter(
            ($this->features)(),
            static fn (Feature $feature): bool => $feature instanceof Installs
        ));
    }

    private function onSites(bool $all, callable $work): void
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
