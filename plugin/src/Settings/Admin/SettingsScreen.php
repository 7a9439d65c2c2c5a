<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use Closure;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\TemplateRenderer;

/**
 * The settings screen: one page with a tab for each module, generated from its fields and saved by WordPress's Settings
 * API.
 */
final class SettingsScreen
{
    public const PAGE = 'awsm-jobs-settings';
    private const PARENT = 'edit.php?post_type=awsm_job_openings';

    private readonly SettingsPolicy $policy;

    /** @param Closure(): list<ModuleSettings> $groups */
    public function __construct(
        private readonly TemplateRenderer $template,
        private readonly Assets $assets,
        private readonly Closure $groups,
    ) {
        $this->policy = new SettingsPolicy();
    }

    public function enqueueScript(string $screen): void
    {
        if (str_ends_with($screen, self::PAGE)) {
            $this->assets->enqueueAdminScript('settings');
            wp_enqueue_media();
        }
    }

    public function addPage(): void
    {
        add_submenu_page(
            self::PARENT,
            __('Courant Desk settings', 'courant-desk'),
            __('Settings', 'courant-desk'),
            $this->policy->entryCapability(($this->groups)()),
            self::PAGE,
            [$this, 'print'],
        );
    }

    public function registerSettings(): void
    {
        foreach (($this->groups)() as $group) {
            register_setting($group->optionName(), $group->optionName(), [
                'type' => 'object',
                'sanitize_callback' => [new SettingsSanitizer($group), 'sanitize'],
                'show_in_rest' => false,
            ]);
            add_filter(
                'option_page_capability_' . $group->optionName(),
                fn (): string => $this->policy->entryCapability([$group]),
            );
        }
    }

    public function print(): void
    {
        $tab = Request::fromGlobals()->text('tab');
        $tabs = [];
        $groups = $this->policy->editableGroups(($this->groups)());
        $current = $groups[0] ?? null;
        foreach ($groups as $group) {
            $current = $group->groupId() === $tab ? $group : $current;
        }
        if ($current === null) {
            return;
        }
        foreach ($groups as $group) {
            $tabs[] = [
                'title' => $group->title(),
                'url' => add_query_arg(['page' => self::PAGE, 'tab' => $group->groupId()], admin_url(self::PARENT)),
                'current' => $group === $current,
            ];
        }
        $view = new SettingsView(
            $tabs,
            $current->groupId(),
            $current->optionName(),
            $this->policy->editableFields($current),
            $current->values(),
        );
        $this->template->print('settings/screen', $view);
    }
}
