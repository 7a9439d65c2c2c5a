<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- the file is searched without reading all of it, which WP_Filesystem cannot do.

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Openings\Domain\Countries;
use CourantDesk\SearchIndex\Domain\CharacterFolder;
use CourantDesk\SearchIndex\Domain\Coordinates;

/**
 * Finds cities in the file that `tools/places.php` generates, by binary search, so that no list is loaded. The data is
 * of GeoNames (CC BY 4.0).
 */
final class CityFile
{
    /** Maximum number of cities with the same name that are compared with the country. */
    private const MAX_NAMESAKES = 100;

    private readonly CharacterFolder $folder;

    public function __construct(private readonly string $file = __DIR__ . '/../../../data/places.txt')
    {
        $this->folder = new CharacterFolder();
    }

    /**
     * Returns the largest city with a name.
     *
     * @param string $area country, or state of the United States, by code or English name; '' for any
     */
    public function find(string $city, string $area = ''): ?Coordinates
    {
        $name = $this->normalize($city);
        $stream = $name === '' || !is_readable($this->file) ? false : fopen($this->file, 'rb');
        if ($stream === false) {
            return null;
        }
        $found = $this->read($stream, $name, strtoupper(trim($area)), Countries::find($area));
        fclose($stream);

        return $found;
    }

    /** Folds a name as in the file. */
    public function normalize(string $name): string
    {
        return trim((string) preg_replace('/[\s.\'’‘`-]+/u', ' ', $this->folder->fold($name)));
    }

    /** @param resource $stream */
    private function read($stream, string $name, string $state, string $country): ?Coordinates
    {
        $this->seek($stream, $name);
        for ($number = 0; $number < self::MAX_NAMESAKES; $number++) {
            $columns = explode("\t", trim((string) fgets($stream)));
            if ($columns[0] !== $name || count($columns) !== 4) {
                return null;
            }
            $isInCountry = $country !== '' && str_starts_with($columns[1], $country);
            if ($state === '' || $columns[1] === "US.$state" || $isInCountry) {
                return new Coordinates((float) $columns[2], (float) $columns[3]);
            }
        }

        return null;
    }

    /**
     * Moves the position to the first line whose name is not less than the given one.
     *
     * @param resource $stream
     */
    private function seek($stream, string $name): void
    {
        $low = 0;
        $high = (int) filesize($this->file);
        while ($low < $high) {
            $middle = intdiv($low + $high, 2);
            fseek($stream, $middle);
            if ($middle > 0) {
                // The position is within a line; the next line is compared.
                fgets($stream);
            }
            $line = fgets($stream);
            if ($line !== false && strcmp(explode("\t", $line)[0], $name) < 0) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }
        fseek($stream, $low);
        if ($low > 0) {
            fgets($stream);
        }
    }
}
