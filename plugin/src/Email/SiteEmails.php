<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use Closure;
use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Domain\EmailTags;
use CourantDesk\Email\Domain\SiteEmailMessage;
use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Email\Messages\HealthAlert;
use CourantDesk\Email\Messages\OpeningClosed;
use CourantDesk\Email\Messages\OpeningClosingSoon;
use CourantDesk\Email\Messages\WeeklySummary;
use CourantDesk\Kernel\Clock;
use CourantDesk\Openings\Domain\FieldLabels;

/** Lists the emails that belong to no application, and enqueues them (docs/how-to/email.md). */
final class SiteEmails implements SiteEmailQueue
{
    private const KIND_PATTERN = '/^[a-z][a-z0-9_]{0,19}$/D';

    /** @param Closure(): array<string, string> $weeklySummaryTags returns the values of a weekly summary sent now */
    public function __construct(
        private readonly EmailQueue $queue,
        private readonly FieldLabels $fieldLabels,
        private readonly Clock $clock,
        private readonly Closure $weeklySummaryTags,
    ) {
    }

    /** @return array<string, SiteEmailMessage> by kind, in the order of the preview */
    public function all(): array
    {
        $messages = [
            new OpeningClosingSoon($this->clock, $this->fieldLabels),
            new OpeningClosed($this->clock, $this->fieldLabels),
            new WeeklySummary($this->weeklySummaryTags),
            new HealthAlert(),
        ];
        /**
         * Filters the emails that belong to no application. Each appears in the preview; the action
         * `courant_desk_enqueue_site_email` sends it.
         *
         * @since 0.1.0
         *
         * @param list<SiteEmailMessage> $messages of two with the same kind, the later one is used
         */
        $filtered = apply_filters('courant_desk_site_emails', $messages);
        $byKind = [];
        foreach (is_array($filtered) ? $filtered : $messages as $message) {
            if ($message instanceof SiteEmailMessage && preg_match(self::KIND_PATTERN, $message->kind()) === 1) {
                $byKind[$message->kind()] = $message;
            }
        }

        return $byKind;
    }

    public function find(string $kind): ?SiteEmailMessage
    {
        return $this->all()[$kind] ?? null;
    }

    public function enqueue(string $kind, array $recipients, array $tags): void
    {
        $message = $this->find($kind);
        if ($message === null || $recipients === []) {
            return;
        }
        $values = new EmailTags($tags);
        $this->queue->enqueueEmail($kind, new Email(
            $recipients,
            $values->fill($message->subject()),
            $values->fill($message->text()),
            $message->isAutomatic() ? ['Auto-Submitted: auto-generated'] : [],
        ));
    }
}
