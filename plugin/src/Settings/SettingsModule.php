<?php

declare(strict_types=1);

namespace CourantDesk\Settings;

use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Settings\Admin\SettingsScreen;
use CourantDesk\Settings\Http\SettingsController;

/** Registers the screen with the settings of all modules. */
final class SettingsModule implements Module, Installable
{
    /** @param list<ModuleSettings> $groups in the order of their tabs */
    public function __construct(private readonly Kernel $kernel, private readonly array $groups)
    {
    }

    public function boot(): void
    {
        add_action('switch_blog', [$this, 'clearCaches']);
        foreach ($this->groups as $group) {
            add_action('add_option_' . $group->optionName(), [$group, 'clearCache'], 1, 0);
            add_action('update_option_' . $group->optionName(), [$group, 'clearCache'], 1, 0);
            add_action('delete_option_' . $group->optionName(), [$group, 'clearCache'], 1, 0);
        }
        (new SettingsController($this->groups))->register();
        if (is_admin()) {
            (new SettingsScreen($this->kernel->template, $this->kernel->assets, $this->groups))->register();
        }
    }

    public function install(): void
    {
        foreach ($this->groups as $group) {
            $group->install();
        }
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        foreach ($this->groups as $group) {
            $group->delete();
        }
    }

    /** Clears caches when the site of the network changes, because each site has its own settings. */
    public function clearCaches(): void
    {
        foreach ($this->groups as $group) {
            $group->clearCache();
        }
    }
}
