<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Holds the specifications that are equivalent to structured fields: employment types and places of work. */
final class SpecificationMapping
{
    /** Patterns of keys and labels that identify a specification. */
    private const TYPE_NAMES = '/(?:^|[^\p{L}])(?:job|employment|contract)[\s_-]?types?(?:$|[^\p{L}])|^types?$|anstellungsart|beschäftigungsart|vertragsart/iu';
    private const LOCATION_NAMES = '/(?:^|[^\p{L}])(?:locations?|city|cities|places?|standorte?|arbeitsorte?|orte?)(?:$|[^\p{L}])/iu';
    private const TEAM_NAMES = '/(?:^|[^\p{L}])(?:teams?|departments?|abteilung(?:en)?|bereiche?)(?:$|[^\p{L}])/iu';

    public function __construct(
        /** Taxonomy of employment types, '' for none. */
        public readonly string $type = 'job-type',
        /** Taxonomy of places of work, '' for none. */
        public readonly string $location = 'job-location',
    ) {
    }

    /**
     * Finds the two specifications: those with the default keys of WP Job Openings, else the first with a name such as
     * "Employment type" or "City".
     *
     * @param list<Specification> $specifications
     */
    public static function detect(array $specifications): self
    {
        return new self(
            self::findTaxonomy($specifications, 'job-type', self::TYPE_NAMES),
            self::findTaxonomy($specifications, 'job-location', self::LOCATION_NAMES),
        );
    }

    /**
     * Finds the specification for teams: the first with a name such as "Team" or "Department", else the categories of
     * WP Job Openings; '' for none.
     *
     * @param list<Specification> $specifications
     */
    public static function findTeam(array $specifications): string
    {
        $team = self::findTaxonomy($specifications, 'team', self::TEAM_NAMES);

        return $team === '' ? self::findTaxonomy($specifications, 'job-category', '/^job category$/i') : $team;
    }

    /** @param list<Specification> $specifications */
    private static function findTaxonomy(array $specifications, string $default, string $names): string
    {
        if (in_array($default, array_column($specifications, 'taxonomy'), true)) {
            return $default;
        }
        foreach ($specifications as $specification) {
            if (
                preg_match($names, str_replace(['-', '_'], ' ', $specification->taxonomy)) === 1
                || preg_match($names, $specification->label) === 1
            ) {
                return $specification->taxonomy;
            }
        }

        return '';
    }
}
