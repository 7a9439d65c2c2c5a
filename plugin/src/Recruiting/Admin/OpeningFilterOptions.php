<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Storage\RecruitingTables;

/**
 * Returns the openings that a user can filter applications by: those with at least one application visible to the
 * user.
 */
final class OpeningFilterOptions
{
    private const MAX_OPENINGS = 500;

    public function __construct(private readonly Sql $sql, private readonly ApplicationScope $scope)
    {
    }

    /** @return list<array{id: int, title: string}> */
    public function findAll(): array
    {
        $own = '';
        $values = [];
        if (!$this->scope->isUnrestricted) {
            $teams = $this->scope->teamOpeningIds === [] ? [0] : $this->scope->teamOpeningIds;
            $own = ' AND (o.post_author = %d OR o.ID IN (' . implode(', ', array_fill(0, count($teams), '%d')) . '))';
            $values = [$this->scope->userId, ...$teams];
        }
        $rows = $this->sql->fetchRows(
            "SELECT o.ID, o.post_title FROM %i o WHERE o.post_type = %s$own AND EXISTS (SELECT 1 FROM %i c WHERE c.opening_id = o.ID) ORDER BY o.post_title LIMIT %d",
            ...[
                $this->sql->coreTable('posts'), PostTypes::OPENING, ...$values,
                $this->sql->table(RecruitingTables::CANDIDATES), self::MAX_OPENINGS,
            ]
        );

        return array_map(static fn (array $row): array => [
            'id' => (int) $row['ID'],
            'title' => wp_specialchars_decode((string) $row['post_title'], ENT_QUOTES),
        ], $rows);
    }
}
