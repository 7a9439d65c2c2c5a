<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchTask;
use CourantDesk\PrivateFiles\Domain\AttachmentCopies;

/**
 * Copies applicants' files into the private store. The public files are deleted when the switch is confirmed; until
 * then, an undo deletes the copies.
 */
final class FilesSwitchTask implements SwitchTask
{
    private const BATCH_SIZE = 20;

    public function __construct(private readonly AttachmentCopies $files)
    {
    }

    public function id(): string
    {
        return 'files';
    }

    public function count(): int
    {
        return $this->files->count();
    }

    public function apply(SwitchProgress $progress): bool
    {
        return $this->forEach($progress, $this->files->copy(...));
    }

    public function undo(SwitchProgress $progress): bool
    {
        return $this->forEach($progress, function (int $attachment): string {
            $this->files->deleteCopy($attachment);

            return '';
        });
    }

    public function confirm(SwitchProgress $progress): bool
    {
        $isDone = $this->forEach($progress, $this->files->move(...));
        // Applicants expect that their files are no longer public, so files that remain are reported.
        foreach ($isDone ? $this->files->findUnknownFiles() : [] as $path) {
            $progress->addFailure(0, "unknown: $path");
        }

        return $isDone;
    }

    /** @param callable(int): string $work returns '' or a reason */
    private function forEach(SwitchProgress $progress, callable $work): bool
    {
        $attachments = $this->files->findAfter($progress->cursor, self::BATCH_SIZE);
        foreach ($attachments as $attachment) {
            $reason = $work($attachment);
            $reason === '' ? $progress->addDone() : $progress->addFailure($attachment, $reason);
            $progress->cursor = $attachment;
        }

        return count($attachments) < self::BATCH_SIZE;
    }
}
