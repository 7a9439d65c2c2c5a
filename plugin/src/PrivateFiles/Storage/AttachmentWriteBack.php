<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file or stream is read and written in chunks, which WP_Filesystem cannot do.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileName;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use RuntimeException;

/**
 * Writes copies of stored files as attachments, in the folder and format of WP Job Openings, for a return to that
 * plugin. Anyone who knows the URL of a copy can read it; the stored files are kept.
 *
 * @see docs/features/private-files.md#going-back-to-wp-job-openings
 */
final class AttachmentWriteBack implements FileTransfer
{
    public const UNREADABLE = 'unreadable';
    public const NOT_WRITTEN = 'not_written';
    public const INFECTED = 'infected';
    public const FOLDER = 'awsm-job-openings';
    private const BATCH_SIZE = 20;
    /** Also excludes files that recruiters sent, because WP Job Openings only has files of applicants. */
    private const NOT_COPIED_CONDITION = "file.field <> '" . FileStore::EMAIL_FIELD . "' AND NOT EXISTS (
        SELECT 1 FROM %i copy INNER JOIN %i mark ON mark.post_id = copy.ID AND mark.meta_key = %s
        WHERE copy.post_type = 'attachment' AND copy.post_parent = file.application_id AND mark.meta_value = file.id
    )";

    public function __construct(private readonly Sql $sql, private readonly FileStore $files)
    {
    }

    public function id(): string
    {
        return 'write_back';
    }

    public function remaining(): int
    {
        return (int) $this->sql->fetchValue(
            'SELECT COUNT(*) FROM %i file WHERE file.application_id > 0 AND ' . self::NOT_COPIED_CONDITION,
            $this->sql->table(FileStore::TABLE),
            ...$this->notCopiedValues()
        );
    }

    public function step(TransferReport $report): bool
    {
        $ids = $this->sql->fetchColumn(
            'SELECT file.id FROM %i file WHERE file.application_id > 0 AND file.id > %d AND '
                . self::NOT_COPIED_CONDITION . ' ORDER BY file.id LIMIT %d',
            $this->sql->table(FileStore::TABLE),
            $report->cursor,
            ...$this->notCopiedValues(),
            ...[self::BATCH_SIZE]
        );
        foreach ($ids as $id) {
            $report->cursor = (int) $id;
            $file = $this->files->find((int) $id);
            if ($file === null) {
                continue;
            }
            $reason = $this->writeAttachment($file);
            if ($reason === '') {
                $report->transferred++;
            } else {
                $report->addFailure($file->application, $reason);
            }
        }

        $isDone = count($ids) < self::BATCH_SIZE;
        if ($isDone) {
            /**
             * Fires when copies of all stored files were written for a return to WP Job Openings. It can fire several
             * times.
             *
             * @since 0.1.0
             */
            do_action('courant_desk_files_written_back');
        }

        return $isDone;
    }

    /** @return array{string, string, string} values for NOT_COPIED_CONDITION */
    private function notCopiedValues(): array
    {
        return [$this->sql->coreTable('posts'), $this->sql->coreTable('postmeta'), FileMeta::FILE_ID];
    }

    /** @return self::UNREADABLE|self::NOT_WRITTEN|self::INFECTED|'' */
    private function writeAttachment(StoredFile $file): string
    {
        if ($file->scan === ScanVerdict::Infected) {
            // A copy is a file of the media library, which anyone can open.
            return self::INFECTED;
        }
        $application = get_post($file->application);
        if ($application === null) {
            return self::UNREADABLE;
        }
        try {
            [$formerId, $formerPath] = $this->findPreviousAttachment($file);
            $path = $this->createPath($file, $application->post_date, $formerPath);
        } catch (RuntimeException) {
            return self::NOT_WRITTEN;
        }
        if (!$this->copyFile($file, $path)) {
            wp_delete_file($path);

            return self::UNREADABLE;
        }
        $attachment = wp_insert_attachment(
            wp_slash([
                'import_id' => $formerId,
                'post_title' => $application->post_title,
                'post_content' => '',
                'post_date' => $application->post_date,
                'post_status' => 'inherit',
                'comment_status' => 'closed',
                'post_mime_type' => $file->mediaType,
                'post_author' => $application->post_author,
                'meta_input' => [
                    FileMeta::ATTACHMENT_NAME => $file->originalName, FileMeta::FILE_ID => $file->id,
                    '_wp_attachment_metadata' => ['filesize' => $file->bytes],
                ],
            ]),
            $path,
            $file->application
        );
        if ($attachment < 1) {
            wp_delete_file($path);

            return self::NOT_WRITTEN;
        }
        if (
            $file->field === FormDefinition::FILE
            || get_post_meta($file->application, FileMeta::ATTACHMENT_ID, true) === ''
        ) {
            update_post_meta($file->application, FileMeta::ATTACHMENT_ID, $attachment);
        }

        return '';
    }

    /**
     * Writes a readable copy; returns false when the stored file could not be read or the copy could not be written.
     */
    private function copyFile(StoredFile $file, string $path): bool
    {
        $stream = @fopen($path, 'xb');
        if ($stream === false) {
            return false;
        }
        try {
            foreach ($this->files->read($file) as $piece) {
                if (@fwrite($stream, $piece) !== strlen($piece)) {
                    return false;
                }
            }
        } catch (RuntimeException) {
            return false;
        } finally {
            $isClosed = fclose($stream);
        }

        return $isClosed && filesize($path) === $file->bytes;
    }

    /** @return array{int, string} ID and path of the attachment that the file was moved from; 0 and '' for none */
    private function findPreviousAttachment(StoredFile $file): array
    {
        foreach ((array) get_post_meta($file->application, FileMeta::PREVIOUS_ATTACHMENT, false) as $entry) {
            $fields = is_string($entry) ? explode(':', $entry, 3) : [];
            if ((int) ($fields[1] ?? 0) === $file->id) {
                return [(int) $fields[0], $fields[2] ?? ''];
            }
        }

        return [0, ''];
    }

    /**
     * Returns the path of the previous attachment if it is free, so that its URL works again, otherwise a new random
     * path in the folder of the application's month, with the extension that WP Job Openings requires for its links.
     */
    private function createPath(StoredFile $file, string $date, string $previousPath): string
    {
        $uploads = wp_upload_dir(null, false);
        $root = $uploads['basedir'] . '/' . self::FOLDER;
        $month = mysql2date('Y/m', $date, false);
        $pattern = '~^' . self::FOLDER . '/(\d{4}/\d{2})/[0-9a-f]{64}\.\w{1,10}$~D';
        $isFree = preg_match($pattern, $previousPath, $match) === 1
            && !file_exists($uploads['basedir'] . '/' . $previousPath);
        $folder = $root . '/' . ($isFree ? $match[1] : $month);
        if (!wp_mkdir_p($folder)) {
            throw new RuntimeException('A folder for attachments cannot be created.');
        }
        if (!is_file("$root/index.php")) {
            // Prevents servers with directory listing from showing the file names.
            file_put_contents("$root/index.php", "<?php\n");
        }
        if ($isFree) {
            return $uploads['basedir'] . '/' . $previousPath;
        }
        $extension = FileKind::fromExtension(FileName::extension($file->originalName))->value ?? 'bin';

        return $folder . '/' . bin2hex(random_bytes(32)) . '.' . $extension;
    }
}
