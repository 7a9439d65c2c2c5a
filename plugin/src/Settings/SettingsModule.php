<?php

declare(strict_types=1);

namespace CourantDesk\Settings;

use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsLock;
use CourantDesk\Settings\Admin\SettingsScreen;
use CourantDesk\Settings\Http\SettingsController;

/** Registers the screen with the settings of all modules. */
final class SettingsModule implements Module, Installable, RestControllerProvider
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
        foreach (['added_option', 'updated_option', 'deleted_option'] as $hook) {
            add_action($hook, [$this, 'clearCacheOfAddedGroup'], 1);
        }
        if (is_admin()) {
            $screen = new SettingsScreen($this->kernel->template, $this->kernel->assets, $this->allGroups(...));
            add_action('admin_menu', [$screen, 'addPage'], 50);
            add_action('admin_init', [$screen, 'registerSettings']);
            add_action('admin_enqueue_scripts', [$screen, 'enqueueScript']);
        }
    }

    public function restControllers(): array
    {
        return [new SettingsController($this->allGroups(...), $this->lock())];
    }

    private function lock(): SettingsLock
    {
        return new SettingsLock($this->kernel->sql, $this->kernel->clock);
    }

    /** @return list<ModuleSettings> in the order of their tabs */
    public function allGroups(): array
    {
        return [...$this->groups, ...$this->addedGroups()];
    }

    /** @return list<ModuleSettings> */
    private function addedGroups(): array
    {
        /**
         * Filters the settings that other plugins add. Each is a page of the settings screen, included in the REST
         * route `courant/v1/settings`, and is stored in the option `courant_<group>`. Each call must return the same
         * objects.
         *
         * @since 0.1.0
         *
         * @param list<ModuleSettings> $groups settings with group IDs that Courant Desk does not use
         */
        $added = apply_filters('courant_desk_settings_groups', []);
        $ids = array_map(static fn (ModuleSettings $group): string => $group->groupId(), $this->groups);

        return array_values(array_filter(
            is_array($added) ? $added : [],
            static fn (mixed $group): bool => $group instanceof ModuleSettings
                && !in_array($group->groupId(), $ids, true),
        ));
    }

    /** Clears the cache of another plugin's settings after their option changed. */
    public function clearCacheOfAddedGroup(mixed $option): void
    {
        foreach (is_string($option) && str_starts_with($option, 'courant_') ? $this->addedGroups() : [] as $group) {
            if ($group->optionName() === $option) {
                $group->clearCache();
            }
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
        $this->lock()->delete();
    }

    /** Clears caches when the site of the network changes, because each site has its own settings. */
    public function clearCaches(): void
    {
        foreach ($this->allGroups() as $group) {
            $group->clearCache();
        }
    }
}
