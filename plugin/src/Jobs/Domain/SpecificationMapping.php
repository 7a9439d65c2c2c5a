<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** The specifications that say the same as the structured fields: kinds of employment and places of work. */
final class SpecificationMapping
{
    /** Keys and labels by which a specification is recognized, in the order in which they are tried. */
    private const TYPE_NAMES = '/(?:^|[^\p{L}])(?:job|employment|contract)[\s_-]?types?(?:$|[^\p{L}])|^types?$|anstellungsart|beschäftigungsart|vertragsart/iu';
    private const LOCATION_NAMES = '/(?:^|[^\p{L}])(?:locations?|city|cities|places?|standorte?|arbeitsorte?|orte?)(?:$|[^\p{L}])/iu';

    public function __construct(
        /** Taxonomy of kinds of employment, '' for none. */
        public readonly string $type = 'job-type',
        /** Taxonomy of places of work, '' for none. */
        public readonly string $location = 'job-location',
    ) {
    }

    /**
     * Finds the two specifications: those of the contract's names, else the first with a name such as "Employment type" or "City".
     *
     * @param list<Specification> $specifications
     */
    public static function detect(array $specifications): self
    {
        return new self(
            self::find($specifications, 'job-type', self::TYPE_NAMES),
            self::find($specifications, 'job-location', self::LOCATION_NAMES),
        );
    }

    /** @param list<Specification> $specifications */
    private static function find(array $specifications, string $usual, string $names): string
    {
        if (in_array($usual, array_column($specifications, 'taxonomy'), true)) {
            return $usual;
        }
        foreach ($specifications as $one) {
            if (preg_match($names, str_replace(['-', '_'], ' ', $one->taxonomy)) === 1 || preg_match($names, $one->label) === 1) {
                return $one->taxonomy;
            }
        }

        return '';
    }
}
