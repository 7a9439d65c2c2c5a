<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\PrivateFiles\Storage\AttachmentImport;
use CourantDesk\PrivateFiles\Storage\AttachmentWriteBack;
use CourantDesk\PrivateFiles\Storage\FileTransfer;
use CourantDesk\PrivateFiles\Storage\TransferRunner;

/**
 * Prints cards on the "Applicants’ files" screen: moving the CVs of WP Job Openings into the private store, and writing
 * copies back for it. A click on the button transfers files for a few seconds; WP-Cron continues.
 */
final class FileTransfersCard
{
    public const IMPORT_ACTION = 'courant_files_import';
    public const WRITE_BACK_ACTION = 'courant_files_write_back';
    private const SCREEN_PATH = 'edit.php?post_type=awsm_job_openings&page=courant-files';
    private const MAX_SECONDS = 10.0;

    public function __construct(
        private readonly TransferRunner $runner,
        private readonly AttachmentImport $import,
        private readonly AttachmentWriteBack $writeBack,
        private readonly TemplateRenderer $template,
        private readonly DeactivationGuard $guard,
    ) {
    }

    public function handleImport(): void
    {
        $this->runTransfer(self::IMPORT_ACTION, $this->import);
    }

    public function handleWriteBack(): void
    {
        $this->runTransfer(self::WRITE_BACK_ACTION, $this->writeBack);
    }

    public function printCards(): void
    {
        $this->template->print('private-files/file-transfers', new FileTransfersView(
            $this->import->remaining(),
            $this->runner->readReport($this->import),
            $this->writeBack->remaining(),
            $this->runner->readReport($this->writeBack),
            $this->guard->deactivationUrl(),
        ));
    }

    private function runTransfer(string $action, FileTransfer $transfer): never
    {
        check_admin_referer($action);
        if (Request::fromGlobals()->method() !== 'POST' || !current_user_can(Capabilities::SITE)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', [
                'response' => 403,
                'back_link' => true,
            ]);
        }
        // Copies, which anyone can download, are written only after confirmation.
        if ($action !== self::WRITE_BACK_ACTION || Request::fromGlobals()->text('confirmed') === 'yes') {
            $this->runner->run($transfer, self::MAX_SECONDS);
        }
        wp_safe_redirect(admin_url(self::SCREEN_PATH) . '#' . $action);
        exit;
    }
}
