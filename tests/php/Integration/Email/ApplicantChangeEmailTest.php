<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Applications\Http\ApplicantPortalActions;
use CourantDesk\Email\Domain\Email;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantTests\Support\Applications\DatabaseSearch;
use CourantTests\Support\Email\SmtpTestCase;
use RuntimeException;
use WP_Post;

/**
 * Tests the emails to applicants who replaced a file or withdrew, with a real mail server.
 *
 * @see docs/features/email.md#emails
 */
final class ApplicantChangeEmailTest extends SmtpTestCase
{
    private const APPLICANT = 'quirina.zz@courant.example';

    protected function setUp(): void
    {
        parent::setUp();
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example', 'company' => 'The Courant']);
    }

    public function testReplacingAFileIsConfirmedToTheApplicant(): void
    {
        $application = $this->application();

        $this->replaceFile($application);
        $this->worker()->run();

        self::assertSame(['hr@courant.example', self::APPLICANT], $this->findAcceptedRecipients());
        $email = $this->messageTo(self::APPLICANT);
        self::assertStringContainsString('From: The Courant <', $email);
        self::assertStringContainsString('Your application for Editor has been updated', $email);
        self::assertStringContainsString('courant_application', $email);
    }

    public function testAWithdrawalIsConfirmedToTheAddressThatItDeletes(): void
    {
        $application = $this->application();

        (new ApplicantPortalActions($this->applicationsFactory()))->withdraw($application);
        self::assertSame('', get_post_meta($application->ID, 'awsm_applicant_email', true));
        $this->worker()->run();

        self::assertSame(['hr@courant.example', self::APPLICANT], $this->findAcceptedRecipients());
        $email = $this->messageTo(self::APPLICANT);
        self::assertStringContainsString('From: The Courant <', $email);
        self::assertStringContainsString('You have withdrawn your application for Editor', $email);
        self::assertSame(
            [],
            DatabaseSearch::find([self::APPLICANT]),
            'nothing keeps the address after the email was sent',
        );
    }

    public function testAnAddressThatTheMailServerRejectsIsDeletedToo(): void
    {
        $application = $this->application('no-one@courant.example', 'refuse');
        (new ApplicantPortalActions($this->applicationsFactory()))->withdraw($application);

        for ($round = 0; $round < 9; $round++) {
            self::assertSame(
                $round < 8 ? ['table:outbox'] : [],
                array_keys(DatabaseSearch::find(['no-one@courant.example'])),
                "round $round",
            );
            $this->worker()->run();
            $this->skipRetryDelays();
        }
    }

    public function testBothConfirmationsCanBeDisabled(): void
    {
        update_option('courant_applications', ['change_confirmation' => false]);
        $application = $this->application();

        $this->replaceFile($application);
        (new ApplicantPortalActions($this->applicationsFactory()))->withdraw($application);
        $this->worker()->run();

        self::assertNotContains(self::APPLICANT, $this->findAcceptedRecipients());
    }

    public function testATextThatCannotBeComposedDoesNotPreventTheWithdrawal(): void
    {
        $application = $this->application();
        add_filter('awsm_jobs_applicant_notification_mail_headers', static fn () => throw new RuntimeException(
            'of another plugin'
        ));

        (new ApplicantPortalActions($this->applicationsFactory()))->withdraw($application);

        self::assertSame('courant_withdrawn', get_post_status($application->ID));
        self::assertSame([], DatabaseSearch::find([self::APPLICANT]));
    }

    public function testTheLanguageOfAFinishedEmailIsStoredWithIt(): void
    {
        $email = (new Email(['a@courant.example'], 'Hallo', 'Text'))->inLanguage('de_DE_formal');

        self::assertSame('de_DE_formal', $email->locale());
        self::assertSame(['Content-Language: de-DE-formal'], $email->headers);
        self::assertSame('', (new Email(['a@courant.example'], 'Hallo', 'Text'))->locale());
    }

    private function application(string $address = self::APPLICANT, string $mode = 'ok'): WP_Post
    {
        $id = (int) $this->submit($this->opening(['title' => 'Editor'])->ID, [
            'awsm_applicant_email' => $address,
        ])->receipt?->applicationId;
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('DELETE FROM %i', $sql->table('outbox'));
        $this->useMailServer($mode);
        $post = get_post($id);
        self::assertInstanceOf(WP_Post::class, $post);

        return $post;
    }

    private function replaceFile(WP_Post $application): void
    {
        $path = $this->file('new', self::PDF);
        self::assertNull((new ApplicantPortalActions($this->applicationsFactory()))->replaceFile(
            $application,
            new IncomingFile('new.pdf', $path, strlen(self::PDF)),
        ));
    }

    private function messageTo(string $address): string
    {
        foreach ($this->findAccepted() as $entry) {
            if (in_array($address, (array) $entry['to'], true)) {
                self::assertIsString($entry['text'] ?? null);

                return $entry['text'];
            }
        }
        self::fail("No email to $address arrived.");
    }
}
