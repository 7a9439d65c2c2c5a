<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\View\ApplicationColumnView;
use CourantDesk\Applications\View\ApplicationDetailView;
use CourantDesk\Applications\View\ApplicationRowView;
use CourantDesk\Applications\View\ApplicationsScreenView;
use CourantDesk\Applications\View\ScreenLinkView;
use CourantDesk\Applications\Wp\Recruiting\Rest\ApplicationJson;

/**
 * Builds the view of the Applications screen out of the data that the screen's script starts with.
 *
 * @phpstan-import-type ApplicationRow from ApplicationJson
 */
final class ApplicationsScreenFactory
{
    private const NO_COLOR = '#50575e';

    public function __construct(private readonly RecruitingParts $parts, private readonly RecruitingRoute $route)
    {
    }

    /**
     * @param array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string, array{all: int, unread: int}>, suspected: int} $list
     */
    public function createList(array $list, string $plainUrl): ApplicationsScreenView
    {
        $pages = [];
        if ($this->route->page > 1) {
            $pages[] = new ScreenLinkView($this->route->withPage(min($this->route->page - 1, max(1, $list['pages'])))->url(), __('Previous', 'courant-desk'));
        }
        if ($this->route->page < $list['pages']) {
            $pages[] = new ScreenLinkView($this->route->withPage($this->route->page + 1)->url(), __('Next', 'courant-desk'));
        }

        return new ApplicationsScreenView(
            '',
            $plainUrl,
            folders: $this->folders($list['suspected']),
            layouts: $this->layouts(),
            stages: $this->route->folder() === 'inbox' ? $this->stages($list['counts']) : [],
            rows: array_map($this->row(...), $list['items']),
            /* translators: %s: number */
            total: sprintf(_n('%s application', '%s applications', $list['total'], 'courant-desk'), number_format_i18n($list['total'])),
            /* translators: %s: number of a page */
            position: $list['pages'] > 1 ? sprintf(__('Page %s', 'courant-desk'), number_format_i18n($this->route->page)) : '',
            pages: $pages,
        );
    }

    /** @param array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>, suspected: int} $board */
    public function createBoard(array $board, string $plainUrl): ApplicationsScreenView
    {
        return new ApplicationsScreenView(
            '',
            $plainUrl,
            folders: $this->folders($board['suspected']),
            layouts: $this->layouts(),
            columns: array_map(fn (array $column): ApplicationColumnView => new ApplicationColumnView(
                $this->stageLabel($column['stage']),
                $this->stageColor($column['stage']),
                number_format_i18n($column['total']),
                array_map($this->row(...), $column['items']),
                $column['total'] > count($column['items']) ? $this->route->withStage($column['stage'])->url() : '',
            ), $board['columns']),
        );
    }

    /** @param array<string, mixed> $detail `ApplicationDetail` in plugin/schema/recruiting.json */
    public function createDetail(int $id, array $detail, string $plainUrl): ApplicationsScreenView
    {
        $candidate = $this->parts->candidates->find($id);
        $rows = $candidate === null ? [] : (new ApplicationJson($this->parts))->rows([$candidate]);
        if ($rows === []) {
            return $this->createProblem(__('This application is not there any more.', 'courant-desk'), $plainUrl);
        }
        $links = [new ScreenLinkView($this->route->withApplication(0)->url(), __('All applications', 'courant-desk'))];
        foreach (['previous' => __('Previous', 'courant-desk'), 'next' => __('Next', 'courant-desk')] as $key => $label) {
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
        $phone = ApplicationJson::text($id, FormDefinition::PHONE);
        $reference = ApplicationJson::text($id, 'courant_reference');

        return new ApplicationsScreenView('', $plainUrl, detail: new ApplicationDetailView(
            $this->row($rows[0]),
            ApplicationJson::text($id, FormDefinition::LETTER),
            [
                ...($phone === '' ? [] : [['label' => __('Phone', 'courant-desk'), 'value' => $phone]]),
                ...$facts,
                ...($reference === '' ? [] : [['label' => __('Reference number', 'courant-desk'), 'value' => $reference]]),
            ],
            array_map(static fn (array $file): array => [
                'name' => $file['name'],
                'url' => $file['warning'] === '' ? $file['url'] : '',
                'warning' => $file['warning'],
            ], $this->parts->files()->of($id)),
            $links,
        ));
    }

    public function createProblem(string $problem, string $plainUrl): ApplicationsScreenView
    {
        return new ApplicationsScreenView($problem, $plainUrl);
    }

    /** @param ApplicationRow $row */
    private function row(array $row): ApplicationRowView
    {
        $format = get_option('date_format');

        return new ApplicationRowView(
            $this->route->withApplication($row['id'])->url(),
            $row['name'] === '' ? __('(no name)', 'courant-desk') : $row['name'],
            $row['email'],
            $row['opening']['title'],
            $this->stageLabel($row['stage']),
            $this->stageColor($row['stage']),
            (string) wp_date(is_string($format) && $format !== '' ? $format : 'Y-m-d', $row['received']),
            gmdate('c', $row['received']),
            $row['unread'],
        );
    }

    /** @return list<ScreenLinkView> */
    private function folders(int $suspected): array
    {
        $labels = [
            'inbox' => __('Applications', 'courant-desk'),
            'suspected' => __('Suspected spam', 'courant-desk'),
            'withdrawn' => __('Withdrawn', 'courant-desk'),
            'trash' => __('Trash', 'courant-desk'),
        ];
        $links = [];
        foreach ($labels as $folder => $label) {
            $count = $folder === 'suspected' && $suspected > 0 ? number_format_i18n($suspected) : '';
            $links[] = new ScreenLinkView($this->route->withFolder($folder)->url(), $label, $this->route->folder() === $folder, $count);
        }

        return $links;
    }

    /** @return list<ScreenLinkView> */
    private function layouts(): array
    {
        return $this->route->folder() !== 'inbox' ? [] : [
            new ScreenLinkView($this->route->withLayout(false)->url(), __('List', 'courant-desk'), !$this->route->isBoard),
            new ScreenLinkView($this->route->withLayout(true)->url(), __('Board', 'courant-desk'), $this->route->isBoard),
        ];
    }

    /**
     * @param array<string, array{all: int, unread: int}> $counts
     * @return list<ScreenLinkView>
     */
    private function stages(array $counts): array
    {
        $stages = $this->parts->stages->read()->all;
        $all = 0;
        $links = [];
        foreach ($stages as $stage) {
            $count = $counts[$stage->slug]['all'] ?? 0;
            $all += $count;
            $links[] = new ScreenLinkView($this->route->withStage($stage->slug)->url(), $stage->label, $this->route->stage() === $stage->slug, number_format_i18n($count), $stage->color);
        }

        return [
            new ScreenLinkView($this->route->withStage('')->url(), __('All', 'courant-desk'), !isset($this->route->filters['stage']), number_format_i18n($all), self::NO_COLOR),
            ...$links,
        ];
    }

    private function stageLabel(string $slug): string
    {
        return $this->parts->stages->read()->find($slug)->label ?? match ($slug) {
            'courant_suspected' => __('Suspected spam', 'courant-desk'),
            'courant_withdrawn' => __('Withdrawn', 'courant-desk'),
            'trash' => __('Trash', 'courant-desk'),
            default => $slug,
        };
    }

    private function stageColor(string $slug): string
    {
        return $this->parts->stages->read()->find($slug)->color ?? self::NO_COLOR;
    }
}
