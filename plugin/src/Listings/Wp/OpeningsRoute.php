<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\Extent;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\OptionsReader;
use CourantDesk\Listings\Domain\Pagination;
use CourantDesk\Listings\ListingsSettings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET courant/v1/openings: the questions of a listing, answered as JSON, with an ETag.
 *
 * Parameters as in Spec 3 (`jq`, `{spec key}`, `awsm_job_spec`, `paged`, `listings_per_page`, `shortcode_specs`);
 * `html=1` adds the list as a page would show it.
 */
final class OpeningsRoute
{
    public function __construct(
        private readonly ListingRenderer $renderer,
        private readonly ListingsSettings $settings,
        private readonly Specifications $specifications,
        private readonly Openings $openings,
        private readonly JobIndex $index,
        private readonly Addresses $addresses,
    ) {
    }

    public function register(): void
    {
        register_rest_route('courant/v1', '/openings', [
            'methods' => 'GET',
            'callback' => $this->answer(...),
            'permission_callback' => '__return_true',
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function answer(WP_REST_Request $request): WP_REST_Response
    {
        $raw = $request->get_query_params();
        $options = (new OptionsReader($this->settings->options(), $this->specifications))
            ->request(['pagination' => Pagination::Classic->value] + $raw);
        $query = ListingQuery::fromArray($raw, $options, $this->specifications, Extent::Further);
        $page = $this->index->find($query);
        $body = [
            'items' => array_map($this->item(...), $this->openings->many($page->ids)),
            'total' => $page->total,
            'page' => $page->page,
            'pages' => $page->pages,
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
        ];
    }
}
