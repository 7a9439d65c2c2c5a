<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- output is escaped where it is printed.

namespace CourantDesk\Import\Storage;

use Closure;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use RuntimeException;
use Throwable;

/**
 * Imports an archive that ArchiveExporter wrote. Posts get new IDs; references to them are changed. Repeating an
 * import, for example after an interruption, skips the posts that already exist.
 *
 * @see docs/features/archive.md#import
 */
final class ArchiveImporter
{
    /** Meta of applications whose values are IDs of files, or that are created when the files are stored. */
    private const FILE_META = [
        FileMeta::FILE_ID, FileMeta::ATTACHMENT_ID, FileMeta::PREVIOUS_ATTACHMENT, ArchiveReferences::ORIGIN,
    ];

    private ArchiveReferences $references;

    /** @var array<string, int> created and skipped posts, files and views by kind */
    private array $counts = [];

    /**
     * @param list<ModuleSettings> $settings
     * @param Closure(): FileStore $files
     */
    public function __construct(
        private readonly Sql $sql,
        private readonly array $settings,
        private readonly Closure $files,
    ) {
    }

    /**
     * @return array<string, int> numbers by kind, such as `openings`
     * @throws RuntimeException when the file is not a valid archive, or a file in it is damaged
     */
    public function import(string $path): array
    {
        $archive = ArchiveReader::open($path);
        $this->references = new ArchiveReferences($this->sql, $archive->site);
        $this->counts = [];
        // Content is imported unchanged, because only trusted users can import an archive.
        kses_remove_filters();
        try {
            $this->importSettings($archive->values('settings.json'));
            foreach ($archive->lines('specifications.jsonl') as $line) {
                $this->importSpecification($line);
            }
            foreach (
                [
                    'forms' => ArchiveReferences::FORM_TYPE, 'openings' => PostTypes::OPENING,
                    'applications' => PostTypes::APPLICATION,
                ] as $kind => $type
            ) {
                foreach ($archive->lines("$kind.jsonl") as $line) {
                    $this->importPost($archive, $kind, $type, $line);
                }
            }
            foreach ($archive->lines('views.jsonl') as $line) {
                $this->importViews($line);
            }
        } finally {
            kses_init();
            $archive->close();
        }

        return $this->counts;
    }

    /** @param array<array-key, mixed> $groups */
    private function importSettings(array $groups): void
    {
        foreach ($this->settings as $group) {
            $values = $groups[$group->groupId()] ?? null;
            if (is_array($values)) {
                $byKey = [];
                foreach ($values as $key => $value) {
                    $byKey[(string) $key] = $value;
                }
                $group->save($byKey);
                $this->count('settings');
            }
        }
    }

    /** @param array<array-key, mixed> $line */
    private function importSpecification(array $line): void
    {
        $row = is_array($line['row'] ?? null) ? $line['row'] : [];
        $taxonomy = is_string($row['taxonomy'] ?? null) ? $row['taxonomy'] : '';
        if (preg_match('/^[a-z0-9_-]{1,32}$/', $taxonomy) !== 1) {
            return;
        }
        $rows = get_option('awsm_jobs_filter');
        $rows = is_array($rows) ? $rows : [];
        if (!in_array($taxonomy, array_column($rows, 'taxonomy'), true)) {
            update_option('awsm_jobs_filter', [...$rows, $row]);
        }
        if (!taxonomy_exists($taxonomy)) {
            register_taxonomy($taxonomy, PostTypes::OPENING, ['public' => true]);
        }
        foreach (is_array($line['terms'] ?? null) ? $line['terms'] : [] as $term) {
            if (!is_array($term) || !is_string($term['slug'] ?? null) || !is_string($term['name'] ?? null)) {
                continue;
            }
            if (get_term_by('slug', $term['slug'], $taxonomy) === false) {
                $description = is_string($term['description'] ?? null) ? $term['description'] : '';
                $created = wp_insert_term(wp_slash($term['name']), $taxonomy, [
                    'slug' => $term['slug'], 'description' => $description,
                ]);
                if (is_array($created)) {
                    update_term_meta($created['term_id'], 'term_order', $term['order'] ?? '');
                    $this->count('terms');
                }
            }
        }
    }

