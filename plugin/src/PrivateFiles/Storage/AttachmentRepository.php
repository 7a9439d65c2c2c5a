<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\LegacyAttachments;
use FilesystemIterator;
use Generator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use WP_Post;

/**
 * Finds applicants' files that are attachments: those of WP Job Openings, and copies that were written back for it.
 * They are deleted with their application. AttachmentAccessPolicy decides who may read them.
 */
final class AttachmentRepository implements LegacyAttachments
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function findByApplication(int $application): array
    {
        $listed = array_filter(
            $this->findIds($application),
            static fn (int $id): bool => get_post_meta($id, FileMeta::FILE_ID, true) === '',
        );

        return array_map(static fn (int $id): array => ['id' => $id, 'name' => self::originalName($id)], array_values(
            $listed
        ));
    }

    /**
     * Checks whether an attachment belongs to the application: its parent is the application, or it has no parent, is
     * marked as a CV and is referenced in the application's meta.
     */
    public function belongsTo(int $attachment, int $application): bool
    {
        $post = $attachment > 0 ? get_post($attachment) : null;
        if (
            !$post instanceof WP_Post
            || $post->post_type !== 'attachment'
            || get_post_type($application) !== PostTypes::APPLICATION
        ) {
            return false;
        }

        return $post->post_parent === $application || (
            $post->post_parent === 0
            && get_post_meta($application, 'courant_reference', true) === ''
            && self::isMarked($attachment)
            && get_post_meta($application, FileMeta::ATTACHMENT_ID, true) === (string) $attachment
        );
    }

    public function find(int $attachment, int $application): ?array
    {
        $owner = $application > 0 ? $application : $this->findApplicationId($attachment);

        return $this->belongsTo($attachment, $owner) ? [
            'path' => (string) get_attached_file($attachment),
            'name' => self::originalName($attachment),
            'application' => $owner,
        ] : null;
    }

    public function findStored(int $attachment, int $application): ?array
    {
        $owner = $application > 0 ? $application : $this->findImportedApplicationId($attachment);
        $file = $owner > 0 ? $this->findImportedFileId($owner, $attachment) : 0;

        return $file > 0 ? ['file' => $file, 'application' => $owner] : null;
    }

    /** Returns the ID of the application that the attachment belongs to, or 0. */
    public function findApplicationId(int $attachment): int
    {
        $parent = (int) wp_get_post_parent_id($attachment);
        if ($parent > 0) {
            return $this->belongsTo($attachment, $parent) ? $parent : 0;
        }
        $naming = $this->sql->fetchColumn(
            'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s ORDER BY post_id LIMIT 10',
            $this->sql->coreTable('postmeta'),
            FileMeta::ATTACHMENT_ID,
            (string) $attachment
        );
        foreach ($naming as $application) {
            if ($this->belongsTo($attachment, (int) $application)) {
                return (int) $application;
            }
        }

        return 0;
    }

    public static function originalName(int $attachment): string
    {
        $name = get_post_meta($attachment, FileMeta::ATTACHMENT_NAME, true);

        return is_string($name) && $name !== '' ? $name : basename((string) get_attached_file($attachment));
    }

    /**
     * Checks that the stored path, which is relative to the uploads folder or absolute, does not lead out of that
     * folder. Folders may be symbolic links.
     */
    public function isInUploads(int $attachment): bool
    {
        $path = get_post_meta($attachment, '_wp_attached_file', true);
        $path = is_string($path) ? wp_normalize_path($path) : '';
        $isAbsolute = path_is_absolute($path) || str_contains($path, '://');
        $folder = trailingslashit(wp_normalize_path(wp_upload_dir(null, false)['basedir']));

        return !in_array('..', explode('/', $path), true) && (!$isAbsolute || str_starts_with($path, $folder));
    }

    /**
     * Checks only with the data of the attachment whether it is an applicant's file: it has an applicant's file name,
     * or is in WP Job Openings' folder.
     */
    public static function isMarked(int $attachment): bool
    {
        $file = get_post_meta($attachment, '_wp_attached_file', true);

        return (is_string($file) && str_starts_with($file, AttachmentWriteBack::FOLDER . '/'))
            || get_post_meta($attachment, FileMeta::ATTACHMENT_NAME, true) !== '';
    }

    /**
     * Checks whether an attachment is an applicant's file; in contrast to isMarked(), may read its parent from the
     * database.
     */
    public static function isApplicantFile(WP_Post $post): bool
    {
        return $post->post_type === 'attachment' && (
            self::isMarked($post->ID)
            || ($post->post_parent > 0 && get_post_type($post->post_parent) === PostTypes::APPLICATION)
        );
    }

    /**
     * Returns an SQL condition on the posts table that matches applicants' attachments; equivalent to
     * isApplicantFile().
     */
    public function sqlCondition(): string
    {
        return sprintf(
            '(%1$s.post_type = \'attachment\' AND ('
            . 'EXISTS (SELECT 1 FROM %1$s courant_parent WHERE courant_parent.ID = %1$s.post_parent AND courant_parent.post_type = \'%3$s\')'
            . ' OR EXISTS (SELECT 1 FROM %2$s courant_file WHERE courant_file.post_id = %1$s.ID AND ('
            . 'courant_file.meta_key = \'%4$s\' OR (courant_file.meta_key = \'_wp_attached_file\' AND courant_file.meta_value LIKE \'%5$s/%%\')))))',
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            PostTypes::APPLICATION,
            FileMeta::ATTACHMENT_NAME,
            AttachmentWriteBack::FOLDER,
        );
    }

    /** Returns the number of applicants' attachments. */
    public function count(): int
    {
        $rows = $this->sql->fetchPreparedRows(
            'SELECT COUNT(*) AS number FROM ' . $this->sql->coreTable('posts') . ' WHERE ' . $this->sqlCondition()
        );

        return (int) ($rows[0]['number'] ?? 0);
    }

    /** @return list<int> IDs of applicants' attachments, ascending */
    public function findAfter(int $attachment, int $limit): array
    {
        $rows = $this->sql->fetchPreparedRows(sprintf(
            'SELECT ID FROM %s WHERE ID > %d AND %s ORDER BY ID LIMIT %d',
            $this->sql->coreTable('posts'),
            $attachment,
            $this->sqlCondition(),
            $limit
        ));

        return array_map(static fn (array $row): int => (int) $row['ID'], $rows);
    }

    /** Returns the ID of the stored file of an attachment that was moved into the private store, or 0. */
    public function findImportedFileId(int $application, int $attachment): int
    {
        foreach ((array) get_post_meta($application, FileMeta::PREVIOUS_ATTACHMENT, false) as $entry) {
            if (is_string($entry) && str_starts_with($entry, "$attachment:")) {
                return (int) substr($entry, strlen("$attachment:"));
            }
        }

        return 0;
    }

    /**
     * Returns the ID of the application that an attachment belonged to before it was moved into the private store, or
     * 0.
     */
    public function findImportedApplicationId(int $attachment): int
    {
        return (int) $this->sql->fetchValue(
            'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value LIKE %s LIMIT 1',
            $this->sql->coreTable('postmeta'),
            FileMeta::PREVIOUS_ATTACHMENT,
            $attachment . ':%'
        );
    }

    /** Checks whether attachments of WP Job Openings were moved into the private store of this site. */
    public function hasPreviousAttachments(): bool
    {
        return $this->sql->fetchValue(
            'SELECT 1 FROM %i WHERE meta_key = %s LIMIT 1',
            $this->sql->coreTable('postmeta'),
            FileMeta::PREVIOUS_ATTACHMENT,
        ) !== null;
    }

    public function deleteByApplication(int $application): void
    {
        foreach ($this->findIds($application) as $attachment) {
            wp_delete_attachment($attachment, true);
        }
    }

    /** @return list<int> */
    private function findIds(int $application): array
    {
        $ids = array_map('intval', $this->sql->fetchColumn(
            "SELECT ID FROM %i WHERE post_type = 'attachment' AND post_parent = %d AND post_parent > 0 ORDER BY ID",
            $this->sql->coreTable('posts'),
            $application
        ));
        $named = get_post_meta($application, FileMeta::ATTACHMENT_ID, true);
        $named = is_numeric($named) ? (int) $named : 0;
        if (!in_array($named, $ids, true) && $this->belongsTo($named, $application)) {
            $ids[] = $named;
        }

        return $ids;
    }

    /** @return Generator<string> paths relative to the uploads folder, of files that belong to no attachment */
    public function findUnknownFiles(): Generator
    {
        $uploads = wp_upload_dir(null, false)['basedir'];
        $folder = $uploads . '/' . AttachmentWriteBack::FOLDER;
        if (!is_dir($folder)) {
            return;
        }
        $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS));
        foreach ($files as $file) {
            $path = $file instanceof SplFileInfo ? substr($file->getPathname(), strlen($uploads) + 1) : '';
            // WP Job Openings protects its folders with these files.
            $isOfPlugin = in_array(basename($path), ['index.php', 'index.html', '.htaccess'], true);
            if (!$isOfPlugin && $path !== '' && !$this->isAttached($path)) {
                yield $path;
            }
        }
    }

    private function isAttached(string $path): bool
    {
        return $this->sql->fetchValue(
            "SELECT 1 FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = '_wp_attached_file'
            AND m.meta_value = %s AND p.post_type = 'attachment' LIMIT 1",
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            $path,
        ) !== null;
    }
}
