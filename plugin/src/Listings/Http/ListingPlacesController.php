<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Kernel\CacheableJson;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\MapPlace;
use CourantDesk\Listings\Domain\MapPlaces;
use CourantDesk\Listings\Domain\PageRange;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Listings\Frontend\ListingMap;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Listings\MapSettings;
use CourantDesk\Listings\Storage\InstalledPageCachePurger;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ListingQuery;
use CourantDesk\SearchIndex\Domain\PlaceCoordinates;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/listings/places, which returns the places of the openings of a listing for the map, as cacheable
 * JSON with an ETag. Accepts the query parameters of courant/v1/listings. Without the map, the list of places is empty.
 *
 * @see docs/features/listings.md#map
 */
final class ListingPlacesController implements RestController
{
    public function __construct(
        private readonly MapSettings $map,
        private readonly ListingsSettings $settings,
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
        private readonly ListingQueryParser $queries,
        private readonly OpeningRepository $openings,
        private readonly JobIndex $index,
        private readonly PlaceCoordinates $places,
        private readonly Languages $languages,
    ) {
    }

    public function routes(): array
    {
        $ignored = array_fill_keys(['paged', 'listings_per_page', 'html'], true);

        return [
            new RestRoute(
                method: 'GET',
                path: ListingMap::ROUTE,
                permission: __return_true(...),
                callback: $this->getPlaces(...),
                parameters: array_diff_key(
                    ListingsSchema::parameters($this->specifications->findAll(), $this->filters->all()), $ignored,
                ),
                schema: ListingsSchema::places(...),
            ),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getPlaces(WP_REST_Request $request): WP_REST_Response
    {
        $raw = $request->get_query_params();
        $this->languages->switchTo($raw['lang'] ?? null);
        $body = ['places' => [], 'total' => 0, 'located' => 0];
        if ($this->map->isEnabled()) {
            $page = $this->index->find($this->parseQuery($raw));
            $places = $this->findPlaces($this->openings->findMany($page->ids));
            $body = [
                'places' => array_map(self::formatPlace(...), $places),
                'total' => $page->total,
                'located' => MapPlaces::countOpenings($places),
            ];
        }
        $response = CacheableJson::respond($request, $body);
        $response->header('Surrogate-Key', InstalledPageCachePurger::LISTINGS_TAG);
        $response->header('Cache-Tag', InstalledPageCachePurger::LISTINGS_TAG);

        return $response;
    }

    /**
     * Parses the query of the list without its pages and groups.
     *
     * @param array<array-key, mixed> $raw request parameters
     */
    private function parseQuery(array $raw): ListingQuery
    {
        $parameters = [
            'pagination' => PaginationType::Numbered->value,
            'listings_per_page' => (string) ListingOptions::MAX_PER_PAGE,
            'group-by' => ListingOptions::NO_GROUPS,
        ] + $raw;

        return $this->queries
            ->parse($parameters, $this->settings->optionsParser()->parseRequest($parameters), PageRange::NextPage)
            ->withPageRange(1, intdiv(MapPlaces::MAX_OPENINGS, ListingOptions::MAX_PER_PAGE));
    }

    /**
     * @param list<Opening> $openings
     * @return list<MapPlace>
     */
    private function findPlaces(array $openings): array
    {
        $taxonomy = $this->places->taxonomy();
        $terms = [];
        foreach ($openings as $opening) {
            foreach ($opening->terms[$taxonomy] ?? [] as $term) {
                $terms[$term->id] = $term->id;
            }
        }

        return MapPlaces::group($openings, $taxonomy, $this->places->findCoordinates(array_values($terms)));
    }

    /** @return array<string, mixed> */
    private static function formatPlace(MapPlace $place): array
    {
        return [
            'name' => $place->name,
            'latitude' => $place->coordinates->latitude,
            'longitude' => $place->coordinates->longitude,
            'count' => count($place->openings),
            'openings' => array_map(
                static fn (Opening $opening): array => ['title' => $opening->title, 'url' => $opening->url],
                $place->openings,
            ),
        ];
    }
}
