<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use Closure;
use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\SourceApplication;
use CourantDesk\Import\Domain\SourcePost;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\UploadPath;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use RuntimeException;

/**
 * Creates an application for each application of another job board, with copies of its files in the private store. The
 * public files are deleted when the switch is confirmed.
 */
final class JobBoardApplicationsTask extends JobBoardTask
{
    /**
     * @param array{JobBoardFormat, JobBoardFormat} $boards
     * @param Closure(): FileStore $files
     */
    public function __construct(
        array $boards,
        SourcePostReader $posts,
        MigratedPostMeta $meta,
        private readonly Closure $files,
        private readonly Sql $sql,
    ) {
        parent::__construct($boards, $posts, $meta);
    }

    public function id(): string
    {
        return 'applications';
    }

    public function confirm(SwitchProgress $progress): bool
    {
        return $this->forEachCopy($progress, static function (int $id): void {
            foreach ((array) get_post_meta($id, MigratedPostMeta::FILE, false) as $path) {
                if (is_string($path)) {
                    wp_delete_file(wp_upload_dir(null, false)['basedir'] . '/' . $path);
                }
            }
        });
    }

    protected function type(): string
    {
        return PostTypes::APPLICATION;
    }

    protected function sourceType(JobBoardFormat $board): string
    {
        return $board->applicationType;
    }

    protected function create(SourcePost $post, JobBoardFormat $board, SwitchProgress $progress): void
    {
        $application = $board->application($post);
        $opening = $this->meta->findCopy($application->opening, PostTypes::OPENING);
        if ($opening === 0) {
            $progress->addFailure($post->id, 'no_opening');

            return;
        }
        try {
            $this->store($post, $application, $opening, $progress);
            $progress->addDone();
        } catch (RuntimeException) {
            $progress->addFailure($post->id, 'not_imported');
        }
    }

    /** @throws RuntimeException when it could not be stored; nothing of it remains */
    private function store(
        SourcePost $post,
        SourceApplication $application,
        int $opening,
        SwitchProgress $progress,
    ): void {
        $stored = [];
        $store = ($this->files)();
        $folder = wp_upload_dir(null, false)['basedir'];
        try {
            foreach ($application->files as $index => $file) {
                $relative = UploadPath::relative($file, $folder);
                $path = $folder . '/' . $relative;
                if (isset($stored[$relative])) {
                    continue;
                }
                if ($relative === '' || !is_file($path) || !is_readable($path)) {
                    $progress->addFailure($post->id, $relative === '' ? 'outside' : 'missing');
                    continue;
                }
                $copy = $store->save(
                    new IncomingFile(basename($relative), $path, (int) filesize($path)),
                    $index === 0 ? 'awsm_file' : '',
                );
                $stored[$relative] = $copy;
                if (!hash_equals((string) hash_file('sha256', $path), $copy->sha256)) {
                    throw new RuntimeException('The stored copy differs.');
                }
            }
            $this->sql->transaction(function () use ($post, $application, $opening, $stored, $store): void {
                $id = $this->insert($post, $application, $opening, array_keys($stored));
                foreach (array_values($stored) as $index => $file) {
                    $store->assignToApplication($file, $id);
                    if ($index === 0) {
                        update_post_meta($id, FileMeta::FILE_ID, $file->id);
                    }
                }
            });
        } catch (\Throwable $failure) {
            foreach ($stored as $file) {
                $store->delete($file);
            }
            throw $failure instanceof RuntimeException ? $failure : new RuntimeException('', 0, $failure);
        }
    }

    /**
     * @param list<string> $paths of the copied files
     * @throws RuntimeException when WordPress cannot insert it
     */
    private function insert(SourcePost $post, SourceApplication $application, int $opening, array $paths): int
    {
        $parent = get_post($opening);
        $custom = [];
        foreach ($application->fields as $label => $value) {
            $custom[sanitize_title($label)] = ['label' => $label, 'type' => 'text', 'value' => $value];
        }
        /** @var array{post_type: string} $values */
        $values = wp_slash([
            'post_type' => PostTypes::APPLICATION,
            'post_status' => get_post_status_object($application->status) === null ? 'publish' : $application->status,
            'post_title' => $application->name,
            'post_name' => 'application-' . $post->id,
            'post_parent' => $opening,
            'post_author' => $parent->post_author ?? 0,
            'post_date' => $post->date,
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'meta_input' => array_filter([
                'awsm_job_id' => $opening,
                'awsm_apply_for' => $parent === null ? '' : html_entity_decode($parent->post_title, ENT_QUOTES),
                'awsm_applicant_name' => $application->name,
                'awsm_applicant_email' => $application->email,
                'awsm_applicant_phone' => $application->phone,
                'awsm_applicant_letter' => $application->letter,
                'awsm_application_viewed' => '1',
                'awsm_applicant_custom_fields' => $custom,
                MigratedPostMeta::POST => (string) $post->id,
            ], static fn (mixed $value): bool => $value !== '' && $value !== []),
        ]);
        $id = wp_insert_post($values, true);
        if (!is_int($id)) {
            throw new RuntimeException('The application could not be stored.');
        }
        foreach ($paths as $path) {
            add_post_meta($id, MigratedPostMeta::FILE, wp_slash($path));
        }

        return $id;
    }

    protected function prepareDeletion(int $copy): void
    {
        $store = ($this->files)();
        foreach ($store->findByApplication($copy) as $file) {
            $store->delete($file);
        }
    }
}
