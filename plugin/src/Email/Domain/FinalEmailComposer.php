<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Composes emails about an application immediately, when its data are deleted before the worker runs. */
interface FinalEmailComposer
{
    /**
     * Composes an email with its final text, in the language of its recipient, for EmailQueue::enqueueEmail().
     *
     * @return Email|null null when the kind is unknown, or there is no recipient or no content
     */
    public function composeFinal(int $application, string $kind): ?Email;
}
