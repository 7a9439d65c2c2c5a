<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\SearchIndex\Domain\SortOrder;

/** Tests the search for places and countries, in the index and without it. */
final class PlaceSearchTest extends IndexCase
{
    /** @var array<string, int> IDs by title */
    private array $openings = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['Anchor', 'Basil', 'Comet'] as $title) {
            $this->openings[$title] = $this->opening(['title' => $title, 'content' => 'Text.'])->ID;
        }
        $this->setPlaces('Anchor', [['city' => 'Gdańsk', 'region' => '', 'country' => 'PL']]);
        $this->setPlaces('Basil', [['city' => 'Wien', 'region' => 'Tirol', 'country' => 'AT']]);
        update_post_meta($this->openings['Comet'], 'courant_remote_countries', ['PL', 'NL']);
    }

    public function testPlacesAreFoundAsTheyAreShown(): void
    {
        foreach (
            [
                'Poland' => ['Anchor', 'Comet'], 'gdansk poland' => ['Anchor'], '"Gdańsk, Poland"' => ['Anchor'],
                'netherl' => ['Comet'], 'basil austria' => ['Basil'], 'tirol' => ['Basil'], 'PL' => [],
            ] as $search => $expected
        ) {
            $this->assertFound($expected, $search);
        }
        $this->setPlaces('Anchor', [['city' => 'Gdańsk', 'region' => '', 'country' => '']]);
        $this->assertFound(['Comet'], 'Poland');
    }

    public function testCountriesAreFoundInTheLanguageOfTheSite(): void
    {
        add_filter('locale', static fn (): string => 'de_DE', 99);
        $this->setPlaces('Anchor', [['city' => 'Danzig', 'region' => '', 'country' => 'PL']]);

        foreach (class_exists(\Locale::class) ? ['Polen', 'poland danzig'] : [] as $search) {
            self::assertContains('Anchor', $this->findTitles($search), $search);
        }
        remove_all_filters('locale', 99);
    }

    /** @param list<string> $expected titles */
    private function assertFound(array $expected, string $search): void
    {
        self::assertSame($expected, $this->findTitles($search), $search);
        $this->assertAgree($this->query($search), $search);
        $this->assertFacetsAgree($this->query($search), $search);
    }

    /** @return list<string> */
    private function findTitles(string $search): array
    {
        return array_map(
            static fn (int $id): string => get_the_title($id),
            $this->tokens()->find($this->query($search, order: SortOrder::Title))->ids,
        );
    }

    /** @param list<array<string, string>> $places */
    private function setPlaces(string $title, array $places): void
    {
        update_post_meta($this->openings[$title], 'courant_places', $places);
    }
}
