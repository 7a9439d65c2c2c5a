<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Email\Domain\EmailContent;
use CourantDesk\Email\Domain\EmailState;
use CourantTests\Support\Applications\ApplicationsTestCase;

/**
 * Tests that emails are queued, sent after the response, retried and logged, and that they cannot be abused.
 *
 * @see docs/features/email.md
 * @see docs/compatibility/wp-job-openings.md#email-tags
 */
final class ApplicationEmailTest extends ApplicationsTestCase
{
    public function testTheApplicantGetsAConfirmationAndHrANotification(): void
    {
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example', 'company' => 'The Courant']);
        $response = $this->submit($this->opening(['title' => 'Editor & Writer'])->ID);
        self::assertCount(0, $this->emails(), 'not before the response was sent');

        [$thanks, $news] = $this->delivered();
        self::assertSame('zoe@courant.example', $thanks['to']);
        self::assertSame('We have received your application for Editor & Writer', $thanks['subject']);
        self::assertStringContainsString('Dear Zoë O’Hara', $thanks['message']);
        self::assertStringContainsString((string) $response->receipt?->reference, $thanks['message']);
        self::assertSame('hr@courant.example', $news['to']);
        self::assertStringContainsString("Dear all,\nI like it.", $news['message']);
        self::assertStringContainsString(
            'post.php?action=edit&post=' . $response->receipt?->applicationId,
            $news['message'],
        );
        self::assertContains('Reply-To: Zoë O Hara <zoe@courant.example>', (array) $news['headers']);
        $id = (int) $response->receipt?->applicationId;
        self::assertSame(
            [EmailState::Sent, EmailState::Sent],
            array_column($this->applicationsFactory()->emailQueue->findByApplication($id), 'state'),
        );
        $log = (array) get_post_meta($id, 'awsm_application_mails', true);
        self::assertCount(2, $log);
        self::assertSame(['send_by', 'mail_date', 'cc', 'subject', 'mail_content'], array_keys((array) $log[0]));

        $this->sendEmails();
        self::assertCount(2, $this->emails(), 'each only once');
    }

    public function testInputOfAnApplicantIsNeverAHeaderOrAPlaceholder(): void
    {
        $this->submit($this->opening()->ID, [
            'awsm_applicant_name' => "Eve\r\nBcc: x@evil.example\u{2028}X: y\" <x@evil.example>, {hr-email}",
            'awsm_applicant_letter' => "{admin-email} {applicant-phone}\r\nBcc: x@evil.example",
        ]);

        $this->sendEmails();

        foreach ($this->emails() as $email) {
            self::assertDoesNotMatchRegularExpression('/[\r\n\x{2028}]/u', $email['subject']);
            foreach ((array) $email['headers'] as $header) {
                self::assertDoesNotMatchRegularExpression('/[\r\n\x{2028}]/u', $header);
                self::assertStringStartsNotWith('Bcc', $header);
                self::assertStringNotContainsString('<x@evil.example>', $header);
            }
            self::assertNotContains('x@evil.example', (array) $email['to']);
        }
        self::assertStringContainsString('{admin-email} {applicant-phone}', $this->emails()[1]['message']);
    }

    public function testAnEmailThatIsNotSentIsRetriedAndThenMarkedAsFailed(): void
    {
        add_filter('pre_wp_mail', '__return_false', 1);
        $response = $this->submit($this->opening()->ID);
        $id = (int) $response->receipt?->applicationId;
        self::assertSame(200, $response->status, 'success means stored');

        $this->sendEmails();
        $email = $this->applicationsFactory()->emailQueue->findByApplication($id)[0];
        self::assertSame(EmailState::Queued, $email->state);
        self::assertSame(1, $email->attempts);
        self::assertEqualsWithDelta(time() + 60, $email->nextAt, 5);

        $sql = $this->applicationsFactory()->kernel->sql;
        for ($try = 0; $try < 8; $try++) {
            $sql->execute("UPDATE %i SET next_at = 0 WHERE state = 'queued'", $sql->table('outbox'));
            $this->sendEmails();
        }
        $email = $this->applicationsFactory()->emailQueue->findByApplication($id)[0];
        self::assertSame([EmailState::Failed, 8], [$email->state, $email->attempts]);

        remove_filter('pre_wp_mail', '__return_false', 1);
        $this->applicationsFactory()->emailQueue->requeue($email->id);
        $this->sendEmails();
        self::assertSame(EmailState::Sent, $this->applicationsFactory()->emailQueue->findByApplication($id)[0]->state);
    }

