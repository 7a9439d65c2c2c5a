<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use DateTimeImmutable;

/**
 * Formats the number of days until an opening closes, in calendar days of the site's time zone. The text changes at
 * most once a day, when `ClosingDayChange` purges the cached pages that contain it.
 *
 * @see docs/features/openings.md#days-until-closing
 */
final class DaysLeft
{
    /** Maximum number of days, on pages and in lists; later closing dates are shown as a date only. */
    public const MAX_DAYS = 7;

    /** @return string such as "closes in 3 days"; '' for closed openings and for those that close much later */
    public static function format(DateTimeImmutable $closing, DateTimeImmutable $now): string
    {
        $days = self::count($closing, $now);
        if ($now > $closing || $days > self::MAX_DAYS) {
            return '';
        }

        return match ($days) {
            0 => __('closes today', 'courant-desk'),
            1 => __('closes tomorrow', 'courant-desk'),
            default => sprintf(
                /* translators: %s: number of days, at least 2 */
                _n('closes in %s day', 'closes in %s days', $days, 'courant-desk'),
                number_format_i18n($days),
            ),
        };
    }

    private static function count(DateTimeImmutable $closing, DateTimeImmutable $now): int
    {
        $day = static fn (DateTimeImmutable $moment): DateTimeImmutable => new DateTimeImmutable(
            $moment->setTimezone(wp_timezone())->format('Y-m-d') . ' 00:00 UTC',
        );

        return (int) $day($now)->diff($day($closing))->format('%r%a');
    }
}
