<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Holds the result of sending one email through the mail server. */
final class DeliveryResult
{
    /**
     * @param bool $isSent true when the mail server accepted it for every recipient
     * @param list<string> $acceptedRecipients addresses for which it was accepted although it was rejected for others,
     *     in lower case
     * @param bool $isServerDown true when the connection failed, was closed or timed out, so that the next email would
     *     fail too
     * @param string $error a code such as `wp_mail_failed`, or ''
     */
    public function __construct(
        public readonly bool $isSent,
        public readonly array $acceptedRecipients = [],
        public readonly bool $isServerDown = false,
        public readonly string $error = '',
    ) {
    }
}
