<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantDesk\SearchIndex\Storage\CacheVersion;
use CourantTests\Integration\SearchIndex\IndexCase;
use CourantTests\Support\Listings\PageCacheSpy;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/../../Support/Listings/page-caches.php';

/** Object caching of results, and purging of page caches. */
#[Group('database')]
final class ListingCacheTest extends IndexCase
{
    protected function setUp(): void
    {
        parent::setUp();
        PageCacheSpy::$purged = [];
    }

    protected function tearDown(): void
    {
        wp_using_ext_object_cache(false);
        parent::tearDown();
    }

    public function testRepeatedQueryRunsNoSqlWithAPersistentObjectCache(): void
    {
        $this->openings(12);
        update_option('can_compress_scripts', 1);
        wp_using_ext_object_cache(true);
        $render = static fn (): string => do_shortcode('[awsmjobs listings="5"]');
        $first = $render();
        $queries = get_num_queries();

        $again = $render();

        self::assertSame(0, get_num_queries() - $queries);
        self::assertSame(self::titles($first), self::titles($again));
        $this->opening(['title' => 'Brand new']);
        self::assertSame('Brand new', self::titles($render())[0], 'Changes are visible at once.');
        wp_update_term($this->term('job-category', 'Sales')->term_id, 'job-category', ['slug' => 'selling']);
        self::assertStringContainsString('selling', $render());
        $this->now = $this->now->modify('+1 day');
    }

    public function testACacheThatIsRestartedWithOldDataShowsNoClosedOpening(): void
    {
        $closed = $this->opening(['title' => 'Closed meanwhile'])->ID;
        $this->opening(['title' => 'Still open']);
        wp_using_ext_object_cache(true);
        $render = static fn (): string => do_shortcode('[awsmjobs listings="5"]');
        $before = $render();
        $old = [];
        foreach (['generation', 'writes'] as $key) {
            $old[$key] = wp_cache_get($key, CacheVersion::GROUP);
        }
        $cachedPost = wp_cache_get($closed, 'posts');

        wp_update_post(['ID' => $closed, 'post_status' => 'expired']);
        wp_cache_set($closed, $cachedPost, 'posts');
        foreach ($old as $key => $value) {
            wp_cache_set($key, $value, CacheVersion::GROUP);
        }

        self::assertContains('Closed meanwhile', self::titles($before));
        self::assertSame('publish', get_post_status($closed), 'WordPress reads old data.');
        self::assertSame(['Still open'], self::titles($render()));
        self::assertSame('expired', get_post_status($closed));
        self::assertIsInt($old['writes']);
    }

    public function testQueriesWriteNothing(): void
    {
        $this->openings(3);
        /** @var \ArrayObject<int, string> $written */
        $written = new \ArrayObject();
        update_option('can_compress_scripts', 1);
        do_shortcode('[awsmjobs]');
        add_filter('query', static function (string $query) use ($written): string {
            if (preg_match('/^\s*(insert|update|delete|replace|create|drop|alter)/i', $query) === 1) {
                $written->append($query);
            }

            return $query;
        });
        foreach (['', 'opening', '"plain work"'] as $search) {
            $this->tokens()->countFacets($this->query($search));
            $this->tokens()->find($this->query($search));
        }
        do_shortcode('[awsmjobs listings="2"]');

        self::assertSame('', implode("\n", $written->getArrayCopy()));
    }

    public function testPageCachesArePurgedOncePerChange(): void
    {
        $this->openings(2);
        $page = get_permalink($this->listing('[awsmjobs]'));
        $this->purges();
        $ids = $this->posts()->find($this->query())->ids;

        wp_update_post(['ID' => $ids[0], 'post_status' => 'expired']);
        $closed = $this->purges();
        update_post_meta($ids[1], 'awsm_views_count', 5);
        $this->opening(['title' => 'A draft', 'status' => 'draft']);
        $nothing = $this->purges();
        wp_set_object_terms($ids[1], ['Design'], 'job-category');
        $moved = $this->purges();
        wp_trash_post($ids[1]);
        $gone = $this->purges();

        $lists = [home_url('/'), get_post_type_archive_link('awsm_job_openings'), $page];
        foreach (
            ['wpsc_delete_url_cache', 'w3tc_flush_url', 'rocket_clean_files', 'litespeed_purge_url', 'nginx'] as $cache
        ) {
            foreach ([$closed, $moved, $gone] as $purges) {
                self::assertSame([], array_diff($lists, $purges[$cache] ?? []), $cache);
                self::assertSame($purges[$cache], array_unique($purges[$cache]), "$cache is purged once.");
            }
        }
        foreach (['wpsc_delete_post_cache', 'w3tc_flush_post', 'rocket_clean_post', 'litespeed_purge_post'] as $cache) {
            self::assertSame([$ids[0]], $closed[$cache], $cache);
        }
        self::assertSame(['courant-openings'], $closed['litespeed_purge']);
        self::assertSame(['courant-openings', "courant-openings-$ids[0]"], $closed['courant_desk_forget_pages']);
        self::assertSame([], $nothing);
        self::assertContains(get_term_link($this->term('job-category', 'Design')), $moved['w3tc_flush_url']);
    }

    public function testPagesWithOpeningsSendCacheTags(): void
    {
        $this->openings(1);
        $this->listing('[awsmjobs]');
        $opening = get_post($this->posts()->find($this->query())->ids[0]);
        self::assertNotNull($opening);

        self::assertSame('courant-openings', $this->page()->header('Surrogate-Key'));
        self::assertSame('courant-openings', $this->page([], '/jobs/')->header('Cache-Tag'));
        self::assertSame(
            "courant-openings-$opening->ID",
            $this->http('GET', get_permalink($opening))->header('Cache-Tag'),
        );
        self::assertSame(
            'courant-openings',
            $this->http('GET', '/wp-json/courant/v1/listings')->header('Surrogate-Key'),
        );
        $sitemap = '/wp-sitemap-posts-awsm_job_openings-1.xml';
        foreach (['/?feed=openings-xml', '/?feed=openings-json', '/jobs/feed/', '/?s=opening', $sitemap] as $path) {
            self::assertSame('courant-openings', $this->http('GET', $path)->header('Surrogate-Key'), $path);
        }
        self::assertSame('', $this->http('GET', '/?p=1')->header('Surrogate-Key'));
        $articles = $this->http('GET', '/wp-sitemap-posts-post-1.xml');
        self::assertSame('', $articles->header('Surrogate-Key'));
    }

    /** @return array<string, list<int|string>> purged URLs, posts and tags by cache, after the end of a request */
    private function purges(): array
    {
        PageCacheSpy::$purged = [];
        PageCacheSpy::listen();
        // Would end the output buffers of PHPUnit.
        remove_all_actions('shutdown', 1);
        do_action('shutdown');

        return PageCacheSpy::$purged;
    }
}
