<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\View\ApplicationsScreenView;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\Rest\Access;
use CourantDesk\Applications\Wp\Recruiting\Rest\ApplicationJson;
use CourantDesk\Applications\Wp\Recruiting\Rest\ApplicationListJson;
use CourantDesk\Applications\Wp\Recruiting\Rest\DetailJson;
use CourantDesk\Applications\Wp\Recruiting\Rest\SettingsRoutes;
use CourantDesk\Applications\Wp\Recruiting\SavedViews;
use CourantDesk\Kernel\DelayedAdminScripts;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Request;

/**
 * The recruiters' screen: list, board and application, printed by the server for reading and replaced by its script. WordPress's
 * plain list stays for changes without JavaScript.
 *
 * @phpstan-import-type ApplicationRow from ApplicationJson
 */
final class RecruitingScreen
{
    public const PAGE = 'courant-applications';
    public const PARENT = 'edit.php?post_type=' . ApplicationType::OPENING;
    public const PLAIN = 'edit.php?post_type=' . ApplicationType::NAME;

    private ?RecruitingRoute $route = null;
    /** @var array{list?: array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string, array{all: int, unread: int}>, suspected: int}, board?: array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>, suspected: int}, detail?: array<string, mixed>}|null */
    private ?array $first = null;

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
            // After WordPress's own scripts, and early enough for a style in the head.
            add_action('load-' . $hook, fn () => add_action('admin_enqueue_scripts', [$this, 'enqueue'], 20));
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
        $assets = $this->parts->room->kernel->assets;
        $delayed = new DelayedAdminScripts();
        $delayed->register();
        $handle = $this->showsList() ? $assets->adminScript('applications', 'dataviews') : $assets->adminScript('applications');
        if (!$this->showsList()) {
            // Only the list shows the table library; it is there once somebody goes to the list.
            $delayed->add($assets->adminLibrary('dataviews'));
        }
        $delayed->addStyle('courant-desk-dataviews');
        wp_add_inline_script($handle, 'window.courantRecruiting = ' . InlineJson::encode($this->data()) . ';', 'before');
    }

    public function show(): void
    {
        $this->parts->room->kernel->template->show('applications/admin-applications', $this->view());
        $this->parts->room->kernel->assets->requestAfterPaint('courant-desk-' . ($this->showsList() ? 'dataviews' : 'applications'));
    }

    private function view(): ApplicationsScreenView
    {
        $factory = new ApplicationsScreenFactory($this->parts, $this->route());
        $data = $this->firstData();

        return match (true) {
            $this->problem() !== '' => $factory->createProblem($this->problem(), $this->plainUrl()),
            isset($data['list']) => $factory->createList($data['list'], $this->plainUrl()),
            isset($data['board']) => $factory->createBoard($data['board'], $this->plainUrl()),
            default => $factory->createDetail($this->route()->application, $data['detail'] ?? [], $this->plainUrl()),
        };
    }

    /** @return array<string, mixed> `RecruitingScreen` in plugin/schema/recruiting.json */
    private function data(): array
    {
        $first = $this->firstData();
        $list = $first['list'] ?? null;

        return [
            'stages' => SettingsRoutes::stages($this->parts),
            'templates' => $this->parts->templates->read(),
            'openings' => (new OpeningChoices($this->parts->room->kernel->sql, $this->scope()))->all(),
            'views' => (new SavedViews())->read(get_current_user_id()),
            'application' => $this->route()->application,
            'problem' => $this->problem(),
            'canConfigure' => current_user_can(Access::CONFIGURE),
            'exportUrl' => admin_url('admin-post.php'),
            'exportNonce' => wp_create_nonce(ApplicationsExport::ACTION),
            'plainUrl' => admin_url(self::PLAIN),
            'settingsUrl' => RecruitingSettingsScreen::url(),
            'locale' => str_replace('_', '-', get_user_locale()),
            'timezone' => wp_timezone_string(),
            'days' => (object) $this->parts->retention->limits(),
            'firstPath' => $first === [] ? '' : $this->route()->restPath(),
            'firstData' => $list === null ? ($first['board'] ?? $first['detail'] ?? null) : ['counts' => (object) $list['counts']] + $list,
        ];
    }

    /**
     * What the script would request first, and what the server prints before it runs. Read once a request.
     *
     * @return array{
     *     list?: array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string, array{all: int, unread: int}>, suspected: int},
     *     board?: array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>, suspected: int},
     *     detail?: array<string, mixed>
     * } one of them; empty when the application cannot be shown
     */
    private function firstData(): array
    {
        if ($this->first !== null) {
            return $this->first;
        }
        $query = $this->route()->query(wp_timezone());
        $id = $this->route()->application;
        $lists = new ApplicationListJson($this->parts);
        if ($id > 0) {
            $post = get_post($id);
            $candidate = $this->problem() === '' ? $this->parts->candidates->find($id) : null;

            return $this->first = $post === null || $candidate === null ? [] : ['detail' => (new DetailJson($this->parts))->of($post, $candidate, $query)];
        }

        return $this->first = $this->route()->isBoard ? ['board' => $lists->board($query, $this->scope())] : ['list' => $lists->list($query, $this->scope())];
    }

    private function route(): RecruitingRoute
    {
        return $this->route ??= RecruitingRoute::fromArray(Request::current()->query());
    }

    private function showsList(): bool
    {
        return $this->route()->application === 0 && !$this->route()->isBoard;
    }

    private function scope(): Scope
    {
        return $this->parts->team->scope(get_current_user_id());
    }

    private function problem(): string
    {
        $application = $this->route()->application;
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
        $application = $this->route()->application;

        return $application > 0 && $this->problem() === '' ? admin_url("post.php?post=$application&action=edit") : admin_url(self::PLAIN);
    }
}
