<?php

declare(strict_types=1);

namespace CourantTests\Unit\SearchIndex;

use CourantDesk\SearchIndex\Storage\CityFile;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests searches in the file of the plugin. */
final class CityFileTest extends TestCase
{
    private const FILE = __DIR__ . '/../../../../plugin/data/places.txt';

    /** @return list<array{string, string, string}> city, area, rounded coordinates */
    public static function cities(): array
    {
        return [
            ['Kiel', '', '54.3, 10.1'], ['MÜNCHEN', '', '48.1, 11.6'], ['Munich', 'Germany', '48.1, 11.6'],
            ['Paris', '', '48.9, 2.3'], ['Paris', 'TX', '33.7, -95.6'], ['Paris', 'US', '33.7, -95.6'],
            ['St. Gallen', 'CH', '47.4, 9.4'], ['Москва', '', '55.8, 37.6'], ['Київ', 'UA', '50.5, 30.5'],
        ];
    }

    #[DataProvider('cities')]
    public function testFindsLargestCityWithName(string $city, string $area, string $expected): void
    {
        $found = (new CityFile(self::FILE))->find($city, $area);

        self::assertNotNull($found);
        self::assertSame($expected, round($found->latitude, 1) . ', ' . round($found->longitude, 1));
    }

    public function testFindsNothingForUnknownNames(): void
    {
        $cities = new CityFile(self::FILE);
        foreach ([['Kielx', ''], ['Kiel', 'France'], ['', ''], ["Kiel\tDE", ''], ['zzzzzz', ''], ['!', '']] as $name) {
            self::assertNull($cities->find(...$name), $name[0]);
        }
        self::assertNull((new CityFile('/nowhere'))->find('Kiel'));
    }

    public function testFindsEveryNameOfTheFile(): void
    {
        $cities = new CityFile(self::FILE);
        $lines = explode("\n", trim((string) file_get_contents(self::FILE)));
        self::assertGreaterThan(80000, count($lines));
        $missing = [];
        for ($number = 0; $number < count($lines); $number += 97) {
            $name = explode("\t", $lines[$number])[0];
            if ($cities->find($name) === null) {
                $missing[] = $name;
            }
        }
        foreach ([$lines[0], $lines[count($lines) - 1]] as $line) {
            self::assertNotNull($cities->find(explode("\t", $line)[0]), $line);
        }

        self::assertSame([], $missing);
    }
}
