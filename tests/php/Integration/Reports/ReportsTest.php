<?php

declare(strict_types=1);

namespace CourantTests\Integration\Reports;

use CourantDesk\Kernel\Sql;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('database')]
final class ReportsTest extends SiteTestCase
{
    private const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-overview';

    public function testTheScreenShowsViewsVisitorsApplicationsAndSources(): void
    {
        $this->days();
        $page = $this->http('GET', self::SCREEN . '&days=7', as: $this->user('hr'))->body;

        $text = (string) preg_replace('/\s+/', ' ', wp_strip_all_tags($page));
        foreach (
            ['Views12', 'Visitors4', 'Applications2', 'Conversion rate50.0 %', 'New1', 'Shortlisted1'] as $expected
        ) {
            self::assertStringContainsString($expected, $text);
        }
        self::assertStringContainsString('jobs.example.org: 7, direct: 5', $text);
        self::assertStringContainsString('=Editor', $text);
        self::assertStringNotContainsString('<b>bold</b>', $page);
    }

    public function testStagesAreInTheOrderOfTheHiringProcess(): void
    {
        $id = $this->opening()->ID;
        foreach (
            [
                'courant_withdrawn', 'courant_withdrawn', 'courant_withdrawn', 'reject', 'reject', 'shortlist',
                'publish',
            ] as $status
        ) {
            wp_insert_post([
                'post_type' => 'awsm_job_application', 'post_status' => $status, 'post_title' => 'Ada',
                'post_parent' => $id,
            ]);
        }
        $page = $this->http('GET', self::SCREEN . '&days=7', as: $this->user('hr'))->body;

        self::assertMatchesRegularExpression(
            '/New\s*1\s*Shortlisted\s*1\s*(Rejected|Declined)\s*2\s*Withdrawn\s*3/',
            wp_strip_all_tags($page),
        );
    }

    public function testTheFileHasTheSameDataAndNoFormula(): void
    {
        $this->days();
        $hr = $this->user('hr');
        $file = $this->http(
            'GET',
            '/wp-admin/admin-post.php?action=courant_overview_csv&days=7&_wpnonce='
                . $this->nonceOf($hr, 'courant_overview_csv'),
            as: $hr,
        );

        self::assertStringStartsWith('text/csv', $file->header('content-type'));
        self::assertStringContainsString('"\'=Editor', $file->body);
        self::assertStringStartsWith("\xEF\xBB\xBF", $file->body);
        self::assertMatchesRegularExpression('/,12,4,2,/', $file->body);
    }

    public function testOthersSeeNothingOfIt(): void
    {
        foreach (['subscriber', 'contributor', 'author'] as $role) {
            $user = $this->user($role);
            self::assertSame(403, $this->http('GET', self::SCREEN, as: $user)->status, $role);
            $url = '/wp-admin/admin-post.php?action=courant_overview_csv&_wpnonce='
                . $this->nonceOf($user, 'courant_overview_csv');
            self::assertSame(403, $this->http('GET', $url, as: $user)->status, $role);
        }
    }

    public function testTheWeeklyReportIsSentWhenEnabled(): void
    {
        $this->days();
        do_action('courant_desk_digest');
        do_action('courant_desk_send_mails');
        self::assertSame([], $this->emails());
        update_option('courant_overview', ['digest' => true]);
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example', 'company' => 'The Harbour Courant']);
        // Settings were cached when the plugin started in this process.
        self::forgetSettings();
        do_action('courant_desk_digest');
        do_action('courant_desk_send_mails');

        $sent = $this->emails();
        self::assertSame(['hr@courant.example'], array_column($sent, 'to'));
        self::assertStringContainsString(
            '12 views, 4 visitors, 2 applications',
            implode('', array_column($sent, 'message')),
        );
    }

    private function days(): void
    {
        $id = $this->opening(['title' => '=Editor <b>bold</b>'])->ID;
        $sql = Sql::fromGlobal();
        foreach (
            [
                [wp_date('Y-m-d'), 'jobs.example.org', 7, 3],
                [wp_date('Y-m-d', time() - 3 * DAY_IN_SECONDS), 'direct', 5, 1],
                ['2020-01-01', 'direct', 100, 100],
            ] as [$day, $source, $views, $visitors]
        ) {
            $sql->insert($sql->table('views_daily'), [
                'day' => (string) $day, 'job_id' => $id, 'source' => $source, 'views' => $views,
                'visitors' => $visitors,
            ]);
        }
        foreach (['publish', 'shortlist', 'courant_suspected', 'trash'] as $status) {
            wp_insert_post([
                'post_type' => 'awsm_job_application', 'post_status' => $status, 'post_title' => 'Ada',
                'post_parent' => $id,
            ]);
        }
    }
}
