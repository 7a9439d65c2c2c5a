<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Recruiting\RecruitersTestCase;
use CourantTests\Support\Http\HttpResponse;
use PHPUnit\Framework\Attributes\Group;

/** Tests that exports of applications, openings and statistics use no more memory for ten times as many rows. */
#[Group('once')]
final class ExportMemoryTest extends RecruitersTestCase
{
    private const FEW = 2000;
    private const MANY = 20000;

    /**
     * Allowed difference between peaks, bytes. If each row stayed in memory, all rows together would use more than 20
     * MB.
     */
    private const TOLERANCE = 2 * MB_IN_BYTES;

    private const FIRST_ID = 1000000;

    private string $plugin = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->plugin = WP_CONTENT_DIR . '/mu-plugins/measures-exports.php';
        copy(dirname(__DIR__, 3) . '/fixtures/applications/measures-exports.php', $this->plugin);
    }

    protected function tearDown(): void
    {
        unlink($this->plugin);
        if (is_file($this->peakFile())) {
            unlink($this->peakFile());
        }
        parent::tearDown();
    }

    public function testApplicationExportUsesConstantMemory(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $hr = $this->user('hr');
        $nonce = $this->nonceOf($hr, 'courant_export_applications');
        $this->assertConstantMemory(
            fn (int $from, int $to) => $this->insertApplications($opening, $from, $to),
            fn (): HttpResponse => $this->http(
                'POST',
                '/wp-admin/admin-post.php',
                ['action' => 'courant_export_applications', 'query' => '', '_wpnonce' => $nonce],
                as: $hr,
            ),
            'application-of-test-'
        );
    }

    public function testOpeningExportUsesConstantMemory(): void
    {
        $this->assertConstantMemory(
            $this->insertOpenings(...),
            fn (): HttpResponse => $this->http('GET', '/?openings_of_test=1'),
            'Opening of test ',
        );
    }

    public function testReportExportUsesConstantMemory(): void
    {
        $admin = $this->user('administrator');
        $query = http_build_query([
            'action' => 'courant_overview_csv',
            'days' => '30',
            '_wpnonce' => $this->nonceOf($admin, 'courant_overview_csv'),
        ]);
        $this->assertConstantMemory(
            $this->insertOpenings(...),
            fn (): HttpResponse => $this->http('GET', "/wp-admin/admin-post.php?$query", as: $admin),
            'Opening of test ',
        );
    }

    /**
     * @param callable(int, int): mixed $insert receives the number of the first row and of the row after the last
     * @param callable(): HttpResponse    $export
     * @param string                    $row    text that every row contains once
     */
    private function assertConstantMemory(callable $insert, callable $export, string $row): void
    {
        // The first request fills the caches.
        $export();
        $peaks = [];
        $before = 0;
        foreach ([self::FEW, self::MANY] as $number) {
            $insert($before, $number);
            $before = $number;
            $response = $export();
            self::assertSame(200, $response->status, substr($response->body, 0, 500));
            self::assertSame($number, substr_count($response->body, $row));
            $peaks[] = (int) file_get_contents($this->peakFile());
        }

        self::assertLessThan(self::TOLERANCE, $peaks[1] - $peaks[0], implode(
            ' and ',
            array_map(static fn (int $bytes): string => (string) size_format($bytes, 1), $peaks),
        ));
    }

    private function peakFile(): string
    {
        return WP_CONTENT_DIR . '/peak-of-test.txt';
    }

    private function insertApplications(int $opening, int $from, int $to): void
    {
        $this->insertPosts('awsm_job_application', $opening, 'Applicant of test', $from, $to);
        $these = self::between($from, $to);
        $meta = [
            'awsm_job_id' => "'$opening'",
            'awsm_apply_for' => "'Editor'",
            'awsm_applicant_name' => 'post_title',
            'awsm_applicant_letter' => "REPEAT('A line of a letter. ', 20)",
        ];
        $meta['awsm_applicant_email'] = "CONCAT('application-of-test-', ID, '@courant.example')";
        foreach ($meta as $key => $value) {
            $this->query("INSERT INTO {postmeta} (post_id, meta_key, meta_value) SELECT ID, '$key', $value FROM {posts} WHERE $these");
        }
        $this->query("INSERT INTO {courant_candidates} (application_id, opening_id, stage, received, name, words) SELECT ID, post_parent, post_status, 1790000000, post_title, '' FROM {posts} WHERE $these");
    }

    private function insertOpenings(int $from, int $to): void
    {
        $this->insertPosts('awsm_job_openings', 0, 'Opening of test', $from, $to);
        $these = self::between($from, $to);
        $day = gmdate('Y-m-d');
        $this->query("INSERT INTO {postmeta} (post_id, meta_key, meta_value) SELECT ID, 'awsm_views_count', '7' FROM {posts} WHERE $these");
        $this->query("INSERT INTO {courant_views_daily} (day, job_id, source, views, visitors) SELECT '$day', ID, 'direct', 7, 5 FROM {posts} WHERE $these");
    }

    private function insertPosts(string $type, int $parent, string $title, int $from, int $to): void
    {
        $now = gmdate('Y-m-d H:i:s', time() - HOUR_IN_SECONDS);
        foreach (array_chunk(range($from, $to - 1), 2000) as $numbers) {
            $rows = array_map(static fn (int $number): string => sprintf(
                "(%d, 1, '%s', '%s', '%s', '%s', 'Some text', '%s %d', '', 'publish', '%s-%d', '', '', '', %d, '%s')",
                self::FIRST_ID + $number,
                $now,
                $now,
                $now,
                $now,
                $title,
                $number,
                $type,
                $number,
                $parent,
                $type
            ), $numbers);
            $this->query('INSERT INTO {posts} (ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt,
                post_status, post_name, to_ping, pinged, post_content_filtered, post_parent, post_type) VALUES ' . implode(',', $rows));
        }
        wp_cache_flush();
    }

    private static function between(int $from, int $to): string
    {
        return sprintf('ID >= %d AND ID < %d', self::FIRST_ID + $from, self::FIRST_ID + $to);
    }

    private function query(string $statement): void
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        $done = $wpdb->query((string) preg_replace('/\{(\w+)\}/', $wpdb->prefix . '$1', $statement));
        self::assertNotFalse($done, $wpdb->last_error);
    }
}
