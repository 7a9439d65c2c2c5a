<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use CourantDesk\PrivateFiles\Domain\AttachmentCopies;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use RuntimeException;

/**
 * Moves attachments of WP Job Openings into the private store: the file is stored and assigned first, then the
 * attachment is deleted. After an interruption, the next step finds the mark of the stored copy and only deletes the
 * attachment.
 */
final class AttachmentImport implements FileTransfer, AttachmentCopies
{
    public const MISSING = 'missing';
    public const UNASSIGNED = 'unassigned';
    public const NOT_STORED = 'not_stored';
    /** The stored path leads out of the uploads folder, for instance to a configuration file. */
    public const OUTSIDE = 'outside';
    private const BATCH_SIZE = 20;

    public function __construct(
        private readonly Sql $sql,
        private readonly FileStore $files,
        private readonly AttachmentRepository $legacyAttachments,
    ) {
    }

    public function id(): string
    {
        return 'adopted';
    }

    public function remaining(): int
    {
        return $this->legacyAttachments->count();
    }

    public function step(TransferReport $report): bool
    {
        $attachments = $this->legacyAttachments->findAfter($report->cursor, self::BATCH_SIZE);
        foreach ($attachments as $attachment) {
            $reason = $this->move($attachment);
            if ($reason === '') {
                $report->transferred++;
            } else {
                $report->addFailure($attachment, $reason);
            }
            $report->cursor = $attachment;
        }

        return count($attachments) < self::BATCH_SIZE;
    }

    public function count(): int
    {
        return $this->legacyAttachments->count();
    }

    public function findAfter(int $attachment, int $limit): array
    {
        return $this->legacyAttachments->findAfter($attachment, $limit);
    }

    /** @return self::MISSING|self::UNASSIGNED|self::NOT_STORED|self::OUTSIDE|'' reason why it was not copied */
    public function copy(int $attachment): string
    {
        $application = $this->legacyAttachments->findApplicationId($attachment);
        if ($application === 0) {
            return self::UNASSIGNED;
        }
        if (!$this->isStored($attachment, $application)) {
            if (!$this->legacyAttachments->isInUploads($attachment)) {
                return self::OUTSIDE;
            }
            $path = (string) get_attached_file($attachment);
            if (!is_file($path) || !is_readable($path)) {
                return self::MISSING;
            }
            try {
                $this->storeFile($attachment, $application, $path);
            } catch (RuntimeException) {
                return self::NOT_STORED;
            }
        }

        return '';
    }

    public function deleteCopy(int $attachment): void
    {
        $application = $this->legacyAttachments->findApplicationId($attachment);
        $file = $application > 0 ? $this->legacyAttachments->findImportedFileId($application, $attachment) : 0;
        if ($file === 0) {
            return;
        }
        $stored = $this->files->find($file);
        if ($stored !== null) {
            $this->files->delete($stored);
        }
        $this->sql->transaction(static function () use ($attachment, $application, $file): void {
            foreach ((array) get_post_meta($application, FileMeta::PREVIOUS_ATTACHMENT, false) as $entry) {
                if (is_string($entry) && preg_match("/^$attachment:$file(?::|$)/", $entry) === 1) {
                    delete_post_meta($application, FileMeta::PREVIOUS_ATTACHMENT, wp_slash($entry));
                }
            }
            delete_post_meta($application, FileMeta::FILE_ID, $file);
            delete_post_meta($attachment, FileMeta::FILE_ID);
        });
    }

    /** @return self::MISSING|self::UNASSIGNED|self::NOT_STORED|self::OUTSIDE|'' reason why it was not moved */
    public function move(int $attachment): string
    {
        $reason = $this->copy($attachment);
        if ($reason !== '') {
            return $reason;
        }
        $application = $this->legacyAttachments->findApplicationId($attachment);
        if (get_post_meta($application, FileMeta::ATTACHMENT_ID, true) === (string) $attachment) {
            delete_post_meta($application, FileMeta::ATTACHMENT_ID);
        }
        $entry = $attachment . ':' . $this->legacyAttachments->findImportedFileId($application, $attachment);
        $path = get_post_meta($attachment, '_wp_attached_file', true);
        if (is_string($path) && $path !== '') {
            update_post_meta($application, FileMeta::PREVIOUS_ATTACHMENT, wp_slash("$entry:$path"), $entry);
        }
        wp_delete_attachment($attachment, true);

        return '';
    }

    public function findUnknownFiles(): iterable
    {
        return $this->legacyAttachments->findUnknownFiles();
    }

    /**
     * Checks whether the private store already has this file: because an interrupted step has moved it, or because it
     * is the original of a copy that was written back.
     */
    private function isStored(int $attachment, int $application): bool
    {
        $copied = get_post_meta($attachment, FileMeta::FILE_ID, true);
        $file = $this->legacyAttachments->findImportedFileId($application, $attachment);
        $file = $file > 0 ? $file : (is_numeric($copied) ? (int) $copied : 0);
        $stored = $file > 0 ? $this->files->find($file) : null;

        return $stored !== null && $stored->application === $application;
    }

    private function storeFile(int $attachment, int $application, string $path): void
    {
        $isFirst = get_post_meta($application, FileMeta::ATTACHMENT_ID, true) === (string) $attachment;
        $file = $this->files->save(
            new IncomingFile(AttachmentRepository::originalName($attachment), $path, (int) filesize($path)),
            $isFirst ? FormDefinition::FILE : ''
        );
        try {
            if (!hash_equals((string) hash_file('sha256', $path), $file->sha256)) {
                throw new RuntimeException('The stored copy differs.');
            }
            $this->sql->transaction(function () use ($attachment, $application, $file, $isFirst): void {
                $this->files->assignToApplication($file, $application);
                // The file was not uploaded now, so it does not count towards the hourly limit.
                $this->sql->execute(
                    'UPDATE %i SET created = %d WHERE id = %d',
                    $this->sql->table(FileStore::TABLE),
                    (int) get_post_timestamp($application),
                    $file->id,
                );
                add_post_meta($application, FileMeta::PREVIOUS_ATTACHMENT, "$attachment:$file->id");
                // Lists of files show only the stored file, not its attachment.
                update_post_meta($attachment, FileMeta::FILE_ID, $file->id);
                if ($isFirst || get_post_meta($application, FileMeta::FILE_ID, true) === '') {
                    update_post_meta($application, FileMeta::FILE_ID, $file->id);
                }
            });
        } catch (\Throwable $failure) {
            if (!$failure instanceof SqlException || !$failure->isOutcomeUnknown) {
                $this->files->delete($file);
            }
            throw $failure;
        }
    }
}
