<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\SiteDateFormat;
use CourantDesk\Openings\Domain\Education;
use CourantDesk\Openings\Domain\EmploymentType;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\SalaryUnit;
use CourantDesk\Openings\Domain\WorkMode;
use DateTimeImmutable;
use Locale;

/** Formats the structured fields as translated text. */
final class OpeningFieldFormatter
{
    public static function workMode(WorkMode $mode): string
    {
        return match ($mode) {
            WorkMode::OnSite => __('On site', 'courant-desk'),
            WorkMode::Hybrid => __('Hybrid', 'courant-desk'),
            WorkMode::Remote => __('Remote', 'courant-desk'),
        };
    }

    public static function employmentType(EmploymentType $type): string
    {
        return match ($type) {
            EmploymentType::FullTime => __('Full-time', 'courant-desk'),
            EmploymentType::PartTime => __('Part-time', 'courant-desk'),
            EmploymentType::Contractor => __('Contractor', 'courant-desk'),
            EmploymentType::Temporary => __('Temporary', 'courant-desk'),
            EmploymentType::Intern => __('Internship', 'courant-desk'),
            EmploymentType::Volunteer => __('Volunteer', 'courant-desk'),
            EmploymentType::PerDiem => __('Per diem', 'courant-desk'),
            EmploymentType::Other => __('Other', 'courant-desk'),
        };
    }

    public static function education(Education $education): string
    {
        return match ($education) {
            Education::HighSchool => __('High school', 'courant-desk'),
            Education::Associate => __('Associate degree', 'courant-desk'),
            Education::Bachelor => __('Bachelor’s degree', 'courant-desk'),
            Education::Certificate => __('Professional certificate', 'courant-desk'),
            Education::Postgraduate => __('Postgraduate degree', 'courant-desk'),
        };
    }

    /** Formats whole years as years, all other values as months; '' for 0. */
    public static function experience(int $months): string
    {
        if ($months < 1) {
            return '';
        }

        return $months % 12 === 0
            /* translators: %s: a number */
            ? sprintf(_n('%s year', '%s years', intdiv($months, 12), 'courant-desk'), number_format_i18n(
                intdiv($months, 12)
            ))
            /* translators: %s: a number */
            : sprintf(_n('%s month', '%s months', $months, 'courant-desk'), number_format_i18n($months));
    }

    public static function salaryUnit(SalaryUnit $unit): string
    {
        return match ($unit) {
            SalaryUnit::Hour => __('an hour', 'courant-desk'),
            SalaryUnit::Day => __('a day', 'courant-desk'),
            SalaryUnit::Week => __('a week', 'courant-desk'),
            SalaryUnit::Month => __('a month', 'courant-desk'),
            SalaryUnit::Year => __('a year', 'courant-desk'),
        };
    }

    /** Formats city, region and country; a repeated name, as in "Berlin, Berlin", is included only once. */
    public static function place(Place $place): string
    {
        $names = [];
        foreach ([$place->city, $place->region, self::country($place->country)] as $name) {
            $last = $names[count($names) - 1] ?? '';
            if ($name !== '' && !FieldTermMatcher::isSameName($last, $name)) {
                $names[] = $name;
            }
        }

        return implode(', ', $names);
    }

    /** Returns the country's name if PHP has the intl extension, otherwise its code. */
    public static function country(string $code): string
    {
        $name = $code !== '' && class_exists(Locale::class) ? Locale::getDisplayRegion('-' . $code, get_locale()) : '';

        return is_string($name) && $name !== '' ? $name : $code;
    }

    /**
     * Formats a closing time in the site's time zone, with the zone: "May 4, 2031, 17:00 (UTC+2)". The last minute of a
     * day is formatted as "May 4, 2031, end of day (UTC+2)".
     *
     * @param string $dateFormat format for PHP's date(); '' for the site's format
     */
    public static function closing(DateTimeImmutable $closing, string $dateFormat = ''): string
    {
        $local = $closing->setTimezone(wp_timezone());
        $date = (string) wp_date(
            $dateFormat === '' ? self::dateFormat() : $dateFormat,
            $closing->getTimestamp(),
        );
        if ($local->format('H:i') === '23:59') {
            /* translators: 1: date, 2: time zone such as UTC+2 */
            return sprintf(__('%1$s, end of day (%2$s)', 'courant-desk'), $date, self::formatTimeZone($local));
        }

        return sprintf(
            /* translators: 1: date, 2: time, 3: time zone such as UTC+2 */
            __('%1$s, %2$s (%3$s)', 'courant-desk'),
            $date,
            (string) wp_date(SiteDateFormat::timeFormat(), $closing->getTimestamp()),
            self::formatTimeZone($local),
        );
    }

    /** Formats a closing time without its time zone; the end of a day is the date only. See closing(). */
    public static function shortClosing(DateTimeImmutable $closing, string $dateFormat = ''): string
    {
        $date = (string) wp_date($dateFormat === '' ? self::dateFormat() : $dateFormat, $closing->getTimestamp());
        if ($closing->setTimezone(wp_timezone())->format('H:i') === '23:59') {
            return $date;
        }
        $time = (string) wp_date(SiteDateFormat::timeFormat(), $closing->getTimestamp());

        /* translators: 1: date, 2: time */
        return sprintf(_x('%1$s, %2$s', 'date and time', 'courant-desk'), $date, $time);
    }

    /** Returns the format of dates on pages of openings, for wp_date(). */
    public static function dateFormat(string $id = 'expiry'): string
    {
        $format = SiteDateFormat::dateFormat();
        /**
         * Filters the format of dates on pages of openings, such as the closing date.
         *
         * @since 0.1.0
         *
         * @param string $format format for PHP's date()
         * @param string $id     `expiry`, or the ID that a theme passes to get_awsm_jobs_date_format()
         */
        $filtered = apply_filters('awsm_jobs_date_format', $format, $id);

        return is_string($filtered) && $filtered !== '' ? $filtered : $format;
    }

    /** Formats the time zone as an offset, because abbreviations such as CST have several meanings. */
    private static function formatTimeZone(DateTimeImmutable $moment): string
    {
        $minutes = intdiv(abs($moment->getOffset()), 60);
        $offset = $minutes === 0 ? '' : ($moment->getOffset() < 0 ? '-' : '+') . intdiv($minutes, 60);

        return 'UTC' . $offset . ($minutes % 60 === 0 ? '' : sprintf(':%02d', $minutes % 60));
    }
}
