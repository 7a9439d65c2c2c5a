<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

use DateTimeImmutable;
use DateTimeZone;

/**
 * What is stored of an opening's closing: our moment and the contract's date (Jobs contract 1.3), kept in step.
 *
 * Either side may be written by anybody at any time. `$agreed` is our moment as it was when both last agreed, so
 * whichever side has left it is the one that changed; when both did, our moment wins.
 */
final class ClosingRecord
{
    private const LAST_MINUTE = 'T23:59';

    private function __construct(
        /** `Y-m-d\TH:i` in the site's time zone, or '' for an opening that does not close. */
        public readonly string $at,
        /** `Y-m-d` or '': the contract's date. */
        public readonly string $date,
    ) {
    }

    /**
     * @param string $at     our stored moment
     * @param bool   $listed whether the contract's `awsm_set_exp_list` is set
     * @param string $date   the contract's `awsm_job_expiry`
     * @param string $agreed our moment when both last agreed, or ''
     */
    public static function reconcile(string $at, bool $listed, string $date, string $agreed): self
    {
        $at = self::cleanMoment($at);
        $date = $listed ? self::cleanDate($date) : '';
        if ($at !== self::cleanMoment($agreed) || substr($at, 0, 10) === $date) {
            return self::at($at);
        }

        return self::at($date === '' ? '' : $date . self::LAST_MINUTE);
    }

    public static function at(string $at): self
    {
        $at = self::cleanMoment($at);

        return new self($at, substr($at, 0, 10));
    }

    public static function of(?DateTimeImmutable $moment, DateTimeZone $zone): self
    {
        return self::at($moment === null ? '' : $moment->setTimezone($zone)->format('Y-m-d\TH:i'));
    }

    /** The moment after which it is closed. The last minute of a day lasts to its last second. */
    public function moment(DateTimeZone $zone): ?DateTimeImmutable
    {
        if ($this->at === '') {
            return null;
        }
        $seconds = str_ends_with($this->at, self::LAST_MINUTE) ? ':59' : ':00';

        return new DateTimeImmutable($this->at . $seconds, $zone);
    }

    /** A moment as the field `datetime-local` and our meta have it; '' when it is none. */
    public static function cleanMoment(string $raw): string
    {
        if (preg_match('/^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/', trim($raw), $parts) !== 1) {
            return '';
        }
        $date = self::cleanDate($parts[1]);
        $time = $parts[2] ?? '23:59';

        return $date !== '' && preg_match('/^([01]\d|2[0-3]):[0-5]\d$/', $time) === 1 ? $date . 'T' . $time : '';
    }

    public static function cleanDate(string $raw): string
    {
        $parts = array_map('intval', explode('-', trim($raw)));
        $wellFormed = preg_match('/^\d{4}-\d{2}-\d{2}$/', trim($raw)) === 1;

        return $wellFormed && checkdate($parts[1], $parts[2], $parts[0]) ? trim($raw) : '';
    }
}
