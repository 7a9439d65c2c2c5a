<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Candidate;
use CourantDesk\Applications\Domain\Recruiting\Folder;
use CourantDesk\Applications\Domain\Recruiting\Order;
use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\Domain\Recruiting\Stages;
use CourantDesk\Applications\Domain\Recruiting\Words;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Sql;

/** Finds and counts applications, each question in one query. */
final class Candidates
{
    private const COLUMNS = 'c.application_id, c.opening_id, c.stage, c.received, c.staged, c.rating, c.unread, c.version, c.name';

    public function __construct(private readonly Sql $sql, private readonly CandidateRows $rows, private readonly Words $words)
    {
    }

    /** @return list<Candidate> */
    public function page(ApplicationQuery $query, Scope $scope, Stages $stages): array
    {
        $this->rows->flush();
        [$where, $values] = $this->where($query, $scope, $stages);
        $order = self::order($query->order);
        $direction = $query->ascending ? 'ASC' : 'DESC';

        return $this->read($this->sql->rows(
            'SELECT ' . self::COLUMNS . " FROM %i c WHERE $where ORDER BY $order $direction, c.application_id $direction LIMIT %d OFFSET %d",
            ...[$this->table(), ...$values, $query->perPage, ($query->page - 1) * $query->perPage]
        ));
    }

    /**
     * Those with a smaller id than $id, the greatest first: for reading all in batches while rows come and go.
     *
     * @return list<Candidate>
     */
    public function before(int $id, ApplicationQuery $query, Scope $scope, Stages $stages, int $limit): array
    {
        $this->rows->flush();
        [$where, $values] = $this->where($query, $scope, $stages);

        return $this->read($this->sql->rows(
            'SELECT ' . self::COLUMNS . " FROM %i c WHERE $where AND c.application_id < %d ORDER BY c.application_id DESC LIMIT %d",
            ...[$this->table(), ...$values, $id, $limit]
        ));
    }

    public function count(ApplicationQuery $query, Scope $scope, Stages $stages): int
    {
        [$where, $values] = $this->where($query, $scope, $stages);

        return (int) $this->sql->value("SELECT COUNT(*) FROM %i c WHERE $where", $this->table(), ...$values);
    }

    /**
     * How many there are in each status, whatever stages the query asks for.
     *
     * @return array<string, array{all: int, unread: int}> by status; a status without any is missing
     */
    public function perStage(ApplicationQuery $query, Scope $scope): array
    {
        $this->rows->flush();
        [$where, $values] = $this->conditions($query, $scope);
        $counts = [];
        foreach (
            $this->sql->rows(
                "SELECT c.stage AS stage, COUNT(*) AS number, SUM(c.unread) AS unread FROM %i c WHERE $where GROUP BY c.stage",
                $this->table(),
                ...$values
            ) as $row
        ) {
            $counts[(string) $row['stage']] = ['all' => (int) $row['number'], 'unread' => (int) $row['unread']];
        }

        return $counts;
    }

    /** Number of applications in suspected spam. */
    public function countSuspected(Scope $scope): int
    {
        [$where, $values] = $this->conditions(new ApplicationQuery(), $scope);

        return (int) $this->sql->value("SELECT COUNT(*) FROM %i c WHERE $where AND c.stage = %s", $this->table(), ...[...$values, ApplicationType::SUSPECTED]);
    }

    /**
     * The first of each stage, for a board, in one query.
     *
     * @return array<string, list<Candidate>> by stage
     */
    public function columns(ApplicationQuery $query, Scope $scope, Stages $stages): array
    {
        $this->rows->flush();
        $parts = [];
        $all = [];
        foreach ($stages->slugs() as $slug) {
            [$where, $values] = $this->conditions($query, $scope);
            $parts[] = 'SELECT * FROM (SELECT ' . self::COLUMNS . " FROM %i c WHERE $where AND c.stage = %s ORDER BY c.received DESC, c.application_id DESC LIMIT %d) part";
            array_push($all, $this->table(), ...$values);
            array_push($all, $slug, $query->perPage);
        }
        $columns = array_fill_keys($stages->slugs(), []);
        foreach ($this->read($this->sql->rows(implode(' UNION ALL ', $parts), ...$all)) as $candidate) {
            $columns[$candidate->stage][] = $candidate;
        }
        foreach ($columns as &$column) {
            usort($column, static fn (Candidate $a, Candidate $b): int => [$b->received, $b->id] <=> [$a->received, $a->id]);
        }

        return $columns;
    }

