<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\PostRowRepository;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Posts_List_Table;
use WP_Query;
use WP_Sitemaps_Posts;
use WP_User_Query;

/**
 * The number of rows that the database reads for a page does not depend on the number of openings. It is counted by
 * MariaDB and does not depend on the load of the machine.
 */
#[Group('each-version')]
final class RowsReadTest extends SiteTestCase
{
    /** More than BitmapRepository::COMMON_WORD_THRESHOLD, up to which words are read as rows. */
    private const FEW = 420;
    private const MANY = 840;

    private const TOLERANCE = 120;

    public function testPagesReadNoMoreRowsWithMoreOpenings(): void
    {
        if (defined('DB_ENGINE') && constant('DB_ENGINE') === 'sqlite') {
            // SQLite does not count the rows that it reads.
            $this->addToAssertionCount(1);

            return;
        }
        $term = $this->term('job-category', 'News');
        $this->createOpenings(self::FEW, $term->term_taxonomy_id);
        $few = $this->measure();
        $this->createOpenings(self::MANY - self::FEW, $term->term_taxonomy_id);
        $many = $this->measure();

        $grown = array_filter(
            $many,
            static fn (int $rows, string $page): bool => $rows > $few[$page] + self::TOLERANCE,
            ARRAY_FILTER_USE_BOTH,
        );
        self::assertSame([], $grown, 'With few openings: ' . json_encode($few));
    }

    /** @return array<string, int> rows by page */
    private function measure(): array
    {
        require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
        require_once ABSPATH . 'wp-admin/includes/class-wp-posts-list-table.php';
        $list = ['post_type' => PostTypes::OPENING, 'posts_per_page' => 20];
        $sitemap = new WP_Sitemaps_Posts();
        wp_set_current_user(0);
        set_current_screen('front');
        $rows = [
            'term archive' => self::countRows(static fn () => new WP_Query(['job-category' => 'news'])),
            'search' => self::countRows(static fn () => new WP_Query(['s' => 'editor'])),
            'search for two words' => self::countRows(static fn () => new WP_Query(['s' => 'senior editor'])),
            'sitemap index' => self::countRows(static fn () => $sitemap->get_max_num_pages(PostTypes::OPENING)),
            'users with published posts' => self::countRows(static fn () => new WP_User_Query([
                'has_published_posts' => ['post', PostTypes::OPENING],
            ])),
            'late page of the sitemap' => self::countRows(
                static fn () => new WP_Query([
                    'post_status' => ['publish'], 'orderby' => 'ID', 'order' => 'ASC', 'paged' => 20,
                ] + $list),
            ),
        ];
        wp_set_current_user(1);
        set_current_screen('edit-' . PostTypes::OPENING);
        $lists = [
            [], ['paged' => 10], ['orderby' => 'title'], ['s' => 'editor'], ['author' => 1],
            ['s' => 'editor', 'author' => 1], ['s' => 'editor -junior'],
        ];
        foreach ($lists as $more) {
            $rows['list ' . json_encode($more)] = self::countRows(static fn () => new WP_Query($more + $list));
        }
        $sql = Sql::fromGlobal();
        $postRows = new PostRowRepository($sql, new IndexTables($sql));
        $rows['number of published openings'] = self::countRows(static fn () => $postRows->countPublished());
        self::assertSame(
            $sql->fetchValue("SELECT COUNT(*) FROM %i WHERE post_type = 'awsm_job_openings' AND post_status = 'publish'", $sql->coreTable('posts')),
            (string) $postRows->countPublished(),
        );
        $rows['numbers above the list'] = self::countRows(static function (): void {
            wp_cache_flush();
            do_action('load-edit.php');
            wp_count_posts(PostTypes::OPENING);
            wp_count_posts(PostTypes::OPENING, 'readable');
            new WP_Posts_List_Table(['screen' => 'edit-' . PostTypes::OPENING]);
            apply_filters('pre_months_dropdown_query', false, PostTypes::OPENING);
        });

        return $rows;
    }

    /** @param callable(): mixed $work */
    private static function countRows(callable $work): int
    {
        $before = self::readCounter();
        $work();

        return self::readCounter() - $before;
    }

    private static function readCounter(): int
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        $rows = $wpdb->get_results("SHOW SESSION STATUS LIKE 'Handler_read_%'", ARRAY_A);

        return (int) array_sum(array_column($rows, 'Value'));
    }

    private function createOpenings(int $number, int $term): void
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        $id = (int) $wpdb->get_var("SELECT MAX(ID) FROM $wpdb->posts");
        $posts = [];
        $relations = [];
        for ($index = 0; $index < $number; $index++) {
            ++$id;
            $date = gmdate('Y-m-d H:i:s', 1767225600 - $id * 3600);
            $posts[] = "($id, 1, '$date', '$date', '$date', '$date', 'A senior editor.', 'Senior editor $id', '', 'publish',"
                . " 'opening-$id', '', '', '', 'awsm_job_openings')";
            $relations[] = "($id, $term, 0)";
        }
        $wpdb->query("INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt,"
            . ' post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_content_filtered, post_type)'
            . ' VALUES ' . implode(', ', $posts));
        $wpdb->query("INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id, term_order) VALUES "
            . implode(', ', $relations));
        wp_update_term_count_now([$term], 'job-category');
        // One run repairs a batch.
        for ($run = 0; $run <= intdiv($number, 300) + 1; $run++) {
            do_action(IndexBuilder::CHECK_EVENT);
        }
        wp_cache_flush();
        // MariaDB chooses indexes by its statistics, which it updates in the background.
        $this->commit();
        $wpdb->query("ANALYZE TABLE $wpdb->posts, $wpdb->term_relationships, {$wpdb->prefix}courant_job_posts");
    }
}
