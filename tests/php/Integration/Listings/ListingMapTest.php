<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantDesk\Listings\MapSettings;
use CourantTests\Integration\SearchIndex\IndexCase;

/** Tests the map of listings: the setting, the markup, the places and the Content-Security-Policy. */
final class ListingMapTest extends IndexCase
{
    private const ROUTE = '/wp-json/courant/v1/listings/places';
    private const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png';

    public function testRouteReturnsThePlacesOfTheListWithItsFilters(): void
    {
        $this->turnOn();
        foreach (['Kiel', 'Lübeck', 'Kiel', 'Remote'] as $number => $place) {
            $this->opening([
                'title' => "Job $number",
                'date' => gmdate('Y-m-d H:i:s', 1700000000 - $number * 86400),
                'specs' => ['job-location' => [$place], 'job-category' => [$number === 0 ? 'Sales' : 'Design']],
            ]);
        }
        $all = $this->places();

        self::assertSame(['Kiel' => ['Job 0', 'Job 2'], 'Lübeck' => ['Job 1']], self::titlesByPlace($all));
        self::assertSame([4, 3], [$all['total'], $all['located']]);
        self::assertIsArray($all['places']);
        self::assertIsArray($all['places'][0]);
        self::assertSame(2, $all['places'][0]['count']);
        self::assertEqualsWithDelta(54.32, $all['places'][0]['latitude'], 0.05);
        self::assertEqualsWithDelta(10.13, $all['places'][0]['longitude'], 0.05);
        self::assertSame(
            ['Lübeck' => ['Job 1'], 'Kiel' => ['Job 2']],
            self::titlesByPlace($this->places('?job__category_spec=design&listings_per_page=1&paged=2')),
            'The page of the list does not matter.',
        );
        self::assertSame(['Lübeck' => ['Job 1']], self::titlesByPlace($this->places('?jq=%22Job+1%22')));
        self::assertSame([], self::titlesByPlace($this->places('?jq=nothing')));
    }

    public function testResponseCanBeCached(): void
    {
        $this->turnOn();
        $this->opening(['title' => 'Job', 'specs' => ['job-location' => ['Kiel']]]);
        $first = $this->http('GET', self::ROUTE);

        self::assertSame('public, max-age=60', $first->header('Cache-Control'));
        self::assertSame('courant-openings', $first->header('Cache-Tag'));
        $again = $this->http('GET', self::ROUTE, headers: ['If-None-Match' => $first->header('ETag')]);
        self::assertSame(304, $again->status);
    }

    public function testIsOffByDefault(): void
    {
        $this->opening(['title' => 'Job', 'specs' => ['job-location' => ['Kiel']]]);
        $this->listing('[awsmjobs]');

        self::assertStringNotContainsString('courant-map', $this->page()->body);
        self::assertSame(['places' => [], 'total' => 0, 'located' => 0], $this->places());
    }

    public function testListHasAMapIfALocationHasCoordinates(): void
    {
        $this->turnOn();
        $this->listing('[awsmjobs]');
        $this->opening(['title' => 'Job', 'specs' => ['job-location' => ['Remote']]]);
        self::assertStringNotContainsString('data-island="listings-map"', $this->page()->body);

        $this->opening(['title' => 'Other job', 'specs' => ['job-location' => ['Kiel']]]);
        $html = $this->page()->body;
        $button = self::all($html, "//button[@class='courant-map-toggle']")[0];
        self::assertSame('Show map', trim($button->textContent));
        self::assertSame('false', $button->getAttribute('aria-expanded'));
        $panel = self::all($html, "//section[@id='" . $button->getAttribute('aria-controls') . "']")[0];
        self::assertTrue($panel->hasAttribute('hidden'));
        self::assertStringNotContainsString('courant-map-consent', $html, 'A plain background needs no consent.');
        self::assertNull(self::props($html)['tiles']);
    }

