<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\MailKind;

/** A suspected application turns out to be none: it becomes a new one, and the mails that it would have caused go out (Rulings 14). */
final class NotSpam
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    /** @return bool whether it was suspected until now */
    public function mark(int $application): bool
    {
        if (get_post_status($application) !== ApplicationType::SUSPECTED) {
            return false;
        }
        $this->parts->kernel->sql->transaction(function () use ($application): void {
            wp_update_post(['ID' => $application, 'post_status' => ApplicationType::NEW]);
            delete_post_meta($application, 'courant_suspicions');
            if ($this->parts->settings->acknowledges()) {
                $this->parts->emails->enqueue($application, MailKind::Acknowledgement->value);
            }
            if ($this->parts->settings->notifies()) {
                $this->parts->emails->enqueue($application, MailKind::Notification->value);
            }
        });

        return true;
    }
}
