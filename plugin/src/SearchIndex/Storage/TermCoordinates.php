<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use Closure;
use CourantDesk\Openings\Domain\DistanceSettings;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\Coordinates;
use CourantDesk\SearchIndex\Domain\NearestWord;
use CourantDesk\SearchIndex\Domain\PlaceCoordinates;
use WP_Term;

/**
 * Stores the coordinates of the terms of the location specification in term meta. They are found by the name when a
 * term is saved, unless an owner has entered other ones.
 */
final class TermCoordinates implements PlaceCoordinates
{
    public const META = 'courant_coordinates';

    /** Set for coordinates that an owner has entered. */
    public const IS_ENTERED_META = 'courant_coordinates_entered';

    private const MAX_SUGGESTIONS = 200;
    private const NO_PLACE_PATTERN = '/^(?:remote|anywhere|worldwide|hybrid|flexible|home\s?office)\b/iu';

    /**
     * @param Closure(): DistanceSettings $settings returns the settings, which are created later
     * @param (Closure(): bool)|null $hasMap returns whether lists have a map; null for no map
     */
    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly CityFile $cities,
        private readonly Closure $settings,
        private readonly ?Closure $hasMap = null,
    ) {
    }

    public function taxonomy(): string
    {
        return ($this->settings)()->specificationMapping()->location;
    }

    /** Returns whether the site offers searches by distance, and has a specification for locations. */
    public function isEnabled(): bool
    {
        return ($this->settings)()->distanceUnit() !== '' && $this->taxonomy() !== '';
    }

    /** Returns whether coordinates are stored: for searches by distance, or for the map. */
    public function isStored(): bool
    {
        return $this->isEnabled() || ($this->hasMap !== null && ($this->hasMap)() && $this->taxonomy() !== '');
    }

    /** Returns the unit of distances on this site: `km` or `mi`. */
    public function unit(): string
    {
        return ($this->settings)()->distanceUnit() === 'mi' ? 'mi' : 'km';
    }

    /**
     * Returns the coordinates of a place, such as "Kiel" or "Kiel, Germany"; null for an unknown place. Prefers the
     * site's own places, whose coordinates owners can correct.
     */
    public function locate(string $place): ?Coordinates
    {
        [$city, $area] = self::split($place);
        $name = $this->cities->normalize($city);
        foreach ($name === '' ? [] : $this->terms() as $term) {
            [$termCity, $termArea] = self::split($term->name);
            $isSameArea = $area === '' || $this->cities->normalize($area) === $this->cities->normalize($termArea);
            if ($isSameArea && $this->cities->normalize($termCity) === $name) {
                $coordinates = $this->coordinatesOf($term->id);
                if ($coordinates !== null) {
                    return $coordinates;
                }
            }
        }

        return $this->cities->find($city, $area);
    }

    /** @return list<Term> terms whose coordinates are at most this far away */
    public function findTermsWithin(Coordinates $center, float $kilometers): array
    {
        $terms = $this->terms();
        update_termmeta_cache(array_column($terms, 'id'));

        return array_values(array_filter(
            $terms,
            function (Term $term) use ($center, $kilometers): bool {
                $coordinates = $this->coordinatesOf($term->id);

                return $coordinates !== null && $center->kilometersTo($coordinates) <= $kilometers;
            },
        ));
    }

    /** @return list<string> names of places with openings */
    public function suggestedNames(): array
    {
        $located = array_filter($this->terms(), fn (Term $term): bool => $this->coordinatesOf($term->id) !== null);

        return array_slice(array_column($located, 'name'), 0, self::MAX_SUGGESTIONS);
    }

    /** Returns the name of the place of this site that is spelled like an unknown one, '' without one. */
    public function findSimilarName(string $place): string
    {
        $names = [];
        foreach ($this->suggestedNames() as $name) {
            $names[$this->cities->normalize(self::split($name)[0])] ??= $name;
        }
        $known = array_fill_keys(array_keys($names), true);

        return $names[NearestWord::find($this->cities->normalize(self::split($place)[0]), $known)] ?? '';
    }

    public function hasPlaces(): bool
    {
        $terms = array_column($this->terms(), 'id');
        update_termmeta_cache($terms);
        foreach ($terms as $term) {
            if ($this->coordinatesOf($term) !== null) {
                return true;
            }
        }

        return false;
    }

    public function findCoordinates(array $terms): array
    {
        update_termmeta_cache($terms);
        $found = [];
        foreach ($terms as $term) {
            $coordinates = $this->coordinatesOf($term);
            if ($coordinates !== null) {
                $found[$term] = $coordinates;
            }
        }

        return $found;
    }

    /** Returns null for a term without coordinates. */
    public function coordinatesOf(int $term): ?Coordinates
    {
        $stored = get_term_meta($term, self::META, true);

        return is_string($stored) ? Coordinates::fromText($stored) : null;
    }

    /** Saves the coordinates that an owner has entered. Null finds them by the name again. */
    public function saveEntered(int $term, ?Coordinates $coordinates): void
    {
        if ($coordinates === null) {
            delete_term_meta($term, self::IS_ENTERED_META);
            $this->updateTerm($term, 0, $this->taxonomy());

            return;
        }
        update_term_meta($term, self::META, $coordinates->toText());
        update_term_meta($term, self::IS_ENTERED_META, '1');
    }

    /** Finds the coordinates of a saved term by its name. */
    public function updateTerm(mixed $id, mixed $relation, mixed $taxonomy): void
    {
        if (!$this->isStored() || $taxonomy !== $this->taxonomy() || !is_numeric($id)) {
            return;
        }
        $term = get_term((int) $id);
        if ($term instanceof WP_Term && get_term_meta($term->term_id, self::IS_ENTERED_META, true) !== '1') {
            $this->saveFound($term->term_id, wp_specialchars_decode($term->name, ENT_QUOTES));
        }
    }

    /** Finds the coordinates of all terms that have none, when the setting is turned on. */
    public function updateMissing(): void
    {
        foreach ($this->isStored() ? $this->terms() : [] as $term) {
            if ($this->coordinatesOf($term->id) === null) {
                $this->saveFound($term->id, $term->name);
            }
        }
    }

    private function saveFound(int $term, string $name): void
    {
        [$city, $area] = self::split($name);
        $found = preg_match(self::NO_PLACE_PATTERN, $name) === 1 ? null : $this->cities->find($city, $area);
        if ($found === null) {
            delete_term_meta($term, self::META);
        } else {
            update_term_meta($term, self::META, $found->toText());
        }
    }

    /** @return list<Term> */
    private function terms(): array
    {
        $taxonomy = $this->taxonomy();

        return $taxonomy === '' ? [] : $this->specifications->findUnorderedTerms($taxonomy);
    }

    /** @return array{string, string} city and area of "Kiel", "Kiel, Germany" or "Kiel (Germany)" */
    private static function split(string $name): array
    {
        $parts = array_map(
            static fn (string $part): string => trim($part, ' )'),
            explode(',', str_replace('(', ',', $name)),
        );

        return [$parts[0], count($parts) > 1 ? $parts[count($parts) - 1] : ''];
    }
}
