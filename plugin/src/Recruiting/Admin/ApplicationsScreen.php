<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Kernel\DelayedAdminScripts;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantDesk\Recruiting\Http\ApplicationDetailSerializer;
use CourantDesk\Recruiting\Http\ApplicationExportController;
use CourantDesk\Recruiting\Http\ApplicationListSerializer;
use CourantDesk\Recruiting\Http\ApplicationRowSerializer;
use CourantDesk\Recruiting\Http\ApplicationTimeline;
use CourantDesk\Recruiting\Http\RecruitingPermissions;
use CourantDesk\Recruiting\Http\RecruitingSettingsController;
use CourantDesk\Recruiting\Http\ReplyAttachmentsController;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\SavedViewRepository;

/**
 * Adds the recruiters' screen: list, board and application, printed by the server and replaced by the script of the
 * screen. WordPress's standard list table remains available for changes without JavaScript.
 *
 * @phpstan-import-type ApplicationRow from ApplicationRowSerializer
 */
final class ApplicationsScreen
{
    public const PAGE_SLUG = 'courant-applications';
    public const PARENT_SLUG = 'edit.php?post_type=' . PostTypes::OPENING;
    public const PLAIN_LIST_SLUG = 'edit.php?post_type=' . PostTypes::APPLICATION;

    private ?ApplicationsScreenUrl $route = null;
    /**
     * @var array{list?: array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string,
     *     array{all: int, unread: int}>, folders: array{inbox: int, suspected: int, withdrawn: int, trash: int}},
     *     board?: array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>,
     *     folders: array{inbox: int, suspected: int, withdrawn: int, trash: int}}, detail?: array<string, mixed>}|null
     */
    private ?array $first = null;

    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    public static function url(int $application = 0): string
    {
        return admin_url(
            self::PARENT_SLUG . '&page=' . self::PAGE_SLUG . ($application > 0 ? "&application=$application" : '')
        );
    }

    public function addMenuPage(): void
    {
        $title = __('Applications', 'courant-desk');
        $hook = add_submenu_page(
            self::PARENT_SLUG,
            $title,
            $title,
            RecruitingPermissions::HANDLE_CAPABILITY,
            self::PAGE_SLUG,
            [$this, 'print'],
        );
        if (is_string($hook)) {
            // Runs after WordPress's own scripts, and early enough to print a style in the head.
            add_action('load-' . $hook, fn () => add_action('admin_enqueue_scripts', [$this, 'enqueueAssets'], 20));
        }
    }

    /**
     * Replaces the standard list table in the menu; that screen keeps its URL, and this screen links to it. Runs after
     * WordPress has checked access to the requested page with the menu.
     */
    public function replacePlainListInMenu(): void
    {
        global $submenu;
        $submenu = is_array($submenu) ? $submenu : [];
        $entries = is_array($submenu[self::PARENT_SLUG] ?? null) ? $submenu[self::PARENT_SLUG] : [];
        $plain = null;
        $ours = null;
        foreach ($entries as $position => $entry) {
            $target = is_array($entry) ? ($entry[2] ?? '') : '';
            $plain = $target === self::PLAIN_LIST_SLUG ? $position : $plain;
            $ours = $target === self::PAGE_SLUG ? $position : $ours;
        }
        if ($plain !== null && $ours !== null) {
            $entries[$plain] = $entries[$ours];
            unset($entries[$ours]);
            // WordPress has no API for replacing a submenu entry at its position.
            $submenu = array_replace($submenu, [self::PARENT_SLUG => $entries]);
        }
    }

    /** Highlights the same menu entry for the standard list table. */
    public function highlightMenuItem(string $parent): string
    {
        global $submenu_file;
        $screen = get_current_screen();
        if ($screen !== null && $screen->post_type === PostTypes::APPLICATION) {
            $submenu_file = self::PAGE_SLUG;

            return self::PARENT_SLUG;
        }

        return $parent;
    }

    public function enqueueAssets(): void
    {
        $assets = $this->factory->kernel->assets;
        $delayed = new DelayedAdminScripts();
        $delayed->register();
        $assets->registerAdminLibrary('drag-and-drop');
        $table = $assets->registerAdminLibrary('dataviews');
        $handle = $assets->registerAdminScript('applications', ...($this->currentView() === 'list' ? [$table] : []));
        $views = [
            'list' => $table,
            'detail' => $assets->registerAdminScript('applications-detail', $handle),
            'board' => $assets->registerAdminScript('applications-board', $handle),
        ];
        wp_enqueue_script($handle);
        wp_enqueue_script($views[$this->currentView()]);
        // The user may open the other views later, and the calendar of a filter by date.
        unset($views[$this->currentView()]);
        $views['calendar'] = $assets->registerAdminLibrary('day-picker');
        array_map([$delayed, 'addScript'], $views);
        $delayed->addStyle('courant-desk-dataviews');
        wp_add_inline_script(
            $handle,
            'window.courantRecruiting = ' . InlineJson::encode($this->scriptData()) . ';',
            'before',
        );
    }

    public function print(): void
    {
        $this->factory->kernel->template->print('recruiting/applications-screen', $this->createView());
        $assets = $this->factory->kernel->assets;
        $library = 'courant-desk-' . ($this->currentView() === 'list' ? 'dataviews' : 'applications');
        DelayedAdminScripts::printPreloadAfterPaint($assets->scriptUrl($library), $assets->scriptUrl('wp-components'));
    }

