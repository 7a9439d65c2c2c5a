<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Openings\Frontend\TranslatedFieldLabels;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\Coordinates;
use CourantDesk\SearchIndex\Filters\AttributeFilterRegistry;
use CourantDesk\SearchIndex\Storage\CityFile;
use CourantDesk\SearchIndex\Storage\TermCoordinates;
use WP_Term;

/** Tests the filter by distance on all surfaces, and compares the index with all distances. */
final class DistanceFilterTest extends IndexCase
{
    private const KILOMETERS_PER_MILE = 1.609344;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('courant_jobs', ['distance' => 'km']);
        update_option('courant_listings', ['structured_filters' => ['near']]);
    }

    protected function filters(): AttributeFilters
    {
        return new AttributeFilterRegistry(new TranslatedFieldLabels(), $this->coordinates());
    }

    private function coordinates(): TermCoordinates
    {
        return new TermCoordinates(
            new TaxonomySpecificationRepository(),
            new CityFile(dirname(__DIR__, 4) . '/plugin/data/places.txt'),
            static fn (): OpeningsSettings => new OpeningsSettings(),
        );
    }

    public function testIndexFindsExactlyTheOpeningsWithinTheDistance(): void
    {
        mt_srand(27);
        $centers = ['North' => '89.9, 20', 'South' => '-90, 0', 'Date Line' => '-17, 179.95', 'Middle' => '50, 8'];
        $points = [];
        foreach (range(1, 120) as $number) {
            $center = Coordinates::fromText(array_values($centers)[$number % 4]);
            self::assertNotNull($center);
            $longitude = $center->longitude + mt_rand(-9000, 9000) / 1000;
            $points["Point $number"] = new Coordinates(
                max(-90, min(90, $center->latitude + mt_rand(-9000, 9000) / 1000)),
                $longitude > 180 ? $longitude - 360 : $longitude,
            );
        }
        foreach ($centers as $name => $text) {
            $points[$name] = Coordinates::fromText($text) ?? new Coordinates(0, 0);
        }
        $openings = [];
        foreach ($points as $name => $point) {
            $openings[$name] = $this->opening(['title' => $name, 'specs' => ['job-location' => [$name]]])->ID;
            $term = get_term_by('name', $name, 'job-location');
            self::assertInstanceOf(WP_Term::class, $term);
            $this->coordinates()->saveEntered($term->term_id, $point);
        }
        $this->builder()->rebuild();
        foreach (array_keys($centers) as $name) {
            foreach (self::distances() as $text => $max) {
                $expected = array_values(array_intersect_key($openings, array_filter(
                    $points,
                    static fn (Coordinates $point): bool => $points[$name]->kilometersTo($point) <= $max,
                )));
                $query = $this->query(perPage: 100, more: ['near' => "$text $name"]);
                $found = $this->tokens()->find($query)->ids;
                sort($found);
                self::assertSame($expected, $found, "$text $name");
                $this->assertAgree($query, "$text $name");
                $this->assertFacetsAgree($query, "$text $name");
            }
        }
    }

    public function testEverySurfaceHasIt(): void
    {
        foreach (['Berlin', 'Potsdam, Germany', 'Hamburg', 'Remote'] as $place) {
            $this->opening(['title' => "Job in $place", 'specs' => ['job-location' => [$place]]]);
        }
        $this->listing('[awsmjobs]');
        $html = $this->page(['near' => '30km Werder'])->body;
        self::assertSame(['Job in Potsdam, Germany'], self::titles($html), 'Werder has no openings of its own');
        $chips = self::all($html, "//a[@class='courant-chip'][@data-key='near']");
        self::assertMatchesRegularExpression('/Distance:\s*30 km around Werder/', $chips[0]->textContent);
        self::assertSame('Werder', self::all($html, "//input[@name='near[place]']")[0]->getAttribute('value'));
        self::assertStringContainsString('courant-desk-listings-distance-inline-css', $html);

        $found = $this->http('GET', '/wp-json/courant/v1/listings?near=50km+Berlin')->json();
        self::assertSame(2, $found['total']);
        self::assertSame(0, $this->http('GET', '/wp-json/courant/v1/listings?near=50km+Nirgendwo')->json()['total']);
        self::assertSame(4, $this->http('GET', '/wp-json/courant/v1/listings?near=Berlin')->json()['total']);
        self::assertStringContainsString(
            'No city named “Nirgendwo” was found.', $this->page(['near' => '50km Nirgendwo'])->body,
        );
    }

    public function testEmptyListSuggestsALargerDistanceOrASimilarCity(): void
    {
        foreach (['Berlin', 'Potsdam, Germany', 'Hamburg'] as $place) {
            $this->opening(['title' => "Job in $place", 'specs' => ['job-location' => [$place]]]);
        }
        $this->listing('[awsmjobs]');
        $suggestions = function (string $near, string $search = ''): array {
            $links = self::all(
                $this->page(['near' => $near, 'jq' => $search])->body,
                '//ul[@class="courant-listing-suggestions"]//a[not(@data-clear)][not(@data-key)]',
            );

            $hrefs = [];
            foreach ($links as $link) {
                $hrefs[$link->textContent] = $link->getAttribute('href');
            }

            return $hrefs;
        };
        $larger = $suggestions('5km Werder');
        self::assertSame(['Increase the distance: 50 km around Werder (2)'], array_keys($larger));
        self::assertStringEndsWith('/listing/?near=50km%20Werder', (string) current($larger));
        self::assertSame(
            ['Increase the distance: 500 km around Werder (1)'],
            array_keys($suggestions('5km Werder', 'Hamburg')),
            'the search applies to both',
        );
        self::assertSame([], $suggestions('5km Sydney'), 'no place within the maximum distance');

        $similar = $suggestions('10km Hambrug');
        self::assertSame(['Did you mean “Hamburg”?'], array_keys($similar));
        self::assertStringEndsWith('/listing/?near=10km%20Hamburg', (string) current($similar));
        self::assertSame(['Did you mean “Potsdam (Germany)”?'], array_keys($suggestions('10km Postdam')));
        self::assertSame([], $suggestions('10km Nirgendwo'));
        self::assertSame(
            ['Did you mean “Potsdam (Germany)”?'],
            array_keys($suggestions('10km Postdam', 'Berlin')),
            'a larger distance if the similar city has no openings of the search',
        );
    }

    public function testFormWithoutJavaScriptReturnsToItsUrl(): void
    {
        $page = $this->listing('[awsmjobs]');
        $response = $this->ajax('jobfilter', [
            'near' => ['place' => 'Kiel, Germany', 'within' => '40'], 'awsm_pagination_base' => get_permalink($page),
        ], headers: ['Accept' => 'text/html', 'Sec-Fetch-Mode' => 'navigate']);

        self::assertSame(303, $response->status);
        self::assertStringEndsWith('/listing/?near=40km%20Kiel%20%28Germany%29', $response->header('Location'));
    }

    public function testOwnerCorrectsCoordinatesUntilTheNameDecidesAgain(): void
    {
        $term = $this->factoryTerm('Springfield');
        self::assertSame('37.215, -93.298', $this->coordinates()->coordinatesOf($term)?->toText());
        $this->coordinates()->saveEntered($term, new Coordinates(42.1, -72.59));
        wp_update_term($term, 'job-location', ['name' => 'Springfield (MA)']);
        self::assertSame('42.1, -72.59', $this->coordinates()->coordinatesOf($term)?->toText());
        $this->coordinates()->saveEntered($term, null);
        self::assertSame('42.101, -72.59', $this->coordinates()->coordinatesOf($term)?->toText());
    }

    public function testIsOffByDefault(): void
    {
        delete_option('courant_jobs');
        $term = $this->factoryTerm('Kiel');
        self::assertNull($this->coordinates()->coordinatesOf($term));
        $this->listing('[awsmjobs]');
        $this->opening(['title' => 'Baker']);
        $html = $this->page(['near' => '1km Paris'])->body;
        self::assertSame(['Baker'], self::titles($html));
        self::assertStringNotContainsString('near[', $html);
        self::assertStringNotContainsString('courant-desk-listings-distance-inline-css', $html);

        update_option('courant_jobs', ['distance' => 'mi']);
        self::assertNotNull($this->coordinates()->coordinatesOf($term), 'existing terms are located');
        self::assertStringContainsString('Within (miles)', $this->page()->body);
    }

    /** @return array<string, float> kilometers by text */
    private static function distances(): array
    {
        return ['1km' => 1.0, '300km' => 300.0, '400mi' => 400 * self::KILOMETERS_PER_MILE, '1000km' => 1000.0];
    }

    private function factoryTerm(string $name): int
    {
        $created = wp_insert_term($name, 'job-location');
        self::assertIsArray($created);

        return $created['term_id'];
    }
}
