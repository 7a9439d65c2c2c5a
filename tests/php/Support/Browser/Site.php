<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use CourantDesk\Kernel\Sql;
use CourantDesk\Video\VideoSettings;

/** The whole site, for browser tests (tests/e2e/support/site-data.ts). */
final class Site
{
    public static function version(): string
    {
        return get_bloginfo('version');
    }

    /** @return string today in the site's date format */
    public static function today(): string
    {
        $format = get_option('date_format');

        return (string) wp_date(is_string($format) ? $format : 'Y-m-d');
    }

    public static function sendEmail(string $to, string $subject, string $text): bool
    {
        return wp_mail($to, $subject, $text);
    }

    /** Runs the worker of the email queue, as cron does. */
    public static function runEmailQueue(): bool
    {
        do_action('courant_desk_send_mails');

        return true;
    }

    public static function shouldVideosOpenOnce(): bool
    {
        return (new VideoSettings())->shouldOpenOnce();
    }

    /** @return list<array<string, string|null>> views and clicks of an ad, by day */
    public static function adCounts(int $ad): array
    {
        return Sql::fromGlobal()->fetchRows(
            'SELECT views, clicks FROM %i WHERE ad_id = %d',
            Sql::fromGlobal()->table('ad_days'),
            $ad,
        );
    }
}
