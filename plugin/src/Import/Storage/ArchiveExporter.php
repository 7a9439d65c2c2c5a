<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use Closure;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\CsvWriter;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use Generator;

/**
 * Exports openings, applications with decrypted files, forms, specifications, settings and views as one archive of JSON
 * Lines and CSV files. Rows are read in batches, so that memory use does not grow.
 *
 * @see docs/features/archive.md
 */
final class ArchiveExporter
{
    public const FORMAT = 'courant-archive';
    public const VERSION = 1;
    private const FORM_TYPE = 'courant_form';
    private const BATCH_SIZE = 50;

    /** Meta of editors and of this plugin's caches, which another site does not need. */
    private const IGNORED_META = ['_edit_lock', '_edit_last', '_wp_old_slug', '_wp_old_date', '_thumbnail_id'];

    /**
     * @param list<ModuleSettings> $settings
     * @param Closure(): FileStore $files
     */
    public function __construct(
        private readonly Sql $sql,
        private readonly Clock $clock,
        private readonly array $settings,
        private readonly Closure $files,
    ) {
    }

    /**
     * @param Closure(string): void $write receives the bytes of the archive
     * @param int                   $opening exports this opening and its applications only; 0 for everything
     */
    public function export(Closure $write, int $opening = 0): void
    {
        $zip = new ZipWriter($write, $this->clock->now()->getTimestamp());
        $zip->add('manifest.json', [self::encode([
            'format' => self::FORMAT,
            'version' => self::VERSION,
            'plugin' => COURANT_DESK_VERSION,
            'site' => home_url('/'),
            'created' => $this->clock->now()->format(DATE_ATOM),
            'opening' => $opening,
        ])]);
        if ($opening === 0) {
            $zip->add('settings.json', [self::encode($this->settingValues())]);
        }
        $zip->add('specifications.jsonl', $this->specificationLines());
        $zip->add('forms.jsonl', $this->lines(self::FORM_TYPE, 0));
        $zip->add('openings.jsonl', $this->lines(PostTypes::OPENING, $opening));
        $zip->add('applications.jsonl', $this->lines(PostTypes::APPLICATION, $opening));
        $zip->add('views.jsonl', $this->viewLines($opening));
        $zip->add('openings.csv', $this->csvLines(PostTypes::OPENING, $opening));
        $zip->add('applications.csv', $this->csvLines(PostTypes::APPLICATION, $opening));
        $zip->add('views.csv', $this->viewCsvLines($opening));
        foreach ($this->posts(PostTypes::APPLICATION, $opening) as $row) {
            foreach (($this->files)()->findByApplication((int) $row['ID']) as $file) {
                $zip->add(self::filePath($file), ($this->files)()->read($file));
            }
        }
        $zip->finish();
    }

    /** @return array<string, array<string, mixed>> values by group and key, without secrets */
    private function settingValues(): array
    {
        $groups = [];
        foreach ($this->settings as $group) {
            $values = $group->values();
            foreach ($group->fields() as $field) {
                if ($field->type !== 'secret') {
                    $groups[$group->groupId()][$field->key] = $values[$field->key] ?? null;
                }
            }
        }

        return $groups;
    }

    /** @return Generator<int, string> */
    private function specificationLines(): Generator
    {
        $rows = get_option('awsm_jobs_filter');
        foreach (is_array($rows) ? $rows : [] as $row) {
            if (!is_array($row) || !is_string($row['taxonomy'] ?? null)) {
                continue;
            }
            $terms = get_terms(['taxonomy' => $row['taxonomy'], 'hide_empty' => false, 'orderby' => 'term_id']);
            yield self::encode(['row' => $row, 'terms' => array_map(
                static fn (\WP_Term $term): array => [
                    'slug' => $term->slug, 'name' => html_entity_decode($term->name, ENT_QUOTES),
                    'description' => $term->description,
                    'order' => get_term_meta($term->term_id, 'term_order', true),
                ],
                is_array($terms) ? array_values($terms) : [],
            )]) . "\n";
        }
    }

    /** @return Generator<int, string> one JSON object per post */
    private function lines(string $type, int $opening): Generator
    {
        foreach ($this->posts($type, $opening) as $row) {
            $id = (int) $row['ID'];
            $author = get_userdata((int) $row['post_author']);
            $line = [
                'id' => $id,
                'parent' => (int) $row['post_parent'],
                'title' => (string) $row['post_title'],
                'content' => (string) $row['post_content'],
                'excerpt' => (string) $row['post_excerpt'],
                'status' => (string) $row['post_status'],
                'slug' => (string) $row['post_name'],
                'password' => (string) $row['post_password'],
                'date' => (string) $row['post_date'],
                'modified' => (string) $row['post_modified'],
                'author' => $author === false ? null : ['login' => $author->user_login, 'email' => $author->user_email],
                'meta' => $this->metaOf($id),
            ];
            if ($type === PostTypes::OPENING) {
                $line['terms'] = self::termsOf($id);
            }
            if ($type === PostTypes::APPLICATION) {
                $line['files'] = array_map(static fn (StoredFile $file): array => [
                    'id' => $file->id, 'path' => self::filePath($file), 'field' => $file->field,
                    'name' => $file->originalName, 'type' => $file->mediaType, 'bytes' => $file->bytes,
                    'sha256' => $file->sha256,
                ], ($this->files)()->findByApplication($id));
            }
            yield self::encode($line) . "\n";
        }
    }

