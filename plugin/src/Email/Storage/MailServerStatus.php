<?php

declare(strict_types=1);

namespace CourantDesk\Email\Storage;

use CourantDesk\Kernel\Clock;

/**
 * Pauses sending when the mail server does not respond, because cron may use the only PHP worker of a site. After each
 * failed connection the pause and the timeout of the next connection increase.
 */
final class MailServerStatus
{
    private const OPTION = 'courant_mail_server';

    /** Timeout until the server is ready for an email, by the number of failures, in seconds. */
    private const CONNECT_SECONDS = [2, 5, 10];

    /** Pause after the first, second, and each further failure, in seconds. */
    private const PAUSE_SECONDS = [60, 300, 900];

    /** Time after which a slow server gets the shortest timeout again, in seconds. */
    private const MAX_AGE_SECONDS = 86400;

    public function __construct(private readonly Clock $clock)
    {
    }

    public function isPaused(): bool
    {
        $pausedUntil = $this->read()['until'];

        // If the clock was set back, emails must not be paused forever.
        return $pausedUntil > $this->now() && $pausedUntil <= $this->now() + max(self::PAUSE_SECONDS);
    }

    public function connectTimeoutSeconds(): int
    {
        return self::CONNECT_SECONDS[min($this->read()['slow'], count(self::CONNECT_SECONDS) - 1)];
    }

    public function recordFailure(): void
    {
        ['failures' => $failures, 'slow' => $slow] = $this->read();
        $pause = self::PAUSE_SECONDS[min($failures, count(self::PAUSE_SECONDS) - 1)];
        $this->write([
            'failures' => $failures + 1, 'slow' => $slow + 1, 'until' => $this->now() + $pause,
            'changed' => $this->now(),
        ]);
    }

    /** Resets the failures but keeps the timeout that the server needed. */
    public function recordSuccess(): void
    {
        $known = $this->read();
        if ($known['failures'] > 0) {
            $this->write(['failures' => 0, 'until' => 0] + $known);
        }
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    /** @return array{failures: int, slow: int, until: int, changed: int} */
    private function read(): array
    {
        $stored = get_option(self::OPTION, []);
        $number = static fn (string $key): int => is_array($stored) && is_int($stored[$key] ?? null)
            ? $stored[$key]
            : 0;
        $changed = $number('changed');
        $isOld = $changed < $this->now() - self::MAX_AGE_SECONDS;

        return [
            'failures' => $isOld ? 0 : $number('failures'), 'slow' => $isOld ? 0 : $number('slow'),
            'until' => $number('until'), 'changed' => $changed,
        ];
    }

    /** @param array{failures: int, slow: int, until: int, changed: int} $status */
    private function write(array $status): void
    {
        update_option(self::OPTION, $status, false);
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }
}
