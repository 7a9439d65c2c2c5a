<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Admin\FileTransfersView;
use CourantDesk\PrivateFiles\Storage\FileTransfer;
use CourantDesk\PrivateFiles\Storage\TransferReport;
use CourantDesk\PrivateFiles\Storage\TransferRunner;

/**
 * `courant attachments import`: moves the CVs of WP Job Openings into the private store. `courant attachments
 * write-back --yes`: writes unencrypted copies for going back to that plugin.
 */
final class AttachmentsCommand implements Command
{
    public function __construct(
        private readonly TransferRunner $runner,
        private readonly FileTransfer $import,
        private readonly FileTransfer $writeBack,
    ) {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $transfer = match ($arguments[0] ?? '') {
            'import' => $this->import,
            'write-back' => $this->writeBack,
            default => null,
        };
        if ($transfer === null) {
            /* translators: %s: list of subcommands */
            $printLine(sprintf(__('Choose one of: %s', 'courant-desk'), 'import, write-back --yes'));

            return false;
        }
        if ($transfer === $this->writeBack && !isset($flags['yes'])) {
            $printLine(sprintf(
                /* translators: %s: number of files */
                __('This writes copies of %s files into the folder of WP Job Openings. The copies are not encrypted: anyone who has the URL of a copy can download it. Repeat the command with --yes.', 'courant-desk'),
                number_format_i18n($transfer->remaining()),
            ));

            return false;
        }
        do {
            $before = $this->runner->readReport($transfer)->changedAt;
            $report = $this->runner->run($transfer, 5.0);
            $view = new FileTransfersView(0, $report, 0, $report);
            $printLine($view->progressText($report, $transfer->remaining()));
        } while ($report->state === TransferReport::RUNNING && $report->changedAt !== $before);
        foreach ($report->failures as $failure) {
            $printLine($view->failureText($failure));
        }

        return $report->state === TransferReport::DONE && $report->failed === 0;
    }
}
