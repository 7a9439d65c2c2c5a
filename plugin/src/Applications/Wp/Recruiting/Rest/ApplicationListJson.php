<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting\Rest;

use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\RecruitingParts;

/**
 * A page of applications and the board (`ApplicationList` and `ApplicationBoard` in plugin/schema/recruiting.json), for REST and
 * for the screen itself.
 *
 * @phpstan-import-type ApplicationRow from ApplicationJson
 */
final class ApplicationListJson
{
    public const PER_COLUMN = 30;

    private readonly ApplicationJson $rows;

    public function __construct(private readonly RecruitingParts $parts)
    {
        $this->rows = new ApplicationJson($parts);
    }

    /** @return array{items: list<ApplicationRow>, total: int, pages: int, counts: array<string, array{all: int, unread: int}>, suspected: int} */
    public function list(ApplicationQuery $query, Scope $scope): array
    {
        $stages = $this->parts->stages->read();
        $page = $this->parts->candidates->page($query, $scope, $stages);
        $total = $this->parts->candidates->count($query, $scope, $stages);

        return [
            'items' => $this->rows->rows($page),
            'total' => $total,
            'pages' => (int) ceil($total / $query->perPage),
            'counts' => $this->parts->candidates->perStage($query, $scope),
            'suspected' => $this->parts->candidates->countSuspected($scope),
        ];
    }

    /**
     * The newest of each stage; folder, stages, order and page of the query are ignored.
     *
     * @return array{columns: list<array{stage: string, total: int, items: list<ApplicationRow>}>, suspected: int}
     */
    public function board(ApplicationQuery $query, Scope $scope): array
    {
        $query = new ApplicationQuery(
            search: $query->search,
            openings: $query->openings,
            ratings: $query->ratings,
            unread: $query->unread,
            from: $query->from,
            until: $query->until,
            perPage: $query->perPage,
        );
        $stages = $this->parts->stages->read();
        $columns = $this->parts->candidates->columns($query, $scope, $stages);
        $counts = $this->parts->candidates->perStage($query, $scope);
        $rows = [];
        $flat = array_merge(...array_values($columns));
        foreach ($this->rows->rows($flat) as $place => $row) {
            $rows[$flat[$place]->stage][] = $row;
        }

        return ['columns' => array_map(static fn (string $slug): array => [
            'stage' => $slug,
            'total' => $counts[$slug]['all'] ?? 0,
            'items' => $rows[$slug] ?? [],
        ], $stages->slugs()), 'suspected' => $this->parts->candidates->countSuspected($scope)];
    }
}
