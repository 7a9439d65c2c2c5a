<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\View\RecruitingView;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\Rest\Access;
use CourantDesk\Applications\Wp\Recruiting\Rest\SettingsRoutes;
use CourantDesk\Applications\Wp\Recruiting\SavedViews;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Request;

/** The recruiters' screen: list, board and application by script. WordPress's plain list stays for whoever has none. */
final class RecruitingScreen
{
    public const PAGE = 'courant-applications';
    public const PARENT = 'edit.php?post_type=' . ApplicationType::OPENING;
    public const PLAIN = 'edit.php?post_type=' . ApplicationType::NAME;

    public function __construct(private readonly RecruitingParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('admin_menu', [$this, 'addPage'], 20);
        add_action('admin_head', [$this, 'takePlace']);
        add_filter('parent_file', [$this, 'keepMenuOpen']);
    }

    public static function url(int $application = 0): string
    {
        return admin_url(self::PARENT . '&page=' . self::PAGE . ($application > 0 ? "&application=$application" : ''));
    }

    public function addPage(): void
    {
        $title = __('Applications', 'courant-desk');
        $hook = add_submenu_page(self::PARENT, $title, $title, Access::HANDLE, self::PAGE, [$this, 'show']);
        if (is_string($hook)) {
            add_action('admin_print_scripts-' . $hook, [$this, 'enqueue']);
        }
    }

    /**
     * Takes the place of the plain list in the menu; that one stays where it was, behind a link. Only now, after WordPress
     * has asked the menu who may open which page.
     */
    public function takePlace(): void
    {
        global $submenu;
        $submenu = is_array($submenu) ? $submenu : [];
        $entries = is_array($submenu[self::PARENT] ?? null) ? $submenu[self::PARENT] : [];
        $plain = null;
        $ours = null;
        foreach ($entries as $position => $entry) {
            $target = is_array($entry) ? ($entry[2] ?? '') : '';
            $plain = $target === self::PLAIN ? $position : $plain;
            $ours = $target === self::PAGE ? $position : $ours;
        }
        if ($plain !== null && $ours !== null) {
            $entries[$plain] = $entries[$ours];
            unset($entries[$ours]);
            // WordPress offers no other way to put an entry where another stood.
            $submenu = array_replace($submenu, [self::PARENT => $entries]);
        }
    }

    /** The plain list belongs to the same entry of the menu. */
    public function keepMenuOpen(string $parent): string
    {
        global $submenu_file;
        $screen = get_current_screen();
        if ($screen !== null && $screen->post_type === ApplicationType::NAME) {
            $submenu_file = self::PAGE;

            return self::PARENT;
        }

        return $parent;
    }

    public function enqueue(): void
    {
        $handle = $this->parts->room->kernel->assets->adminScript('applications', 'dataviews');
        wp_add_inline_script($handle, 'window.courantRecruiting = ' . InlineJson::encode($this->begin()) . ';', 'before');
    }

    public function show(): void
    {
        $this->parts->room->kernel->template->show('applications/admin-recruiting', new RecruitingView(
            __('Applications', 'courant-desk'),
            'courant-recruiting',
            $this->plainUrl()
        ));
    }

    /** @return array<string, mixed> `RecruitingScreen` in plugin/schema/recruiting.json */
    private function begin(): array
    {
        $application = Request::current()->int('application');

        return [
            'stages' => SettingsRoutes::stages($this->parts),
            'templates' => $this->parts->templates->read(),
            'openings' => (new OpeningChoices($this->parts->room->kernel->sql, $this->parts->team->scope(get_current_user_id())))->all(),
            'views' => (new SavedViews())->read(get_current_user_id()),
            'application' => $application,
            'problem' => $this->problem($application),
            'canConfigure' => current_user_can(Access::CONFIGURE),
            'exportUrl' => admin_url('admin-post.php'),
            'exportNonce' => wp_create_nonce(ApplicationsExport::ACTION),
            'plainUrl' => admin_url(self::PLAIN),
            'settingsUrl' => RecruitingSettingsScreen::url(),
            'locale' => str_replace('_', '-', get_user_locale()),
            'timezone' => wp_timezone_string(),
            'days' => (object) $this->parts->retention->limits(),
        ];
    }

    private function problem(int $application): string
    {
        if ($application === 0) {
            return '';
        }
        if (get_post_type($application) !== ApplicationType::NAME) {
            return __('This application is not there any more.', 'courant-desk');
        }

        return current_user_can('edit_post', $application) ? '' : __('You are not allowed to see this application.', 'courant-desk');
    }

    private function plainUrl(): string
    {
        $application = Request::current()->int('application');

        return $application > 0 && $this->problem($application) === '' ? admin_url("post.php?post=$application&action=edit") : admin_url(self::PLAIN);
    }
}
