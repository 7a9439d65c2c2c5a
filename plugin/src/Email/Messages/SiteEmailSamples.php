<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\EmailSample;
use CourantDesk\Email\Domain\EmailSampleProvider;
use CourantDesk\Email\Domain\EmailTags;
use CourantDesk\Email\Domain\SiteEmailMessage;
use CourantDesk\Email\SiteEmails;

/** Provides samples of the emails that belong to no application. */
final class SiteEmailSamples implements EmailSampleProvider
{
    public function __construct(private readonly SiteEmails $messages)
    {
    }

    public function titles(): array
    {
        return array_map(static fn (SiteEmailMessage $message): string => $message->label(), $this->messages->all());
    }

    public function findSample(string $id, array $changes): ?EmailSample
    {
        $message = $this->messages->find($id);
        if ($message === null) {
            return null;
        }
        $tags = new EmailTags($message->sampleTags());

        return new EmailSample($tags->fill($message->subject()), $tags->fill($message->text()));
    }
}
