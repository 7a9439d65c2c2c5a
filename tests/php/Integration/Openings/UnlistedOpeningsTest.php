<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Storage\RecountTermsMigration;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\Openings\Storage\UnlistedOpeningIds;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\SiteTestCase;
use WP_Post;
use WP_Query;
use WP_Term;

/** Tests that an unlisted opening is reachable by its URL only (docs/features/openings.md#unlisted-openings). */
final class UnlistedOpeningsTest extends SiteTestCase
{
    private WP_Post $listed;
    private WP_Post $unlisted;
    private int $term = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->listed = $this->opening([
            'title' => 'Harbor pilot alpha', 'content' => 'Steer ships.', 'date' => '2026-01-02 10:00:00',
            'specs' => ['job-category' => ['Harbor']],
        ]);
        $this->unlisted = $this->opening([
            'title' => 'Harbor pilot omega', 'content' => 'Steer secret ships.', 'date' => '2026-01-03 10:00:00',
            'specs' => ['job-category' => ['Harbor']],
            'meta' => [
                'awsm_pro_exclude_job' => 'exclude',
                'courant_salary' => ['min' => 1, 'max' => 2, 'currency' => 'EUR', 'unit' => 'HOUR', 'shown' => true],
            ],
        ]);
        $this->opening([
            'title' => 'Harbor pilot gamma',
            'date' => '2026-01-04 10:00:00',
            'specs' => ['job-category' => ['Harbor']],
        ]);
        $this->term = $this->term('job-category', 'Harbor')->term_id;
    }

    public function testItIsInNoPublicList(): void
    {
        foreach ([$this->listed, $this->unlisted] as $opening) {
            wp_insert_comment([
                'comment_post_ID' => $opening->ID, 'comment_content' => "On $opening->post_title",
                'comment_approved' => 1, 'comment_author' => 'A',
            ]);
        }
        $page =
            $this->post(['type' => 'page', 'content' => '[awsmjobs]<!-- wp:courant/recent-openings {"number":10} /-->'
                . '<!-- wp:query {"queryId":1,"query":{"perPage":9,"postType":"awsm_job_openings","inherit":false}} --><div class="wp-block-query">'
                . '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->']);
        $urls = [
            '/?post_type=awsm_job_openings', '/?s=harbor', '/?s=harbor&post_type=awsm_job_openings',
            '/?job-category=harbor', "/?page_id=$page->ID",
            '/?post_type=awsm_job_openings&m=202601', '/?feed=comments-rss2', '/?feed=comments-atom',
            '/?feed=openings-xml', '/?feed=openings-json',
            '/wp-sitemap-posts-awsm_job_openings-1.xml',
            '/?rest_route=/wp/v2/awsm_job_openings', '/?rest_route=/wp/v2/awsm_job_openings&search=harbor',
            "/?rest_route=/wp/v2/awsm_job_openings&include={$this->unlisted->ID},{$this->listed->ID}",
            "/?rest_route=/wp/v2/awsm_job_openings&job-category=$this->term",
            '/?rest_route=/wp/v2/search&search=harbor',
            '/?rest_route=/wp/v2/search&search=harbor&type=post&subtype=awsm_job_openings',
            '/?rest_route=/wp/v2/comments',
            '/?rest_route=/courant/v1/listings', '/?rest_route=/courant/v1/openings&html=1',
        ];
        foreach (['rss2', 'atom', 'rdf', 'rss'] as $format) {
            array_push(
                $urls,
                "/?post_type=awsm_job_openings&feed=$format",
                "/?job-category=harbor&feed=$format",
                "/?s=harbor&feed=$format",
            );
        }
        $responses = $this->requestAll($urls);
        $found = [];
        foreach ($responses as $at => $response) {
            $found[$urls[$at]] =
                [$response->status, str_contains($response->body, 'alpha'), str_contains($response->body, 'omega')];
        }

        self::assertSame(array_fill_keys($urls, [200, true, false]), $found);
        self::assertSame(
            '2',
            $responses[array_search('/?rest_route=/wp/v2/awsm_job_openings', $urls, true)]->header('x-wp-total'),
        );
        self::assertStringNotContainsString('omega', $this->ajax('jobfilter', ['jq' => 'harbor'])->body);
    }

    public function testItsPageIsAvailableAndNoindex(): void
    {
        [$listed, $unlisted] = $this->sendAll([
            new HttpRequest('GET', wp_make_link_relative(get_permalink($this->listed))),
            new HttpRequest('GET', wp_make_link_relative(get_permalink($this->unlisted))),
        ]);

        self::assertSame([200, 200], [$listed->status, $unlisted->status]);
        $signs = ['omega', 'noindex', '"JobPosting"', 'application/json+oembed', 'type="application/json"'];
        $holds = static fn (string $html): array
            => array_map(static fn (string $sign): bool => str_contains($html, $sign), $signs);
        self::assertSame([false, false, true, true, true], $holds((string) preg_replace('/omega/', '', $listed->body)));
        self::assertSame([true, true, false, false, false], $holds($unlisted->body));
        self::assertStringNotContainsString('wp/v2/awsm_job_openings', implode(' ', $unlisted->headers['link'] ?? []));
    }

    public function testVisitorsCannotDistinguishItFromAnUnknownOneInRest(): void
    {
        $draft = $this->opening(['status' => 'draft'])->ID;
        $base = '/?rest_route=/wp/v2/awsm_job_openings';
        $url = rawurlencode(home_url("/?p={$this->unlisted->ID}"));
        $unknown = rawurlencode(home_url('/?p=999999'));
        $pairs = [];
        foreach ([$this->unlisted->ID, $draft, 999999] as $id) {
            foreach (['', '/revisions', '/revisions/1', '/autosaves'] as $path) {
                $pairs[$id][] = new HttpRequest('GET', "$base/$id$path");
            }
            $pairs[$id][] = new HttpRequest('GET', "$base/$id&context=edit");
            foreach (['PUT', 'DELETE'] as $method) {
                $pairs[$id][] = new HttpRequest($method, "$base/$id", ['title' => 'x']);
            }
        }
        $responses = array_map(fn (array $requests): array => array_map(
            static fn ($response): string => "$response->status $response->body",
            $this->sendAll($requests)
        ), $pairs);
        [$known, $other] = $this->sendAll([
            new HttpRequest('GET', "/?rest_route=/oembed/1.0/embed&url=$url"),
            new HttpRequest('GET', "/?rest_route=/oembed/1.0/embed&url=$unknown"),
        ]);

        self::assertStringStartsWith('404 ', $responses[999999][0]);
        self::assertSame($responses[999999], $responses[$this->unlisted->ID]);
        self::assertSame($responses[999999], $responses[$draft]);
        self::assertSame([404, $other->body], [$known->status, $known->body]);
    }

    public function testAPrefixOfItsSlugDoesNotRedirectToIt(): void
    {
        update_option('permalink_structure', '/%postname%/');
        flush_rewrite_rules();
        $this->opening(['title' => 'Quay worker', 'meta' => ['awsm_pro_exclude_job' => 'exclude']]);
        $this->opening(['title' => 'Ferry worker']);

        [$hidden, $shown] = $this->sendAll(
            [new HttpRequest('GET', '/jobs/quay/'), new HttpRequest('GET', '/jobs/ferry/')]
        );

        self::assertSame([404, 301], [$hidden->status, $shown->status]);
        self::assertStringNotContainsString('quay-worker', $hidden->header('location') . $hidden->body);
    }

    public function testQueriesOfOtherCodeDoNotFindIt(): void
    {
        wp_set_current_user(0);
        $titles = static fn (?array $posts): array => array_values(array_map(
            static fn (mixed $post): string => $post instanceof WP_Post ? $post->post_title : '',
            (array) $posts,
        ));
        $all = ['Harbor pilot gamma', 'Harbor pilot alpha'];

        self::assertSame($all, $titles(get_posts(['post_type' => 'awsm_job_openings'])));
        self::assertSame(
            $all,
            $titles(get_posts(
                ['post_type' => ['awsm_job_openings', 'page'], 's' => 'harbor', 'meta_key' => '', 'numberposts' => 9]
            )),
        );
        self::assertSame(
            $all,
            $titles((new WP_Query(['post_type' => 'any', 's' => 'harbor', 'orderby' => 'date']))->posts),
        );
        self::assertSame(
            $all,
            $titles((new WP_Query(['tax_query' => [['taxonomy' => 'job-category', 'terms' => $this->term]]]))->posts),
        );
        self::assertSame(
            $titles([$this->unlisted]),
            $titles((new WP_Query(['post_type' => 'awsm_job_openings', 'name' => $this->unlisted->post_name]))->posts),
        );
        self::assertStringContainsString(
            '(2)',
            (string) wp_get_archives(['post_type' => 'awsm_job_openings', 'show_post_count' => true, 'echo' => false]),
        );
        $this->assertAdjacentPosts();
    }

    public function testEditorsAndRecruitersHaveItInTheirMenus(): void
    {
        foreach (['administrator', 'editor', 'hr'] as $role) {
            $user = $this->signIn($role);
            $response = $this->http(
                'GET',
                '/?rest_route=/wp/v2/awsm_job_openings&search=omega&context=edit&_wpnonce='
                    . $this->nonceOf($user, 'wp_rest'),
                as: $user,
            );
            self::assertSame([$this->unlisted->ID], array_column($response->json(), 'id'), $role);
            self::assertStringContainsString(
                'omega',
                $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_openings', as: $user)->body,
                $role,
            );
            $single = $this->http(
                'GET',
                "/?rest_route=/wp/v2/awsm_job_openings/{$this->unlisted->ID}&context=edit&_wpnonce="
                    . $this->nonceOf($user, 'wp_rest'),
                as: $user,
            );
            self::assertSame('exclude', ((array) $single->json()['meta'])['awsm_pro_exclude_job'] ?? '', $role);
        }
    }

    public function testTermsCountOnlyWhatIsListed(): void
    {
        $count = function (): int {
            $term = get_term($this->term);

            return $term instanceof WP_Term ? $term->count : -1;
        };
        self::assertSame(2, $count());

        update_post_meta($this->unlisted->ID, 'awsm_pro_exclude_job', '');
        self::assertSame(3, $count());
        update_post_meta($this->listed->ID, 'awsm_pro_exclude_job', 'exclude');
        self::assertSame(2, $count());
        delete_post_meta($this->listed->ID, 'awsm_pro_exclude_job');
        self::assertSame(3, $count());
        wp_update_post(['ID' => $this->listed->ID, 'post_status' => 'draft']);
        self::assertSame(2, $count());

        Sql::fromGlobal()->execute(
            'UPDATE %i SET count = 77 WHERE term_id = %d',
            Sql::fromGlobal()->coreTable('term_taxonomy'),
            $this->term,
        );
        self::assertTrue((new RecountTermsMigration(new TaxonomySpecificationRepository()))->runStep());
        clean_term_cache($this->term);
        self::assertSame(2, $count());
        self::assertFalse(UnlistedOpeningIds::isUnlisted($this->listed->ID));
    }

    public function testATermOfWhichAllOpeningsAreUnlistedIsInNoSitemap(): void
    {
        $this->opening([
            'title' => 'Lone',
            'specs' => ['job-category' => ['Lonely']],
            'meta' => ['awsm_pro_exclude_job' => 'exclude'],
        ]);

        $sitemap = $this->http('GET', '/wp-sitemap-taxonomies-job-category-1.xml')->body;

        self::assertStringContainsString('harbor', $sitemap);
        self::assertStringNotContainsString('lonely', $sitemap);
    }

    /**
     * @param list<string> $urls
     * @return list<HttpResponse> responses after redirects
     */
    private function requestAll(array $urls): array
    {
        $responses = $this->sendAll(
            array_map(static fn (string $url): HttpRequest => new HttpRequest('GET', $url), $urls),
            2,
        );

        return array_map(fn (HttpResponse $response): HttpResponse => $response->status === 301
            ? $this->requestAll([wp_make_link_relative($response->header('location'))])[0]
            : $response, $responses);
    }

    private function assertAdjacentPosts(): void
    {
        global $post;
        $post = $this->listed;
        $next = get_next_post();
        self::assertInstanceOf(WP_Post::class, $next);
        self::assertSame('Harbor pilot gamma', $next->post_title);
        $post = $next;
        $previous = get_previous_post();
        self::assertInstanceOf(WP_Post::class, $previous);
        self::assertSame('Harbor pilot alpha', $previous->post_title);
        $post = null;
    }
}
