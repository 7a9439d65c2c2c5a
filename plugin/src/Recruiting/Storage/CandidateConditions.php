<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\ApplicationFolder;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Domain\CandidateSearchNormalizer;
use CourantDesk\Recruiting\Domain\StageList;

/** Builds the SQL conditions of queries for applications, whose table has the alias `c`. */
final class CandidateConditions
{
    public function __construct(private readonly Sql $sql, private readonly CandidateSearchNormalizer $searchNormalizer)
    {
    }

    /** @return array{literal-string, list<string|int>} SQL conditions and their values */
    public function createWhere(ApplicationQuery $query, ApplicationScope $scope, StageList $stages): array
    {
        [$where, $values] = $this->createConditions($query, $scope);
        $known = match ($query->folder) {
            ApplicationFolder::Inbox => $query->stages === []
                ? $stages->slugs()
                : array_values(array_intersect($query->stages, $stages->slugs())),
            ApplicationFolder::Suspected => [ApplicationStatus::SUSPECTED],
            ApplicationFolder::Withdrawn => [ApplicationStatus::WITHDRAWN],
            ApplicationFolder::Trash => ['trash'],
        };

        return [$where . ' AND ' . self::inClause('c.stage', $known, '%s'), [...$values, ...$known]];
    }

    /**
     * @return array{literal-string, list<string|int>} SQL conditions and their values, without the condition for the
     *     stage
     */
    public function createConditions(ApplicationQuery $query, ApplicationScope $scope): array
    {
        $where = '1 = 1';
        $values = [];
        if (!$scope->isUnrestricted) {
            $where .= ' AND (EXISTS (SELECT 1 FROM %i p WHERE p.ID = c.application_id AND p.post_author = %d) OR '
                . self::inClause('c.opening_id', $scope->teamOpeningIds, '%d') . ')';
            array_push($values, $this->sql->coreTable('posts'), $scope->userId, ...$scope->teamOpeningIds);
        }
        foreach ([['c.opening_id', $query->openings], ['c.rating', $query->ratings]] as [$column, $among]) {
            if ($among !== []) {
                $where .= ' AND ' . self::inClause($column, $among, '%d');
                array_push($values, ...$among);
            }
        }
        if ($query->isUnread !== null) {
            $where .= ' AND c.unread = %d';
            $values[] = $query->isUnread ? 1 : 0;
        }
        if ($query->from > 0) {
            $where .= ' AND c.received >= %d';
            $values[] = $query->from;
        }
        if ($query->until > 0) {
            $where .= ' AND c.received < %d';
            $values[] = $query->until;
        }
        if ($query->tags !== []) {
            $where .= ' AND EXISTS (SELECT 1 FROM %i t WHERE t.application_id = c.application_id AND '
                . self::inClause('t.slug', $query->tags, '%s') . ')';
            array_push($values, $this->sql->table(RecruitingTables::TAGS), ...$query->tags);
        }
        if ($query->assignees !== []) {
            $where .= ' AND EXISTS (SELECT 1 FROM %i a WHERE a.application_id = c.application_id AND '
                . self::inClause('a.user_id', $query->assignees, '%d') . ')';
            array_push($values, $this->sql->table(RecruitingTables::ASSIGNEES), ...$query->assignees);
        }
        foreach ($this->searchNormalizer->parseTerms($query->search) as $word) {
            $where .= ' AND c.words LIKE %s';
            $values[] = '%' . $this->sql->escapeLike($word) . '%';
        }

        return [$where, $values];
    }

    /**
     * @param literal-string   $column
     * @param list<string|int> $values
     * @param literal-string   $placeholder
     * @return literal-string
     */
    private static function inClause(string $column, array $values, string $placeholder): string
    {
        return $values === []
            ? '1 = 0'
            : $column . ' IN (' . implode(', ', array_fill(0, count($values), $placeholder)) . ')';
    }
}
