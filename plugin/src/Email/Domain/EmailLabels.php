<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Returns labels of emails for recruiters. */
interface EmailLabels
{
    public function stateLabel(EmailState $state): string;

    /**
     * Returns the label of a kind of email.
     *
     * @param string $kind kind of an email in the queue; an unknown kind is returned unchanged
     */
    public function labelOfKind(string $kind): string;
}
