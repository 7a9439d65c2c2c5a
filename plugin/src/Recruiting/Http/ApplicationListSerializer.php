<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\RecruitingFactory;

/**
 * Serializes a page of applications and the board (`ApplicationList` and `ApplicationBoard` in
 * plugin/schema/recruiting.json), for REST and for the initial data of the screen.
 *
 * @phpstan-import-type ApplicationRow from ApplicationRowSerializer
 */
final class ApplicationListSerializer
{
    public const PER_COLUMN = 30;

    private readonly ApplicationRowSerializer $rows;

    public function __construct(private readonly RecruitingFactory $factory)
    {
        $this->rows = new ApplicationRowSerializer($factory);
    }

    /**
     * @return array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string, array{all: int,
     *     unread: int}>, folders: array{inbox: int, suspected: int, withdrawn: int, trash: int}}
     */
    public function serializeList(ApplicationQuery $query, ApplicationScope $scope): array
    {
        $stages = $this->factory->stages->findAll();
        $page = $this->factory->candidates->findPage($query, $scope, $stages);
        $total = $this->factory->candidates->count($query, $scope, $stages);

        return [
            'items' => $this->rows->serializeAll($page),
            'total' => $total,
            'pages' => (int) ceil($total / $query->perPage),
            'counts' => $this->factory->candidates->countByStage($query, $scope),
            'folders' => $this->factory->candidates->countFolders($scope, $stages),
        ];
    }

    /**
     * Returns the newest applications of each stage; folder, stages, order and page of the query are ignored.
     *
     * @return array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>,
     *     folders: array{inbox: int, suspected: int, withdrawn: int, trash: int}}
     */
    public function serializeBoard(ApplicationQuery $query, ApplicationScope $scope): array
    {
        $query = new ApplicationQuery(
            search: $query->search,
            openings: $query->openings,
            ratings: $query->ratings,
            isUnread: $query->isUnread,
            from: $query->from,
            until: $query->until,
            tags: $query->tags,
            assignees: $query->assignees,
            perPage: $query->perPage,
        );
        $stages = $this->factory->stages->findAll();
        $columns = $this->factory->candidates->findColumns($query, $scope, $stages);
        $counts = $this->factory->candidates->countByStage($query, $scope);
        $rows = [];
        $flat = array_merge(...array_values($columns));
        foreach ($this->rows->serializeAll($flat) as $index => $row) {
            $rows[$flat[$index]->stage][] = $row;
        }

        return ['columns' => array_map(static fn (string $slug): array => [
            'stage' => $slug,
            'total' => $counts[$slug]['all'] ?? 0,
            'items' => $rows[$slug] ?? [],
        ], $stages->slugs()), 'folders' => $this->factory->candidates->countFolders($scope, $stages)];
    }
}
