<?php

declare(strict_types=1);

namespace CourantDesk\Settings;

use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Settings\Group;
use CourantDesk\Settings\Admin\SettingsRoute;
use CourantDesk\Settings\Admin\SettingsScreen;

/** The screen on which the owner sees and changes the settings of all rooms. */
final class SettingsFeature implements Feature, Installs
{
    /** @param list<Group> $groups in the order of their tabs */
    public function __construct(private readonly Kernel $kernel, private readonly array $groups)
    {
    }

    public function boot(): void
    {
        add_action('switch_blog', [$this, 'forget']);
        foreach ($this->groups as $group) {
            add_action('add_option_' . $group->option(), [$group, 'forget'], 1, 0);
            add_action('update_option_' . $group->option(), [$group, 'forget'], 1, 0);
            add_action('delete_option_' . $group->option(), [$group, 'forget'], 1, 0);
        }
        (new SettingsRoute($this->groups))->boot();
        if (is_admin()) {
            (new SettingsScreen($this->kernel->template, $this->kernel->assets, $this->groups))->boot();
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

    public function erase(): void
    {
        foreach ($this->groups as $group) {
            $group->erase();
        }
    }

    /** Another site of the network has its own settings. */
    public function forget(): void
    {
        foreach ($this->groups as $group) {
            $group->forget();
        }
    }
}
