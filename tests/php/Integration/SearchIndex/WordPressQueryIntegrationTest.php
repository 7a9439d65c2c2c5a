<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Admin\OpeningListFilters;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\Reports\Storage\ViewCountRepository;
use CourantDesk\SearchIndex\Storage\PostRowRepository;
use CourantTests\Support\SiteTestCase;
use WP_Post;
use WP_Query;

/** Queries of WordPress that the index runs have the results that WordPress itself finds. */
final class WordPressQueryIntegrationTest extends SiteTestCase
{
    /** Titles and contents: one for each rank in WordPress's order of results for `data engineer`. */
    private const TEXTS = [
        ['Data Engineer', '<p>A data engineer builds.</p>'], ['Video Editor', 'Many words.'],
        ['Engineer of data', 'Data for an engineer.'], ['Reporter', 'With a data engineer.'],
        ['Data Reader', 'The engineer reads.'], ['Writer', 'Data by an engineer.'],
    ];

    private int $author = 0;

    public function testListsHaveTheSameResults(): void
    {
        $this->createContent();

        $unanswered = $this->compareForEveryUser([
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'paged' => 2],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'paged' => 99],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 3, 'order' => 'ASC', 'paged' => 3],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 3, 'orderby' => 'title', 'order' => 'ASC'],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 3, 'orderby' => 'title', 'paged' => 4],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'fields' => 'ids', 'paged' => 2],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'no_found_rows' => true],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 9, 'suppress_filters' => true],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 9, 'suppress_filters' => true, 'paged' => 2],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'author' => $this->author],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'm' => '202603'],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 3, 'm' => '202603', 'paged' => 2],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'post_status' => 'publish', 'paged' => 3],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'post_status' => 'expired'],
            ['post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'post_status' => 'trash'],
            [
                'post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'post_status' => ['private'],
                'perm' => 'readable',
            ],
            [
                'post_type' => 'awsm_job_openings', 'posts_per_page' => 5, 'post_status' => ['publish'],
                'orderby' => 'ID', 'order' => 'ASC', 'paged' => 2,
            ],
            ['post_type' => 'awsm_job_openings', 'meta_key' => 'awsm_pro_exclude_job', 'posts_per_page' => 4],
        ]);

        self::assertSame(['awsm_pro_exclude_job'], array_column($unanswered, 'meta_key'), 'Another condition');
        self::assertCount(1, $unanswered);
    }

    public function testTermArchivesHaveTheSameResults(): void
    {
        $this->createContent();

        $unanswered = $this->compareForEveryUser([
            ['job-category' => 'news', 'posts_per_page' => 4],
            ['job-category' => 'news', 'posts_per_page' => 4, 'paged' => 2],
            ['job-category' => 'news', 'job-type' => 'full-time', 'posts_per_page' => 4],
            ['job-category' => 'news', 'post_type' => 'awsm_job_openings', 'm' => '202601', 'posts_per_page' => 4],
            ['job-category' => 'news', 'author' => $this->author, 'posts_per_page' => 4],
            ['job-category' => 'news', 'author' => 1, 'm' => '202603', 'posts_per_page' => 4],
        ]);

        self::assertSame([], $unanswered);
    }

    public function testSearchesHaveTheSameResults(): void
    {
        $this->createContent();

        $unanswered = $this->compareForEveryUser([
            ['s' => 'data', 'posts_per_page' => 4],
            ['s' => 'data', 'posts_per_page' => 4, 'paged' => 3],
            ['s' => 'data engineer', 'posts_per_page' => 5],
            ['s' => 'data engineer', 'posts_per_page' => 5, 'paged' => 2],
            ['s' => 'data engineer', 'posts_per_page' => 5, 'paged' => 3],
            ['s' => '"data engineer"', 'posts_per_page' => 5],
            ['s' => 'engineer -data', 'posts_per_page' => 5],
            ['s' => 'nowhere', 'posts_per_page' => 5],
            ['s' => 'edito', 'posts_per_page' => 5],
            ['s' => 'data', 'post_type' => 'awsm_job_openings', 'posts_per_page' => 4],
            ['s' => 'data', 'post_type' => 'awsm_job_openings', 'posts_per_page' => 4, 'orderby' => 'date'],
            ['s' => 'data', 'job-category' => 'news', 'posts_per_page' => 4],
            ['s' => 'data', 'm' => '202603', 'posts_per_page' => 4],
            ['s' => 'data', 'm' => '202603', 'author' => 1, 'posts_per_page' => 4],
            ['s' => 'engineer', 'author' => $this->author, 'posts_per_page' => 4],
            ['s' => 'engineer data -editor -"video reader"', 'posts_per_page' => 5],
            ['s' => '-engineer', 'post_type' => 'awsm_job_openings', 'posts_per_page' => 4],
        ]);

        self::assertSame([], $unanswered);
    }

    public function testChangedOpeningsChangeListsAndCounts(): void
    {
        $query = ['post_type' => 'awsm_job_openings', 'posts_per_page' => 100, 'post_status' => 'any'];
        $id = $this->opening(['title' => 'A', 'status' => 'draft', 'date' => '2025-05-05 05:05:05'])->ID;
        $changes = [
            static fn () => wp_update_post(['ID' => $id, 'post_title' => 'B', 'post_status' => 'publish']),
            static fn () => wp_update_post(['ID' => $id, 'post_date' => '2025-06-06 05:05:05']),
            static fn () => update_post_meta($id, 'awsm_pro_exclude_job', 'exclude'),
            static fn () => wp_update_post(['ID' => $id, 'post_author' => 1]),
            static fn () => wp_trash_post($id),
            static fn () => wp_untrash_post($id),
            static fn () => wp_delete_post($id, true),
        ];
        foreach ($changes as $number => $change) {
            $change();
            foreach ([$query, ['post_status' => 'publish'] + $query, ['orderby' => 'title'] + $query] as $arguments) {
                $found = self::find($arguments, true);
                self::assertEquals(self::find($arguments, false)['results'], $found['results'], "Change $number");
            }
        }
    }

    public function testSortedListsHaveTheSameResults(): void
    {
        $this->openSortedList();
        $list = ['post_type' => 'awsm_job_openings', 'posts_per_page' => 5];
        foreach (['courant_closing', 'courant_views'] as $column) {
            foreach (['ASC', 'DESC'] as $order) {
                foreach ([['paged' => 1], ['paged' => 4], ['author' => $this->author], ['m' => '202603']] as $more) {
                    $query = ['orderby' => $column, 'order' => $order] + $more + $list;
                    $found = self::find($query, true, true);
                    $name = "$column $order " . json_encode($more);
                    self::assertTrue($found['isReplaced'], $name);
                    self::assertEquals(self::find($query, false, true)['results'], $found['results'], $name);
                }
            }
        }
    }

    private function openSortedList(): void
    {
        $this->createContent();
        wp_set_current_user(1);
        set_current_screen('edit-awsm_job_openings');
        $filters = new OpeningListFilters(Sql::fromGlobal(), new TaxonomySpecificationRepository());
        add_filter('posts_clauses', [$filters, 'sort'], 10, 2);
    }

    public function testCountedViewsChangeTheOrder(): void
    {
        $this->openSortedList();
        $id = $this->opening(['title' => 'Viewed', 'date' => '2026-01-01 00:00:00'])->ID;
        $views = new ViewCountRepository(Sql::fromGlobal());
        for ($view = 0; $view < 25; $view++) {
            $views->increment($id);
        }
        $list = [
            'post_type' => 'awsm_job_openings', 'posts_per_page' => 1, 'orderby' => 'courant_views', 'order' => 'DESC',
        ];

        self::assertSame($id, self::find($list, true, true)['results'][0][0]);
    }

    public function testSitemapsHaveFewerUrlsWithManyOpenings(): void
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        self::assertSame(2000, wp_sitemaps_get_max_urls('post'));
        $wpdb->insert("{$wpdb->prefix}courant_job_post_counts", [
            'state' => 'publish', 'author' => 1, 'period' => 0, 'openings' => 100001,
        ]);

        self::assertSame(1000, wp_sitemaps_get_max_urls('post'));
        self::assertSame(2000, wp_sitemaps_get_max_urls('term'));
    }

    public function testOtherCodeMayReplaceTheResultOfAQuery(): void
    {
        add_filter('posts_pre_query', static fn (): array => [], 10);

        self::assertSame([], (new WP_Query(['post_type' => 'awsm_job_openings']))->posts);
    }

    /**
     * Compares the results of visitors, an administrator, an author and a recruiter, on the site and in wp-admin.
     *
     * @param list<array<string, mixed>> $queries
     * @return list<array<string, mixed>> queries that the index does not run for one of them
     */
    private function compareForEveryUser(array $queries): array
    {
        $unanswered = [];
        foreach ([0, 1, $this->author, $this->user('hr')->ID] as $user) {
            wp_set_current_user($user);
            foreach (['front', 'edit-awsm_job_openings'] as $screen) {
                set_current_screen($screen);
                foreach ($queries as $number => $query) {
                    $found = self::find($query, true);
                    self::assertEquals(
                        self::find($query, false)['results'],
                        $found['results'],
                        "User $user on $screen: " . json_encode($query),
                    );
                    if (!$found['isReplaced']) {
                        $unanswered[$number] = $query;
                    }
                }
            }
        }

        return array_values($unanswered);
    }

    private function createContent(): void
    {
        $this->author = $this->user('author')->ID;
        $statuses = ['publish', 'publish', 'publish', 'draft', 'pending', 'private', 'future', 'publish', 'trash'];
        for ($number = 0; $number < 36; $number++) {
            $status = $statuses[$number % count($statuses)];
            $day = sprintf('2026-%02d-%02d', 1 + $number % 5, 1 + $number % 27);
            $this->opening([
                'title' => self::TEXTS[$number % 6][0] . " $number",
                'content' => self::TEXTS[$number % 6][1],
                'status' => $status,
                'author' => $number % 2 === 0 ? 1 : $this->author,
                'date' => ($status === 'future' ? '2099-01-01' : $day) . sprintf(' 10:00:%02d', $number),
                'password' => $number % 11 === 7 ? 'secret' : '',
                'meta' => ($number % 7 === 1 ? ['awsm_pro_exclude_job' => 'exclude'] : [])
                    + ($number % 3 === 0 ? ['awsm_job_expiry' => sprintf('2097-01-%02d', 1 + $number % 5)] : [])
                    + ($number % 4 === 0 ? [] : ['awsm_views_count' => (string) ($number % 8 * 3)]),
                'specs' => ['job-category' => ['News', 'Sports', 'Culture'][$number % 3]]
                    + ($number % 2 === 0 ? ['job-type' => 'Full time'] : []),
            ]);
        }
        foreach (['Data engineer wanted', 'An engineer', 'Reader data', 'Nothing'] as $number => $title) {
            $this->post(['title' => $title, 'date' => "2026-02-1$number 12:00:00", 'content' => 'Data, engineer.']);
        }
        $closed = $this->opening(['title' => 'Data Engineer closed', 'specs' => ['job-category' => 'News']]);
        wp_update_post(['ID' => $closed->ID, 'post_status' => 'expired']);
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{results: array{list<int>, int, int}, isReplaced: bool}
     */
    private static function find(array $variables, bool $fromIndex, bool $isMain = false): array
    {
        update_option(PostRowRepository::OPTION, $fromIndex ? 'ready 2' : 'building 2 0');
        wp_cache_flush();
        $isReplaced = true;
        add_filter('posts_pre_query', static function (mixed $posts) use (&$isReplaced): mixed {
            $isReplaced = $posts !== null;

            return $posts;
        }, PHP_INT_MAX);
        $query = new WP_Query();
        if ($isMain) {
            $GLOBALS['wp_the_query'] = $query;
        }
        $query->query($variables);
        remove_all_filters('posts_pre_query', PHP_INT_MAX);
        $ids = array_map(
            static fn (int|WP_Post $post): int => $post instanceof WP_Post ? $post->ID : $post,
            $query->posts ?? [],
        );

        return [
            'results' => [array_values($ids), $query->found_posts, $query->max_num_pages],
            'isReplaced' => $isReplaced,
        ];
    }
}
