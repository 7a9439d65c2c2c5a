<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use Opis\JsonSchema\Validator;

/** The AJAX actions `jobfilter` and `loadmore`, their JSON counterparts, the REST route and the feed. */
final class ListingAjaxControllerTest extends ListingCase
{
    private const PAGE_LOAD = ['Sec-Fetch-Dest' => 'document', 'Accept' => 'text/html'];

    public function testFilterReturnsItemsPaginationAndExactTotal(): void
    {
        $this->openings(7);

        $slug = $this->ajax('jobfilter', [
            'job__category_spec' => 'sales', 'listings_per_page' => '3', 'pagination' => 'modern',
            'awsm_pagination_base' => home_url('/listing/?utm=x'),
        ]);
        $id = $this->ajax('jobfilter', [
            'awsm_job_spec' => ['job-category' => (string) $this->term('job-category', 'Sales')->term_id],
            'listings_per_page' => '3',
        ]);
        $none = $this->ajax('jobfilter', ['jq' => 'nothing of the kind']);

        self::assertSame(200, $slug->status);
        self::assertSame('4', $slug->header('X-Courant-Total'));
        self::assertStringStartsWith('text/html', $slug->header('Content-Type'));
        self::assertSame(self::named(1, 3, 5), self::titles($slug->body));
        self::assertSame(self::titles($slug->body), self::titles($id->body));
        $more = self::all($slug->body, "//a[contains(@class, 'awsm-load-more')]")[0];
        self::assertStringEndsWith('/listing/?utm=x&job__category_spec=sales&paged=2', $more->getAttribute('href'));
        self::assertSame('0', $none->header('X-Courant-Total'));
        self::assertCount(1, self::all($none->body, "//div[@class='awsm-jobs-none-container']/p[1]"));
    }

    public function testLoadMoreReturnsTheNextPageUntilTheEnd(): void
    {
        $this->openings(5);
        $load = fn (string $shown) => $this->ajax('loadmore', ['paged' => $shown, 'listings_per_page' => '2']);

        self::assertSame(self::named(3, 4), self::titles($load('1')->body));
        $last = $load('2');
        self::assertSame(self::named(5), self::titles($last->body));
        self::assertStringNotContainsString('awsm-load-more', $last->body, 'No control on the last page.');
        self::assertSame('', $load('3')->body);
        self::assertSame('5', $load('3')->header('X-Courant-Total'));
        self::assertSame('', $load('99999999999999999999')->body);
    }

    public function testLoadMoreFromACachedPageNeitherSkipsNorRepeatsOpenings(): void
    {
        $this->openings(9);
        $ids = [];
        foreach (get_posts(['post_type' => 'awsm_job_openings', 'numberposts' => -1]) as $post) {
            $ids[(int) substr($post->post_title, 8)] = $post->ID;
        }
        $load = fn (int $paged, string $shown) => $this->ajax(
            'loadmore',
            ['paged' => (string) $paged, 'listings_per_page' => '3', 'courant_shown' => $shown],
        );
        $shown = implode(',', [$ids[1], $ids[2], $ids[3]]);
        foreach ([$shown, '', 'x,-1,' . PHP_INT_MAX, str_repeat('9', 100000)] as $sent) {
            self::assertSame(self::named(4, 5, 6), self::titles($load(1, $sent)->body));
        }
        $added = [$this->opening(['title' => 'Opening 10'])->ID, $this->opening(['title' => 'Opening 11'])->ID];
        self::assertSame(
            self::named(4, 5, 6),
            self::titles($load(1, $shown)->body),
            'Two were added above: none is repeated.',
        );
        foreach ([2, 3] as $closed) {
            wp_update_post(['ID' => $ids[$closed], 'post_status' => 'expired']);
        }
        array_map('wp_trash_post', $added);
        $more = $load(1, $shown);
        self::assertSame(self::named(4, 5, 6), self::titles($more->body), 'Two closed above: none is skipped.');
        self::assertStringContainsString('awsm-load-more', $more->body);
        $last = $load(2, implode(',', array_map(static fn (int $number): int => $ids[$number], range(1, 6))));
        self::assertSame(self::named(7, 8, 9), self::titles($last->body));
        self::assertStringNotContainsString('awsm-load-more', $last->body);
    }

