<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantTests\Integration\SearchIndex\IndexCase;
use DOMElement;
use PHPUnit\Framework\Attributes\Group;

/**
 * The minimum salary with openings that are paid in several currencies, which are not compared.
 *
 * @see docs/features/listings.md#what-a-minimum-salary-compares
 */
#[Group('database')]
final class SalaryFilterTest extends IndexCase
{
    private const NOTE = "//p[contains(@class, 'courant-currency-note')]";

    protected function setUp(): void
    {
        parent::setUp();
        foreach (
            [
                ['Euro low', 'Berlin', 30000, 'EUR', true],
                ['Euro high', 'Berlin', 70000, 'EUR', true],
                ['Euro more', 'Kiel', 65000, 'EUR', true],
                ['Franc one', 'Zürich', 95000, 'CHF', true],
                ['Franc two', 'Zürich', 45000, 'CHF', true],
                ['Franc Berlin', 'Berlin', 99000, 'CHF', true],
                ['Zloty', 'Gdańsk', 120000, 'PLN', true],
                ['Hidden', 'Berlin', 80000, 'CHF', false],
            ] as [$title, $place, $amount, $currency, $shown]
        ) {
            $salary = ['min' => $amount, 'max' => null, 'currency' => $currency, 'unit' => 'YEAR', 'shown' => $shown];
            $this->opening([
                'title' => $title,
                'meta' => ['courant_salary' => $salary],
                'specs' => ['job-location' => [$place]],
            ]);
        }
        update_option('courant_listings', ['structured_filters' => ['salary_min']]);
        $this->listing('[awsmjobs]');
    }

    public function testTheListReportsOpeningsInOtherCurrencies(): void
    {
        $html = $this->page(['job__location_spec' => 'berlin', 'salary_min' => '60000-EUR'])->body;

        self::assertSame(['Euro high'], self::titles($html));
        self::assertSame(
            ['1 opening that matches the other filters is paid in another currency (CHF) and is not compared. '
                . '1 opening does not state pay and is left out. Show openings with any pay'],
            self::texts(self::all($html, self::NOTE)),
        );
        $link = self::all($html, self::NOTE . '/a')[0];
        self::assertStringEndsWith('/listing/?job__location_spec=berlin', $link->getAttribute('href'));
        self::assertSame('salary_min', $link->getAttribute('data-key'));
        self::assertSame('60000-EUR', $link->getAttribute('data-slug'));
        self::assertSame(
            ['4 openings that match the other filters are paid in another currency (CHF, PLN) and are not compared. '
                . '1 opening does not state pay and is left out. Show openings with any pay'],
            self::texts(self::all($this->page(['salary_min' => '60000-EUR'])->body, self::NOTE)),
        );
    }

    public function testTheEmptyListReportsThem(): void
    {
        $html = $this->page(['job__location_spec' => 'zurich', 'salary_min' => '60000-EUR'])->body;

        self::assertSame([], self::titles($html));
        self::assertSame(
            ['2 openings that match the other filters are paid in another currency (CHF) and are not compared. '
                . 'Show openings with any pay'],
            self::texts(self::all($html, '//div[contains(@class, "awsm-jobs-none-container")]' . self::NOTE)),
        );
    }

    public function testTheListReportsOpeningsWithoutStatedPay(): void
    {
        $this->opening(['title' => 'Silent', 'specs' => ['job-location' => ['Kiel']]]);
        $this->opening(['title' => 'Silent too', 'specs' => ['job-location' => ['Kiel']]]);
        $html = $this->page(['job__location_spec' => 'kiel', 'salary_min' => '60000-EUR'])->body;

        self::assertSame(['Euro more'], self::titles($html));
        self::assertSame(
            ['2 openings that match the other filters do not state pay and are left out. Show openings with any pay'],
            self::texts(self::all($html, self::NOTE)),
        );
        self::assertSame(
            ['A minimum is compared with the upper end of each pay range, as pay for a year of full-time work.'],
            self::texts(self::all($html, "//p[@class='courant-listing-note']")),
        );
    }

    public function testASingleCurrencyHasTheNoteToo(): void
    {
        foreach (get_posts(['post_type' => 'awsm_job_openings', 'numberposts' => -1]) as $post) {
            wp_delete_post($post->ID, true);
        }
        $salary = ['min' => 50000, 'max' => null, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true];
        $this->opening(['title' => 'Paid', 'meta' => ['courant_salary' => $salary]]);
        $this->opening(['title' => 'Silent']);
        $html = $this->page(['salary_min' => '40000'])->body;

        self::assertSame(['Paid'], self::titles($html));
        self::assertSame(
            ['1 opening that matches the other filters does not state pay and is left out. Show openings with any pay'],
            self::texts(self::all($html, self::NOTE)),
        );
    }

