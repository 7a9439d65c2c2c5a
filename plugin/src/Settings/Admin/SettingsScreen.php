<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use Closure;
use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\PreloadedRequests;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\TemplateRenderer;

/**
 * Adds the settings screen, with a tab for each category and a page for each module, generated from its fields and
 * saved by WordPress's Settings API.
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
            PreloadedRequests::add('/courant/v1/settings');
            wp_enqueue_media();
        }
    }

    public function addPage(): void
    {
        $hook = add_submenu_page(
            self::PARENT,
            __('Courant Desk settings', 'courant-desk'),
            __('Settings', 'courant-desk'),
            $this->policy->entryCapability(($this->groups)()),
            self::PAGE,
            [$this, 'print'],
        );
        if (is_string($hook)) {
            add_action('load-' . $hook, [$this, 'addHelpTabs']);
        }
    }

    /** Adds a help tab for each category with settings that the user can change. */
    public function addHelpTabs(): void
    {
        $categories = array_map(
            static fn (ModuleSettings $group): SettingsCategory => $group->category(),
            $this->policy->editableGroups(($this->groups)()),
        );
        foreach (SettingsCategory::cases() as $category) {
            if (in_array($category, $categories, true)) {
                get_current_screen()?->add_help_tab([
                    'id' => 'courant-settings-' . strtolower($category->name),
                    'title' => $category->title(),
                    'content' => '<p>' . esc_html($category->help()) . '</p>',
                ]);
            }
        }
        get_current_screen()?->add_help_tab([
            'id' => 'courant-settings-tools',
            'title' => __('Search, export and import', 'courant-desk'),
            'content' => '<p>' . esc_html__(
                'The search finds settings of all tabs. “Export” saves all settings that you can change as a file. “Import” reads such a file and shows the changes before you save them. Secrets are never exported.',
                'courant-desk',
            ) . '</p>',
        ]);
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
        $groups = $this->policy->editableGroups(($this->groups)());
        $current = $groups[0] ?? null;
        foreach ($groups as $group) {
            $current = $group->groupId() === $tab ? $group : $current;
        }
        if ($current === null) {
            return;
        }
        $this->template->print('settings/screen', new SettingsView(
            tabs: $this->tabs($groups, $current),
            pages: $this->pages($groups, $current),
            title: $current->title(),
            groupId: $current->groupId(),
            option: $current->optionName(),
            fields: $this->policy->editableFields($current),
            values: $current->values(),
        ));
    }

    /**
     * @param list<ModuleSettings> $groups groups that the user can change
     * @return list<array{title: string, url: string, current: bool}> the categories, each with its first page
     */
    private function tabs(array $groups, ModuleSettings $current): array
    {
        $tabs = [];
        foreach (SettingsCategory::cases() as $category) {
            $first = $this->inCategory($groups, $category)[0] ?? null;
            if ($first !== null) {
                $tabs[] = [
                    'title' => $category->title(),
                    'url' => $this->url($first),
                    'current' => $category === $current->category(),
                ];
            }
        }

        return $tabs;
    }

    /**
     * @param list<ModuleSettings> $groups groups that the user can change
     * @return list<array{title: string, url: string, current: bool}> the pages of the current tab
     */
    private function pages(array $groups, ModuleSettings $current): array
    {
        return array_map(fn (ModuleSettings $group): array => [
            'title' => $group->title(),
            'url' => $this->url($group),
            'current' => $group === $current,
        ], $this->inCategory($groups, $current->category()));
    }

    /**
     * @param list<ModuleSettings> $groups
     * @return list<ModuleSettings>
     */
    private function inCategory(array $groups, SettingsCategory $category): array
    {
        return array_values(array_filter(
            $groups,
            static fn (ModuleSettings $group): bool => $group->category() === $category,
        ));
    }

    private function url(ModuleSettings $group): string
    {
        return add_query_arg(['page' => self::PAGE, 'tab' => $group->groupId()], admin_url(self::PARENT));
    }
}
