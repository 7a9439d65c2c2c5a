<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Recruiting\RecruitingTables;
use CourantDesk\Kernel\Sql;

/** The openings that a user may filter applications by: those that have any that the user may see. */
final class OpeningChoices
{
    private const MOST = 500;

    public function __construct(private readonly Sql $sql, private readonly Scope $scope)
    {
    }

    /** @return list<array{id: int, title: string}> */
    public function all(): array
    {
        $own = '';
        $values = [];
        if (!$this->scope->all) {
            $teams = $this->scope->teams === [] ? [0] : $this->scope->teams;
            $own = ' AND (o.post_author = %d OR o.ID IN (' . implode(', ', array_fill(0, count($teams), '%d')) . '))';
            $values = [$this->scope->user, ...$teams];
        }
        $rows = $this->sql->rows(
            "SELECT o.ID, o.post_title FROM %i o WHERE o.post_type = %s$own AND EXISTS (SELECT 1 FROM %i c WHERE c.opening_id = o.ID) ORDER BY o.post_title LIMIT %d",
            ...[$this->sql->core('posts'), ApplicationType::OPENING, ...$values, $this->sql->table(RecruitingTables::CANDIDATES), self::MOST]
        );

        return array_map(static fn (array $row): array => [
            'id' => (int) $row['ID'],
            'title' => wp_specialchars_decode((string) $row['post_title'], ENT_QUOTES),
        ], $rows);
    }
}