    private function createView(): ApplicationsScreenView
    {
        $views = new ApplicationsScreenViewFactory($this->factory, $this->currentUrl());
        $data = $this->initialData();

        return match (true) {
            $this->accessProblem() !== '' => $views->createProblem($this->accessProblem(), $this->plainUrl()),
            isset($data['list']) => $views->createList($data['list'], $this->plainUrl()),
            isset($data['board']) => $views->createBoard($data['board'], $this->plainUrl()),
            default => $views->createDetail($this->currentUrl()->application, $data['detail'] ?? [], $this->plainUrl()),
        };
    }

    /** @return array<string, mixed> `ApplicationsScreen` in plugin/schema/recruiting.json */
    private function scriptData(): array
    {
        $first = $this->initialData();
        $list = $first['list'] ?? null;

        return [
            'stages' => RecruitingSettingsController::serializeStages($this->factory),
            'templates' => $this->factory->replyTemplates->findAll(),
            'openings' => (new OpeningFilterOptions($this->factory->kernel->sql, $this->currentScope()))->findAll(),
            'tags' => array_map(
                static fn (ApplicationTag $tag): array => ['slug' => $tag->slug, 'name' => $tag->name],
                $this->factory->filterOptions->findTags($this->currentScope()),
            ),
            'assignees' => $this->assigneeOptions(),
            'views' => (new SavedViewRepository())->findByUser(get_current_user_id()),
            'application' => $this->currentUrl()->application,
            'problem' => $this->accessProblem(),
            'canConfigure' => current_user_can(RecruitingPermissions::CONFIGURE_CAPABILITY),
            'exportUrl' => admin_url('admin-post.php'),
            'exportNonce' => wp_create_nonce(ApplicationExportController::ACTION),
            'plainUrl' => admin_url(self::PLAIN_LIST_SLUG),
            'settingsUrl' => RecruitingSettingsScreen::url(),
            'locale' => str_replace('_', '-', get_user_locale()),
            'timezone' => wp_timezone_string(),
            'maxAttachmentBytes' => ReplyAttachmentsController::maxBytes(),
            'days' => (object) $this->factory->retention->limitsByStage(),
            'firstPath' => $first === [] ? '' : $this->currentUrl()->restPath(),
            'firstData' => $list === null
                ? ($first['board'] ?? $first['detail'] ?? null)
                : ['counts' => (object) $list['counts']] + $list,
        ];
    }

    /**
     * Returns the data of the first request of the script, which the server also renders before the script runs. The
     * data is read once per request.
     *
     * @return array{ list?: array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string,
     *     array{all: int, unread: int}>, folders: array{inbox: int, suspected: int, withdrawn: int, trash: int}},
     *     board?: array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>,
     *     folders: array{inbox: int, suspected: int, withdrawn: int, trash: int}}, detail?: array<string,
     *     mixed> } one of the keys; empty when the application cannot be shown
     */
    private function initialData(): array
    {
        if ($this->first !== null) {
            return $this->first;
        }
        $query = $this->currentUrl()->toQuery(wp_timezone());
        $id = $this->currentUrl()->application;
        $lists = new ApplicationListSerializer($this->factory);
        if ($id > 0) {
            $post = get_post($id);
            $candidate = $this->accessProblem() === '' ? $this->factory->candidates->find($id) : null;

            return $this->first = $post === null || $candidate === null
                ? []
                : ['detail' => (new ApplicationDetailSerializer($this->factory))->serialize($post, $candidate, $query)];
        }

        return $this->first = $this->currentUrl()->isBoard
            ? ['board' => $lists->serializeBoard($query, $this->currentScope())]
            : ['list' => $lists->serializeList($query, $this->currentScope())];
    }

    private function currentUrl(): ApplicationsScreenUrl
    {
        return $this->route ??= ApplicationsScreenUrl::fromArray(Request::fromGlobals()->query());
    }

    /** @return 'list'|'board'|'detail' what the script shows first: a list if the application cannot be shown */
    private function currentView(): string
    {
        $url = $this->currentUrl();

        return match (true) {
            $url->application > 0 && $this->accessProblem() === '' => 'detail',
            $url->isBoard => 'board',
            default => 'list',
        };
    }

    private function currentScope(): ApplicationScope
    {
        return $this->factory->team->findScope(get_current_user_id());
    }

    /** @return list<array{id: int, name: string}> users to whom applications are assigned, and the current user */
    private function assigneeOptions(): array
    {
        $ids = array_values(array_unique([
            get_current_user_id(),
            ...$this->factory->filterOptions->findAssigneeIds($this->currentScope()),
        ]));
        cache_users($ids);

        return array_map(
            static fn (int $id): array => ['id' => $id, 'name' => ApplicationTimeline::userName($id)],
            $ids,
        );
    }

    private function accessProblem(): string
    {
        $application = $this->currentUrl()->application;
        if ($application === 0) {
            return '';
        }
        if (get_post_type($application) !== PostTypes::APPLICATION) {
            return __('This application no longer exists.', 'courant-desk');
        }

        return current_user_can('edit_post', $application)
            ? ''
            : __('You are not allowed to see this application.', 'courant-desk');
    }

    private function plainUrl(): string
    {
        $application = $this->currentUrl()->application;

        return $application > 0 && $this->accessProblem() === ''
            ? admin_url("post.php?post=$application&action=edit")
            : admin_url(self::PLAIN_LIST_SLUG);
    }
}
