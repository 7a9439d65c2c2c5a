<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\NotSpam;
use CourantDesk\Applications\Wp\UnreadCounter;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\Request;

/** What a recruiter does to an application by a button: POST to admin-post.php with nonce and capability. */
final class ApplicationActions
{
    public const READ = 'courant_application_read';
    public const UNREAD = 'courant_application_unread';
    public const RESEND = 'courant_application_resend';
    public const NOT_SPAM = 'courant_application_not_spam';

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        $actions = [
            self::READ => $this->read(...),
            self::UNREAD => $this->unread(...),
            self::RESEND => $this->resend(...),
            self::NOT_SPAM => $this->notSpam(...),
        ];
        foreach ($actions as $action => $work) {
            add_action('admin_post_' . $action, function () use ($action, $work): void {
                $id = $this->allowed($action);
                $work($id);
                wp_safe_redirect($this->back($action, $id));
                exit;
            });
        }
    }

    public function read(int $application): void
    {
        $this->mark($application, '1');
    }

    public function unread(int $application): void
    {
        $this->mark($application, '0');
    }

    public function resend(int $application): void
    {
        $mail = Request::current()->int('mail');
        $own = array_map(static fn (QueuedEmail $queued): int => $queued->id, $this->parts->emails->findByApplication($application));
        if (in_array($mail, $own, true)) {
            $this->parts->emails->requeue($mail);
        }
    }

    public function notSpam(int $application): void
    {
        (new NotSpam($this->parts))->mark($application);
    }

    private function mark(int $application, string $viewed): void
    {
        update_post_meta($application, 'awsm_application_viewed', $viewed);
        (new UnreadCounter($this->parts->kernel->sql))->recount();
    }

    private function allowed(string $action): int
    {
        if (Request::current()->method() !== 'POST') {
            wp_die(esc_html__('This needs a button, not a link.', 'courant-desk'), '', ['response' => 405, 'back_link' => true]);
        }
        $id = Request::current()->int('application');
        check_admin_referer("$action-$id");
        if (get_post_type($id) !== ApplicationType::NAME || !current_user_can('edit_post', $id)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', ['response' => 403]);
        }

        return $id;
    }

    private function back(string $action, int $id): string
    {
        return $action === self::UNREAD
            ? admin_url('edit.php?post_type=' . ApplicationType::NAME)
            : admin_url("post.php?post=$id&action=edit");
    }
}
