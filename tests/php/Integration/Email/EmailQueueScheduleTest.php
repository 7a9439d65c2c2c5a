<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use ArrayObject;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Lists the intervals of cron before and after `init`. */
#[Group('database')]
final class EmailQueueScheduleTest extends SiteTestCase
{
    public function testTranslatesItsIntervalOnlyAfterInit(): void
    {
        $translated = new ArrayObject();
        add_filter('gettext_courant-desk', static function (string $text) use ($translated): string {
            $translated->append($text);

            return $text;
        });
        $actions = $GLOBALS['wp_actions'] ?? null;
        self::assertIsArray($actions);
        $GLOBALS['wp_actions'] = array_diff_key($actions, ['init' => true]);
        $early = wp_get_schedules();
        $GLOBALS['wp_actions'] = $actions;
        self::assertCount(0, $translated);
        self::assertSame(60, $early['courant_every_minute']['interval']);
        self::assertSame('Every minute', wp_get_schedules()['courant_every_minute']['display']);
        self::assertCount(1, $translated);
    }
}
