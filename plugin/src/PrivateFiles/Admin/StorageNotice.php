<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Http\StoreProbeController;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\FileRepository;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;

/**
 * Warns administrators on the plugin's screens that the store is inside the web root, or that it may belong to another
 * site. The first warning can be dismissed until its content changes.
 */
final class StorageNotice
{
    public const ACTION = 'courant_files_dismiss';
    private const DISMISSED = 'courant_dismissed_storage';

    public function __construct(
        private readonly FileLocations $locations,
        private readonly StoreOwnership $ownership,
        private readonly FileRepository $files,
    ) {
    }

    public function print(): void
    {
        $screen = get_current_screen();
        if (
            $screen === null
            || !str_contains($screen->id . $screen->post_type, 'awsm_job')
            || !current_user_can(Capabilities::SITE)
        ) {
            return;
        }
        $isOwnScreen = str_ends_with($screen->id, FilesScreen::PAGE_SLUG);
        // Counting would read the whole table of files.
        $status = $this->status(false);
        $status = $status->isExposed() && !$isOwnScreen ? $this->status() : $status;
        if ($status->ownership->needsDecision() && !$isOwnScreen) {
            wp_admin_notice(self::ownershipHtml($status), ['type' => 'error']);
        }
        if (
            $status->isExposed()
            && !$isOwnScreen
            && get_user_meta(get_current_user_id(), self::DISMISSED, true) !== $status->signature()
        ) {
            wp_admin_notice(
                self::locationHtml($status) . self::dismissButton(),
                ['type' => 'warning', 'paragraph_wrap' => false],
            );
        }
    }

    public function handleDismiss(): void
    {
        check_admin_referer(self::ACTION);
        if (Request::fromGlobals()->method() !== 'POST' || !current_user_can(Capabilities::SITE)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', [
                'response' => 403,
                'back_link' => true,
            ]);
        }
        update_user_meta(get_current_user_id(), self::DISMISSED, $this->status()->signature());
        $back = wp_get_referer();
        wp_safe_redirect($back === false ? FilesScreen::url() : $back);
        exit;
    }

    public function deleteDismissals(): void
    {
        delete_metadata('user', 0, self::DISMISSED, '', true);
    }

    public function status(bool $isCounting = true): StorageStatus
    {
        return new StorageStatus(
            $this->locations->configuredPath(),
            $this->locations->isInsideWebRoot(),
            StoreProbeController::reachedUrl($this->locations->configuredPath()),
            $this->ownership->lastState(),
            $isCounting ? $this->files->countPlain() : 0,
        );
    }

    private static function ownershipHtml(StorageStatus $status): string
    {
        return '<strong>' . esc_html(OwnershipMessages::title($status->ownership)) . '</strong> '
            . esc_html__('Nothing in their folder is changed or deleted until you decide. New applications are accepted.', 'courant-desk')
            . ' <a href="' . esc_url(FilesScreen::url()) . '">' . esc_html__('Decide now', 'courant-desk') . '</a>';
    }

    /** Returns paragraphs about the consequences of the location and how to change it. */
    public static function locationHtml(StorageStatus $status): string
    {
        $reached = $status->reachedUrl === '' ? '' : ' ' . sprintf(
            /* translators: %s: URL */
            esc_html__('A test file in it could be downloaded at %s.', 'courant-desk'),
            '<code>' . esc_html($status->reachedUrl) . '</code>'
        );

        return '<p><strong>'
            . esc_html__('Applicants’ files are stored in a folder that the web server publishes.', 'courant-desk')
            . '</strong>' . $reached . ' '
            . self::encryptionHtml($status) . '</p>'
            . '<p>' . sprintf(
                /* translators: 1: a line of PHP code, 2: wp-config.php */
                esc_html__('Create a folder outside the web root that the web server’s user can write to, and add this line to %2$s: %1$s. The files are then moved.', 'courant-desk'),
                '<code>define(\'COURANT_PRIVATE_DIR\', \'/var/lib/courant-private\');</code>',
                '<code>wp-config.php</code>'
            ) . '</p>';
    }

    /** Returns the text about what a downloaded file would reveal. */
    private static function encryptionHtml(StorageStatus $status): string
    {
        return $status->plainFiles === 0
            ? esc_html__('The files are encrypted, so a downloaded file cannot be read without this site’s key. Move the files out of the web root anyway.', 'courant-desk')
            : '<strong>' . esc_html(self::plainText($status->plainFiles)) . '</strong> '
                . esc_html__('Anyone who downloads a file can read it.', 'courant-desk');
    }

    public static function plainText(int $files): string
    {
        return sprintf(
            /* translators: %s: number of files */
            _n(
                '%s file is not encrypted yet; this is done in the background.',
                '%s files are not encrypted yet; this is done in the background.',
                $files,
                'courant-desk',
            ),
            number_format_i18n($files)
        );
    }

    private static function dismissButton(): string
    {
        return '<form method="post" action="' . esc_url(admin_url('admin-post.php'))
            . '"><p><input type="hidden" name="action" value="' . esc_attr(self::ACTION) . '">'
            . wp_nonce_field(self::ACTION, '_wpnonce', true, false)
            . '<a class="button" href="' . esc_url(FilesScreen::url()) . '">'
            . esc_html__('View file storage', 'courant-desk') . '</a> '
            . '<button class="button button-link">' . esc_html__('Dismiss until this changes', 'courant-desk')
            . '</button></p></form>';
    }
}