    public function testRepliesToAnEmailAddressAreLimited(): void
    {
        $opening = $this->opening()->ID;
        $this->waitForNextMinute();
        update_option('courant_applications', ['limit' => 1000, 'reply_limit' => 2]);
        foreach (['a', 'b', 'c'] as $name) {
            $this->submit(
                $opening,
                ['awsm_applicant_name' => $name, 'awsm_applicant_email' => 'victim@courant.example'],
            );
        }

        $this->sendEmails();

        $toVictim = array_filter(
            $this->emails(),
            static fn (array $email): bool => $email['to'] === 'victim@courant.example',
        );
        self::assertCount(2, $toVictim);
        self::assertCount(5, $this->emails(), 'HR hears of all three');
        self::assertSame(
            EmailState::Held,
            $this->applicationsFactory()->emailQueue->findByApplication($this->applications()[2])[0]->state,
        );
    }

    public function testSendAgainSendsOnlyThatEmail(): void
    {
        $id = (int) $this->submit($this->opening()->ID)->receipt?->applicationId;
        $this->submit($this->opening()->ID, ['awsm_applicant_email' => 'other@courant.example']);
        $thanks = $this->applicationsFactory()->emailQueue->findByApplication($id)[0];

        $this->sendAgain($thanks->id);
        $this->sendAgain($thanks->id);

        self::assertSame(['zoe@courant.example', 'zoe@courant.example'], array_column($this->emails(), 'to'));
    }

    public function testConfirmationsToUnverifiedAddressesContainNoInput(): void
    {
        update_option('courant_applications', [
            'acknowledgement_text' => "{applicant}: {applicant-cover} {applicant-phone}",
        ]);
        $this->submit($this->opening()->ID, [
            'awsm_applicant_name' => 'You won! https://evil.example/win?a=1 www.evil.example',
            'awsm_applicant_email' => 'victim@courant.example',
            'awsm_applicant_phone' => '0900 123',
            'awsm_applicant_letter' => 'Buy at https://evil.example',
        ]);

        $this->sendEmails(1);

        self::assertSame("You won https evil. example win a www. evil. example:\n", $this->emails()[0]['message']);
    }

    public function testAnEmailOfARecruiterIsSentToTheApplicantOnly(): void
    {
        $id = (int) $this->submit($this->opening()->ID)->receipt?->applicationId;
        $letter = (new EmailContent("Talk\r\nBcc: x@evil.example", 'Dear {applicant}, {unknown}'))->fill(
            $this->emailFactory()->applicationTags()->forApplicant($id)
        );
        $email = $this->applicationsFactory()->emailQueue
            ->enqueueText($id, ApplicationEmailKind::Reply->value, $letter->subject, $letter->body, 1);

        $this->sendAgain($email);

        self::assertSame('zoe@courant.example', $this->emails()[0]['to']);
        self::assertSame('Talk Bcc: x@evil.example', $this->emails()[0]['subject']);
        self::assertSame("Dear Zoë O’Hara, {unknown}\n", $this->emails()[0]['message']);
        self::assertSame(1, $this->getNested((array) get_post_meta($id, 'awsm_application_mails', true), 0, 'send_by'));
    }

    public function testHrCanHaveSeveralRecipientsAndCopies(): void
    {
        update_option('courant_mails', [
            'notification_to' => 'a@courant.example, b@courant.example',
            'notification_cc' => 'c@courant.example',
            'reply_to' => 'jobs@courant.example',
        ]);
        $this->submit($this->opening()->ID);

        [$thanks, $news] = $this->delivered();

        self::assertContains('Reply-To: jobs@courant.example', (array) $thanks['headers']);
        self::assertSame('a@courant.example, b@courant.example', $news['to']);
        self::assertContains('Cc: c@courant.example', (array) $news['headers']);
    }

    public function testTheAddressesOfAnOpeningReceiveCopiesOfItsNotifications(): void
    {
        $meta = ['awsm_job_cc_email_addresses' => "Lead@courant.example; x@courant.example,\nnot an address, x@courant.example"];
        $this->submit($this->opening(['meta' => $meta])->ID);
        $this->submit($this->opening(['title' => 'Other'])->ID, ['awsm_applicant_email' => 'other@courant.example']);

        $copies = array_map(
            static fn (array $email): array => array_values(array_filter(
                (array) $email['headers'],
                static fn (string $header): bool => str_starts_with($header, 'Cc: '),
            )),
            $this->delivered(),
        );

        self::assertSame([[], ['Cc: Lead@courant.example', 'Cc: x@courant.example'], [], []], $copies);
    }

    public function testTextsOfTheSettingsAreUsed(): void
    {
        update_option('courant_applications', [
            'notification' => false,
            'acknowledgement_subject' => 'Hello {applicant}',
            'acknowledgement_text' => "Thanks for {job-title}.\n{company}",
        ]);
        update_option('courant_jobs', ['company' => 'The Courant']);
        $this->submit($this->opening(['title' => 'Editor'])->ID, ['awsm_applicant_name' => '<b>Zoë</b>']);

        $this->sendEmails();

        self::assertCount(1, $this->emails());
        self::assertSame('Hello Zoë', $this->emails()[0]['subject']);
        self::assertSame("Thanks for Editor.\nThe Courant\n", $this->emails()[0]['message']);
    }
}
