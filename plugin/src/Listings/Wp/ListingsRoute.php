<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\Extent;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\OptionsReader;
use CourantDesk\Listings\Domain\PageCaches;
use CourantDesk\Listings\Domain\Pagination;
use CourantDesk\Listings\Domain\Structured;
use CourantDesk\Listings\ListingsSettings;
use WP;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET courant/v1/listings (also by its first name, `openings`): the questions of a listing, answered as JSON, for any cache to
 * keep, with an ETag.
 *
 * Parameters as in Spec 3 (`jq`, `{spec key}`, `awsm_job_spec`, `paged`, `listings_per_page`, `shortcode_specs`) and docs/decisions/0006
 * (`work_mode`, `salary_min`, `sort`); what is unknown or malformed is ignored. `html=1` adds the list as a page would show it.
 */
final class ListingsRoute
{
    private const PATH = '~^/courant/v1/(?:listings|openings)/?$~';

    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly Specifications $specifications,
        private readonly Openings $openings,
        private readonly JobIndex $index,
        private readonly Addresses $addresses,
        private readonly Languages $languages,
    ) {
    }

    public function register(): void
    {
        foreach (['/listings', '/openings'] as $path) {
            register_rest_route('courant/v1', $path, [
                [
                    'methods' => 'GET',
                    'callback' => $this->answer(...),
                    'permission_callback' => '__return_true',
                    'args' => ListingsSchema::parameters($this->specifications->all()),
                ],
                'schema' => ListingsSchema::answer(...),
            ]);
        }
    }

    /**
     * WordPress makes hundreds of routes of its own ready for every call of REST, which takes longer than this answer: here nobody
     * asks for them. With `_embed` somebody might.
     */
    public function comeAlone(WP $wordpress): void
    {
        $route = $wordpress->query_vars['rest_route'] ?? '';
        $request = Request::current();
        if (is_string($route) && preg_match(self::PATH, $route) === 1 && in_array($request->method(), ['GET', 'HEAD'], true) && !$request->has('_embed')) {
            remove_action('rest_api_init', 'create_initial_rest_routes', 99);
        }
    }

    /**
     * What everybody may read is not refused for a nonce that is too old: a page may be kept for days.
     *
     * @param mixed $error of WordPress's own check
     */
    public function admit(mixed $error): mixed
    {
        $wanted = preg_match('~/courant/v1/(?:listings|openings)/?(?:[?&]|$)~', rawurldecode(Request::current()->uri())) === 1;
        if (!$wanted || !is_wp_error($error) || $error->get_error_code() !== 'rest_cookie_invalid_nonce') {
            return $error;
        }
        wp_set_current_user(0);

        return true;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function answer(WP_REST_Request $request): WP_REST_Response
    {
        $raw = $request->get_query_params();
        $this->languages->speak($raw['lang'] ?? null);
        $options = (new OptionsReader($this->settings->options(), $this->specifications))
            ->request(['pagination' => Pagination::Classic->value] + $raw);
        $query = ListingQuery::fromArray($raw, $options, $this->specifications, Extent::Further);
        $page = $this->index->find($query);
        $body = [
            'items' => array_map($this->item(...), $this->openings->many($page->ids)),
            'total' => $page->total,
            'page' => $page->page,
            'pages' => $page->pages,
            'facets' => (object) $this->index->facets($query)->toJson(),
        ];
        if (($raw['html'] ?? '') === '1') {
            $address = $this->addresses->claimed(new Request($raw));
            $body['html'] = $this->renderer->answer($query, $options, $address, [], false)->html();
        }
        $etag = '"' . md5((string) wp_json_encode($body)) . '"';
        $same = in_array($etag, array_map(
            static fn (string $one): string => trim((string) preg_replace('~^\s*W/~', '', $one)),
            explode(',', (string) $request->get_header('If-None-Match'))
        ), true);
        $response = $same ? new WP_REST_Response(null, 304) : new WP_REST_Response($body);
        $response->header('ETag', $etag);
        $response->header('Cache-Control', 'public, max-age=60');
        $response->header('Surrogate-Key', PageCaches::TAG);
        $response->header('Cache-Tag', PageCaches::TAG);

        return $response;
    }

    /** @return array<string, mixed> */
    private function item(Opening $opening): array
    {
        $specs = [];
        foreach ($opening->terms as $taxonomy => $terms) {
            $specs[$taxonomy] = array_map(
                static fn (Term $term): array => ['id' => $term->id, 'slug' => rawurldecode($term->slug), 'name' => $term->name],
                $terms
            );
        }

        return [
            'id' => $opening->id,
            'title' => $opening->title,
            'url' => $opening->url,
            'published' => $opening->published->format(DATE_ATOM),
            'closing' => $opening->closingShown ? $opening->closing?->format(DATE_ATOM) : null,
            'specs' => (object) $specs,
            'work_mode' => $opening->workMode === null ? null : Structured::nameOf($opening->workMode),
            'salary' => $opening->salary?->shown === true ? array_diff_key($opening->salary->toArray(), ['shown' => true]) : null,
        ];
    }
}
