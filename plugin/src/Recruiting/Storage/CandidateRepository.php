<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\ApplicationFolder;
use CourantDesk\Recruiting\Domain\ApplicationOrder;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Domain\Candidate;
use CourantDesk\Recruiting\Domain\StageList;

/** Finds and counts applications; each method uses one query. */
final class CandidateRepository
{
    private const COLUMNS = 'c.application_id, c.opening_id, c.stage, c.received, c.staged, c.rating, c.unread, c.version, c.name';

    public function __construct(
        private readonly Sql $sql,
        private readonly CandidateIndex $rows,
        private readonly CandidateConditions $conditions,
    ) {
    }

    /** @return list<Candidate> */
    public function findPage(ApplicationQuery $query, ApplicationScope $scope, StageList $stages): array
    {
        $this->rows->flush();
        [$where, $values] = $this->conditions->createWhere($query, $scope, $stages);
        $order = self::orderColumn($query->order);
        $direction = $query->isAscending ? 'ASC' : 'DESC';
        if ($query->before !== null) {
            // The first condition limits the range of the index.
            $where .= ' AND c.received <= %d AND (c.received < %d OR c.application_id < %d)';
            array_push($values, $query->before[0], ...$query->before);
        }

        return $this->fromRows($this->sql->fetchRows(
            'SELECT ' . self::COLUMNS
                . " FROM %i c WHERE $where ORDER BY $order $direction, c.application_id $direction LIMIT %d OFFSET %d",
            ...[$this->table(), ...$values, $query->perPage, ($query->page - 1) * $query->perPage]
        ));
    }

    /**
     * Returns applications with an ID smaller than $id, highest first, for reading all in batches while rows are added
     * and deleted.
     *
     * @return list<Candidate>
     */
    public function findBefore(
        int $id,
        ApplicationQuery $query,
        ApplicationScope $scope,
        StageList $stages,
        int $limit,
    ): array {
        $this->rows->flush();
        [$where, $values] = $this->conditions->createWhere($query, $scope, $stages);

        return $this->fromRows($this->sql->fetchRows(
            'SELECT ' . self::COLUMNS
                . " FROM %i c WHERE $where AND c.application_id < %d ORDER BY c.application_id DESC LIMIT %d",
            ...[$this->table(), ...$values, $id, $limit]
        ));
    }

    public function count(ApplicationQuery $query, ApplicationScope $scope, StageList $stages): int
    {
        [$where, $values] = $this->conditions->createWhere($query, $scope, $stages);

        return (int) $this->sql->fetchValue("SELECT COUNT(*) FROM %i c WHERE $where", $this->table(), ...$values);
    }

