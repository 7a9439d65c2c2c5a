<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** The result of sending one email through the mail server. */
final class DeliveryResult
{
    /**
     * @param bool         $isSent         true when it was taken for every recipient
     * @param list<string> $acceptedRecipients addresses for which it was taken although it was refused for others, in
     *     lower case
     * @param bool $isServerDown true when there was no connection, or it broke off or timed out: the next email would
     *     fare alike
     * @param string       $error          a code such as `wp_mail_failed`; ''
     */
    public function __construct(
        public readonly bool $isSent,
        public readonly array $acceptedRecipients = [],
        public readonly bool $isServerDown = false,
        public readonly string $error = '',
    ) {
    }
}
