<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

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
use WP;
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
    private const PATH_PATTERN = '~^/courant/v1/(?:listings|openings)/?$~';

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

    /**
     * Skips the registration of core routes for requests to this route. Registering them takes longer than the
     * response, and only `_embed` can need them.
     */
    public function skipCoreRoutes(WP $wordpress): void
    {
        $route = $wordpress->query_vars['rest_route'] ?? '';
        $request = Request::fromGlobals();
        if (
            is_string($route)
            && preg_match(self::PATH_PATTERN, $route) === 1
            && in_array($request->method(), ['GET', 'HEAD'], true)
            && !$request->has('_embed')
        ) {
            remove_action('rest_api_init', 'create_initial_rest_routes', 99);
        }
    }

    /**
     * Accepts requests with an expired nonce as anonymous: the data is public, and cached pages can contain nonces that
     * are days old.
     *
     * @param mixed $error result of the core authentication check
     */
    public function ignoreStaleNonce(mixed $error): mixed
    {
        $isListingsRequest = preg_match('~/courant/v1/(?:listings|openings)/?(?:[?&]|$)~', rawurldecode(
            Request::fromGlobals()->uri()
        )) === 1;
        if (!$isListingsRequest || !is_wp_error($error) || $error->get_error_code() !== 'rest_cookie_invalid_nonce') {
            return $error;
        }
        wp_set_current_user(0);

        return true;
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
        $etag = '"' . md5((string) wp_json_encode($body)) . '"';
        $isNotModified = in_array($etag, array_map(
            static fn (string $tag): string => trim((string) preg_replace('~^\s*W/~', '', $tag)),
            explode(',', (string) $request->get_header('If-None-Match'))
        ), true);
        $response = $isNotModified ? new WP_REST_Response(null, 304) : new WP_REST_Response($body);
        $response->header('ETag', $etag);
        $response->header('Cache-Control', 'public, max-age=60');
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
