<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Applications\Http\ApplicantPortalActions;
use CourantDesk\Applications\Http\ApplicantPortalController;
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
        self::assertStringContainsString('It now contains these files:', $email);
        self::assertMatchesRegularExpression('/^CV: \S.*\.\w+\s*$/m', $email);
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

    /** Received, replaced, decided (the message of a stage that a recruiter released), withdrawn. */
    public function testEveryEmailToAnApplicantHasTheBrandOfTheSiteAndATextPart(): void
    {
        add_filter('courant_desk_email_accent', static fn (): string => '#0a5c36');
        update_option('courant_mail_look', ['html' => true]);
        $application = $this->application();
        $queue = $this->applicationsFactory()->emailQueue;
        $queue->enqueue($application->ID, 'acknowledgement');
        $queue->enqueueText($application->ID, 'stage', 'Your application', "See:\n" . $this->portalUrl($application));
        $this->replaceFile($application);
        $this->worker()->run();
        (new ApplicantPortalActions($this->applicationsFactory()))->withdraw($application);
        $this->worker()->run();

        $emails = array_values(array_filter(
            $this->findAccepted(),
            static fn (array $entry): bool => in_array(self::APPLICANT, (array) $entry['to'], true),
        ));
        $links = 0;
        foreach ($emails as $entry) {
            $source = is_string($entry['text'] ?? null) ? $entry['text'] : '';
            $html = $this->partOf($source, 'text/html');
            $text = $this->partOf($source, 'text/plain');
            self::assertStringContainsString('From: The Courant <', $source);
            self::assertStringContainsString('The Courant', $html);
            self::assertStringContainsString('#0a5c36', $html);
            self::assertStringNotContainsString('<', $text);
            $hasLink = str_contains($text, 'courant_application=');
            self::assertSame($hasLink, str_contains($html, '>View your application</a>'));
            self::assertStringNotContainsString('>http', $html);
            $links += $hasLink ? 1 : 0;
        }
        self::assertCount(4, $emails);
        self::assertSame(3, $links, 'the confirmation of a withdrawal has no link');
    }

    /** Decodes the part of this type of the source of an email. */
    private function partOf(string $source, string $type): string
    {
        $pattern = '~Content-Type: ' . preg_quote($type, '~')
            . '[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\n(.*?)(?=\r?\n--)~s';
        self::assertSame(1, preg_match($pattern, $source, $found), $type);
        preg_match('~Transfer-Encoding: ([\w-]+)~', $found[0], $encoding);

        return match ($encoding[1] ?? '') {
            'base64' => (string) base64_decode($found[1], true),
            'quoted-printable' => quoted_printable_decode($found[1]),
            // Decoded, "=16" of a URL would be one character.
            default => $found[1],
        };
    }

    private function portalUrl(WP_Post $application): string
    {
        $reference = get_post_meta($application->ID, 'courant_reference', true);

        return ApplicantPortalController::url($this->applicationsFactory()->portalToken()->issue(
            $application->ID,
            is_string($reference) ? $reference : '',
        ));
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
