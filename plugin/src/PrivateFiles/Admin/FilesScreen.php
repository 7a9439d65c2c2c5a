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

/** Adds the "Applicants’ files" screen: storage location, ownership, and cards of other modules. */
final class FilesScreen
{
    public const PAGE_SLUG = 'courant-files';
    public const DECIDE_ACTION = 'courant_files_decide';
    public const RELEASE_ACTION = 'courant_files_release';
    /** Action at the end of the screen, on which modules print cards. */
    public const CARDS_HOOK = 'courant_desk_files_screen_cards';
    private const PARENT = 'edit.php?post_type=awsm_job_openings';

    public function __construct(
        private readonly Kernel $kernel,
        private readonly FileLocations $locations,
        private readonly StoreOwnership $ownership,
        private readonly StorageNotice $notice,
    ) {
    }

    public static function url(): string
    {
        return admin_url(self::PARENT . '&page=' . self::PAGE_SLUG);
    }

    public function addPage(): void
    {
        $title = __('Applicants’ files', 'courant-desk');
        $hook = add_submenu_page(self::PARENT, $title, $title, Capabilities::SITE, self::PAGE_SLUG, [$this, 'print']);
        if (is_string($hook)) {
            // The browser tests whether it can download a file from the folder.
            add_action('admin_print_scripts-' . $hook, fn () => $this->kernel->assets->enqueueAdminScript(
                'private-files'
            ));
        }
    }

    public function print(): void
    {
        try {
            // Compares the marker with the database; other screens show the result of the last comparison.
            $this->locations->needsDecision();
        } catch (RuntimeException $failure) {
            $this->kernel->log->error('private_files.screen', [], $failure);
        }
        $this->kernel->template->print('private-files/screen', new FilesView(
            $this->notice->status(),
            $this->locations->currentPath(),
            $this->locations->ownerUrl(),
            $this->ownership->keptBefore(),
            Request::fromGlobals()->text('courant-done'),
        ));
    }

    public function handleDecision(): void
    {
        $this->authorize(self::DECIDE_ACTION);
        $decision = OwnershipDecision::tryFrom(Request::fromGlobals()->text('decision'));
        if ($decision === null) {
            $this->redirect('choose');
        }
        $this->locations->decide($decision, $this->kernel->clock->now()->getTimestamp());
        $this->redirect('decided');
    }

    public function handleRelease(): void
    {
        $this->authorize(self::RELEASE_ACTION);
        $this->ownership->releaseRetainedFiles();
        $this->redirect('released');
    }

    private function authorize(string $action): void
    {
        check_admin_referer($action);
        if (Request::fromGlobals()->method() !== 'POST' || !current_user_can(Capabilities::SITE)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', [
                'response' => 403,
                'back_link' => true,
            ]);
        }
    }

    private function redirect(string $done): never
    {
        wp_safe_redirect(add_query_arg('courant-done', $done, self::url()));
        exit;
    }
}
