<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Synchronizes the two stored closing values of an opening: the closing time of this plugin and the closing date of WP
 * Job Openings (`awsm_job_expiry`).
 *
 * Either value may be written at any time. `$agreed` is the closing time when both last matched, so a value that
 * differs from it has changed. If both have changed, the closing time takes precedence.
 */
final class ClosingDate
{
    private const END_OF_DAY = 'T23:59';

    private function __construct(
        /** `Y-m-d\TH:i` in the site's time zone, or '' for an opening without a closing date. */
        public readonly string $dateTime,
        /** `Y-m-d` or '': the date of WP Job Openings. */
        public readonly string $date,
    ) {
    }

    /**
     * @param string $dateTime stored closing time
     * @param bool   $hasClosingDate whether `awsm_set_exp_list` of WP Job Openings is set
     * @param string $date the value of `awsm_job_expiry`
     * @param string $agreed closing time when both last matched, or ''
     */
    public static function reconcile(string $dateTime, bool $hasClosingDate, string $date, string $agreed): self
    {
        $dateTime = self::normalizeDateTime($dateTime);
        $date = $hasClosingDate ? self::normalizeDate($date) : '';
        if ($dateTime !== self::normalizeDateTime($agreed) || substr($dateTime, 0, 10) === $date) {
            return self::fromString($dateTime);
        }

        return self::fromString($date === '' ? '' : $date . self::END_OF_DAY);
    }

    public static function fromString(string $dateTime): self
    {
        $dateTime = self::normalizeDateTime($dateTime);

        return new self($dateTime, substr($dateTime, 0, 10));
    }

    public static function fromDateTime(?DateTimeImmutable $moment, DateTimeZone $zone): self
    {
        return self::fromString($moment === null ? '' : $moment->setTimezone($zone)->format('Y-m-d\TH:i'));
    }

    /** Returns the time after which the opening is closed. 23:59 means the end of the day, 23:59:59. */
    public function toDateTime(DateTimeZone $zone): ?DateTimeImmutable
    {
        if ($this->dateTime === '') {
            return null;
        }
        $seconds = str_ends_with($this->dateTime, self::END_OF_DAY) ? ':59' : ':00';

        return new DateTimeImmutable($this->dateTime . $seconds, $zone);
    }

    /** Normalizes a time to the format of the `datetime-local` input and of the meta; '' when it is invalid. */
    public static function normalizeDateTime(string $raw): string
    {
        if (preg_match('/^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/', trim($raw), $matches) !== 1) {
            return '';
        }
        $date = self::normalizeDate($matches[1]);
        $time = $matches[2] ?? '23:59';

        return $date !== '' && preg_match('/^([01]\d|2[0-3]):[0-5]\d$/', $time) === 1 ? $date . 'T' . $time : '';
    }

    public static function normalizeDate(string $raw): string
    {
        $isDate = preg_match('/^(\d{4})-(\d{2})-(\d{2})$/', trim($raw), $match) === 1
            && checkdate((int) $match[2], (int) $match[3], (int) $match[1]);

        return $isDate ? trim($raw) : '';
    }
}
