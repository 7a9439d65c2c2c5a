<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- entries of the archive are streamed to temporary files.

namespace CourantDesk\Import\Storage;

use Closure;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use Generator;
use RuntimeException;
use ZipArchive;

/**
 * Imports an archive that ArchiveExporter wrote. Posts get new IDs; references to them are changed. A second import of
 * an archive, also after an interruption, skips the posts that exist.
 *
 * @see docs/features/archive.md#import
 */
final class ArchiveImporter
{
    /** Site and ID of the post that this one was imported from. */
    private const ORIGIN = 'courant_archive_origin';
    private const FORM_TYPE = 'courant_form';

    /** Meta of applications whose values are IDs of files, or are stored again with the files. */
    private const FILE_META = [FileMeta::FILE_ID, FileMeta::ATTACHMENT_ID, FileMeta::FORMER_ATTACHMENT, self::ORIGIN];

    private string $site = '';

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
     * @throws RuntimeException when the file is not such an archive, or a file in it is damaged
     */
    public function import(string $path): array
    {
        $zip = new ZipArchive();
        if ($zip->open($path, ZipArchive::RDONLY) !== true) {
            throw new RuntimeException(__('The archive could not be opened.', 'courant-desk'));
        }
        $manifest = self::decode((string) $zip->getFromName('manifest.json'));
        if (
            ($manifest['format'] ?? '') !== ArchiveExporter::FORMAT
            || ($manifest['version'] ?? 0) !== ArchiveExporter::VERSION
        ) {
            throw new RuntimeException(__('This is not an archive of Courant Desk, or its version is not supported.', 'courant-desk'));
        }
        $this->site = is_string($manifest['site'] ?? null) ? $manifest['site'] : '';
        $this->counts = [];
        // The archive is as trustworthy as the user who may import it: content stays byte for byte.
        kses_remove_filters();
        try {
            $this->importSettings(self::decode((string) $zip->getFromName('settings.json')));
            foreach (self::lines($zip, 'specifications.jsonl') as $line) {
                $this->importSpecification($line);
            }
            foreach (
                [
                    'forms' => self::FORM_TYPE, 'openings' => PostTypes::OPENING,
                    'applications' => PostTypes::APPLICATION,
                ] as $kind => $type
            ) {
                foreach (self::lines($zip, "$kind.jsonl") as $line) {
                    $this->importPost($zip, $kind, $type, $line);
                }
            }
            foreach (self::lines($zip, 'views.jsonl') as $line) {
                $this->importViews($line);
            }
        } finally {
            kses_init();
            $zip->close();
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
    private function importPost(ZipArchive $zip, string $kind, string $type, array $line): void
    {
        $id = is_int($line['id'] ?? null) ? $line['id'] : 0;
        if ($id === 0 || $this->findImported($id, $type) > 0) {
            $this->count("$kind skipped");

            return;
        }
        $files = $type === PostTypes::APPLICATION ? $this->storeFiles($zip, $line) : [];
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
        } catch (\Throwable $failure) {
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
            'post_parent' => $type === PostTypes::APPLICATION ? $this->findImported($parent, PostTypes::OPENING) : 0,
            'comment_status' => 'closed',
            'ping_status' => 'closed',
        ]);
        $id = wp_insert_post($post, true);
        if (!is_int($id)) {
            throw new RuntimeException(__('A row of the archive could not be stored.', 'courant-desk'));
        }
        foreach (is_array($line['meta'] ?? null) ? $line['meta'] : [] as $key => $values) {
            if (!in_array($key, self::FILE_META, true)) {
                // Modules store defaults when a post is inserted.
                delete_post_meta($id, (string) $key);
                foreach (is_array($values) ? $values : [] as $value) {
                    add_post_meta($id, (string) $key, wp_slash($this->translateReference((string) $key, $value)));
                }
            }
        }
        add_post_meta($id, self::ORIGIN, wp_slash($this->origin(is_int($line['id'] ?? null) ? $line['id'] : 0)));
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

    /** Replaces the ID of another imported post. */
    private function translateReference(string $key, mixed $value): mixed
    {
        $type = match ($key) {
            'awsm_job_id' => PostTypes::OPENING,
            'courant_duplicate_of', 'courant_update_of' => PostTypes::APPLICATION,
            'awsm_job_form_id' => self::FORM_TYPE,
            default => '',
        };
        if ($type !== '' && is_numeric($value)) {
            $found = $this->findImported((int) $value, $type);

            return $found > 0 ? (string) $found : $value;
        }
        if ($key === 'courant_apply' && is_array($value) && is_int($value['form'] ?? null) && $value['form'] > 0) {
            $value['form'] = $this->findImported($value['form'], self::FORM_TYPE);
        }

        return $value;
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
     * @return list<\CourantDesk\PrivateFiles\Domain\StoredFile>
     */
    private function storeFiles(ZipArchive $zip, array $line): array
    {
        $stored = [];
        foreach (is_array($line['files'] ?? null) ? $line['files'] : [] as $file) {
            $path = is_array($file) && is_string($file['path'] ?? null) ? $file['path'] : '';
            $source = $path === '' ? false : $zip->getStream($path);
            $target = wp_tempnam('courant-archive');
            $copy = fopen($target, 'wb');
            if (!is_array($file) || $source === false || $copy === false) {
                wp_delete_file($target);
                throw new RuntimeException(sprintf(
                    /* translators: %s: path of a file in an archive */
                    __('The file %s is missing in the archive.', 'courant-desk'),
                    $path,
                ));
            }
            try {
                stream_copy_to_stream($source, $copy);
                fclose($copy);
                fclose($source);
                $name = is_string($file['name'] ?? null) ? $file['name'] : basename($path);
                $field = is_string($file['field'] ?? null) ? $file['field'] : '';
                if (hash_file('sha256', $target) !== ($file['sha256'] ?? '')) {
                    throw new RuntimeException(sprintf(
                        /* translators: %s: path of a file in an archive */
                        __('The file %s is damaged.', 'courant-desk'),
                        $path,
                    ));
                }
                $stored[] = ($this->files)()->save(new IncomingFile($name, $target, (int) filesize($target)), $field);
            } finally {
                wp_delete_file($target);
            }
        }

        return $stored;
    }

    /** @param array<array-key, mixed> $line */
    private function importViews(array $line): void
    {
        $opening = $this->findImported(is_int($line['job_id'] ?? null) ? $line['job_id'] : 0, PostTypes::OPENING);
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

    private function findImported(int $id, string $type): int
    {
        return $id === 0 ? 0 : (int) $this->sql->fetchValue(
            'SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1',
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::ORIGIN,
            $this->origin($id),
            $type,
        );
    }

    private function origin(int $id): string
    {
        return "$this->site#$id";
    }

    private function count(string $kind, int $number = 1): void
    {
        $this->counts[$kind] = ($this->counts[$kind] ?? 0) + $number;
    }

    /** @return Generator<int, array<array-key, mixed>> */
    private static function lines(ZipArchive $zip, string $name): Generator
    {
        $stream = $zip->getStream($name);
        while ($stream !== false && ($line = fgets($stream)) !== false) {
            if (trim($line) !== '') {
                yield self::decode($line);
            }
        }
        if ($stream !== false) {
            fclose($stream);
        }
    }

    /** @return array<array-key, mixed> */
    private static function decode(string $json): array
    {
        $value = json_decode($json, true);

        return is_array($value) ? $value : [];
    }
}
