<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Filters;

use CourantDesk\SearchIndex\Domain\NearbyFilter;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;
use CourantDesk\SearchIndex\Storage\TermCoordinates;

/**
 * Declares the filter by distance from a place. Its value contains both: `25km Kiel`, or `25km Kiel (Germany)`. A form
 * without JavaScript submits `near[within]` and `near[place]`.
 */
final class DistanceFilter extends NearbyFilter
{
    private const MAX_PLACE_LENGTH = 80;
    private const WIDER_DISTANCES = [50, 100, 200, 500, 1000];
    private const KILOMETERS_PER_MILE = 1.609344;

    public function __construct(private readonly TermCoordinates $places)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Distance', 'courant-desk');
    }

    public function allLabel(): string
    {
        return __('Any distance', 'courant-desk');
    }

    public function settingLabel(): string
    {
        return __('Distance from a place', 'courant-desk');
    }

    public function description(): string
    {
        return 'Maximum distance from a place: a number, `km` or `mi`, and the name of a city, such as `25km Kiel` or '
            . '`25km Kiel (Germany)`. An unknown city matches no opening.';
    }

    public function isShownByDefault(): bool
    {
        return true;
    }

    public function parse(mixed $raw): array
    {
        $unit = $this->places->unit();
        if (is_array($raw)) {
            $place = TextFieldSanitizer::sanitize($raw['place'] ?? null, self::MAX_PLACE_LENGTH);
            $within = TextFieldSanitizer::sanitize($raw['within'] ?? null, 10);
            $distance = preg_match('/^\d{1,5}$/', $within) === 1 ? (int) $within : self::DEFAULT_DISTANCE;
        } else {
            $text = TextFieldSanitizer::sanitize($raw, self::MAX_PLACE_LENGTH + 10);
            if (preg_match(self::VALUE_PATTERN, $text, $match) !== 1) {
                return [];
            }
            [, $number, $unit, $place] = $match;
            $distance = (int) $number;
        }
        $place = self::normalizePlace($place);
        $distance = max(1, min($distance, self::MAX_DISTANCE));

        return $place === '' ? [] : [$distance . strtolower($unit) . " $place"];
    }

    public function optionLabel(string $value): string
    {
        [$distance, $unit, $place] = self::split($value);

        return sprintf($this->labelFormat($unit), number_format_i18n($distance), $place);
    }

    public function labelFormat(string $unit): string
    {
        return $unit === 'mi'
            /* translators: 1: number of miles, 2: name of a city */
            ? __('%1$s mi around %2$s', 'courant-desk')
            /* translators: 1: number of kilometers, 2: name of a city */
            : __('%1$s km around %2$s', 'courant-desk');
    }

    public function unit(): string
    {
        return $this->places->unit();
    }

    public function suggestedNames(): array
    {
        return $this->places->suggestedNames();
    }

    public function isPlaceKnown(string $value): bool
    {
        return $this->places->locate(self::split($value)[2]) !== null;
    }

    public function widerValues(string $value): array
    {
        [$distance, $unit, $place] = self::split($value);
        $count = count($this->findTerms($value));
        $values = [];
        foreach (self::WIDER_DISTANCES as $wider) {
            $widerCount = $wider > $distance ? count($this->findTerms("$wider$unit $place")) : $count;
            if ($widerCount > $count) {
                $values[] = "$wider$unit $place";
                $count = $widerCount;
            }
        }

        return $values;
    }

    public function correctedValue(string $value): string
    {
        [$distance, $unit, $place] = self::split($value);
        $corrected = $this->places->findSimilarName($place);

        return $corrected === '' ? '' : $distance . $unit . ' ' . self::normalizePlace($corrected);
    }

    public function findTerms(string $value): array
    {
        [$distance, $unit, $place] = self::split($value);
        $center = $this->places->locate($place);

        return $center === null ? [] : $this->places->findTermsWithin(
            $center, $unit === 'mi' ? $distance * self::KILOMETERS_PER_MILE : (float) $distance,
        );
    }

    /** Writes "Kiel, Germany" as "Kiel (Germany)", because commas separate values in URLs. */
    private static function normalizePlace(string $place): string
    {
        $parts = array_values(array_filter(
            array_map(trim(...), explode(',', $place)),
            static fn (string $part): bool => $part !== '',
        ));
        $city = array_shift($parts) ?? '';

        return $parts === [] ? $city : "$city (" . implode(' ', $parts) . ')';
    }
}
