<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use ArrayObject;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Frontend\DaysLeft;
use CourantDesk\Openings\Storage\ClosingDayChange;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the line below the title of an opening, and the days until it closes. */
final class OpeningHeaderTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Berlin');
    }

    public function testTheFactsAreOneLineAndNameEachThingOnce(): void
    {
        $closing = new DateTimeImmutable('+3 days', new DateTimeZone('Europe/Berlin'));
        $id = $this->opening([
            'specs' => ['job-type' => 'Full Time', 'job-location' => 'Berlin'],
            'meta' => [
                'courant_places' => [['city' => 'Berlin', 'region' => 'Berlin', 'country' => 'DE']],
                'courant_employment_types' => ['FULL_TIME'],
                'courant_work_mode' => 'hybrid',
                'courant_closing_at' => $closing->format('Y-m-d') . 'T23:59',
                'awsm_exp_list_display' => 'list_display',
                'courant_salary' =>
                    ['min' => 68000, 'max' => 82000, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true],
            ],
        ])->ID;
        $page = $this->page($id);

        self::assertSame(
            [
                'Berlin, Germany (Hybrid)', 'Full Time', '€68,000–82,000 a year',
                sprintf(
                    'Apply by %s, end of day (UTC+%d) closes in 3 days',
                    wp_date('F j, Y', $closing->getTimestamp()),
                    intdiv($closing->getOffset(), 3600),
                ),
            ],
            self::line($page),
        );
        self::assertMatchesRegularExpression(
            '~<time datetime="' . preg_quote((string) get_the_date(DATE_ATOM, $id), '~') . '" dir="auto">Posted ~',
            $page,
        );
        self::assertSame(2, substr_count($page, 'closes in 3 days'), 'in the line and in the facts');
        self::assertStringContainsString('<bdi>Closes in 3 days</bdi>', $page, 'alone in the bar');
        self::assertStringNotContainsString('Full-time', $page);
    }

    public function testATermThatNamesTheWholePlaceOrTheWorkModeIsNotRepeated(): void
    {
        $id = $this->opening([
            'specs' => ['job-location' => ['Graz, Austria', 'Remote']],
            'meta' => [
                'courant_places' => [['city' => 'Graz', 'region' => '', 'country' => 'AT']],
                'courant_work_mode' => 'remote',
            ],
        ])->ID;
        $page = $this->page($id);

        self::assertStringNotContainsString('<dt>Country</dt>', $page);
        self::assertStringNotContainsString('<dt>Location</dt>', $page);
        self::assertStringNotContainsString('<dt>Work mode</dt>', $page);
        self::assertSame(['Graz, Austria (Remote)', 'Pay not stated', 'Open until filled'], self::line($page));
    }

    public function testAnOpeningWithoutFactsNamesTheMissingOnesAsConfigured(): void
    {
        $id = $this->opening()->ID;
        $page = $this->page($id);
        self::assertSame(['Pay not stated', 'Open until filled'], self::line($page));
        self::assertMatchesRegularExpression('~<dt>Salary</dt>\s*<dd><bdi>Pay not stated</bdi></dd>~', $page);

        update_option('courant_opening_page', ['missing_facts' => false]);
        $page = $this->page($id);
        self::assertStringNotContainsString('Pay not stated', $page);
        self::assertSame([], self::line($page));
        self::assertStringContainsString('class="courant-opening-posted"', $page);
        self::assertStringContainsString('class="courant-apply-bar"', $page);
    }

    public function testAHiddenClosingDateIsNotCalledOpenUntilFilled(): void
    {
        $page = $this->page($this->opening(['meta' => ['courant_closing_at' => '2039-05-04T12:00']])->ID);
        self::assertSame(['Pay not stated'], self::line($page));
        self::assertStringNotContainsString('Open until filled', $page);
    }

    public function testTheLineNamesUpToFiveCountriesForRemoteWork(): void
    {
        $line = fn (string ...$countries): string => self::line($this->page($this->opening([
            'specs' => ['job-location' => 'Remote'],
            'meta' => ['courant_work_mode' => 'remote', 'courant_remote_countries' => $countries],
        ])->ID))[0] ?? '';

        $several = $this->page($this->opening([
            'specs' => ['job-location' => ['Berlin', 'Kiel']],
            'meta' => ['courant_work_mode' => 'hybrid'],
        ])->ID);
        self::assertStringEndsWith(' · Hybrid', self::line($several)[0] ?? '', 'of all places, not of the last one');
        self::assertStringContainsString('term">Berlin, Kiel · Hybrid</span>', $several);
        self::assertSame('Remote (Germany, Netherlands, Poland)', $line('DE', 'NL', 'PL'));
        self::assertSame(
            'Remote (Germany, Netherlands, Poland, France, Spain)',
            $line('DE', 'NL', 'PL', 'FR', 'ES'),
        );
        self::assertSame(
            'Remote (Germany, Netherlands, Poland, France and 3 more)',
            $line('DE', 'NL', 'PL', 'FR', 'ES', 'IT', 'PT'),
        );
        self::assertSame('Remote', $line());
    }

    /** @return array<string, array{array<string, string>, string}> meta of the closing time, and its label */
    public static function closingTimes(): array
    {
        return [
            'with a closing time' => [
                ['courant_closing_at' => '2039-05-04T12:00', 'awsm_exp_list_display' => 'list_display'],
                'Closing date:',
            ],
            'open until filled' => [[], 'Closing date:'],
        ];
    }

    /** @param array<string, string> $closing */
    #[DataProvider('closingTimes')]
    public function testTheCardHasTheSalaryFirstAndTheJobIdLast(array $closing, string $label): void
    {
        $page = $this->page($this->opening([
            'specs' => ['job-type' => 'Full Time', 'job-location' => 'Berlin'],
            'meta' => ['courant_identifier' => 'CRT-7', ...$closing],
        ])->ID);
        $positions = array_map(
            static fn (string $part): int => (int) strpos($page, $part, (int) strpos($page, 'courant-opening-summary')),
            [
                '<dt>Salary', 'awsm-job-specification-job-type', 'awsm-job-specification-job-location',
                $label, '<dt>Job ID',
            ],
        );
        $sorted = $positions;
        sort($sorted);
        self::assertSame($sorted, $positions);
        self::assertNotContains(0, $positions);
    }

    public function testFactsOfTheLineAreMarkedSoThatTheyAreShownOnce(): void
    {
        $id = $this->opening([
            'specs' => ['job-type' => 'Full Time', 'job-location' => 'Berlin', 'job-category' => 'News'],
            'meta' => ['courant_identifier' => 'CRT-7'],
        ])->ID;
        $page = $this->page($id);
        self::assertSame(['Berlin', 'Full Time', 'Pay not stated', 'Open until filled'], self::line($page));
        self::assertStringContainsString('awsm-job-specification-job-location courant-in-line"', $page);
        self::assertStringContainsString('awsm-job-specification-job-category"', $page);
        self::assertMatchesRegularExpression('~<div>\s*<dt>Job ID</dt>~', $page);

        // Links to the openings of a specification stay reachable.
        update_option('courant_jobs', ['specs_links' => true]);
        self::assertStringNotContainsString('awsm-job-specification-job-location courant-in-line"', $this->page($id));
    }

    public function testAClosedOpeningHasNoDeadlineAndNoBar(): void
    {
        $page = $this->page($this->opening(['status' => 'expired'])->ID);
        self::assertStringNotContainsString('Apply by', $page);
        self::assertStringNotContainsString('Open until filled', $page);
        self::assertStringNotContainsString('Pay not stated', $page);
        self::assertStringNotContainsString('class="courant-apply-bar"', $page);
    }

    #[DataProvider('days')]
    public function testDaysAreCountedInTheTimeZoneOfTheSite(string $now, string $closing, string $expected): void
    {
        self::assertSame($expected, DaysLeft::format(new DateTimeImmutable($closing), new DateTimeImmutable($now)));
    }

    /** @return array<string, array{string, string, string}> */
    public static function days(): array
    {
        return [
            'later today' => ['2031-05-04T08:00+02:00', '2031-05-04T23:59:59+02:00', 'closes today'],
            'after midnight in Berlin, before midnight UTC' =>
                ['2031-05-03T22:30+00:00', '2031-05-04T12:00+02:00', 'closes today'],
            'one minute before the next day' =>
                ['2031-05-03T23:59+02:00', '2031-05-04T00:01+02:00', 'closes tomorrow'],
            'over the change to summer time' =>
                ['2031-03-29T12:00+01:00', '2031-04-01T00:30+02:00', 'closes in 3 days'],
            'a week' => ['2031-05-04T12:00+02:00', '2031-05-11T12:00+02:00', 'closes in 7 days'],
            'later' => ['2031-05-04T12:00+02:00', '2031-05-12T00:00+02:00', ''],
            'closed' => ['2031-05-04T12:00+02:00', '2031-05-04T11:59+02:00', ''],
        ];
    }

    public function testCachedPagesOfOpeningsThatCloseSoonAreDiscardedOnceADay(): void
    {
        $now = new DateTimeImmutable('2031-05-04T00:30', new DateTimeZone('Europe/Berlin'));
        $open = fn (string $closing): int => $this->opening(['meta' => ['courant_closing_at' => $closing]])->ID;
        $soon = [$open('2031-05-04T23:59'), $open('2031-05-11T12:00')];
        $open('2031-05-12T12:00');
        /** @var ArrayObject<int, mixed> $changes */
        $changes = new ArrayObject();
        add_action(JobIndex::CHANGED_ACTION, static fn (mixed $ids) => $changes->append($ids), 1);

        self::changeDay($now);
        self::changeDay($now->modify('+20 hours'));
        self::assertSame([$soon], $changes->getArrayCopy());
        self::changeDay($now->modify('+1 day'));
        self::assertCount(2, $changes);
    }

    private static function changeDay(DateTimeImmutable $now): void
    {
        $clock = new class ($now) implements Clock {
            public function __construct(private readonly DateTimeImmutable $now)
            {
            }

            public function now(): DateTimeImmutable
            {
                return $this->now;
            }
        };
        (new ClosingDayChange($clock, Sql::fromGlobal()))->run();
    }

    /** @return list<string> text of the facts below the title */
    private static function line(string $page): array
    {
        $isFound = preg_match('~<ul class="courant-opening-line">(.*?)</ul>~s', $page, $list) === 1;
        preg_match_all('~<li[^>]*>(.*?)</li>~s', $isFound ? $list[1] : '', $facts);

        return array_map(
            static fn (string $fact): string => trim((string) preg_replace('/\s+/', ' ', wp_strip_all_tags($fact))),
            $facts[1],
        );
    }

    private function page(int $id): string
    {
        update_option('rewrite_rules', '');
        $response = $this->http('GET', (string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH));
        self::assertSame(200, $response->status);

        return $response->body;
    }
}
