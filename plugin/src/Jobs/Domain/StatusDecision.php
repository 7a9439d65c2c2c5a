<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

use DateTimeImmutable;

/** Which status an opening gets when somebody saves it, and what that person must be told. */
final class StatusDecision
{
    /** Published, but it ended before: it is closed at once. */
    public const ENDED = 'closing.ended';

    /** Publishing was refused, because it would be over already. */
    public const PAST = 'closing.past';

    /** Scheduling was refused, because it would be over before it begins. */
    public const BEFORE = 'closing.before';

    private const OPEN = ['publish', 'private'];

    private function __construct(
        public readonly string $status,
        /** One of the codes above, or '' when all went as wanted. */
        public readonly string $notice,
    ) {
    }

    /**
     * @param string                 $before    the stored status; '' or `auto-draft` for a new opening
     * @param DateTimeImmutable|null $publishes when it shall be published, where that is still to come
     */
    public static function make(
        string $before,
        string $wanted,
        ?DateTimeImmutable $closing,
        DateTimeImmutable $now,
        ?DateTimeImmutable $publishes = null,
    ): self {
        $scheduled = $wanted === 'future' || ($wanted === 'publish' && $publishes !== null && $publishes > $now);
        if ($closing !== null && $scheduled && $publishes !== null && $closing <= $publishes) {
            return new self(self::kept($before), self::BEFORE);
        }
        if ($scheduled || !in_array($wanted, self::OPEN, true) || $closing === null || $now <= $closing) {
            return new self($wanted, '');
        }
        if (in_array($before, self::OPEN, true)) {
            return new self('expired', self::ENDED);
        }

        return new self(self::kept($before), self::PAST);
    }

    /** The status of one that is not published: what was scheduled before waits again for somebody to decide. */
    private static function kept(string $before): string
    {
        return in_array($before, ['', 'new', 'auto-draft', 'future'], true) ? 'draft' : $before;
    }

    public function isRefusal(): bool
    {
        return $this->notice === self::PAST || $this->notice === self::BEFORE;
    }
}
