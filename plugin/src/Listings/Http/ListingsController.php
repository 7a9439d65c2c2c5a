<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Kernel\CacheableJson;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\PageRange;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Listings\Frontend\ListingRenderer;
use CourantDesk\Listings\ListingsSettings;
use CourantDesk\Listings\Storage\InstalledPageCachePurger;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\JobIndex;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/listings (alias `openings`), which returns the openings of a listing as cacheable JSON with an
 * ETag.
 *
 * Accepts the query parameters of a listing (`jq`, `{spec key}`, `awsm_job_spec`, `paged`, `listings_per_page`,
 * `shortcode_specs`, `sort`, and the keys of AttributeFilters); unknown or malformed values are ignored. `html=1` adds
 * the rendered list.
 *
 * @see docs/decisions/0006-facets-sorting-and-structured-filters.md
 */
final class ListingsController implements RestController
{
    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
        private readonly ListingQueryParser $queries,
        private readonly OpeningRepository $openings,
        private readonly JobIndex $index,
        private readonly PageUrlResolver $urls,
        private readonly Languages $languages,
    ) {
    }

    public function routes(): array
    {
        $parameters = ListingsSchema::parameters($this->specifications->findAll(), $this->filters->all());
        $schema = ListingsSchema::response(...);

        return [
            new RestRoute(
                method: 'GET',
                path: '/listings',
                permission: __return_true(...),
                callback: $this->getListings(...),
                parameters: $parameters,
                schema: $schema,
            ),
            new RestRoute(
                method: 'GET',
                path: '/openings',
                permission: __return_true(...),
                callback: $this->getListings(...),
                parameters: $parameters,
                schema: $schema,
            ),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function getListings(WP_REST_Request $request): WP_REST_Response
    {
        $raw = $request->get_query_params();
        $this->languages->switchTo($raw['lang'] ?? null);
        $options = $this->settings->optionsParser()
            ->parseRequest(['pagination' => PaginationType::Numbered->value] + $raw);
        $query = $this->queries->parse($raw, $options, PageRange::NextPage);
        $page = $this->index->find($query);
        $body = [
            'items' => array_map($this->formatOpening(...), $this->openings->findMany($page->ids)),
            'total' => $page->total,
            'page' => $page->page,
            'pages' => $page->pages,
            'facets' => (object) $this->index->countFacets($query)->toJson(),
        ];
        if (($raw['html'] ?? '') === '1') {
            $pageUrl = $this->urls->refererUrl(new Request($raw));
            $body['html'] = $this->renderer->render($query, $options, $pageUrl, [], false)->toHtml();
        }
        $response = CacheableJson::respond($request, $body);
        $response->header('Surrogate-Key', InstalledPageCachePurger::LISTINGS_TAG);
        $response->header('Cache-Tag', InstalledPageCachePurger::LISTINGS_TAG);

        return $response;
    }

    /** @return array<string, mixed> */
    private function formatOpening(Opening $opening): array
    {
        $specs = [];
        foreach ($opening->terms as $taxonomy => $terms) {
            $specs[$taxonomy] = array_map(
                static fn (Term $term): array
                    => ['id' => $term->id, 'slug' => rawurldecode($term->slug), 'name' => $term->name],
                $terms
            );
        }

        return [
            'id' => $opening->id,
            'title' => $opening->title,
            'url' => $opening->url,
            'published' => $opening->published->format(DATE_ATOM),
            'closing' => $opening->publicClosing()?->format(DATE_ATOM),
            'specs' => (object) $specs,
            'work_mode' => $opening->workMode?->parameter(),
            'salary' => $opening->salary?->isVisible === true
                ? array_diff_key($opening->salary->toArray(), ['shown' => true])
                : null,
        ];
    }
}
