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

    private const OPEN = ['publish', 'private'];

    private function __construct(
        public readonly string $status,
        /** One of the codes above, or '' when all went as wanted. */
        public readonly string $notice,
    ) {
    }

    /** @param string $before the stored status; '' or `auto-draft` for a new opening */
    public static function make(string $before, string $wanted, ?DateTimeImmutable $closing, DateTimeImmutable $now): self
    {
        if (!in_array($wanted, self::OPEN, true) || $closing === null || $now <= $closing) {
            return new self($wanted, '');
        }
        if (in_array($before, self::OPEN, true)) {
            return new self('expired', self::ENDED);
        }

        return new self(in_array($before, ['', 'new', 'auto-draft'], true) ? 'draft' : $before, self::PAST);
    }

    public function isRefusal(): bool
    {
        return $this->notice === self::PAST;
    }
}
