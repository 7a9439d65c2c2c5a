<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;

/** Determines the status of an opening when it is saved, and the notice that is shown. */
final class StatusDecision
{
    /** The opening was published after its closing time, so it is closed immediately. */
    public const ALREADY_CLOSED = 'closing.ended';

    /** Publishing was rejected, because the closing time has passed. */
    public const CLOSING_IN_PAST = 'closing.past';

    /** Scheduling was rejected, because the closing time is before the publishing time. */
    public const CLOSING_BEFORE_PUBLISHING = 'closing.before';

    private const OPEN_STATUSES = ['publish', 'private'];

    private function __construct(
        public readonly string $status,
        /** One of the codes above, or '' for no notice. */
        public readonly string $notice,
    ) {
    }

    /**
     * @param string                 $before    the stored status; '' or `auto-draft` for a new opening
     * @param DateTimeImmutable|null $publishes the publishing time, when it is in the future
     */
    public static function create(
        string $before,
        string $requested,
        ?DateTimeImmutable $closing,
        DateTimeImmutable $now,
        ?DateTimeImmutable $publishes = null,
    ): self {
        $scheduled = $requested === 'future' || ($requested === 'publish' && $publishes !== null && $publishes > $now);
        if ($closing !== null && $scheduled && $publishes !== null && $closing <= $publishes) {
            return new self(self::unpublishedStatus($before), self::CLOSING_BEFORE_PUBLISHING);
        }
        if ($scheduled || !in_array($requested, self::OPEN_STATUSES, true) || $closing === null || $now <= $closing) {
            return new self($requested, '');
        }
        if (in_array($before, self::OPEN_STATUSES, true)) {
            return new self('expired', self::ALREADY_CLOSED);
        }

        return new self(self::unpublishedStatus($before), self::CLOSING_IN_PAST);
    }

    /** Returns the status of an opening that cannot be published: a scheduled opening becomes pending. */
    private static function unpublishedStatus(string $before): string
    {
        return in_array($before, ['', 'new', 'auto-draft', 'future'], true) ? 'draft' : $before;
    }

    public function isRefusal(): bool
    {
        return $this->notice === self::CLOSING_IN_PAST || $this->notice === self::CLOSING_BEFORE_PUBLISHING;
    }
}
