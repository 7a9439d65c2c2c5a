<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Domain\ApplicationTag;

/** Finds the tags and assignees that a user can filter applications by. */
final class FilterOptionRepository
{
    /** Maximum number of tags or users. */
    private const MAX_OPTIONS = 500;

    public function __construct(private readonly Sql $sql, private readonly CandidateConditions $conditions)
    {
    }

    /** @return list<ApplicationTag> tags of the applications that the user can see, in alphabetical order */
    public function findTags(ApplicationScope $scope): array
    {
        [$where, $values] = $this->conditions->createConditions(new ApplicationQuery(), $scope);

        return array_map(
            static fn (array $row): ApplicationTag => new ApplicationTag((string) $row['slug'], (string) $row['name']),
            $this->sql->fetchRows(
                'SELECT tags.slug AS slug, MIN(tags.name) AS name FROM %i tags INNER JOIN %i c'
                    . " ON c.application_id = tags.application_id WHERE $where GROUP BY tags.slug ORDER BY tags.slug LIMIT %d",
                ...[$this->sql->table(RecruitingTables::TAGS), $this->table(), ...$values, self::MAX_OPTIONS],
            ),
        );
    }

    /** @return list<int> IDs of the users to whom applications that the user can see are assigned */
    public function findAssigneeIds(ApplicationScope $scope): array
    {
        [$where, $values] = $this->conditions->createConditions(new ApplicationQuery(), $scope);

        return array_map('intval', $this->sql->fetchColumn(
            'SELECT DISTINCT assignees.user_id FROM %i assignees INNER JOIN %i c'
                . " ON c.application_id = assignees.application_id WHERE $where ORDER BY assignees.user_id LIMIT %d",
            ...[$this->sql->table(RecruitingTables::ASSIGNEES), $this->table(), ...$values, self::MAX_OPTIONS],
        ));
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::CANDIDATES);
    }
}
