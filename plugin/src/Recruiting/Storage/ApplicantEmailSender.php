<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\ApplicationEmailTags;
use CourantDesk\Email\Domain\EmailContent;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\Recruiting\Domain\Stage;
use WP_Post;

/**
 * Enqueues emails to an applicant that are triggered by a recruiter or a stage. The recipient is always the
 * applicant.
 */
final class ApplicantEmailSender
{
    public function __construct(
        private readonly EmailQueue $emails,
        private readonly ReplyTemplateRepository $templates,
        private readonly ApplicationEmailTags $tags,
        private readonly ReplyAttachments $attachments,
        private readonly Sql $sql,
    ) {
    }

    public function canBeSent(int $application): bool
    {
        $email = get_post_meta($application, FormDefinition::EMAIL, true);

        return is_string($email) && FormInputValidator::isEmail(trim($email));
    }

    /** @return array<string, string> tag => value that replaces it when a template is chosen */
    public function findTagValues(WP_Post $application): array
    {
        return $this->tags->forApplicant($application->ID)->withValues(
            ['{recruiter}' => wp_get_current_user()->display_name]
        )->values();
    }

    /**
     * Enqueues the recruiter's message unchanged: tags were replaced when the template was chosen.
     *
     * @param int              $sendAt Unix time before which it is not sent; 0 to send it soon
     * @param list<StoredFile> $files  attachments, which belong to the application
     */
    public function enqueueReply(
        int $application,
        string $subject,
        string $body,
        int $author,
        int $sendAt = 0,
        array $files = [],
    ): void {
        $this->sql->transaction(function () use ($application, $subject, $body, $author, $sendAt, $files): void {
            $email = $this->emails->enqueueText(
                $application,
                ApplicationEmailKind::Reply->value,
                EmailContent::singleLine($subject),
                $body,
                $author,
                sendAt: $sendAt,
            );
            $this->attachments->attach($email, $application, $files);
        });
    }

    /**
     * Cancels a scheduled email.
     *
     * @return bool false when it is being sent, was sent or does not exist
     */
    public function cancel(int $email): bool
    {
        return $this->sql->transaction(function () use ($email): bool {
            $isCanceled = $this->emails->cancel($email);
            if ($isCanceled) {
                $this->attachments->detach($email);
            }

            return $isCanceled;
        });
    }

    /** Enqueues the email of a stage, if the stage has one. */
    public function enqueueStageEmail(int $application, Stage $stage, int $author): bool
    {
        $template = $stage->sendsEmail ? $this->templates->find($stage->templateKey) : null;
        $post = get_post($application);
        if (
            $template === null
            || trim($template['content']) === ''
            || !$post instanceof WP_Post
            || !$this->canBeSent($application)
        ) {
            return false;
        }
        $tags = $this->tags->forApplicant($post->ID)->withValues(
            ['{recruiter}' => get_the_author_meta('display_name', $author)]
        );
        $text = (new EmailContent($template['subject'], $template['content']))->fill($tags);
        $this->emails->enqueueText(
            $application,
            ApplicationEmailKind::Stage->value,
            EmailContent::singleLine($text->subject),
            $text->body,
            $author,
        );

        return true;
    }
}