    public function testNumberedPaginationReturnsTheRequestedPage(): void
    {
        $this->openings(5);
        $load = fn (string $name, string $value)
            => $this->ajax('loadmore', [$name => $value, 'paged' => '2', 'listings_per_page' => '2']);

        self::assertSame(self::named(3, 4), self::titles($load('pagination', 'classic')->body));
        self::assertSame(self::named(3, 4), self::titles($load('awsm_pagination_base', home_url('/listing/'))->body));
    }

    public function testRequestKeepsTheFixedTermsOfTheBlock(): void
    {
        $this->openings(4);

        $response = $this->ajax(
            'jobfilter',
            ['shortcode_specs' => 'job-category:design', 'job__category_spec' => 'sales'],
        );

        self::assertSame(self::named(2, 4), self::titles($response->body));
    }

    public function testBlockActionsReturnJsonWithoutANonce(): void
    {
        $this->openings(3);

        $filter = $this->ajax(
            'block_jobfilter',
            ['listings_per_page' => '2', 'awsm-layout' => 'grid', 'awsm_block_nonce' => 'stale'],
        )->json();
        $more = $this->ajax('block_loadmore', ['listings_per_page' => '2', 'paged' => '2', 'awsm-layout' => 'grid'])
            ->json();

        self::assertTrue($filter['success']);
        self::assertIsArray($filter['data']);
        self::assertIsString($filter['data']['html']);
        self::assertIsString($filter['data']['pagination_html']);
        self::assertStringContainsString('awsm-b-grid-item', $filter['data']['html']);
        self::assertStringContainsString('awsm-b-load-more', $filter['data']['pagination_html']);
        self::assertSame(['html' => '', 'pagination_html' => ''], $more['data']);
    }

    public function testFormSubmissionRedirectsToAUrlOnThisSite(): void
    {
        $this->openings(1);
        $form = ['jq' => 'a & b', 'job__category_spec' => 'sales', 'job__type_spec' => '', 'paged' => '1'];
        $go = fn (string $base)
            => $this->ajax('jobfilter', $form + ['awsm_pagination_base' => $base], headers: self::PAGE_LOAD);

        $response = $go(home_url('/listing/?utm=x'));

        self::assertSame(303, $response->status);
        self::assertSame(
            home_url('/listing/?utm=x&jq=a%20%26%20b&job__category_spec=sales'),
            $response->header('Location'),
        );
        foreach (
            [
                'https://evil.example/', '//evil.example/', '/\\evil.example', home_url() . '.evil.example/',
                home_url('/wp-admin/users.php'), 'javascript:alert(1)',
            ] as $foreign
        ) {
            self::assertStringContainsString(
                '>' . home_url('/?jq='),
                '>' . $go($foreign)->header('Location'),
                $foreign,
            );
        }
    }

    public function testSearchMatchesTitlesTextsAndTerms(): void
    {
        $this->openings(3);
        $this->post(['type' => 'awsm_job_openings', 'title' => 'Élève', 'date' => '2001-01-01 00:00:00']);
        $found = fn (string $search): array => self::titles($this->ajax('jobfilter', ['jq' => $search])->body);

        self::assertSame(['Opening 3'], $found('100%'));
        self::assertSame([], $found('%_%'));
        self::assertSame(['Opening 2'], $found('київ opening'));
        self::assertSame(self::named(1, 3), $found('BERLIN'));
        self::assertSame(['Élève'], $found('ÉLÈVE'));
        self::assertSame([], $found("' OR 1=1 --"));
        self::assertSame([], $found('opening nowhere'));
    }

    public function testPassthroughAttributesReachHooksSanitized(): void
    {
        $this->openings(1);
        $seen = [];
        add_action('before_awsm_jobs_listing_loop', static function (mixed $atts) use (&$seen): void {
            $seen = (array) $atts;
        });
        add_filter('awsm_jobs_shortcode_defaults', static fn (array $pairs): array => $pairs + [
            'campaign' => 'spring',
        ]);
        add_filter('awsm_job_listing_data_attrs', static fn (array $data, array $atts): array => $data + [
            'campaign' => $atts['campaign'],
        ], 10, 2);

        $html = do_shortcode('[awsmjobs campaign="autumn"]');

        self::assertSame('autumn', $seen['campaign']);
        self::assertSame('autumn', self::all($html, "//div[contains(@class, 'awsm-job-listings')]")[0]->getAttribute(
            'data-campaign'
        ));
    }

