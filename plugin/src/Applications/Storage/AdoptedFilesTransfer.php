<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\IncomingFile;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;
use CourantDesk\PrivateFiles\Domain\FileStore;
use RuntimeException;

/**
 * Moves attachments of WP Job Openings into the private store: stored and bound first, then the attachment is deleted.
 * A step that was interrupted in between finds the mark of the stored copy and only deletes.
 */
final class AdoptedFilesTransfer implements FileTransfer
{
    public const MISSING = 'missing';
    public const UNASSIGNED = 'unassigned';
    public const NOT_STORED = 'not_stored';
    private const BATCH = 20;

    public function __construct(
        private readonly Sql $sql,
        private readonly FileStore $files,
        private readonly AdoptedFiles $adopted,
    ) {
    }

    public function id(): string
    {
        return 'adopted';
    }

    public function remaining(): int
    {
        return $this->adopted->count();
    }

    public function step(TransferReport $report): bool
    {
        $attachments = $this->adopted->after($report->cursor, self::BATCH);
        foreach ($attachments as $attachment) {
            $reason = $this->move($attachment);
            if ($reason === '') {
                $report->transferred++;
            } else {
                $report->addFailure($attachment, $reason);
            }
            $report->cursor = $attachment;
        }

        return count($attachments) < self::BATCH;
    }

    /** @return self::MISSING|self::UNASSIGNED|self::NOT_STORED|'' why it was left where it is */
    private function move(int $attachment): string
    {
        $application = $this->adopted->applicationOf($attachment);
        if ($application === 0) {
            return self::UNASSIGNED;
        }
        if (!$this->isStored($attachment, $application)) {
            $path = (string) get_attached_file($attachment);
            if (!is_file($path) || !is_readable($path)) {
                return self::MISSING;
            }
            try {
                $this->store($attachment, $application, $path);
            } catch (RuntimeException) {
                return self::NOT_STORED;
            }
        }
        if (get_post_meta($application, FileMeta::ATTACHMENT_ID, true) === (string) $attachment) {
            delete_post_meta($application, FileMeta::ATTACHMENT_ID);
        }
        wp_delete_attachment($attachment, true);

        return '';
    }

    /** Whether the private store has this file already: moved by an interrupted step, or it is the original of a copy that was written back. */
    private function isStored(int $attachment, int $application): bool
    {
        $copied = get_post_meta($attachment, FileMeta::FILE_ID, true);
        $file = $this->adopted->formerFile($application, $attachment);
        $file = $file > 0 ? $file : (is_numeric($copied) ? (int) $copied : 0);
        $stored = $file > 0 ? $this->files->find($file) : null;

        return $stored !== null && $stored->application === $application;
    }

    private function store(int $attachment, int $application, string $path): void
    {
        $isFirst = get_post_meta($application, FileMeta::ATTACHMENT_ID, true) === (string) $attachment;
        $file = $this->files->keep(
            new IncomingFile(AdoptedFiles::name($attachment), $path, (int) filesize($path)),
            $isFirst ? FormDefinition::FILE : ''
        );
        try {
            if (!hash_equals((string) hash_file('sha256', $path), $file->sha256)) {
                throw new RuntimeException('The stored copy differs.');
            }
            $this->sql->transaction(function () use ($attachment, $application, $file, $isFirst): void {
                $this->files->bind($file, $application);
                // It did not arrive now, so it does not count towards the limit of an hour.
                $this->sql->run('UPDATE %i SET created = %d WHERE id = %d', $this->sql->table(FileStore::TABLE), (int) get_post_timestamp($application), $file->id);
                add_post_meta($application, FileMeta::FORMER_ATTACHMENT, "$attachment:$file->id");
                if ($isFirst || get_post_meta($application, FileMeta::FILE_ID, true) === '') {
                    update_post_meta($application, FileMeta::FILE_ID, $file->id);
                }
            });
        } catch (\Throwable $failure) {
            if (!$failure instanceof SqlFailure || !$failure->isOutcomeUnknown) {
                $this->files->discard($file);
            }
            throw $failure;
        }
    }
}