    public function find(int $id): ?Candidate
    {
        $this->rows->flush();
        $sought = fn (): ?Candidate => $this->read($this->sql->rows('SELECT ' . self::COLUMNS . ' FROM %i c WHERE c.application_id = %d', $this->table(), $id))[0] ?? null;
        $found = $sought();
        if ($found === null) {
            // One from before this plugin that nobody has asked for yet.
            $this->rows->follow($id);
            $this->rows->flush();
            $found = $sought();
        }

        return $found;
    }

    /**
     * The one before and the one after in the list that the query makes; 0 where there is none.
     *
     * @return array{int, int}
     */
    public function neighbours(Candidate $candidate, ApplicationQuery $query, Scope $scope, Stages $stages): array
    {
        [$where, $values] = $this->where($query, $scope, $stages);
        $order = self::order($query->order);
        $place = match ($query->order) {
            Order::Received => $candidate->received,
            Order::Name => $candidate->name,
            Order::Rating => $candidate->rating,
        };
        $mark = is_string($place) ? '%s' : '%d';
        $near = fn (bool $up): int => (int) $this->sql->value(
            "SELECT c.application_id FROM %i c WHERE $where AND ($order, c.application_id) " . ($up ? '>' : '<') . " ($mark, %d) ORDER BY $order "
            . ($up ? 'ASC' : 'DESC') . ', c.application_id ' . ($up ? 'ASC' : 'DESC') . ' LIMIT 1',
            ...[$this->table(), ...$values, $place, $candidate->id]
        );

        return [$near(!$query->ascending), $near($query->ascending)];
    }

    /** @return array{literal-string, list<string|int>} */
    private function where(ApplicationQuery $query, Scope $scope, Stages $stages): array
    {
        [$where, $values] = $this->conditions($query, $scope);
        $known = match ($query->folder) {
            Folder::Inbox => $query->stages === [] ? $stages->slugs() : array_values(array_intersect($query->stages, $stages->slugs())),
            Folder::Suspected => [ApplicationType::SUSPECTED],
            Folder::Withdrawn => [ApplicationType::WITHDRAWN],
            Folder::Trash => ['trash'],
        };

        return [$where . ' AND ' . self::among('c.stage', $known, '%s'), [...$values, ...$known]];
    }

    /** @return array{literal-string, list<string|int>} everything but the stage */
    private function conditions(ApplicationQuery $query, Scope $scope): array
    {
        $where = '1 = 1';
        $values = [];
        if (!$scope->all) {
            $where .= ' AND (EXISTS (SELECT 1 FROM %i p WHERE p.ID = c.application_id AND p.post_author = %d) OR ' . self::among('c.opening_id', $scope->teams, '%d') . ')';
            array_push($values, $this->sql->core('posts'), $scope->user, ...$scope->teams);
        }
        foreach ([['c.opening_id', $query->openings], ['c.rating', $query->ratings]] as [$column, $among]) {
            if ($among !== []) {
                $where .= ' AND ' . self::among($column, $among, '%d');
                array_push($values, ...$among);
            }
        }
        if ($query->unread !== null) {
            $where .= ' AND c.unread = %d';
            $values[] = $query->unread ? 1 : 0;
        }
        if ($query->from > 0) {
            $where .= ' AND c.received >= %d';
            $values[] = $query->from;
        }
        if ($query->until > 0) {
            $where .= ' AND c.received < %d';
            $values[] = $query->until;
        }
        foreach ($this->words->asked($query->search) as $word) {
            $where .= ' AND c.words LIKE %s';
            $values[] = '%' . $this->sql->like($word) . '%';
        }

        return [$where, $values];
    }

    /**
     * @param literal-string   $column
     * @param list<string|int> $values
     * @param literal-string   $mark
     * @return literal-string
     */
    private static function among(string $column, array $values, string $mark): string
    {
        return $values === [] ? '1 = 0' : $column . ' IN (' . implode(', ', array_fill(0, count($values), $mark)) . ')';
    }

    /** @return literal-string */
    private static function order(Order $order): string
    {
        return match ($order) {
            Order::Received => 'c.received',
            Order::Name => 'c.name',
            Order::Rating => 'c.rating',
        };
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Candidate>
     */
    private function read(array $rows): array
    {
        return array_map(static fn (array $row): Candidate => new Candidate(
            (int) $row['application_id'],
            (int) $row['opening_id'],
            (string) $row['stage'],
            (int) $row['received'],
            (int) $row['staged'],
            (int) $row['rating'],
            $row['unread'] === '1',
            (int) $row['version'],
            (string) $row['name'],
        ), $rows);
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::CANDIDATES);
    }
}
