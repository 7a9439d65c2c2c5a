<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\PrivateFiles\Storage\AttachmentImport;
use CourantDesk\PrivateFiles\Storage\AttachmentWriteBack;
use CourantDesk\PrivateFiles\Storage\TransferReport;

/** View model of the cards about moving applicants' files. */
final class FileTransfersView
{
    public readonly string $importAction;
    public readonly string $writeBackAction;

    public function __construct(
        public readonly int $remainingImport,
        public readonly TransferReport $import,
        public readonly int $remainingWriteBack,
        public readonly TransferReport $writeBack,
        /** URL that deactivates Courant Desk without copies; '' for none. */
        public readonly string $deactivationUrl = '',
    ) {
        $this->importAction = FileTransfersCard::IMPORT_ACTION;
        $this->writeBackAction = FileTransfersCard::WRITE_BACK_ACTION;
    }

    public function isImportShown(): bool
    {
        return $this->remainingImport > 0 || $this->import->state !== TransferReport::IDLE;
    }

    public function isWriteBackShown(): bool
    {
        return $this->remainingWriteBack > 0 || $this->writeBack->state !== TransferReport::IDLE;
    }

    /** Returns the label of the button. */
    public function importLabel(): string
    {
        return $this->import->state === TransferReport::RUNNING
            ? __('Continue moving files', 'courant-desk')
            : __('Move files', 'courant-desk');
    }

    public function writeBackLabel(): string
    {
        return $this->writeBack->state === TransferReport::RUNNING
            ? __('Continue writing copies', 'courant-desk')
            : __('Write copies', 'courant-desk');
    }

    /** Returns one sentence about the progress of a transfer; '' if it was never started. */
    public function progressText(TransferReport $report, int $left): string
    {
        $format = 'number_format_i18n';

        return match ($report->state) {
            TransferReport::RUNNING => sprintf(
                /* translators: 1: number of transferred files, 2: number of remaining files */
                __('In progress: %1$s done, %2$s remaining. The remaining files are processed in the background.', 'courant-desk'),
                $format($report->transferred),
                $format($left),
            ),
            TransferReport::DONE => sprintf(
                /* translators: 1: number of transferred files, 2: number of failed files */
                __('Completed: %1$s done, %2$s failed.', 'courant-desk'),
                $format($report->transferred),
                $format($report->failed),
            ),
            default => '',
        };
    }

    /** @param array{id: int, reason: string} $failure */
    public function failureText(array $failure): string
    {
        $reason = match ($failure['reason']) {
            AttachmentImport::MISSING => __('The file is no longer on the server.', 'courant-desk'),
            AttachmentImport::OUTSIDE => __('The file is outside of the uploads folder.', 'courant-desk'),
            AttachmentImport::UNASSIGNED => __('No application refers to this file. Delete it, or attach it to its application.', 'courant-desk'),
            AttachmentImport::NOT_STORED => __('The file could not be stored. Check that the private folder is writable, and try again.', 'courant-desk'),
            AttachmentWriteBack::UNREADABLE => __('The stored file cannot be read.', 'courant-desk'),
            AttachmentWriteBack::INFECTED => __('The malware scanner found harmful code in this file. It was not copied.', 'courant-desk'),
            default => __('The copy could not be written. Check that the uploads folder is writable, and try again.', 'courant-desk'),
        };

        return $failure['id'] . ': ' . $reason;
    }
}