    public function testRestRouteReturnsListingsWithEtag(): void
    {
        $this->openings(5);

        $response = $this->http('GET', '/wp-json/courant/v1/openings?job__category_spec=sales&listings_per_page=2&paged=2&html=1');
        $again = $this->http(
            'GET',
            '/wp-json/courant/v1/openings?job__category_spec=sales&listings_per_page=2&paged=2&html=1',
            headers: ['If-None-Match' => $response->header('ETag')],
        );

        $json = $response->json();
        self::assertSame([3, 2, 2], [$json['total'], $json['page'], $json['pages']]);
        self::assertIsArray($json['items']);
        self::assertSame(self::named(5), array_column($json['items'], 'title'));
        self::assertIsString($json['html']);
        self::assertSame(self::named(5), self::titles($json['html']));
        self::assertSame(304, $again->status);
        self::assertSame('', $again->body);
        $whole = $this->http('GET', '/wp-json/courant/v1/listings?job__category_spec[]=sales&sort=oldest&listings_per_page=1');
        $schema = $this->http('OPTIONS', '/wp-json/courant/v1/listings');
        $responseSchema = json_decode((string) json_encode($schema->json()['schema']));
        self::assertIsObject($responseSchema);
        self::assertSame(self::named(5), array_column((array) $whole->json()['items'], 'title'));
        self::assertTrue(
            (new Validator())->validate(json_decode($whole->body), $responseSchema)->isValid(),
            $whole->body,
        );
        self::assertSame(['design' => 2, 'sales' => 3], ((array) $whole->json()['facets'])['job__category_spec']);
        self::assertStringContainsString('public, max-age=60', $whole->header('Cache-Control'));
    }

    public function testResponsesAreTheSameWithAndWithoutANonce(): void
    {
        $this->openings(3);
        $user = $this->user('subscriber');
        $old = substr(wp_hash((wp_nonce_tick('wp_rest') - 6) . '|wp_rest|0|', 'nonce'), -12, 10);
        $parameters = ['job__category_spec' => 'sales'];
        $plain = $this->ajax('jobfilter', $parameters)->body;

        foreach (['awsm_nonce', '_wpnonce', 'awsm_block_nonce'] as $name) {
            foreach ([$old, 'nonsense', $this->nonceOf($user, 'wp_rest')] as $nonce) {
                self::assertSame(
                    $plain,
                    $this->ajax('jobfilter', $parameters + [$name => $nonce])->body,
                    "$name=$nonce",
                );
            }
        }
        self::assertSame($plain, $this->ajax('jobfilter', $parameters, as: $user)->body);
        $rest = $this->http('GET', '/wp-json/courant/v1/listings?job__category_spec=sales');
        foreach ([[], ['X-WP-Nonce' => $old], ['X-WP-Nonce' => 'nonsense']] as $headers) {
            $again = $this->http(
                'GET',
                '/wp-json/courant/v1/listings?job__category_spec=sales',
                headers: $headers,
                as: $user,
            );
            self::assertSame([200, $rest->body], [$again->status, $again->body], (string) json_encode($headers));
        }
    }

    public function testFeedAppliesSearchAndFilters(): void
    {
        $this->openings(4);

        $feed = $this->http('GET', '/jobs/feed/?job__category_spec=sales&jq=opening');
        $none = $this->http('GET', '/jobs/feed/?jq=nothing+of+the+kind');

        self::assertSame([200, 200], [$feed->status, $none->status]);
        preg_match_all('~<item>\s*<title>([^<]*)~', $feed->body, $titles);
        self::assertSame(self::named(1, 3), $titles[1]);
        $sorted = $this->http('GET', '/jobs/feed/?sort=oldest&job__category_spec[]=sales&job__category_spec[]=design');
        preg_match_all('~<item>\s*<title>([^<]*)~', $sorted->body, $titles);
        self::assertSame(self::named(4, 3, 2, 1), $titles[1]);
        self::assertStringNotContainsString('<item>', $none->body);
    }

    public function testListingRunsFewSqlQueries(): void
    {
        $this->openings(30);
        // Set on every site once wp-admin was opened.
        update_option('can_compress_scripts', 1);
        get_option('awsm_jobs_filter');
        wp_cache_flush();
        $start = get_num_queries();
        $html = do_shortcode('[awsmjobs filters="no" search="no"]');

        self::assertCount(10, self::titles($html));
        self::assertLessThanOrEqual(6, get_num_queries() - $start);

        wp_cache_flush();
        $start = get_num_queries();
        do_shortcode('[awsmjobs]');
        self::assertLessThanOrEqual(12, get_num_queries() - $start, 'With its filter bar.');
    }
}
