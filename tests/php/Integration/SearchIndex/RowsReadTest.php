<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * The number of rows that the database reads for a page does not depend on the number of openings. It is counted by
 * MariaDB and does not depend on the load of the machine.
 */
#[Group('each-version')]
final class RowsReadTest extends SiteTestCase
{
    private const FEW = 450;
    private const MANY = 1350;

    /** Other requests of the site, such as cron, read some rows too. */
    private const TOLERANCE = 150;

    public function testPagesReadNoMoreRowsWithMoreOpenings(): void
    {
        if (defined('DB_ENGINE') && constant('DB_ENGINE') === 'sqlite') {
            // SQLite does not count the rows that it reads.
            $this->addToAssertionCount(1);

            return;
        }
        update_option('posts_per_page', 10);
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

    /** @return array<string, int> by URL */
    private function measure(): array
    {
        $administrator = get_user_by('id', 1);
        $list = '/wp-admin/edit.php?post_type=awsm_job_openings';
        $rows = [];
        foreach (['/job-category/news/', '/job-category/news/feed/', '/?s=editor', '/?s=senior+editor'] as $url) {
            $rows[$url] = $this->countRows($url);
        }
        foreach (['/wp-sitemap.xml', '/wp-sitemap-posts-awsm_job_openings-1.xml'] as $url) {
            $rows[$url] = $this->countRows($url);
        }
        foreach (['', '&s=editor', '&author=1', '&paged=20', '&orderby=title&order=asc'] as $parameters) {
            $rows[$list . $parameters] = $this->countRows(
                $list . $parameters,
                $administrator instanceof WP_User ? $administrator : null,
            );
        }

        return $rows;
    }

    private function countRows(string $url, ?WP_User $as = null): int
    {
        $before = self::readCounter();
        $response = $this->http('GET', $url, as: $as);
        $after = self::readCounter();
        self::assertSame(200, $response->status, $url);

        return $after - $before;
    }

    private static function readCounter(): int
    {
        global $wpdb;
        $rows = $wpdb->get_results("SHOW GLOBAL STATUS LIKE 'Handler_read_%'", ARRAY_A);

        return (int) array_sum(array_column(is_array($rows) ? $rows : [], 'Value'));
    }

    private function createOpenings(int $number, int $term): void
    {
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
        for ($run = 0; $run <= $number / 300 + 1; $run++) {
            do_action(IndexBuilder::CHECK_EVENT);
        }
        $wpdb->query('ANALYZE TABLE ' . implode(', ', [$wpdb->posts, $wpdb->term_relationships, $wpdb->postmeta]));
        wp_cache_flush();
    }
}
