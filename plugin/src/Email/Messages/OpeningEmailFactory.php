<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\OpeningEmails;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;

/** Composes the emails to the author of an opening. */
final class OpeningEmailFactory implements OpeningEmails
{
    public function __construct(private readonly FieldLabels $fieldLabels)
    {
    }

    public function closingSoon(Opening $opening, string $recipient, string $editUrl): Email
    {
        return $this->create(OpeningClosingEmail::ClosingSoon, $opening, $recipient, $editUrl);
    }

    public function closed(Opening $opening, string $recipient, string $editUrl): Email
    {
        return $this->create(OpeningClosingEmail::Closed, $opening, $recipient, $editUrl);
    }

    private function create(OpeningClosingEmail $message, Opening $opening, string $recipient, string $editUrl): Email
    {
        $closing = $opening->closing === null ? '' : $this->fieldLabels->closing($opening->closing);

        return new Email([$recipient], $message->subject($opening->title), $message->body($opening->title, $closing, $editUrl, $opening->url), ['Auto-Submitted: auto-generated']);
    }
}
