<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailTemplate;
use CourantDesk\Applications\Domain\Recruiting\Stage;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Applications\Wp\ApplicationTags;
use CourantDesk\Email\Domain\EmailQueue;
use WP_Post;

/** Mails to an applicant that a recruiter or a stage causes. They go through the email queue; the recipient is always the applicant. */
final class Replies
{
    public function __construct(
        private readonly EmailQueue $emails,
        private readonly ReplyTemplates $templates,
        private readonly ApplicationTags $tags,
    ) {
    }

    public function canBeSent(int $application): bool
    {
        $email = get_post_meta($application, FormDefinition::EMAIL, true);

        return is_string($email) && Validator::isEmail(trim($email));
    }

    /** @return array<string, string> tag => what stands for it when a template is chosen */
    public function tags(WP_Post $application): array
    {
        return $this->tags->forApplicant($application)->with(['{recruiter}' => wp_get_current_user()->display_name])->values();
    }

    /** Queues what the recruiter wrote, word for word: tags were filled when the template was chosen. */
    public function send(int $application, string $subject, string $body, int $author): void
    {
        $this->emails->enqueueText($application, MailKind::Reply->value, MailTemplate::line($subject), $body, $author);
    }

    /** Queues the mail of a stage, if it has one. */
    public function tellStage(int $application, Stage $stage, int $author): bool
    {
        $template = $stage->mails ? $this->templates->find($stage->template) : null;
        $post = get_post($application);
        if ($template === null || trim($template['content']) === '' || !$post instanceof WP_Post || !$this->canBeSent($application)) {
            return false;
        }
        $tags = $this->tags->forApplicant($post)->with(['{recruiter}' => get_the_author_meta('display_name', $author)]);
        $text = (new MailTemplate($template['subject'], $template['content']))->fill($tags);
        $this->emails->enqueueText($application, MailKind::Stage->value, MailTemplate::line($text->subject), $text->body, $author);

        return true;
    }
}
