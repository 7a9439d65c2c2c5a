<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\View\RecruitingView;
use CourantDesk\Applications\Wp\Recruiting\Rest\Access;

/** Where the owner sets up stages, templates of replies, and for how long applications are kept. */
final class RecruitingSettingsScreen
{
    public const PAGE = 'courant-hiring';

    public function __construct(private readonly RecruitingParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('admin_menu', [$this, 'addPage'], 45);
    }

    public static function url(): string
    {
        return admin_url(RecruitingScreen::PARENT . '&page=' . self::PAGE);
    }

    public function addPage(): void
    {
        $title = __('Hiring process', 'courant-desk');
        $hook = add_submenu_page(RecruitingScreen::PARENT, $title, $title, Access::CONFIGURE, self::PAGE, [$this, 'show']);
        if (is_string($hook)) {
            add_action('admin_print_scripts-' . $hook, function (): void {
                $this->parts->room->kernel->assets->adminScript('hiring');
            });
        }
    }

    public function show(): void
    {
        $this->parts->room->kernel->template->show('applications/admin-recruiting', new RecruitingView(__('Hiring process', 'courant-desk'), 'courant-hiring', ''));
    }
}
