<?php

declare(strict_types=1);

namespace CourantDesk;

use CourantDesk\Kernel\ActionSchedulerEvents;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\CommandRegistry;
use CourantDesk\Kernel\CompatibilityHandles;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Lifecycle;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestApi;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Openings\Admin\UninstallProtection;

/** Boots the modules of the plugin. */
final class Plugin
{
    /** @var list<Module>|null */
    private ?array $modules = null;

    private function __construct(private readonly Kernel $kernel)
    {
    }

    public static function start(string $file, string $version): void
    {
        $plugin = new self(Kernel::create($file, $version));
        add_action('plugins_loaded', [$plugin, 'boot'], 5);
        $plugin->lifecycle()->register();
    }

    /** Called by WordPress when the plugin is deleted. */
    public static function uninstall(string $file): void
    {
        $plugin = new self(Kernel::create($file, '0'));
        $plugin->lifecycle()->uninstall();
    }

    private function lifecycle(): Lifecycle
    {
        return new Lifecycle(
            $this->kernel,
            $this->modules(...),
            self::hasConflict(...),
            (new UninstallProtection())->restore(...),
        );
    }

    /** @return list<Module> the same objects at each call, so that cached settings are cleared everywhere at once */
    public function modules(): array
    {
        return $this->modules ??= (new ModuleFactory($this->kernel))->create();
    }

    public function boot(): void
    {
        // Also registered while WP Job Openings is active: one request can deactivate and delete that plugin.
        $uninstallProtection = new UninstallProtection();
        add_action('pre_uninstall_plugin', [$uninstallProtection, 'hideOption']);
        add_action('admin_notices', [$uninstallProtection, 'printNotice']);
        if (self::hasConflict()) {
            add_action('admin_notices', [$this, 'printConflictNotice']);

            return;
        }
        add_action('init', [$this, 'loadTextDomain'], 0);
        (new ActionSchedulerEvents())->register();
        Capabilities::register();
        $this->kernel->assets->register();
        $this->kernel->pageConfig->register();
        CompatibilityHandles::register();
        foreach ($this->modules() as $feature) {
            $feature->boot();
        }
        CommandRegistry::register($this->commands(...));
        RestApi::register($this->restControllers(...));
    }

    /** @return list<CommandDefinition> */
    private function commands(): array
    {
        return array_merge(...array_map(
            static fn (Module $module): array => $module instanceof CommandProvider ? $module->commands() : [],
            $this->modules(),
        ));
    }

    /** @return list<RestController> */
    private function restControllers(): array
    {
        return array_merge(...array_map(
            static fn (Module $module): array => $module instanceof RestControllerProvider
                ? $module->restControllers()
                : [],
            $this->modules(),
        ));
    }

    /** Loads the translations that are included in the plugin. WordPress's language packs override them. */
    public function loadTextDomain(): void
    {
        // WordPress before 6.8 does not find these translations.
        load_plugin_textdomain( // phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions -- see above.
            'courant-desk',
            false,
            dirname(plugin_basename($this->kernel->pluginFile)) . '/languages',
        );
    }

    /**
     * Returns whether WP Job Openings is active. Courant Desk then registers none of its modules, because both plugins
     * would change the same openings and applications (docs/compatibility/wp-job-openings.md#post-types-and-statuses).
     */
    private static function hasConflict(): bool
    {
        return defined('AWSM_JOBS_PLUGIN_VERSION') || class_exists('AWSM_Job_Openings', false);
    }

    public function printConflictNotice(): void
    {
        wp_admin_notice(
            esc_html__('Courant Desk is inactive while WP Job Openings is active, because both plugins use the same data. To use Courant Desk with all openings and applications, deactivate WP Job Openings.', 'courant-desk'),
            ['type' => 'warning']
        );
    }
}
