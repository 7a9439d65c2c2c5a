<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Email\Admin\TranslatedEmailLabels;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use WP_REST_Request;

/** Tests that an email of another plugin is in the preview, the settings and the queue (docs/how-to/email.md). */
final class AddedApplicationEmailTest extends ApplicationsTestCase
{
    use ActivatesExamplePlugin;

    private const SETTINGS = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=mails';

    public function testSettingsScreenHasItsTextsAndItsPreview(): void
    {
        $this->activateExamplePluginOnServer();
        $page = $this->http('GET', self::SETTINGS, as: $this->user('administrator'))->body;

        self::assertStringContainsString('name="courant_mails[interview_reminder_subject]"', $page);
        self::assertStringContainsString('name="courant_mails[interview_reminder_text]"', $page);
        self::assertStringContainsString('Interview reminder (subject)', $page);
        self::assertStringContainsString(
            'To the applicant: interview reminder',
            html_entity_decode($page),
            'the list of samples',
        );
    }

    public function testPreviewShowsItsSampleWithUnsavedSettings(): void
    {
        $this->activateExamplePlugin();
        $this->signIn('hr');

        self::assertSame([
            'Your interview for Editor',
            "Dear Zoë O’Hara,\n\nwe look forward to seeing you tomorrow.\n\nThe Courant\n",
        ], $this->preview([]));
        self::assertSame(
            ['Tomorrow: Editor', "At ten, Zoë O’Hara.\n"],
            $this->preview([
                'interview_reminder_subject' => 'Tomorrow: {job-title}',
                'interview_reminder_text' => 'At ten, {applicant}.',
            ]),
        );
    }

    public function testQueueSendsItToTheApplicantAndListsIt(): void
    {
        $this->activateExamplePlugin();
        update_option('courant_mails', ['interview_reminder_subject' => 'Tomorrow: {job-title}']);
        update_option('courant_jobs', ['company' => 'The Courant']);
        $application = (int) $this->submit($this->opening(['title' => 'Ferry captain'])->ID)->receipt?->applicationId;
        $this->sendEmails();
        $before = count($this->emails());

        do_action('example_interview_is_tomorrow', $application);
        $kinds = array_column($this->applicationsFactory()->emailQueue->findByApplication($application), 'kind');
        self::assertSame('interview_reminder', array_pop($kinds));
        self::assertSame(
            'To the applicant: interview reminder',
            (new TranslatedEmailLabels())->labelOfKind('interview_reminder'),
        );

        $this->sendEmails();
        self::assertCount($before + 1, $this->emails());
        $email = $this->emails()[$before];
        self::assertSame('zoe@courant.example', $email['to']);
        self::assertSame('Tomorrow: Ferry captain', $email['subject']);
        self::assertSame(
            "Dear Zoë O’Hara,\n\nwe look forward to seeing you tomorrow.\n\nThe Courant\n",
            $email['message'],
        );
        self::assertSame(
            'Tomorrow: Ferry captain',
            $this->getNested((array) get_post_meta($application, 'awsm_application_mails', true), 2, 'subject'),
        );
    }

    public function testOnlyDeclaredEmailsOfApplicationsAreEnqueued(): void
    {
        $application = (int) $this->submit($opening = $this->opening()->ID)->receipt?->applicationId;
        $before = count($this->applicationsFactory()->emailQueue->findByApplication($application));
        foreach (
            [
                [$application, 'interview_reminder'], [$application, 'reply'], [$application, ''], [$opening, 'copy'],
                ['1', 'copy'],
            ] as $arguments
        ) {
            do_action('courant_desk_enqueue_application_email', ...$arguments);
        }
        self::assertCount($before, $this->applicationsFactory()->emailQueue->findByApplication($application));

        do_action('courant_desk_enqueue_application_email', $application, 'copy');
        self::assertCount($before + 1, $this->applicationsFactory()->emailQueue->findByApplication($application));
    }

    /**
     * @param array<string, string> $settings
     * @return array{mixed, mixed} subject and text
     */
    private function preview(array $settings): array
    {
        update_option('courant_jobs', ['company' => 'The Courant']);
        $request = new WP_REST_Request('POST', '/courant/v1/mails/preview');
        $request->set_body_params(['sample' => 'interview_reminder', 'changes' => ['mails' => $settings]]);
        $response = rest_do_request($request)->get_data();
        self::assertIsArray($response);

        return [$response['subject'], $response['text']];
    }
}