    public function testStepsWithTheSameOpeningsAreOfferedOnce(): void
    {
        $options = self::all($this->page()->body, '//select[@name="salary_min"]/option[@value!=""]');

        self::assertSame([
            '40000-CHF', '80000-CHF', '30000-EUR', '60000-EUR', '100000-PLN',
        ], array_map(static fn (DOMElement $option): string => $option->getAttribute('value'), $options));
    }

    public function testNothingIsReportedWithoutOtherCurrencies(): void
    {
        foreach (
            [
                ['job__location_spec' => 'kiel', 'salary_min' => '60000-EUR'],
                ['job__location_spec' => 'zurich', 'salary_min' => '60000-CHF'],
                ['job__location_spec' => 'berlin'],
                ['jq' => 'nothing', 'salary_min' => '60000-EUR'],
            ] as $sent
        ) {
            self::assertSame([], self::all($this->page($sent)->body, self::NOTE), (string) json_encode($sent));
        }
    }

    public function testTheScriptGetsTheNoteWithTheFirstPageOnly(): void
    {
        $sent = ['salary_min' => '20000-EUR', 'listings_per_page' => '1', 'courant' => '1'];

        self::assertCount(1, self::all($this->ajax('jobfilter', $sent)->body, self::NOTE));
        self::assertSame([], self::all($this->ajax('loadmore', $sent + ['paged' => '1'])->body, self::NOTE));
    }

    public function testOptionsHaveNumbersWithTheOtherFilters(): void
    {
        $html = $this->page(['job__location_spec' => 'berlin', 'salary_min' => '60000-EUR'])->body;
        $options = self::all($html, '//select[@name="salary_min"]/option[@value!=""]');
        $texts = array_combine(
            array_map(static fn (DOMElement $option): string => $option->getAttribute('value'), $options),
            self::texts($options),
        );

        self::assertSame("From €30,000 a year (2)", $texts['30000-EUR']);
        self::assertSame("From €60,000 a year (1)", $texts['60000-EUR']);
        self::assertSame("From CHF\u{a0}80,000 a year (1)", $texts['80000-CHF']);
        // No opening in Berlin is paid in this currency. The script and the styles remove the option.
        $empty = self::all($html, '//select[@name="salary_min"]/option[@data-empty]');
        self::assertContains('100000-PLN', array_map(static fn ($node) => $node->getAttribute('value'), $empty));
        self::assertArrayNotHasKey('100000-CHF', $texts, 'No opening reaches it.');
    }

    public function testFacetsAreTheSameInBothIndexes(): void
    {
        $parser = new ListingQueryParser(new TaxonomySpecificationRepository(), $this->filters());
        foreach (
            [
                [], ['salary_min' => '60000-EUR'], ['salary_min' => '60001-EUR'], ['salary_min' => '40000-CHF'],
                ['salary_min' => '60000-EUR', 'job__location_spec' => 'berlin'],
                ['salary_min' => '60001-EUR', 'job__location_spec' => 'berlin'], ['jq' => 'franc'],
            ] as $sent
        ) {
            $query = $parser->parse($sent, new ListingOptions());
            $this->assertAgree($query, (string) json_encode($sent));
            $this->assertFacetsAgree($query, (string) json_encode($sent));
        }
        $query = $parser->parse(
            ['salary_min' => '60001-EUR', 'job__location_spec' => 'berlin'],
            new ListingOptions(),
        );
        $facets = $this->tokens()->countFacets($query);
        self::assertSame(
            ['CHF' => 1, 'EUR' => 2, 'PLN' => 0, 'none' => 1],
            $facets->counts['salary_currency'],
        );
        self::assertSame(1, $facets->count('salary_min', '60000-EUR'), 'An amount that is not a step is ignored, too.');
    }

    protected function filters(): AttributeFilters
    {
        return new AttributeFilterRegistry(new TranslatedFieldLabels(), sql: Sql::fromGlobal());
    }

    /**
     * @param list<DOMElement> $nodes
     * @return list<string>
     */
    private static function texts(array $nodes): array
    {
        return array_map(
            static fn (DOMElement $node): string => trim((string) preg_replace('/[ \n\t]+/', ' ', $node->textContent)),
            $nodes,
        );
    }
}
