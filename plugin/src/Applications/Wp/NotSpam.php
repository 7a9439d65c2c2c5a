<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\MailKind;
use RuntimeException;

/** A suspected application turns out to be none: it becomes a new one, and the mails that it would have caused go out (Rulings 14). */
final class NotSpam
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    /** @return bool whether it was suspected until now */
    public function mark(int $application): bool
    {
        return $this->parts->kernel->sql->transaction(function () use ($application): bool {
            // Another recruiter may press the same button: the second one waits here and finds it done.
            if (!$this->isSuspected($application)) {
                clean_post_cache($application);

                return false;
            }
            if (is_wp_error(wp_update_post(['ID' => $application, 'post_status' => ApplicationType::NEW], true))) {
                throw new RuntimeException('The application could not be moved out of suspected spam.');
            }
            delete_post_meta($application, 'courant_suspicions');
            if ($this->parts->settings->acknowledges()) {
                $this->parts->emails->enqueue($application, MailKind::Acknowledgement->value);
            }
            if ($this->parts->settings->notifies()) {
                $this->parts->emails->enqueue($application, MailKind::Notification->value);
            }

            return true;
        }, fn (): bool => !$this->isSuspected($application));
    }

    private function isSuspected(int $application): bool
    {
        $sql = $this->parts->kernel->sql;

        return $sql->value('SELECT post_status FROM %i WHERE ID = %d FOR UPDATE', $sql->core('posts'), $application) === ApplicationType::SUSPECTED;
    }
}
