<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\SortOrder;

/** Returns the JSON Schema of the parameters and the response of `courant/v1/listings`. */
final class ListingsSchema
{
    /**
     * Describes parameters without types, because malformed values are ignored instead of rejected.
     *
     * @param list<Specification>   $specifications
     * @param list<AttributeFilter> $filters
     * @return array<string, array<string, mixed>>
     */
    public static function parameters(array $specifications, array $filters): array
    {
        $sorts = implode(
            ', ',
            array_map(static fn (SortOrder $order): string => $order->parameter(), SortOrder::cases()),
        );
        $descriptions = [
            'jq' => 'Search terms; text in quotation marks is matched as a phrase. At most '
                . ListingQuery::MAX_SEARCH_LENGTH . ' characters.',
            'paged' => 'Page number, starting at 1.',
            'listings_per_page' => 'Openings per page, 1 to ' . ListingOptions::MAX_PER_PAGE . '.',
            'sort' => "One of: $sorts.",
            'shortcode_specs' => 'Fixed terms of the listing block: taxonomy:id id,taxonomy:id.',
            'awsm_job_spec' => 'Term ids by taxonomy.',
        ];
        foreach ($filters as $filter) {
            $descriptions[$filter->key()] = $filter->description();
        }
        $descriptions += [
            'lang' => 'Language code on sites with a multilingual plugin. Defaults to the current language.',
            'html' => '1 adds the rendered list.',
        ];
        foreach ($specifications as $specification) {
            $descriptions[$specification->filterKey()] = "One or more slugs of $specification->taxonomy, as a list or comma-separated.";
        }

        return array_map(static fn (string $description): array => ['description' => $description], $descriptions);
    }

    /** @return array<string, mixed> the response of `courant/v1/listings/places` */
    public static function places(): array
    {
        $number = ['type' => 'integer', 'minimum' => 0];
        $opening = [
            'type' => 'object',
            'required' => ['title', 'url'],
            'properties' => ['title' => ['type' => 'string'], 'url' => ['type' => 'string', 'format' => 'uri']],
        ];

        return [
            '$schema' => 'http://json-schema.org/draft-07/schema#',
            'title' => 'courant-listing-places',
            'type' => 'object',
            'required' => ['places', 'total', 'located'],
            'properties' => [
                'places' => ['type' => 'array', 'items' => [
                    'type' => 'object',
                    'required' => ['name', 'latitude', 'longitude', 'count', 'openings'],
                    'properties' => [
                        'name' => ['type' => 'string'],
                        'latitude' => ['type' => 'number', 'minimum' => -90, 'maximum' => 90],
                        'longitude' => ['type' => 'number', 'minimum' => -180, 'maximum' => 180],
                        'count' => ['type' => 'integer', 'minimum' => 1],
                        'openings' => ['type' => 'array', 'items' => $opening],
                    ],
                ]],
                'total' => $number + ['description' => 'All openings of the list.'],
                'located' => $number + ['description' => 'Openings that are in one of the places.'],
            ],
        ];
    }

    /** @return array<string, mixed> the response of `courant/v1/listings` */
    public static function response(): array
    {
        $text = ['type' => 'string'];
        $number = ['type' => 'integer', 'minimum' => 0];
        $moment = ['type' => ['string', 'null'], 'format' => 'date-time'];
        $term = [
            'type' => 'object',
            'required' => ['id', 'slug', 'name'],
            'properties' => ['id' => $number, 'slug' => $text, 'name' => $text],
        ];

        return [
            '$schema' => 'http://json-schema.org/draft-07/schema#',
            'title' => 'courant-listings',
            'type' => 'object',
            'required' => ['items', 'total', 'page', 'pages', 'facets'],
            'properties' => [
                'items' => ['type' => 'array', 'items' => [
                    'type' => 'object',
                    'required' => ['id', 'title', 'url', 'published', 'closing', 'specs', 'work_mode', 'salary'],
                    'properties' => [
                        'id' => $number,
                        'title' => $text,
                        'url' => ['type' => 'string', 'format' => 'uri'],
                        'published' => $moment,
                        'closing' => $moment,
                        'specs' => [
                            'type' => 'object',
                            'additionalProperties' => ['type' => 'array', 'items' => $term],
                        ],
                        'work_mode' => ['type' => ['string', 'null']],
                        'salary' => ['type' => ['object', 'null']],
                    ],
                ]],
                'total' => $number,
                'page' => $number,
                'pages' => $number,
                'facets' => [
                    'type' => 'object',
                    'additionalProperties' => ['type' => 'object', 'additionalProperties' => $number],
                ],
                'html' => $text,
            ],
        ];
    }
}
