<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use WP_Post;

/** Reads and writes the users who are assigned to an application. An assignment grants no access. */
final class AssigneeRepository
{
    /** Maximum number of assignees of an application. */
    public const MAX_PER_APPLICATION = 20;

    public function __construct(private readonly Sql $sql, private readonly ApplicationEditor $editor)
    {
    }

    /**
     * @param list<int> $applications
     * @return array<int, list<int>> user IDs by application; applications without assignees are missing
     */
    public function findByApplications(array $applications): array
    {
        if ($applications === []) {
            return [];
        }
        $assignees = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT application_id, user_id FROM %i WHERE application_id IN ('
                    . implode(', ', array_fill(0, count($applications), '%d')) . ') ORDER BY user_id',
                $this->table(),
                ...$applications,
            ) as $row
        ) {
            $assignees[(int) $row['application_id']][] = (int) $row['user_id'];
        }

        return $assignees;
    }

    /**
     * Assigns a user.
     *
     * @param callable(): mixed $afterAdded stores the data that belongs to a new assignment, in the same transaction
     * @return bool false when the application has the maximum number of assignees
     */
    public function add(int $application, int $user, int $author, callable $afterAdded): bool
    {
        return $this->editor->withLock($application, function () use ($application, $user, $author, $afterAdded): bool {
            $assignees = array_map('intval', $this->sql->fetchColumn(
                'SELECT user_id FROM %i WHERE application_id = %d',
                $this->table(),
                $application,
            ));
            if (in_array($user, $assignees, true)) {
                return true;
            }
            if (count($assignees) >= self::MAX_PER_APPLICATION) {
                return false;
            }
            $this->sql->insert($this->table(), ['application_id' => $application, 'user_id' => $user]);
            $this->editor->logActivity($application, $author, ['assigned' => $user]);
            $afterAdded();

            return true;
        });
    }

    public function remove(int $application, int $user, int $author): void
    {
        $this->editor->withLock($application, function () use ($application, $user, $author): void {
            $isAssigned = $this->sql->fetchValue(
                'SELECT user_id FROM %i WHERE application_id = %d AND user_id = %d',
                $this->table(),
                $application,
                $user,
            ) !== null;
            if ($isAssigned) {
                $this->sql->execute(
                    'DELETE FROM %i WHERE application_id = %d AND user_id = %d',
                    $this->table(),
                    $application,
                    $user,
                );
                $this->editor->logActivity($application, $author, ['unassigned' => $user]);
            }
        });
    }

    public function deleteByPost(int $id, WP_Post $post): void
    {
        if ($post->post_type === PostTypes::APPLICATION) {
            $this->sql->execute('DELETE FROM %i WHERE application_id = %d', $this->table(), $id);
        }
    }

    /** Removes a user who was deleted, or removed from the site, from all applications. */
    public function deleteByUser(int $user): void
    {
        $this->sql->execute('DELETE FROM %i WHERE user_id = %d', $this->table(), $user);
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::ASSIGNEES);
    }
}
