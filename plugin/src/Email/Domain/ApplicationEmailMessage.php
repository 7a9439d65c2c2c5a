<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/**
 * Declares an email about an application: its recipient, subject, text and tags. Preview, settings, queue and the list
 * of an application's emails read this declaration (docs/how-to/email.md).
 *
 * The text is `{tags}` and plain text. It is read from the settings, else from text(), else from the template
 * `email/application-<kind>`.
 */
abstract class ApplicationEmailMessage
{
    /** Returns the name in the queue: at most 20 lowercase letters, digits and underscores, beginning with a letter. */
    abstract public function kind(): string;

    /** Returns the translated label for recruiters, such as `To HR: withdrawn`. */
    abstract public function label(): string;

    /** Returns whether the applicant receives it; otherwise HR does. */
    public function isForApplicant(): bool
    {
        return true;
    }

    /**
     * Returns whether the recipient is a user, whose address was stored when the email was enqueued. It is sent only
     * while the user may read the application.
     */
    public function isForUser(): bool
    {
        return false;
    }

    /**
     * Returns whether tags may contain what the applicant typed. In an email to an applicant they may only when the
     * applicant requested it through a link that was sent to that address, because a form accepts the address of any
     * person.
     */
    public function hasTypedText(): bool
    {
        return !$this->isForApplicant();
    }

    /** Returns whether subject and text are stored in the queue when the email is enqueued. */
    public function hasStoredText(): bool
    {
        return false;
    }

    /** Returns whether no person wrote the email; sets the header Auto-Submitted. */
    public function isAutomatic(): bool
    {
        return true;
    }

    /** Returns the translated title of its two settings, subject and text; '' when it has none. */
    public function settingsTitle(): string
    {
        return '';
    }

    /** Returns the subject and text from the settings of another module; null when the email settings contain them. */
    public function storedContent(AutomaticEmailTexts $settings): ?EmailContent
    {
        return null;
    }

    /** Returns the translated default subject, with `{tags}`. */
    public function subject(): string
    {
        return '';
    }

    /** Returns the translated default text, with `{tags}`; '' when the template contains it. */
    public function text(): string
    {
        return '';
    }
}
