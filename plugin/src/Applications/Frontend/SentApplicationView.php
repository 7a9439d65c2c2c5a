<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

/** View model of an application that was just sent without JavaScript. Plain text, not escaped. */
final class SentApplicationView
{
    /**
     * @param list<string> $messages the first one has the reference number
     * @param string       $email    address of the applicant; '' for any other visitor
     */
    public function __construct(public readonly array $messages, public readonly string $email)
    {
    }
}
