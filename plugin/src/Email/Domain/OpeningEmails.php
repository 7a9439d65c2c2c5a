<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

use CourantDesk\Openings\Domain\Opening;

/** Composes the emails to the author of an opening about its closing. */
interface OpeningEmails
{
    /** Kinds of these emails in the queue. */
    public const CLOSING_SOON = 'closing_soon';
    public const CLOSED = 'closed';

    public function closingSoon(Opening $opening, string $recipient, string $editUrl): Email;

    public function closed(Opening $opening, string $recipient, string $editUrl): Email;
}
