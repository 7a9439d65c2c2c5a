<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Admin\CountryInput;
use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\FieldInput;
use CourantDesk\Openings\Domain\MissingFieldNotice;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\Place;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Frontend\FieldTermMatcher;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/** Declares the field for the work locations. */
final class PlacesField extends OpeningField
{
    public const KEY = 'courant_places';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Locations', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::custom($this->label(), 'openings/field-places', 'locations');
    }

    public function type(): string
    {
        return 'array';
    }

    public function schema(): array
    {
        return ['items' => [
            'type' => 'object',
            'properties' => [
                'city' => ['type' => 'string'],
                'region' => ['type' => 'string'],
                'country' => ['type' => 'string', 'description' => 'ISO 3166-1 alpha-2, or empty'],
            ],
        ]];
    }

    /** @return list<array{city: string, region: string, country: string}> */
    public function sanitize(mixed $value): array
    {
        return OpeningFieldParser::sanitizePlaces($value);
    }

    public function isPublic(): bool
    {
        return true;
    }

    /** @return list<array{city: string, region: string, country: string}> */
    public function value(Opening $opening): array
    {
        return array_map(static fn (Place $place): array => $place->toArray(), $opening->places);
    }

    public function format(mixed $value): string
    {
        return implode("\n", array_map(OpeningFieldFormatter::place(...), OpeningFieldParser::parsePlaces($value)));
    }

    public function mirroredSpecification(): string
    {
        return 'location';
    }

    public function parseForm(array $form, int $opening): FieldInput
    {
        $countries = new CountryInput($opening);
        $places = $this->sanitize($countries->parsePlaces($form[self::KEY] ?? null));

        return $countries->unknownNames() === []
            ? FieldInput::valid($places)
            : FieldInput::invalid(CountryInput::ERROR, $countries->unknownNames());
    }

    public function parseRest(mixed $value, int $opening): FieldInput
    {
        $countries = new CountryInput($opening);
        $places = $countries->parsePlaces($value);

        return $countries->unknownNames() === []
            ? FieldInput::valid($places)
            : FieldInput::invalid(CountryInput::ERROR, $countries->unknownNames());
    }

    public function errorMessage(array $details): string
    {
        return CountryInput::errorMessage(implode(', ', $details));
    }

    public function column(): string
    {
        return 'courant_places';
    }

    public function columnText(Opening $opening): string
    {
        return implode('; ', array_map(OpeningFieldFormatter::place(...), $opening->places));
    }

    public function translation(): string
    {
        return 'translate';
    }

    /**
     * Returns only the countries when the specifications next to the facts already contain every city, and null when
     * they contain the countries too.
     */
    public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        $terms = $printed === null ? [] : $opening->terms[$printed->location] ?? [];
        $isPrinted = static fn (Place $place): bool => array_filter(
            $terms,
            static fn (Term $term): bool => FieldTermMatcher::matchesPlace($place, $term),
        ) !== [];
        $areCitiesPrinted = array_filter(
            $opening->places,
            static fn (Place $place): bool => !$isPrinted($place),
        ) === [];
        $names = implode(', ', array_map(static fn (Term $term): string => $term->name, $terms));
        $countries = array_filter(
            array_unique(array_map(
                static fn (Place $place): string => OpeningFieldFormatter::country($place->country),
                $opening->places,
            )),
            static fn (string $country): bool => $country !== '' && mb_stripos($names, $country) === false,
        );
        $value = $areCitiesPrinted ? implode('; ', $countries) : $this->columnText($opening);

        return $value === '' ? null : [
            'label' => $areCitiesPrinted ? __('Country', 'courant-desk') : __('Location', 'courant-desk'),
            'value' => $value,
        ];
    }

    /** A single place is not wrapped in a list, because simple parsers expect an object. */
    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        $addresses = array_map(static fn (Place $place): array => [
            'addressLocality' => $place->city,
            'addressRegion' => $place->region,
            'addressCountry' => $place->country,
        ], $opening->places);
        if ($addresses === [] && $opening->workMode !== WorkMode::Remote) {
            $terms = $opening->terms[$mapping->location] ?? [];
            $addresses = array_map(static fn (Term $term): array => ['addressLocality' => $term->name], $terms);
        }
        $places = array_map(static fn (array $address): array => [
            '@type' => 'Place',
            'address' => ['@type' => 'PostalAddress']
                + array_filter($address, static fn (string $part): bool => $part !== ''),
        ], $addresses);

        return ['jobLocation' => count($places) === 1 ? $places[0] : $places];
    }

    public function exportName(): string
    {
        return 'places';
    }

    public function feedName(): string
    {
        return 'places';
    }

    /** Returns one place for the XML feed: the first one, otherwise the first term of the location specification. */
    public function xmlFeedElements(Opening $opening): array
    {
        $place = $opening->places[0] ?? new Place(($opening->terms['job-location'][0] ?? null)->name ?? '', '', '');

        return ['city' => $place->city, 'state' => $place->region, 'country' => $place->country];
    }

    /** @return list<array{city: string, region: string, country: string}> */
    public function draftValue(OpeningDraft $draft): array
    {
        return array_map(static fn (Place $place): array => $place->toArray(), $draft->places);
    }

    public function missingNotice(): MissingFieldNotice
    {
        return new MissingFieldNotice(
            __('Location missing: search engines require it to show the job opening.', 'courant-desk'),
            __('Add location', 'courant-desk'),
            'courant-add-location',
        );
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
