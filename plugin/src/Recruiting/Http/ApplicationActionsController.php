<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Recruiting\RecruitingFactory;

/** Handles the action buttons for an application: POST to admin-post.php with nonce and capability check. */
final class ApplicationActionsController
{
    public const READ_ACTION = 'courant_application_read';
    public const UNREAD_ACTION = 'courant_application_unread';
    public const RESEND_ACTION = 'courant_application_resend';
    public const NOT_SPAM_ACTION = 'courant_application_not_spam';
    public const ACTIONS = [self::READ_ACTION, self::UNREAD_ACTION, self::RESEND_ACTION, self::NOT_SPAM_ACTION];

    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    /** Handles the request for the action in the name of the current hook, which is one of ACTIONS. */
    public function handle(): void
    {
        $action = substr((string) current_action(), strlen('admin_post_'));
        $id = $this->authorizedApplication($action);
        match ($action) {
            self::READ_ACTION => $this->markRead($id),
            self::UNREAD_ACTION => $this->markUnread($id),
            self::RESEND_ACTION => $this->resendEmail($id),
            default => $this->markNotSpam($id),
        };
        wp_safe_redirect($this->redirectUrl($action, $id));
        exit;
    }

    public function markRead(int $application): void
    {
        $this->setViewed($application, '1');
    }

    public function markUnread(int $application): void
    {
        $this->setViewed($application, '0');
    }

    public function resendEmail(int $application): void
    {
        $email = Request::fromGlobals()->int('mail');
        $own = array_map(
            static fn (QueuedEmail $queued): int => $queued->id,
            $this->factory->emailQueue->findByApplication($application),
        );
        if (in_array($email, $own, true)) {
            $this->factory->emailQueue->requeue($email);
        }
    }

    public function markNotSpam(int $application): void
    {
        $this->factory->applications->markNotSpam($application);
    }

    private function setViewed(int $application, string $viewed): void
    {
        update_post_meta($application, 'awsm_application_viewed', $viewed);
        $this->factory->applications->recountUnread();
    }

    private function authorizedApplication(string $action): int
    {
        if (Request::fromGlobals()->method() !== 'POST') {
            wp_die(
                esc_html__('This action cannot be opened as a link. Use the button on the screen.', 'courant-desk'),
                '',
                ['response' => 405, 'back_link' => true],
            );
        }
        $id = Request::fromGlobals()->int('application');
        check_admin_referer("$action-$id");
        if (get_post_type($id) !== PostTypes::APPLICATION || !current_user_can('edit_post', $id)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', ['response' => 403]);
        }

        return $id;
    }

    private function redirectUrl(string $action, int $id): string
    {
        return $action === self::UNREAD_ACTION
            ? admin_url('edit.php?post_type=' . PostTypes::APPLICATION)
            : admin_url("post.php?post=$id&action=edit");
    }
}
