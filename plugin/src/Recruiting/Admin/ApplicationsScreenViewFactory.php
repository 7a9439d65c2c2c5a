<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Kernel\SiteDateFormat;
use CourantDesk\Recruiting\Http\ApplicationRowSerializer;
use CourantDesk\Recruiting\RecruitingFactory;

/**
 * Builds the view model of the Applications screen from the initial data of the screen's script.
 *
 * @phpstan-import-type ApplicationRow from ApplicationRowSerializer
 */
final class ApplicationsScreenViewFactory
{
    private const DEFAULT_COLOR = '#50575e';

    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly ApplicationsScreenUrl $route,
    ) {
    }

    /**
     * @param array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string, array{all: int,
     *     unread: int}>, folders: array<string, int>} $list
     */
    public function createList(array $list, string $plainUrl): ApplicationsScreenView
    {
        $pages = [];
        if ($this->route->page > 1) {
            $pages[] = new ScreenLinkView(
                $this->route->withPage(min($this->route->page - 1, max(1, $list['pages'])))->url(),
                __('Previous', 'courant-desk'),
            );
        }
        if ($this->route->page < $list['pages']) {
            $pages[] = new ScreenLinkView(
                $this->route->withPage($this->route->page + 1)->url(),
                __('Next', 'courant-desk'),
            );
        }

        return new ApplicationsScreenView(
            '',
            $plainUrl,
            folders: $this->folderLinks($list['folders']),
            layouts: $this->layoutLinks(),
            stages: $this->route->folder() === 'inbox' ? $this->stageLinks($list['counts']) : [],
            rows: array_map($this->createRow(...), $list['items']),
            /* translators: %s: number */
            total: sprintf(_n('%s application', '%s applications', $list['total'], 'courant-desk'), number_format_i18n(
                $list['total']
            )),
            position: $list['pages'] > 1
                /* translators: %s: page number */
                ? sprintf(__('Page %s', 'courant-desk'), number_format_i18n($this->route->page))
                : '',
            pages: $pages,
        );
    }

    /**
     * @param array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>, folders: array<string,
     *     int>} $board
     */
    public function createBoard(array $board, string $plainUrl): ApplicationsScreenView
    {
        return new ApplicationsScreenView(
            '',
            $plainUrl,
            folders: $this->folderLinks($board['folders']),
            layouts: $this->layoutLinks(),
            columns: array_map(fn (array $column): BoardColumnView => new BoardColumnView(
                $this->stageLabel($column['stage']),
                $this->stageColor($column['stage']),
                number_format_i18n($column['total']),
                array_map($this->createRow(...), $column['items']),
                $column['total'] > count($column['items']) ? $this->route->withStage($column['stage'])->url() : '',
            ), $board['columns']),
        );
    }

    /** @param array<string, mixed> $detail `ApplicationDetail` in plugin/schema/recruiting.json */
    public function createDetail(int $id, array $detail, string $plainUrl): ApplicationsScreenView
    {
        $candidate = $this->factory->candidates->find($id);
        $rows = $candidate === null ? [] : (new ApplicationRowSerializer($this->factory))->serializeAll([$candidate]);
        if ($rows === []) {
            return $this->createProblem(__('This application no longer exists.', 'courant-desk'), $plainUrl);
        }
        $links = [new ScreenLinkView($this->route->withApplication(0)->url(), __('All applications', 'courant-desk'))];
        foreach (
            ['previous' => __('Previous', 'courant-desk'), 'next' => __('Next', 'courant-desk')] as $key => $label
        ) {
            if (is_int($detail[$key] ?? null) && $detail[$key] > 0) {
                $links[] = new ScreenLinkView($this->route->withApplication($detail[$key])->url(), $label);
            }
        }
        $facts = [];
        foreach (is_array($detail['facts'] ?? null) ? $detail['facts'] : [] as $fact) {
            if (is_array($fact) && is_string($fact['label'] ?? null) && is_string($fact['value'] ?? null)) {
                $facts[] = ['label' => $fact['label'], 'value' => $fact['value']];
            }
        }
        $phone = PostMeta::text($id, FormDefinition::PHONE);
        $reference = PostMeta::text($id, 'courant_reference');

        return new ApplicationsScreenView('', $plainUrl, detail: new ApplicationDetailView(
            $this->createRow($rows[0]),
            PostMeta::text($id, FormDefinition::COVER_LETTER),
            [
                ...($phone === '' ? [] : [['label' => __('Phone', 'courant-desk'), 'value' => $phone]]),
                ...$facts,
                ...(
                    $reference === ''
                    ? []
                    : [['label' => __('Reference number', 'courant-desk'), 'value' => $reference]]
                ),
            ],
            array_map(static fn (array $file): array => [
                'name' => $file['name'],
                'url' => $file['warning'] === '' ? $file['url'] : '',
                'warning' => $file['warning'],
            ], $this->factory->files()->findByApplication($id)),
            $links,
        ));
    }

    public function createProblem(string $problem, string $plainUrl): ApplicationsScreenView
    {
        return new ApplicationsScreenView($problem, $plainUrl);
    }

    /** @param ApplicationRow $row */
    private function createRow(array $row): ApplicationRowView
    {
        return new ApplicationRowView(
            url: $this->route->withApplication($row['id'])->url(),
            name: $row['name'] === '' ? __('(no name)', 'courant-desk') : $row['name'],
            email: $row['email'],
            opening: $row['opening']['title'],
            stage: $this->stageLabel($row['stage']),
            color: $this->stageColor($row['stage']),
            received: (string) wp_date(SiteDateFormat::dateFormat(), $row['received']),
            datetime: gmdate('c', $row['received']),
            isUnread: $row['unread'],
        );
    }

    /**
     * @param array<string, int> $counts by folder
     * @return list<ScreenLinkView>
     */
    private function folderLinks(array $counts): array
    {
        $labels = [
            'inbox' => __('Applications', 'courant-desk'),
            'suspected' => __('Suspected spam', 'courant-desk'),
            'withdrawn' => __('Withdrawn', 'courant-desk'),
            'trash' => __('Trash', 'courant-desk'),
        ];
        $links = [];
        foreach ($labels as $folder => $label) {
            $links[] = new ScreenLinkView(
                $this->route->withFolder($folder)->url(),
                $label,
                $this->route->folder() === $folder,
                number_format_i18n($counts[$folder] ?? 0),
            );
        }

        return $links;
    }

    /** @return list<ScreenLinkView> */
    private function layoutLinks(): array
    {
        return $this->route->folder() !== 'inbox' ? [] : [
            new ScreenLinkView(
                $this->route->withLayout(false)->url(),
                __('List', 'courant-desk'),
                !$this->route->isBoard,
            ),
            new ScreenLinkView(
                $this->route->withLayout(true)->url(),
                __('Board', 'courant-desk'),
                $this->route->isBoard,
            ),
        ];
    }

    /**
     * @param array<string, array{all: int, unread: int}> $counts
     * @return list<ScreenLinkView>
     */
    private function stageLinks(array $counts): array
    {
        $stages = $this->factory->stages->findAll()->all;
        $all = 0;
        $links = [];
        foreach ($stages as $stage) {
            $count = $counts[$stage->slug]['all'] ?? 0;
            $all += $count;
            $links[] = new ScreenLinkView(
                $this->route->withStage($stage->slug)->url(),
                $stage->label,
                $this->route->stage() === $stage->slug,
                number_format_i18n($count),
                $stage->color,
            );
        }

        return [
            new ScreenLinkView(
                $this->route->withStage('')->url(),
                __('All', 'courant-desk'),
                !isset($this->route->filters['stage']),
                number_format_i18n($all),
                self::DEFAULT_COLOR,
            ),
            ...$links,
        ];
    }

    private function stageLabel(string $slug): string
    {
        return $this->factory->stages->findAll()->find($slug)->label ?? match ($slug) {
            'courant_suspected' => __('Suspected spam', 'courant-desk'),
            'courant_withdrawn' => __('Withdrawn', 'courant-desk'),
            'trash' => __('Trash', 'courant-desk'),
            default => $slug,
        };
    }

    private function stageColor(string $slug): string
    {
        return $this->factory->stages->findAll()->find($slug)->color ?? self::DEFAULT_COLOR;
    }
}
