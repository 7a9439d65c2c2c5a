<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantTests\Support\Applications\ApplicationsTestCase;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests that a deadline includes its time zone, and that all outputs contain the same time. */
#[Group('once')]
final class ClosingTimeFormatTest extends ApplicationsTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Berlin');
    }

    /** @return iterable<string, array{string, string, string}> stored closing time, text, time in schema.org data */
    public static function deadlines(): iterable
    {
        yield 'the end of a day' =>
            ['2031-05-04T23:59', 'May 4, 2031, end of day (UTC+2)', '2031-05-04T23:59:59+02:00'];
        yield 'a time in winter' =>
            ['2031-12-05T08:30', 'December 5, 2031, 8:30 am (UTC+1)', '2031-12-05T08:30:00+01:00'];
    }

    #[DataProvider('deadlines')]
    public function testPageListingBlocksEmailsAndStructuredDataAgree(string $closing, string $text, string $iso): void
    {
        $opening = $this->opening([
            'title' => 'Page editor',
            'meta' => ['courant_closing_at' => $closing, 'awsm_exp_list_display' => 'list_display'],
        ])->ID;
        $page = $this->http('GET', (string) wp_parse_url((string) get_permalink($opening), PHP_URL_PATH))->body;
        self::assertStringContainsString("<span class=\"awsm-job-expiration-content\"><bdi>$text</bdi></span>", $page);
        self::assertStringContainsString("\"validThrough\":\"$iso\"", $page);
        $shortMonth = str_replace('December', 'Dec', self::shorten($text));
        self::assertStringContainsString("<bdi>Apply by $shortMonth</bdi>", $page, 'in the bar');

        $id = $this
            ->post(['type' => 'page', 'content' => '[awsmjobs]<!-- wp:courant/recent-openings {"showClosing":true} /-->'
                . "<!-- wp:courant/opening-facts {\"opening\":$opening} /-->"])->ID;
        $lists = $this->http('GET', (string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH))->body;
        self::assertMatchesRegularExpression(
            '~<time datetime="' . preg_quote($iso, '~') . '" dir="auto">Apply by '
                . preg_quote(self::dayFirst(self::shorten($text)), '~') . '</time>~',
            $lists,
        );
        self::assertStringContainsString('<bdi>Apply by ' . self::shorten($text) . '</bdi>', $lists);
        self::assertStringContainsString("<dd><bdi>$text</bdi></dd>", $lists);

        $tags = $this->emailFactory()->applicationTags()->forOwner(
            $this->post(['type' => 'awsm_job_application', 'post_parent' => $opening])->ID
        );
        self::assertSame("until $text", $tags->fill('until {job-expiry}'));
    }

    #[DataProvider('zones')]
    public function testTheTimeZoneIsAnOffset(string $zone, string $expected): void
    {
        update_option('timezone_string', str_contains($zone, '/') ? $zone : '');
        update_option('gmt_offset', str_contains($zone, '/') ? 0 : $zone);
        $closing = new DateTimeImmutable('2031-01-15T12:00', wp_timezone());

        self::assertSame("January 15, 2031, 12:00 pm ($expected)", OpeningFieldFormatter::closing($closing));
    }

    /** @return iterable<array{string, string}> */
    public static function zones(): iterable
    {
        yield ['Etc/UTC', 'UTC'];
        yield ['America/New_York', 'UTC-5'];
        yield ['Asia/Kolkata', 'UTC+5:30'];
        yield ['-3.5', 'UTC-3:30'];
    }

    /** Moves the day before the month, as in lists. */
    /** Returns the text of lists, without time zone and "end of day". */
    private static function shorten(string $text): string
    {
        return (string) preg_replace('/(, end of day)? \(UTC\+\d\)$/', '', $text);
    }

    private static function dayFirst(string $text): string
    {
        return (string) preg_replace('/^(\w+) (\d+), (\d+)/', '$2 $1 $3', $text);
    }
}