    /**
     * Returns the number of applications in each status; the stage filter of the query is ignored.
     *
     * @return array<string, array{all: int, unread: int}> by status; statuses without applications are missing
     */
    public function countByStage(ApplicationQuery $query, ApplicationScope $scope): array
    {
        $this->rows->flush();
        [$where, $values] = $this->conditions->createConditions($query, $scope);
        $counts = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT c.stage AS stage, COUNT(*) AS number, SUM(c.unread) AS unread FROM %i c WHERE $where GROUP BY c.stage",
                $this->table(),
                ...$values
            ) as $row
        ) {
            $counts[(string) $row['stage']] = ['all' => (int) $row['number'], 'unread' => (int) $row['unread']];
        }

        return $counts;
    }

    /**
     * @return array{inbox: int, suspected: int, withdrawn: int, trash: int} number of applications in each folder,
     *     without filters
     */
    public function countFolders(ApplicationScope $scope, StageList $stages): array
    {
        $counts = array_map(
            static fn (array $count): int => $count['all'],
            $this->countByStage(new ApplicationQuery(), $scope),
        );

        return [
            ApplicationFolder::Inbox->value => array_sum(array_intersect_key($counts, array_flip($stages->slugs()))),
            ApplicationFolder::Suspected->value => $counts[ApplicationStatus::SUSPECTED] ?? 0,
            ApplicationFolder::Withdrawn->value => $counts[ApplicationStatus::WITHDRAWN] ?? 0,
            ApplicationFolder::Trash->value => $counts['trash'] ?? 0,
        ];
    }

    /**
     * Returns the first applications of each stage for a board, in one query.
     *
     * @return array<string, list<Candidate>> by stage
     */
    public function findColumns(ApplicationQuery $query, ApplicationScope $scope, StageList $stages): array
    {
        $this->rows->flush();
        $queries = [];
        $all = [];
        foreach ($stages->slugs() as $slug) {
            [$where, $values] = $this->conditions->createConditions($query, $scope);
            $queries[] = 'SELECT * FROM (SELECT ' . self::COLUMNS
                . " FROM %i c WHERE $where AND c.stage = %s ORDER BY c.received DESC, c.application_id DESC LIMIT %d) part";
            array_push($all, $this->table(), ...$values);
            array_push($all, $slug, $query->perPage);
        }
        $columns = array_fill_keys($stages->slugs(), []);
        foreach ($this->fromRows($this->sql->fetchRows(implode(' UNION ALL ', $queries), ...$all)) as $candidate) {
            $columns[$candidate->stage][] = $candidate;
        }
        foreach ($columns as &$column) {
            usort(
                $column,
                static fn (Candidate $a, Candidate $b): int => [$b->receivedAt, $b->id] <=> [$a->receivedAt, $a->id],
            );
        }

        return $columns;
    }

    public function find(int $id): ?Candidate
    {
        $this->rows->flush();
        $load = fn (): ?Candidate => $this->fromRows(
            $this->sql
                ->fetchRows('SELECT ' . self::COLUMNS . ' FROM %i c WHERE c.application_id = %d', $this->table(), $id)
        )[0] ?? null;
        $found = $load();
        if ($found === null) {
            // An application of WP Job Openings that has no row yet.
            $this->rows->markChanged($id);
            $this->rows->flush();
            $found = $load();
        }

        return $found;
    }

    /**
     * Returns the IDs of the previous and next application in the list of the query; 0 if there is none.
     *
     * @return array{int, int}
     */
    public function findAdjacentIds(
        Candidate $candidate,
        ApplicationQuery $query,
        ApplicationScope $scope,
        StageList $stages,
    ): array {
        [$where, $values] = $this->conditions->createWhere($query, $scope, $stages);
        $order = self::orderColumn($query->order);
        $sortKey = match ($query->order) {
            ApplicationOrder::Received => $candidate->receivedAt,
            ApplicationOrder::Name => $candidate->name,
            ApplicationOrder::Rating => $candidate->rating,
        };
        $placeholder = is_string($sortKey) ? '%s' : '%d';
        $near = fn (bool $up): int => (int) $this->sql->fetchValue(
            "SELECT c.application_id FROM %i c WHERE $where AND ($order, c.application_id) " . ($up ? '>' : '<')
                . " ($placeholder, %d) ORDER BY $order "
            . ($up ? 'ASC' : 'DESC') . ', c.application_id ' . ($up ? 'ASC' : 'DESC') . ' LIMIT 1',
            ...[$this->table(), ...$values, $sortKey, $candidate->id]
        );

        return [$near(!$query->isAscending), $near($query->isAscending)];
    }

    /** @return literal-string */
    private static function orderColumn(ApplicationOrder $order): string
    {
        return match ($order) {
            ApplicationOrder::Received => 'c.received',
            ApplicationOrder::Name => 'c.name',
            ApplicationOrder::Rating => 'c.rating',
        };
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Candidate>
     */
    private function fromRows(array $rows): array
    {
        return array_map(static fn (array $row): Candidate => new Candidate(
            id: (int) $row['application_id'],
            openingId: (int) $row['opening_id'],
            stage: (string) $row['stage'],
            receivedAt: (int) $row['received'],
            stageChangedAt: (int) $row['staged'],
            rating: (int) $row['rating'],
            isUnread: $row['unread'] === '1',
            version: (int) $row['version'],
            name: (string) $row['name'],
        ), $rows);
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::CANDIDATES);
    }
}
