<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Queues the emails that belong to no application. */
interface SiteEmailQueue
{
    public const CLOSING_SOON = 'closing_soon';
    public const CLOSED = 'closed';
    public const WEEKLY_SUMMARY = 'digest';
    public const HEALTH_ALERT = 'health';

    /**
     * Composes an email now and enqueues it; nothing when the kind is unknown or there is no recipient.
     *
     * @param list<string>          $recipients email addresses
     * @param array<string, string> $tags       values by tag with braces
     */
    public function enqueue(string $kind, array $recipients, array $tags): void;
}
