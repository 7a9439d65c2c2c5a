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

    /** @return list<string> */
    private static function columns(string $html): array
    {
        return array_map(
            static fn (DOMElement $fact): string => trim($fact->textContent),
            self::all($html, '//ul[@class="courant-opening-columns"]/li'),
        );
    }
}
