<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Storage\ClosingCron;
use CourantDesk\Openings\Storage\ClosingSynchronizer;
use CourantDesk\Openings\Storage\OpeningStatusUpdater;
use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;

#[Group('database')]
final class ClosingTest extends SiteTestCase
{
    public function testTheDateOfWpJobOpeningsAndOurClosingTimeAreSynchronized(): void
    {
        $id = $this->opening(
            ['meta' => ['awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => $this->day('+5 days')]]
        )->ID;
        self::assertSame($this->day('+5 days') . 'T23:59', get_post_meta($id, 'courant_closing_at', true));

        update_post_meta($id, 'courant_closing_at', $this->day('+3 days') . 'T08:30');
        $this->endRequest();
        self::assertSame($this->day('+3 days'), get_post_meta($id, 'awsm_job_expiry', true));

        update_post_meta($id, 'awsm_job_expiry', $this->day('+9 days'));
        $this->endRequest();
        self::assertSame($this->day('+9 days') . 'T23:59', get_post_meta($id, 'courant_closing_at', true));

        delete_post_meta($id, 'awsm_set_exp_list');
        $this->endRequest();
        self::assertEmpty(array_filter(
            ['courant_closing_at', 'awsm_job_expiry'],
            static fn (string $key): bool => get_post_meta($id, $key, true) !== '',
        ));
    }

    public function testCronClosesOverdueOpeningsOnly(): void
    {
        $past = $this->overdue();
        $contract = $this->overdue(['awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => $this->day('-1 day')]);
        $unticked = $this->overdue(['awsm_job_expiry' => $this->day('-1 day')]);
        $today = $this->overdue(['awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => $this->day('now')]);
        $open = $this->opening()->ID;
        $content = get_post_field('post_content', $past);
        do_action('awsm_check_for_expired_jobs');

        self::assertSame(['expired', 'expired', 'publish', 'publish', 'publish'], array_map(get_post_status(...), [
            $past, $contract, $unticked, $today, $open,
        ]));
        self::assertSame($content, get_post_field('post_content', $past));
    }

    public function testMoreThanOneBatchIsClosedInOneRun(): void
    {
        $sql = Sql::fromGlobal();
        for ($n = 0; $n < 5; $n++) {
            $id = $sql->insert(
                $sql->coreTable('posts'),
                [
                    'post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => "Old $n",
                    'post_date' => '2025-01-01 10:00:00', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '',
                    'pinged' => '', 'post_content_filtered' => '',
                ],
            );
            $sql->insert(
                $sql->coreTable('postmeta'),
                ['post_id' => $id, 'meta_key' => 'courant_closing_at', 'meta_value' => '2025-02-01T10:00'],
            );
        }
        // The clock is fixed, so that a slow machine has enough time.
        $now = new DateTimeImmutable();
        $clock = new class ($now) implements Clock {
            public function __construct(private readonly DateTimeImmutable $now)
            {
            }

            public function now(): DateTimeImmutable
            {
                return $this->now;
            }
        };
        (new ClosingCron($clock, $sql, new ClosingSynchronizer($clock, new OpeningStatusUpdater($sql, $clock)), 2))
            ->run();

        self::assertSame(
            '5',
            $sql->fetchValue(
                "SELECT COUNT(*) FROM %i WHERE post_status = 'expired' AND post_title LIKE %s",
                $sql->coreTable('posts'),
                'Old %',
            ),
        );
    }

    public function testTheHourlyEventIsScheduled(): void
    {
        self::assertSame('hourly', wp_get_schedule('awsm_check_for_expired_jobs'));
    }

    public function testAnOpeningSavedAfterItsClosingDateIsClosed(): void
    {
        self::assertSame('expired', get_post_status(
            $this->opening(['meta' => ['courant_closing_at' => $this->day('-1 day') . 'T10:00']])->ID
        ));
    }

    public function testClosedOpeningsKeepTheirUrlAndAreNotListed(): void
    {
        $closed = $this->opening(['status' => 'expired', 'title' => 'Cartographer closed']);
        $open = $this->opening(['title' => 'Cartographer open']);
        $yesterday = $this->day('-1 day');
        $late = $this->overdue([
            'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => $yesterday,
            'courant_closing_at' => $yesterday . 'T10:00', '_courant_closing_agreed' => $yesterday . 'T10:00',
        ], 'Cartographer late');
        // The dates were written without WordPress, as by a seeder or a restored backup.
        do_action('courant_desk_reindex');
        update_option('rewrite_rules', '');

        self::assertSame(home_url('/jobs/cartographer-closed/'), get_permalink($closed));
        $response = $this->http('GET', '/jobs/cartographer-closed/');
        self::assertSame(200, $response->status);
        self::assertMatchesRegularExpression('/<meta name=.robots. content=.[^>]*noindex/', $response->body);
        self::assertStringContainsString('courant-opening-closed', $response->body);
        self::assertStringNotContainsString('JobPosting', $response->body);

        foreach (['/jobs/', '/jobs/feed/', '/?s=cartographer', '/wp-sitemap-posts-awsm_job_openings-1.xml'] as $path) {
            $body = $this->http('GET', $path)->body;
            self::assertStringContainsString('cartographer-open', $body, $path);
            self::assertStringNotContainsString('cartographer-closed', $body, $path);
            if (!str_contains($path, 'sitemap')) {
                self::assertStringNotContainsString('cartographer-late', $body, $path . ' while cron is late');
            }
        }
        self::assertStringContainsString(
            'courant-opening-closed',
            $this->http('GET', (string) wp_parse_url((string) get_permalink($late), PHP_URL_PATH))->body,
        );
        self::assertSame('publish', get_post_status($late), 'Nothing is written on a GET.');
        self::assertSame('publish', get_post_status($open));
    }

    public function testQueriesForOtherContentAreUnchanged(): void
    {
        $query = new WP_Query(['post_type' => 'post']);

        self::assertStringNotContainsString('expired', (string) $query->request);
    }

    public function testAQueryForClosedOpeningsReturnsThem(): void
    {
        $id = $this->opening(['status' => 'expired'])->ID;
        $query = new WP_Query(
            ['post_type' => 'awsm_job_openings', 'post_status' => ['publish', 'expired'], 'fields' => 'ids']
        );

        self::assertContains($id, $query->posts ?? []);
    }

    /** @param array<string, string> $meta */
    private function overdue(array $meta = [], string $title = 'Overdue'): int
    {
        $id = $this->opening(['title' => $title])->ID;
        $sql = Sql::fromGlobal();
        foreach ($meta === [] ? ['courant_closing_at' => $this->day('-1 day') . 'T10:00'] : $meta as $key => $value) {
            $sql->insert($sql->coreTable('postmeta'), ['post_id' => $id, 'meta_key' => $key, 'meta_value' => $value]);
        }
        clean_post_cache($id);

        return $id;
    }

    private function endRequest(): void
    {
        remove_action('shutdown', 'wp_ob_end_flush_all', 1);
        do_action('shutdown');
    }

    private function day(string $when): string
    {
        return (new DateTimeImmutable($when, wp_timezone()))->format('Y-m-d');
    }
}
