<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use DOMElement;
use PHPUnit\Framework\Attributes\Group;

/** Work mode, salary and closing date of the openings of a list. */
#[Group('database')]
final class ListingFactsTest extends ListingCase
{
    public function testNamesAMissingSalaryAndClosingDate(): void
    {
        $this->opening(['title' => 'Without']);
        $this->listing('[awsmjobs]');

        self::assertSame(['Pay not stated', 'Open until filled'], self::columns($this->page()->body));

        update_option('courant_opening_page', ['missing_facts' => false]);
        self::assertSame([], self::columns($this->page()->body));
    }

    public function testNamesNeitherIfTheListShowsNeither(): void
    {
        $this->opening(['title' => 'Without']);
        update_option('courant_listings', ['facts' => ['posted']]);
        $this->listing('[awsmjobs]');

        self::assertSame([], self::columns($this->page()->body));
    }

    public function testAHiddenClosingDateIsNotCalledOpenUntilFilled(): void
    {
        $this->opening(['title' => 'Hidden date', 'meta' => ['courant_closing_at' => '2039-05-04T12:00']]);
        $this->listing('[awsmjobs]');

        self::assertSame(['Pay not stated'], self::columns($this->page()->body));
    }

    public function testAWorkModeThatATermNamesIsPrintedOnce(): void
    {
        update_option('courant_listings', ['specs' => ['job-location']]);
        $mode = ['meta' => ['courant_work_mode' => 'remote']];
        $this->opening(['title' => 'Anywhere', 'specs' => ['job-location' => ['Remote']]] + $mode);
        $this->listing('[awsmjobs]');

        $row = self::all($this->page()->body, "//div[contains(@class, 'awsm-list-item')]")[0];
        self::assertSame(1, substr_count($row->textContent, 'Remote'));

        update_option('courant_listings', ['specs' => ['job-category']]);
        $row = self::all($this->page()->body, "//div[contains(@class, 'awsm-list-item')]")[0];
        self::assertSame(1, substr_count($row->textContent, 'Remote'), 'shown as work mode without the location');
    }

    public function testTheWorkModeFollowsThePlace(): void
    {
        update_option('courant_listings', ['specs' => ['job-category', 'job-location']]);
        $this->opening(['title' => 'Hybrid', 'specs' => ['job-location' => ['Berlin'], 'job-category' => ['Sales']],
            'meta' => ['courant_work_mode' => 'hybrid']]);
        $this->opening(['title' => 'Remote', 'specs' => ['job-location' => ['Remote']], 'meta' => [
            'courant_work_mode' => 'remote', 'courant_remote_countries' => ['DE', 'NL', 'PL'],
        ]]);
        $this->opening(['title' => 'Both', 'specs' => ['job-location' => ['Berlin', 'Kiel']],
            'meta' => ['courant_work_mode' => 'hybrid']]);
        $this->listing('[awsmjobs]');

        $places = array_map(
            static fn (DOMElement $row): string => (string) preg_replace('/\s+/', ' ', trim($row->textContent)),
            self::all($this->page()->body, "//*[contains(@class, 'awsm-job-specification-job-location')]"),
        );
        sort($places);
        self::assertSame(
            [
                'Job Location: Berlin (Hybrid)', 'Job Location: Berlin Kiel · Hybrid',
                'Job Location: Remote (3 countries)',
            ],
            $places,
        );
    }

    public function testADeadlineWithinAWeekHasTheDaysThatAreLeft(): void
    {
        $day = static fn (int $days): string => (string) wp_date('Y-m-d\T23:59', time() + $days * DAY_IN_SECONDS);
        $shown = ['awsm_exp_list_display' => 'list_display'];
        $this->opening(['title' => 'Soon', 'meta' => ['courant_closing_at' => $day(7)] + $shown]);
        $this->opening(['title' => 'Later', 'meta' => ['courant_closing_at' => $day(8)] + $shown]);
        $this->listing('[awsmjobs]');

        $notes = self::all($this->page()->body, "//*[@class='courant-is-soon']");
        self::assertSame(['closes in 7 days'], array_map(
            static fn (DOMElement $note): string => $note->textContent,
            $notes,
        ));
    }

    /** @return list<string> */
    private static function columns(string $html): array
    {
        return array_map(
            static fn (DOMElement $fact): string => trim($fact->textContent),
            self::all($html, '//ul[@class="courant-opening-columns"]/li'),
        );
    }
}
