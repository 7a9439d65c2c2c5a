<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\EmailState;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostTypes;
use WP_Post;

/**
 * Cancels the scheduled replies of an application that is moved to the trash. They remain in its list of emails, so
 * that a recruiter can send them after the application was restored.
 */
final class ScheduledReplyCancellation
{
    public function __construct(
        private readonly EmailQueue $emails,
        private readonly ApplicationEditor $editor,
        private readonly Clock $clock,
    ) {
    }

    /** @param mixed $post null if another process has deleted the post */
    public function cancelOnTrash(string $new, string $old, mixed $post): void
    {
        if (
            $new !== 'trash' || $old === 'trash'
            || !$post instanceof WP_Post || $post->post_type !== PostTypes::APPLICATION
        ) {
            return;
        }
        $scheduled = array_filter($this->emails->findByApplication($post->ID), $this->isScheduled(...));
        if ($scheduled !== []) {
            $this->editor->withLock($post->ID, fn () => $this->cancel($post->ID, $scheduled));
        }
    }

    public function isScheduled(QueuedEmail $email): bool
    {
        return $email->state === EmailState::Queued
            && $email->attempts === 0
            && $email->kind === ApplicationEmailKind::Reply->value
            && $email->nextAt > $this->clock->now()->getTimestamp();
    }

    /** @param array<int, QueuedEmail> $scheduled */
    private function cancel(int $application, array $scheduled): void
    {
        foreach ($scheduled as $email) {
            if ($this->emails->cancel($email->id, isKept: true)) {
                $this->editor->logActivity($application, get_current_user_id(), [
                    'canceled_email' => $email->subject,
                ]);
            }
        }
    }
}
