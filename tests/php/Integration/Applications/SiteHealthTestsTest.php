<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Admin\HealthMonitor;
use CourantTests\Support\Applications\ApplicationsTestCase;
use WP_REST_Request;

/**
 * Tests the reports of stuck emails, stopped cron, a store that is not writable and a full disk, and the check of
 * the store from the browser.
 *
 * @see docs/features/private-files.md#the-store-inside-the-web-root
 */
final class SiteHealthTestsTest extends ApplicationsTestCase
{
    public function testHealthIsGoodWithRunningTasksAndFreeSpace(): void
    {
        wp_clear_scheduled_hook('courant_desk_send_mails');
        wp_schedule_event(time() + 300, 'hourly', 'courant_desk_send_mails');
        add_filter('courant_desk_free_bytes', static fn (): int => 5 * GB_IN_BYTES);

        self::assertSame(['good'], array_values(array_unique(array_diff_key($this->tests(), ['courant_probe' => 1]))));
    }

    public function testEachHealthIssueIsDetectedAndReportedOnce(): void
    {
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example']);
        $this->submit($this->opening()->ID);
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('UPDATE %i SET next_at = next_at - 7200', $sql->table('outbox'));
        wp_clear_scheduled_hook('courant_desk_send_mails');
        wp_schedule_event(time() - 7200, 'hourly', 'courant_desk_send_mails');
        add_filter('courant_desk_free_bytes', static fn (): int => 1000);
        self::assertSame([
            'courant_mails' => 'critical', 'courant_cron' => 'critical', 'courant_store' => 'good',
            'courant_disk' => 'critical',
        ], array_diff_key($this->tests(), ['courant_probe' => 1]));

        $watch = new HealthMonitor($this->applicationsFactory());
        $watch->check();
        $watch->check();
        $queued = fn (): array => [
            ...$this->applicationsFactory()->emailQueue->findByRecipient('admin@courant.example'),
            ...$this->applicationsFactory()->emailQueue->findByRecipient('hr@courant.example'),
        ];
        self::assertCount(2, $queued());
        self::assertStringContainsString('Emails about applications are not being sent.', $queued()[0]->body);
        self::assertStringContainsString('scheduled tasks are not running', $this->notice('administrator'));
        self::assertSame('', $this->notice('editor'));
        update_option(HealthMonitor::OPTION, ['at' => 0] + (array) get_option(HealthMonitor::OPTION));
        $watch->check();
        self::assertSame(
            '2',
            $sql->fetchValue("SELECT COUNT(*) FROM %i WHERE kind = 'health'", $sql->table('outbox')),
            'the same trouble is reported once',
        );

        $sql->execute('DELETE FROM %i', $sql->table('outbox'));
        // A missing event is scheduled again without a report.
        wp_clear_scheduled_hook('courant_desk_send_mails');
        remove_all_filters('courant_desk_free_bytes');
        update_option(HealthMonitor::OPTION, ['at' => 0] + (array) get_option(HealthMonitor::OPTION));
        $watch->check();
        self::assertSame('', $this->notice('administrator'));
        self::assertSame('courant_every_minute', wp_get_schedule('courant_desk_send_mails'));
    }

    public function testADamagedFileIsReportedInWpAdminUntilItCanBeReadAgain(): void
    {
        wp_clear_scheduled_hook('courant_desk_send_mails');
        wp_schedule_event(time() + 300, 'hourly', 'courant_desk_send_mails');
        add_filter('courant_desk_free_bytes', static fn (): int => 5 * GB_IN_BYTES);
        $this->submit($this->opening()->ID);
        $file = $this->applicationsFactory()->files()->findByApplication($this->applications()[0])[0];
        $path = $this->storePath() . '/' . $file->storedName;
        $bytes = (string) file_get_contents($path);
        file_put_contents($path, substr($bytes, 0, -1));
        ini_set('error_log', '/dev/null');
        $verify = static function (): void {
            ob_start();
            try {
                do_action('courant_desk_command', 'files', ['verify']);
            } catch (\RuntimeException) {
                // The exit code is 1 while a file is damaged.
            }
            ob_end_clean();
        };
        $verify();
        ini_restore('error_log');
        self::assertSame('', $this->notice('administrator'), 'the notice costs nothing: it is looked for once an hour');

        update_option(HealthMonitor::OPTION, ['at' => 0] + (array) get_option(HealthMonitor::OPTION));
        (new HealthMonitor($this->applicationsFactory()))->check();
        self::assertStringContainsString('Some applicants’ files cannot be read.', $this->notice('administrator'));

        file_put_contents($path, $bytes);
        $verify();
        update_option(HealthMonitor::OPTION, ['at' => 0] + (array) get_option(HealthMonitor::OPTION));
        (new HealthMonitor($this->applicationsFactory()))->check();
        self::assertSame('', $this->notice('administrator'));
    }

