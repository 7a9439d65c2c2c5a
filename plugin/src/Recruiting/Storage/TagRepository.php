<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use WP_Post;

/** Reads and writes the tags of applications. A tag exists only as long as an application has it. */
final class TagRepository
{
    public function __construct(private readonly Sql $sql, private readonly ApplicationEditor $editor)
    {
    }

    /**
     * @param list<int> $applications
     * @return array<int, list<ApplicationTag>> by application, in alphabetical order; applications without tags are
     *     missing
     */
    public function findByApplications(array $applications): array
    {
        if ($applications === []) {
            return [];
        }
        $tags = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT application_id, slug, name FROM %i WHERE application_id IN ('
                    . implode(', ', array_fill(0, count($applications), '%d')) . ') ORDER BY slug',
                $this->table(),
                ...$applications,
            ) as $row
        ) {
            $tags[(int) $row['application_id']][] = new ApplicationTag((string) $row['slug'], (string) $row['name']);
        }

        return $tags;
    }

    /**
     * Adds a tag. If it exists in other applications, their spelling of the name is used.
     *
     * @return bool false when the application has the maximum number of tags
     */
    public function add(int $application, ApplicationTag $tag): bool
    {
        return $this->editor->withLock($application, function () use ($application, $tag): bool {
            $slugs = $this->sql
                ->fetchColumn('SELECT slug FROM %i WHERE application_id = %d', $this->table(), $application);
            if (in_array($tag->slug, $slugs, true)) {
                return true;
            }
            if (count($slugs) >= ApplicationTag::MAX_PER_APPLICATION) {
                return false;
            }
            $name = $this->sql->fetchValue('SELECT name FROM %i WHERE slug = %s LIMIT 1', $this->table(), $tag->slug);
            $this->sql->insert($this->table(), [
                'application_id' => $application,
                'slug' => $tag->slug,
                'name' => $name ?? $tag->name,
            ]);

            return true;
        });
    }

    public function remove(int $application, string $slug): void
    {
        $this->sql->execute(
            'DELETE FROM %i WHERE application_id = %d AND slug = %s',
            $this->table(),
            $application,
            $slug,
        );
    }

    public function deleteByPost(int $id, WP_Post $post): void
    {
        if ($post->post_type === PostTypes::APPLICATION) {
            $this->sql->execute('DELETE FROM %i WHERE application_id = %d', $this->table(), $id);
        }
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::TAGS);
    }
}