    /** @return Generator<int, array<string, string|null>> rows of posts, by ID */
    private function posts(string $type, int $opening): Generator
    {
        $last = 0;
        do {
            $rows = $this->sql->fetchRows(
                "SELECT * FROM %i WHERE post_type = %s AND post_status NOT IN ('auto-draft', 'inherit') AND ID > %d
                AND (%d = 0 OR ID = %d OR post_parent = %d) ORDER BY ID LIMIT %d",
                $this->sql->coreTable('posts'),
                $type,
                $last,
                $opening,
                $opening,
                $opening,
                self::BATCH_SIZE,
            );
            foreach ($rows as $row) {
                yield $row;
                $last = (int) $row['ID'];
            }
            if (wp_cache_supports('flush_runtime')) {
                wp_cache_flush_runtime();
            }
        } while (count($rows) === self::BATCH_SIZE);
    }

    /** @return array<string, list<mixed>> values by key */
    private function metaOf(int $id): array
    {
        $stored = array_diff_key((new PostMetaReader($this->sql))->read($id), array_flip(self::IGNORED_META));

        return array_map(static fn (array $values): array => array_map(static function (string $stored): mixed {
            $value = maybe_unserialize($stored);

            return is_object($value) ? null : $value;
        }, $values), $stored);
    }

    /** @return array<string, list<string>> slugs by taxonomy */
    private static function termsOf(int $id): array
    {
        $terms = [];
        foreach (get_object_taxonomies(PostTypes::OPENING) as $taxonomy) {
            $slugs = wp_get_object_terms($id, $taxonomy, ['fields' => 'slugs', 'orderby' => 'term_id']);
            if (is_array($slugs) && $slugs !== []) {
                $terms[$taxonomy] = array_map(strval(...), array_values($slugs));
            }
        }

        return $terms;
    }

    /** @return Generator<int, array{job_id: int, day: string, source: string, views: int, visitors: int}> */
    private function views(int $opening): Generator
    {
        $ids = array_map(
            static fn (array $row): int => (int) $row['ID'],
            [...$this->posts(PostTypes::OPENING, $opening)],
        );
        foreach ($ids as $id) {
            foreach (
                $this->sql->fetchRows(
                    'SELECT day, source, views, visitors FROM %i WHERE job_id = %d ORDER BY day, source',
                    $this->sql->table('views_daily'),
                    $id,
                ) as $row
            ) {
                yield [
                    'job_id' => $id, 'day' => (string) $row['day'], 'source' => (string) $row['source'],
                    'views' => (int) $row['views'], 'visitors' => (int) $row['visitors'],
                ];
            }
        }
    }

    /** @return Generator<int, string> */
    private function viewLines(int $opening): Generator
    {
        foreach ($this->views($opening) as $row) {
            yield self::encode($row) . "\n";
        }
    }

    /** @return Generator<int, string> */
    private function viewCsvLines(int $opening): Generator
    {
        yield CsvWriter::formatRow(['opening', 'day', 'source', 'views', 'visitors']);
        foreach ($this->views($opening) as $row) {
            yield CsvWriter::formatRow(array_values($row));
        }
    }

    /** @return Generator<int, string> */
    private function csvLines(string $type, int $opening): Generator
    {
        $isOpening = $type === PostTypes::OPENING;
        yield CsvWriter::formatRow($isOpening
            ? ['id', 'title', 'status', 'slug', 'published', 'closing', 'terms', 'views']
            : ['id', 'opening', 'name', 'email', 'phone', 'stage', 'received', 'rating', 'letter', 'files']);
        foreach ($this->posts($type, $opening) as $row) {
            $id = (int) $row['ID'];
            $meta = $this->metaOf($id);
            $text = static fn (string $key): string
                => is_scalar($meta[$key][0] ?? null) ? (string) $meta[$key][0] : '';
            yield CsvWriter::formatRow($isOpening
                ? [
                    $id, (string) $row['post_title'], (string) $row['post_status'], (string) $row['post_name'],
                    (string) $row['post_date'], $text('awsm_job_expiry'),
                    implode('; ', array_merge(...array_values(self::termsOf($id)), ...[[]])), $text('awsm_views_count'),
                ]
                : [
                    $id, (int) $row['post_parent'], $text('awsm_applicant_name'), $text('awsm_applicant_email'),
                    $text('awsm_applicant_phone'), (string) $row['post_status'], (string) $row['post_date'],
                    $text('awsm_application_rating'), $text('awsm_applicant_letter'),
                    implode('; ', array_map(self::filePath(...), ($this->files)()->findByApplication($id))),
                ]);
        }
    }

    private static function filePath(StoredFile $file): string
    {
        $name = (string) preg_replace('/[^A-Za-z0-9._-]+/', '-', remove_accents($file->originalName));

        return "files/$file->application/$file->id-" . trim(substr($name, -80), '.-');
    }

    /** @param array<string, mixed> $value */
    private static function encode(array $value): string
    {
        return (string) wp_json_encode(
            $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE,
        );
    }
}