    /** @param array<array-key, mixed> $line */
    private function importPost(ArchiveReader $archive, string $kind, string $type, array $line): void
    {
        $id = is_int($line['id'] ?? null) ? $line['id'] : 0;
        if ($id === 0 || $this->references->find($id, $type) > 0) {
            $this->count("$kind skipped");

            return;
        }
        $files = $type === PostTypes::APPLICATION ? $this->storeFiles($archive, $line) : [];
        try {
            $this->sql->transaction(function () use ($type, $line, $files): void {
                $post = $this->insert($type, $line);
                foreach ($files as $index => $file) {
                    ($this->files)()->assignToApplication($file, $post);
                    if ($index === 0) {
                        update_post_meta($post, FileMeta::FILE_ID, $file->id);
                    }
                }
            });
        } catch (Throwable $failure) {
            foreach ($files as $file) {
                ($this->files)()->delete($file);
            }
            throw $failure;
        }
        $this->count($kind);
        $this->count('files', count($files));
        if (($this->counts[$kind] ?? 0) % 100 === 0 && wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }

    /** @param array<array-key, mixed> $line */
    private function insert(string $type, array $line): int
    {
        $text = static fn (string $key): string => is_string($line[$key] ?? null) ? $line[$key] : '';
        $parent = is_int($line['parent'] ?? null) ? $line['parent'] : 0;
        /** @var array{post_type: string} $post */
        $post = wp_slash([
            'post_type' => $type,
            'post_title' => $text('title'),
            'post_content' => $text('content'),
            'post_excerpt' => $text('excerpt'),
            'post_status' => $text('status') === '' ? 'draft' : $text('status'),
            'post_name' => $text('slug'),
            'post_password' => $text('password'),
            'post_date' => $text('date'),
            'post_author' => $this->findAuthor($line['author'] ?? null),
            'post_parent' => $type === PostTypes::APPLICATION
                ? $this->references->find($parent, PostTypes::OPENING)
                : 0,
            'comment_status' => 'closed',
            'ping_status' => 'closed',
        ]);
        $id = wp_insert_post($post, true);
        if (!is_int($id)) {
            throw new RuntimeException(__('A row of the archive could not be stored.', 'courant-desk'));
        }
        foreach (is_array($line['meta'] ?? null) ? $line['meta'] : [] as $key => $values) {
            if (!in_array($key, self::FILE_META, true)) {
                // Modules store default values when a post is inserted.
                delete_post_meta($id, (string) $key);
                foreach (is_array($values) ? $values : [] as $value) {
                    add_post_meta($id, (string) $key, wp_slash($this->references->translate((string) $key, $value)));
                }
            }
        }
        $origin = $this->references->origin(is_int($line['id'] ?? null) ? $line['id'] : 0);
        add_post_meta($id, ArchiveReferences::ORIGIN, wp_slash($origin));
        foreach (is_array($line['terms'] ?? null) ? $line['terms'] : [] as $taxonomy => $slugs) {
            wp_set_object_terms($id, is_array($slugs) ? array_filter($slugs, is_string(...)) : [], (string) $taxonomy);
        }
        $this->sql->execute(
            'UPDATE %i SET post_modified = %s, post_modified_gmt = %s WHERE ID = %d',
            $this->sql->coreTable('posts'),
            $text('modified') === '' ? $text('date') : $text('modified'),
            get_gmt_from_date($text('modified') === '' ? $text('date') : $text('modified')),
            $id,
        );
        clean_post_cache($id);

        return $id;
    }

    private function findAuthor(mixed $author): int
    {
        foreach (['login', 'email'] as $field) {
            $value = is_array($author) && is_string($author[$field] ?? null) ? $author[$field] : '';
            $user = $value === '' ? false : get_user_by($field, $value);
            if ($user !== false) {
                return $user->ID;
            }
        }

        return is_array($author) ? get_current_user_id() : 0;
    }

    /**
     * @param array<array-key, mixed> $line
     * @return list<StoredFile>
     */
    private function storeFiles(ArchiveReader $archive, array $line): array
    {
        $stored = [];
        foreach (is_array($line['files'] ?? null) ? $line['files'] : [] as $file) {
            $file = is_array($file) ? $file : [];
            $copy = $archive->extract($file);
            try {
                $stored[] = ($this->files)()->save($copy, is_string($file['field'] ?? null) ? $file['field'] : '');
            } finally {
                wp_delete_file($copy->path);
            }
        }

        return $stored;
    }

    /** @param array<array-key, mixed> $line */
    private function importViews(array $line): void
    {
        $opening = $this->references->find(is_int($line['job_id'] ?? null) ? $line['job_id'] : 0, PostTypes::OPENING);
        $day = is_string($line['day'] ?? null) ? $line['day'] : '';
        if ($opening === 0 || preg_match('/^\d{4}-\d\d-\d\d$/', $day) !== 1) {
            return;
        }
        $source = is_string($line['source'] ?? null) ? mb_substr($line['source'], 0, 60) : '';
        $number = static fn (string $key): int => is_int($line[$key] ?? null) ? max(0, $line[$key]) : 0;
        $this->sql->execute(
            'INSERT INTO %i (day, job_id, source, views, visitors) VALUES (%s, %d, %s, %d, %d)
            ON DUPLICATE KEY UPDATE views = VALUES(views), visitors = VALUES(visitors)',
            $this->sql->table('views_daily'),
            $day,
            $opening,
            $source,
            $number('views'),
            $number('visitors'),
        );
        $this->count('views');
    }

    private function count(string $kind, int $number = 1): void
    {
        $this->counts[$kind] = ($this->counts[$kind] ?? 0) + $number;
    }
}
