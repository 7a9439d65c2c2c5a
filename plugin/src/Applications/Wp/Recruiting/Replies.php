<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\Recruiting\MailTags;
use CourantDesk\Applications\Domain\Recruiting\Stage;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\Wp\Letter;
use CourantDesk\Applications\Wp\TableOutbox;
use CourantDesk\Kernel\Utf8;
use WP_User;

/** Mails that a recruiter writes to an applicant. They go through the outbox; the recipient is always the applicant. */
final class Replies
{
    public function __construct(
        private readonly TableOutbox $outbox,
        private readonly ReplyTemplates $templates,
        private readonly MailTags $tags,
    ) {
    }

    public function canBeSent(int $application): bool
    {
        return Validator::isEmail($this->recipient($application));
    }

    /** Queues what the recruiter wrote, word for word: tags were filled when the template was chosen. */
    public function send(int $application, string $subject, string $body, WP_User $sender): void
    {
        $this->queue($application, MailKind::Reply, $subject, $body, $sender);
    }

    /** The mail of a stage, if it has one. @return bool whether one was queued */
    public function tellStage(int $application, Stage $stage, WP_User $sender): bool
    {
        $template = $stage->mails ? $this->templates->find($stage->template) : null;
        if ($template === null || $template['content'] === '' || !$this->canBeSent($application)) {
            return false;
        }
        $tags = $this->tags->of($application);
        $this->queue($application, MailKind::Stage, strtr($template['subject'], $tags), strtr($template['content'], $tags), $sender);

        return true;
    }

    private function queue(int $application, MailKind $kind, string $subject, string $body, WP_User $sender): void
    {
        $headers = ['Content-Type: text/plain; charset=UTF-8'];
        if (Validator::isEmail($sender->user_email)) {
            $name = trim((string) preg_replace('/[^\p{L}\p{N}\p{M} .\'-]+/u', ' ', Utf8::line($sender->display_name)));
            $headers[] = 'Reply-To: ' . ($name === '' ? $sender->user_email : sprintf('"%s" <%s>', Utf8::cut($name, 80), $sender->user_email));
        }
        $this->outbox->queueLetter($application, $kind, new Letter(
            $this->recipient($application),
            Utf8::cut(Utf8::line($subject), 200),
            trim(str_replace(["\r\n", "\r"], "\n", Utf8::clean($body))) . "\n",
            $headers
        ), $sender->ID);
    }

    private function recipient(int $application): string
    {
        $email = get_post_meta($application, FormDefinition::EMAIL, true);

        return is_string($email) ? trim($email) : '';
    }
}
