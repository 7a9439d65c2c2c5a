<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Kernel\PreloadedRequests;
use CourantDesk\Recruiting\Http\RecruitingPermissions;
use CourantDesk\Recruiting\RecruitingFactory;

/** Adds the settings screen for stages, reply templates and retention periods. */
final class RecruitingSettingsScreen
{
    public const PAGE_SLUG = 'courant-hiring';

    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    public static function url(): string
    {
        return admin_url(ApplicationsScreen::PARENT_SLUG . '&page=' . self::PAGE_SLUG);
    }

    public function addMenuPage(): void
    {
        $title = __('Hiring process', 'courant-desk');
        $hook = add_submenu_page(
            ApplicationsScreen::PARENT_SLUG,
            $title,
            $title,
            RecruitingPermissions::CONFIGURE_CAPABILITY,
            self::PAGE_SLUG,
            [$this, 'print'],
        );
        if (is_string($hook)) {
            add_action('admin_print_scripts-' . $hook, function (): void {
                $this->factory->kernel->assets->enqueueAdminScript('recruiting-settings', 'drag-and-drop');
                PreloadedRequests::add('/courant/v1/applications/settings');
            });
        }
    }

    public function print(): void
    {
        $this->factory->kernel->template->print(
            'recruiting/script-screen',
            new ScriptScreenView(__('Hiring process', 'courant-desk'), 'courant-hiring', ''),
        );
    }
}
