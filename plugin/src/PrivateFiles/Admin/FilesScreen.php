<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;
use RuntimeException;

/** The screen "Applicants’ files": where they are stored, whose they are, and what other modules can do with them. */
final class FilesScreen
{
    public const PAGE = 'courant-files';
    public const DECIDE = 'courant_files_decide';
    public const RELEASE = 'courant_files_release';
    /** Fires at the end of the screen; modules print cards there. */
    public const CARDS = 'courant_desk_files_screen_cards';
    private const PARENT = 'edit.php?post_type=awsm_job_openings';

    public function __construct(
        private readonly Kernel $kernel,
        private readonly FileLocations $locations,
        private readonly StoreOwnership $ownership,
        private readonly StorageNotice $notice,
    ) {
    }

    public function register(): void
    {
        add_action('admin_menu', [$this, 'addPage'], 47);
        add_action('admin_post_' . self::DECIDE, [$this, 'decide']);
        add_action('admin_post_' . self::RELEASE, [$this, 'release']);
    }

    public static function url(): string
    {
        return admin_url(self::PARENT . '&page=' . self::PAGE);
    }

    public function addPage(): void
    {
        $title = __('Applicants’ files', 'courant-desk');
        $hook = add_submenu_page(self::PARENT, $title, $title, Capabilities::SITE, self::PAGE, [$this, 'print']);
        if (is_string($hook)) {
            // The browser tests whether it can download from the folder.
            add_action('admin_print_scripts-' . $hook, fn () => $this->kernel->assets->adminScript('health'));
        }
    }

    public function print(): void
    {
        try {
            // Compares marker and database now; everywhere else the last result is shown.
            $this->locations->needsDecision();
        } catch (RuntimeException $failure) {
            $this->kernel->log->error('private_files.screen', [], $failure);
        }
        $this->kernel->template->show('private-files/admin-files', new FilesView(
            $this->notice->status(),
            $this->locations->currentPath(),
            $this->locations->ownerUrl(),
            $this->ownership->keptBefore(),
            Request::current()->text('courant-done'),
        ));
    }

    public function decide(): void
    {
        $this->authorize(self::DECIDE);
        $decision = OwnershipDecision::tryFrom(Request::current()->text('decision'));
        if ($decision === null) {
            $this->redirect('choose');
        }
        $this->locations->decide($decision, $this->kernel->clock->now()->getTimestamp());
        $this->redirect('decided');
    }

    public function release(): void
    {
        $this->authorize(self::RELEASE);
        $this->ownership->releaseKeptFiles();
        $this->redirect('released');
    }

    private function authorize(string $action): void
    {
        check_admin_referer($action);
        if (Request::current()->method() !== 'POST' || !current_user_can(Capabilities::SITE)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', ['response' => 403, 'back_link' => true]);
        }
    }

    private function redirect(string $done): never
    {
        wp_safe_redirect(add_query_arg('courant-done', $done, self::url()));
        exit;
    }
}
