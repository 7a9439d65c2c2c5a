<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Storage\FileTransfer;
use CourantDesk\Applications\View\FileTransfersView;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Request;

/**
 * Cards on the screen "Applicants’ files": moving the CVs of WP Job Openings into the private store, and writing copies
 * back for it. A press of the button works for a few seconds; WP-Cron continues.
 */
final class FileTransfersCard
{
    public const IMPORT = 'courant_files_import';
    public const WRITE_BACK = 'courant_files_write_back';
    private const SCREEN = 'edit.php?post_type=awsm_job_openings&page=courant-files';
    private const SECONDS = 10.0;

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function register(): void
    {
        add_action('courant_desk_files_screen_cards', [$this, 'print']);
        add_action('admin_post_' . self::IMPORT, fn () => $this->run(self::IMPORT, $this->parts->adoptedTransfer()));
        add_action('admin_post_' . self::WRITE_BACK, fn () => $this->run(self::WRITE_BACK, $this->parts->writeBack()));
    }

    public function print(): void
    {
        $runner = $this->parts->transfers();
        $import = $this->parts->adoptedTransfer();
        $writeBack = $this->parts->writeBack();
        $this->parts->kernel->template->show('applications/admin-file-transfers', new FileTransfersView(
            $import->remaining(),
            $runner->report($import),
            $writeBack->remaining(),
            $runner->report($writeBack),
        ));
    }

    private function run(string $action, FileTransfer $transfer): never
    {
        check_admin_referer($action);
        if (Request::current()->method() !== 'POST' || !current_user_can(Capabilities::SITE)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', ['response' => 403, 'back_link' => true]);
        }
        // Copies that anybody may download are only written on purpose.
        if ($action !== self::WRITE_BACK || Request::current()->text('confirmed') === 'yes') {
            $this->parts->transfers()->run($transfer, self::SECONDS);
        }
        wp_safe_redirect(admin_url(self::SCREEN) . '#' . $action);
        exit;
    }
}
