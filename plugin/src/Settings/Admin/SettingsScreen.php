<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Settings\Group;
use CourantDesk\Kernel\Template;

/** One page with a tab for each room, made from the rooms' fields and saved by WordPress's Settings API. */
final class SettingsScreen
{
    public const PAGE = 'awsm-jobs-settings';
    private const PARENT = 'edit.php?post_type=awsm_job_openings';

    private readonly SettingsPolicy $policy;

    /** @param list<Group> $groups */
    public function __construct(
        private readonly Template $template,
        private readonly Assets $assets,
        private readonly array $groups,
    ) {
        $this->policy = new SettingsPolicy();
    }

    public function boot(): void
    {
        add_action('admin_menu', [$this, 'addPage'], 50);
        add_action('admin_init', [$this, 'registerSettings']);
        add_action('admin_enqueue_scripts', [$this, 'script']);
    }

    public function script(string $screen): void
    {
        if (str_ends_with($screen, self::PAGE)) {
            $this->assets->adminScript('settings');
            wp_enqueue_media();
        }
    }

    public function addPage(): void
    {
        add_submenu_page(
            self::PARENT,
            __('Settings of the jobs desk', 'courant-desk'),
            __('Settings', 'courant-desk'),
            $this->policy->entryCapability($this->groups),
            self::PAGE,
            [$this, 'show'],
        );
    }

    public function registerSettings(): void
    {
        foreach ($this->groups as $group) {
            register_setting($group->option(), $group->option(), [
                'type' => 'object',
                'sanitize_callback' => [new SettingsInput($group), 'clean'],
                'show_in_rest' => false,
            ]);
            add_filter('option_page_capability_' . $group->option(), fn (): string => $this->policy->entryCapability([$group]));
        }
    }

    public function show(): void
    {
        $wanted = Request::current()->text('tab');
        $tabs = [];
        $groups = $this->policy->editableGroups($this->groups);
        $current = $groups[0] ?? null;
        foreach ($groups as $group) {
            $current = $group->room() === $wanted ? $group : $current;
        }
        if ($current === null) {
            return;
        }
        foreach ($groups as $group) {
            $tabs[] = [
                'title' => $group->title(),
                'url' => add_query_arg(['page' => self::PAGE, 'tab' => $group->room()], admin_url(self::PARENT)),
                'current' => $group === $current,
            ];
        }
        $view = new SettingsView($tabs, $current->room(), $current->option(), $this->policy->editableFields($current), $current->values());
        $this->template->show('settings/screen', $view);
    }
}
