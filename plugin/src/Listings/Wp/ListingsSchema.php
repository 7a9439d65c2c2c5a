<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Structured;

/** What `courant/v1/listings` takes and answers, as JSON Schema. */
final class ListingsSchema
{
    /**
     * Types are told and not enforced: what is malformed is ignored, as everywhere in a listing.
     *
     * @param list<Specification> $specifications
     * @return array<string, array<string, mixed>>
     */
    public static function parameters(array $specifications): array
    {
        $sorts = implode(', ', array_map(static fn (Order $order): string => $order->sortName(), Order::cases()));
        $modes = implode(', ', array_map(Structured::nameOf(...), WorkMode::cases()));
        $told = [
            'jq' => 'Words to search for; between quotes words that follow each other. At most ' . ListingQuery::MAX_SEARCH . ' characters.',
            'paged' => 'The page wanted, from 1.',
            'listings_per_page' => '1 to ' . BlockOptions::MAX_PER_PAGE . '.',
            'sort' => "One of: $sorts.",
            'shortcode_specs' => 'What the block itself lists only: taxonomy:id id,taxonomy:id.',
            'awsm_job_spec' => 'Term ids by taxonomy.',
            Structured::WORK_MODE => "One or several of: $modes.",
            Structured::SALARY => 'Least pay of a year, a whole number in the currency of the opening.',
            'lang' => 'A language of the site, where a multilingual plugin is active; else the one that is served.',
            'html' => '1 adds the list as a page would show it.',
        ];
        foreach ($specifications as $specification) {
            $told[$specification->key()] = "One or several slugs of $specification->taxonomy, in a list or separated by commas.";
        }

        return array_map(static fn (string $description): array => ['description' => $description], $told);
    }

    /** @return array<string, mixed> */
    public static function answer(): array
    {
        $text = ['type' => 'string'];
        $number = ['type' => 'integer', 'minimum' => 0];
        $moment = ['type' => ['string', 'null'], 'format' => 'date-time'];
        $term = ['type' => 'object', 'required' => ['id', 'slug', 'name'], 'properties' => ['id' => $number, 'slug' => $text, 'name' => $text]];

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
                        'specs' => ['type' => 'object', 'additionalProperties' => ['type' => 'array', 'items' => $term]],
                        'work_mode' => ['type' => ['string', 'null']],
                        'salary' => ['type' => ['object', 'null']],
                    ],
                ]],
                'total' => $number,
                'page' => $number,
                'pages' => $number,
                'facets' => ['type' => 'object', 'additionalProperties' => ['type' => 'object', 'additionalProperties' => $number]],
                'html' => $text,
            ],
        ];
    }
}
