<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FileName;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use RuntimeException;

/**
 * Writes copies of stored files as attachments, in folder and shape of WP Job Openings, for an owner who goes back to
 * that plugin. The copies are readable by anybody who knows their URL; the stored files stay.
 *
 * @see docs/features/private-files.md#going-back-to-wp-job-openings
 */
final class AttachmentWriteBack implements FileTransfer
{
    public const UNREADABLE = 'unreadable';
    public const NOT_WRITTEN = 'not_written';
    public const INFECTED = 'infected';
    public const FOLDER = 'awsm-job-openings';
    private const BATCH = 20;
    private const NOT_COPIED = "NOT EXISTS (
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
        return (int) $this->sql->value(
            'SELECT COUNT(*) FROM %i file WHERE file.application_id > 0 AND ' . self::NOT_COPIED,
            $this->sql->table(FileStore::TABLE),
            ...$this->copies()
        );
    }

    public function step(TransferReport $report): bool
    {
        $ids = $this->sql->column(
            'SELECT file.id FROM %i file WHERE file.application_id > 0 AND file.id > %d AND ' . self::NOT_COPIED . ' ORDER BY file.id LIMIT %d',
            $this->sql->table(FileStore::TABLE),
            $report->cursor,
            ...$this->copies(),
            ...[self::BATCH]
        );
        foreach ($ids as $id) {
            $report->cursor = (int) $id;
            $file = $this->files->find((int) $id);
            if ($file === null) {
                continue;
            }
            $reason = $this->write($file);
            if ($reason === '') {
                $report->transferred++;
            } else {
                $report->addFailure($file->application, $reason);
            }
        }

        return count($ids) < self::BATCH;
    }

    /** @return array{string, string, string} values of NOT_COPIED */
    private function copies(): array
    {
        return [$this->sql->core('posts'), $this->sql->core('postmeta'), FileMeta::FILE_ID];
    }

    /** @return self::UNREADABLE|self::NOT_WRITTEN|self::INFECTED|'' */
    private function write(StoredFile $file): string
    {
        if ($file->scan === ScanVerdict::Infected) {
            // A copy is an ordinary file of the media library, which anybody could open.
            return self::INFECTED;
        }
        $application = get_post($file->application);
        if ($application === null) {
            return self::UNREADABLE;
        }
        try {
            $path = $this->path($file, $application->post_date);
        } catch (RuntimeException) {
            return self::NOT_WRITTEN;
        }
        if (!$this->copy($file, $path)) {
            wp_delete_file($path);

            return self::UNREADABLE;
        }
        $attachment = wp_insert_attachment(
            wp_slash([
                'post_title' => $application->post_title,
                'post_content' => '',
                'post_status' => 'inherit',
                'post_mime_type' => $file->mediaType,
                'post_author' => $application->post_author,
                'meta_input' => [FileMeta::ATTACHMENT_NAME => $file->originalName, FileMeta::FILE_ID => $file->id],
            ]),
            $path,
            $file->application
        );
        if ($attachment < 1) {
            wp_delete_file($path);

            return self::NOT_WRITTEN;
        }
        if ($file->field === FormDefinition::FILE || get_post_meta($file->application, FileMeta::ATTACHMENT_ID, true) === '') {
            update_post_meta($file->application, FileMeta::ATTACHMENT_ID, $attachment);
        }

        return '';
    }

    /** Writes a readable copy; false when the stored file could not be read or the copy not be written. */
    private function copy(StoredFile $file, string $path): bool
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

    /** A new random name in the folder of the application's month, with the ending that the old plugin needs for its links. */
    private function path(StoredFile $file, string $date): string
    {
        $uploads = wp_upload_dir(null, false);
        $root = $uploads['basedir'] . '/' . self::FOLDER;
        $folder = $root . '/' . mysql2date('Y/m', $date, false);
        if (!wp_mkdir_p($folder)) {
            throw new RuntimeException('A folder for attachments cannot be created.');
        }
        if (!is_file("$root/index.php")) {
            // Keeps servers that list directories from naming the files.
            file_put_contents("$root/index.php", "<?php\n");
        }
        $extension = FileKind::ofExtension(FileName::extension($file->originalName))->value ?? 'bin';

        return $folder . '/' . bin2hex(random_bytes(32)) . '.' . $extension;
    }
}