    public function testPrintsMarkupThatTheIslandHydrates(): void
    {
        $this->turnOn();
        $this->opening(['title' => 'Job', 'specs' => ['job-location' => ['Kiel']]]);
        $this->listing('[awsmjobs]');
        $control = '~<div class="courant-map-control">.*?</section>~s';
        $fixture = (string) file_get_contents(__DIR__ . '/../../../fixtures/listings/map-printed-by-php.html');
        $replacements = ['~>\s+~' => '>', '~\s+<~' => '<', '~"courant-map-\d[\w-]*"~' => '"courant-map-1"'];
        $normalize = static fn (string $html): string => preg_match($control, $html, $found) === 1
            ? (string) preg_replace(array_keys($replacements), $replacements, $found[0])
            : '';
        $printed = array_map($normalize, [$fixture, $this->page()->body]);

        self::assertNotSame('', $printed[0]);
        self::assertSame(
            $printed[0],
            $printed[1],
            'Copy what is printed to the fixture, so that island-map.test.tsx hydrates it.',
        );
    }

    public function testTilesNeedConsentAndAreAllowedByThePolicy(): void
    {
        update_option('courant_consent', ['csp' => 'enforce']);
        $this->turnOn([
            'tiles' => self::TILES,
            'attribution' => '© <a href="https://example.org/" onclick="x()">Maps</a><script>x()</script>',
            'category' => 'preferences',
        ]);
        $this->opening(['title' => 'Job', 'specs' => ['job-location' => ['Kiel']]]);
        $this->listing('[awsmjobs]');
        $html = $this->page()->body;

        self::assertMatchesRegularExpression('~img-src [^;]*https://\*\.tiles\.example~', html_entity_decode($html));
        self::assertStringContainsString('The map background is provided by tiles.example.', $html);
        $tiles = self::props($html)['tiles'];
        self::assertIsArray($tiles);
        self::assertSame([self::TILES, 'preferences'], [$tiles['url'], $tiles['category']]);
        self::assertSame('© <a href="https://example.org/">Maps</a>x()', $tiles['attribution']);
    }

    public function testTilesOfTheSiteNeedNoConsent(): void
    {
        $this->turnOn(['tiles' => untrailingslashit(home_url()) . '/tiles/{z}/{x}/{y}.png']);
        $this->opening(['title' => 'Job', 'specs' => ['job-location' => ['Kiel']]]);
        $this->listing('[awsmjobs]');
        $html = $this->page()->body;

        self::assertStringNotContainsString('courant-map-consent', $html);
        $tiles = self::props($html)['tiles'];
        self::assertIsArray($tiles);
        self::assertSame('necessary', $tiles['category']);
    }

    public function testInvalidTemplateIsRejectedAndNotUsed(): void
    {
        $settings = new MapSettings();
        self::assertStringContainsString('{z}', $settings->validationError('tiles', 'https://tiles.example/'));
        self::assertSame('', $settings->validationError('tiles', self::TILES));
        self::assertSame('', $settings->validationError('tiles', ''));

        $this->turnOn(['tiles' => 'https://tiles.example/; script-src *']);
        self::assertNull((new MapSettings())->tiles());
    }

    /** @param array<string, string> $more */
    private function turnOn(array $more = []): void
    {
        update_option('courant_map', ['show' => true] + $more);
    }

    /** @return array<array-key, mixed> */
    private function places(string $query = ''): array
    {
        return $this->http('GET', self::ROUTE . $query)->json();
    }

    /**
     * @param array<array-key, mixed> $response
     * @return array<string, list<mixed>>
     */
    private static function titlesByPlace(array $response): array
    {
        $titles = [];
        self::assertIsArray($response['places']);
        foreach ($response['places'] as $place) {
            self::assertIsArray($place);
            self::assertIsString($place['name']);
            self::assertIsArray($place['openings']);
            $titles[$place['name']] = array_column($place['openings'], 'title');
        }

        return $titles;
    }

    /** @return array<array-key, mixed> */
    private static function props(string $html): array
    {
        $map = self::all($html, "//div[@data-island='listings-map']")[0];
        $props = json_decode($map->getAttribute('data-props'), true);
        self::assertIsArray($props);

        return $props;
    }
}
