<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use WP_REST_Request;

/**
 * Tests that an email of another plugin without an application is in the preview and the queue (docs/how-to/email.md).
 */
final class AddedSiteEmailTest extends ApplicationsTestCase
{
    use ActivatesExamplePlugin;

    private const SETTINGS = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=mails';

    public function testPreviewListsAndShowsIt(): void
    {
        $this->activateExamplePluginOnServer();
        $page = html_entity_decode($this->http('GET', self::SETTINGS, as: $this->user('administrator'))->body);
        self::assertStringContainsString('To HR: timetable changed', $page);
        self::assertStringContainsString('To the author before an opening closes', $page);

        $this->signIn('hr');
        $sample = ['New timetable: Kiel', "The first ferry leaves Kiel at 07:30.\n"];
        self::assertSame($sample, $this->preview('timetable_changed'));
    }

    public function testQueueSendsItWithItsTags(): void
    {
        $this->activateExamplePlugin();
        do_action('example_timetable_changed', 'Lübeck', '{harbor}');
        do_action('courant_desk_enqueue_site_email', 'unknown', ['hr@example.com'], []);
        do_action('courant_desk_enqueue_site_email', 'timetable_changed', [], []);
        $this->sendEmails();

        self::assertCount(1, $this->emails());
        $email = $this->emails()[0];
        self::assertSame('hr@example.com', $email['to']);
        self::assertSame('New timetable: Lübeck', $email['subject']);
        self::assertSame("The first ferry leaves Lübeck at {harbor}.\n", $email['message']);
    }

    public function testPreviewShowsTheEmailsOfCourantDesk(): void
    {
        $this->signIn('hr');
        update_option('courant_jobs', ['company' => 'The Courant']);
        [$subject, $text] = $this->preview(SiteEmailQueue::CLOSING_SOON);
        self::assertSame('“Editor” closes soon', $subject);
        self::assertMatchesRegularExpression(
            '~^Your opening “Editor” closes on [^{}\n]+\. To keep it open, choose a later date:\n\nhttp[^\n]+\n\nhttp[^\n]+$~Du',
            $text,
        );
        self::assertSame('Weekly report: openings at The Courant', $this->preview(SiteEmailQueue::WEEKLY_SUMMARY)[0]);
        self::assertStringStartsWith('Emails about applications', $this->preview(SiteEmailQueue::HEALTH_ALERT)[1]);
    }

    /** @return array{string, string} subject and text */
    private function preview(string $sample): array
    {
        $request = new WP_REST_Request('POST', '/courant/v1/mails/preview');
        $request->set_body_params(['sample' => $sample]);
        $response = rest_do_request($request)->get_data();
        self::assertIsArray($response);
        self::assertIsString($response['subject']);
        self::assertIsString($response['text']);

        return [$response['subject'], $response['text']];
    }
}