    public function testTheProbeExplainsHowToProtectReachableFiles(): void
    {
        $this->signIn('administrator');
        self::assertSame('recommended', $this->tests()['courant_probe']);
        $begun = (array) rest_do_request(new WP_REST_Request('POST', '/courant/v1/store-probe'))->get_data();
        $files = (array) glob($this->storePath() . '/probe-*.txt');
        self::assertSame(
            [$begun['content']],
            array_map(static fn ($file): string => (string) file_get_contents((string) $file), $files),
        );
        self::assertIsArray($begun['urls']);
        foreach ($begun['urls'] as $url) {
            self::assertIsString($url);
            self::assertNotSame(200, $this->http('GET', $url)->status, $url);
        }

        self::assertSame('good', $this->finishProbe([]));
        self::assertSame([], glob($this->storePath() . '/probe-*.txt'), 'nothing is left');
        $url = 'http://courant.example/private/probe-1.txt';
        add_filter('content_url', static fn (): string => $url);
        self::assertSame('critical', $this->finishProbe([$url, 'https://elsewhere.example/probe.txt']));
        self::assertStringNotContainsString(
            'elsewhere',
            (string) wp_json_encode(get_option('courant_private_probe')),
            'only URLs that the server sent',
        );
        $help = $this->resultOf('courant_probe')['description'];
        self::assertStringContainsString('location ^~ /private/ { deny all; return 404; }', $help);
        self::assertStringContainsString('Require all denied', $help);
        self::assertStringContainsString('COURANT_PRIVATE_DIR', $help);
    }

    public function testAProbeResultIsAcceptedOnceAndOnlyFromTheAdministratorWhoStartedIt(): void
    {
        $startProbe = function (): string {
            $token = $this->getNested(
                (array) rest_do_request(new WP_REST_Request('POST', '/courant/v1/store-probe'))->get_data(),
                'token',
            );

            return is_string($token) ? $token : '';
        };
        $status = fn (string $token): int => rest_do_request($this->resultRequest($token, []))->get_status();
        $first = $this->signIn('administrator');
        self::assertSame(409, $status(bin2hex(random_bytes(16))), 'a result without a test');
        $token = $startProbe();
        $this->signIn('administrator');
        self::assertSame(409, $status($token), 'another administrator');
        foreach (['hr', 'editor'] as $role) {
            $this->signIn($role);
            self::assertSame(403, $status($token), $role);
        }
        wp_set_current_user($first->ID);
        self::assertSame(200, $status($token));
        self::assertSame(409, $status($token), 'once');
        $late = $startProbe();
        $pending = get_user_meta($first->ID, 'courant_pending_probe', true);
        self::assertIsArray($pending);
        update_user_meta($first->ID, 'courant_pending_probe', ['expires' => time() - 1] + $pending);
        self::assertSame(409, $status($late), 'too late');
        self::assertStringNotContainsString($late, (string) wp_json_encode($pending), 'the token is not stored');
    }

    /**
     * @param list<string> $reached
     * @return WP_REST_Request<array<string, mixed>>
     */
    private function resultRequest(string $token, array $reached): WP_REST_Request
    {
        /** @var WP_REST_Request<array<string, mixed>> $request */
        $request = new WP_REST_Request('PUT', '/courant/v1/store-probe');
        $request->set_param('token', $token);
        $request->set_param('reached', $reached);

        return $request;
    }

    /** @param list<string> $reached */
    private function finishProbe(array $reached): string
    {
        $token = $this->getNested(
            (array) rest_do_request(new WP_REST_Request('POST', '/courant/v1/store-probe'))->get_data(),
            'token',
        );
        self::assertIsString($token);
        $request = $this->resultRequest($token, $reached);

        $status = $this->getNested((array) rest_do_request($request)->get_data(), 'status');

        return is_string($status) ? $status : '';
    }

    /** @return array<string, string> test to status */
    private function tests(): array
    {
        $statuses = [];
        foreach (['courant_mails', 'courant_cron', 'courant_store', 'courant_disk', 'courant_probe'] as $name) {
            $statuses[$name] = $this->resultOf($name)['status'];
        }

        return $statuses;
    }

    /** @return array{status: string, description: string} */
    private function resultOf(string $name): array
    {
        $test = $this->getNested(
            (array) apply_filters('site_status_tests', ['direct' => [], 'async' => []]),
            'direct',
            $name,
            'test',
        );
        self::assertIsCallable($test);
        $result = $test();
        self::assertIsArray($result);
        self::assertIsString($result['status']);
        self::assertIsString($result['description']);

        return ['status' => $result['status'], 'description' => $result['description']];
    }

    private function notice(string $role): string
    {
        $this->signIn($role);
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        set_current_screen('edit-awsm_job_application');
        ob_start();
        (new HealthMonitor($this->applicationsFactory()))->printNotice();

        return trim((string) ob_get_clean());
    }
}
