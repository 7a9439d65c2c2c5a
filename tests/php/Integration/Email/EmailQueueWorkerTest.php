<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Email\Domain\EmailState;
use CourantTests\Support\Email\SmtpTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests the worker of the email queue with real mail servers: working, slow, unavailable, and with errors. */
#[Group('each-version')]
#[Group('database')]
final class EmailQueueWorkerTest extends SmtpTestCase
{
    public function testSendsABatchOverOneConnection(): void
    {
        $this->useMailServer('ok');
        $addresses = array_map(static fn (int $number): string => "a$number@courant.example", range(10, 29));
        $this->enqueue(...$addresses);

        $result = $this->worker()->run();

        self::assertSame(['sent' => 20, 'failed' => 0, 'isServerDown' => false], $result);
        self::assertSame($addresses, $this->findAcceptedRecipients());
        self::assertSame(1, $this->connections());
        self::assertSame(['sent' => 20], $this->states());
    }

    public function testStopsAtItsLimitAndLeavesTheRest(): void
    {
        $this->useMailServer('ok');
        $this->enqueue('a@courant.example', 'b@courant.example', 'c@courant.example');

        $this->worker()->run(2);

        self::assertSame(['queued' => 1, 'sent' => 2], $this->states());
    }

    public function testStopsWaitingForASilentServerAndKeepsAllEmails(): void
    {
        $this->useMailServer('silent');
        $this->assertIsBounded();
    }

    public function testStopsWaitingForAServerThatRespondsByteByByte(): void
    {
        $this->useMailServer('drip');
        $this->assertIsBounded();
    }

    public function testStopsWaitingForAnUnreachableServer(): void
    {
        $this->useMailServer('ok')->stop();
        $this->assertIsBounded();
    }

    public function testAServerThatRejectsSomeRecipientsGetsTheOthersOnce(): void
    {
        $this->useMailServer('refuse');
        update_option('courant_mails', [
            'notification_to' => 'hr@courant.example, no-one@courant.example',
            'notification_cc' => 'boss@courant.example, no-body@courant.example',
        ]);
        update_option('courant_applications', ['acknowledgement' => false]);
        $id = (int) $this->submit($this->opening()->ID)->receipt?->applicationId;

        for ($round = 0; $round < 9; $round++) {
            $this->worker()->run();
            $this->skipRetryDelays();
        }

        self::assertSame(['boss@courant.example', 'hr@courant.example'], $this->findAcceptedRecipients());
        $email = $this->applicationsFactory()->emailQueue->findByApplication($id)[0];
        self::assertSame(EmailState::Failed, $email->state);
        self::assertEqualsCanonicalizing(['boss@courant.example', 'hr@courant.example'], $email->acceptedRecipients);
    }

    public function testARejectedRecipientDoesNotDelayTheOthers(): void
    {
        $this->useMailServer('refuse');
        $this->enqueue('no-one@courant.example', 'a@courant.example', 'no-body@courant.example', 'b@courant.example');

        $result = $this->worker()->run();

        self::assertSame(['sent' => 2, 'failed' => 2, 'isServerDown' => false], $result);
        self::assertSame(['a@courant.example', 'b@courant.example'], $this->findAcceptedRecipients());
    }

    public function testAServerThatClosesConnectionsGetsEachEmailOnce(): void
    {
        $this->useMailServer('three');
        $addresses = array_map(static fn (int $number): string => "a$number@courant.example", range(10, 19));
        $this->enqueue(...$addresses);

        $result = $this->worker()->run();

        self::assertSame(10, $result['sent']);
        self::assertSame($addresses, $this->findAcceptedRecipients());
        self::assertSame(4, $this->connections());
        self::assertSame(
            1,
            (int) $this->applicationsFactory()->kernel->sql
                ->fetchValue(
                    'SELECT MAX(attempts) FROM %i',
                    $this->applicationsFactory()->kernel->sql->table('outbox'),
                ),
        );
    }

    public function testAServerThatDiesInTheMiddleOfAnEmailIsTriedAgainLater(): void
    {
        $this->useMailServer('drop');
        $this->enqueue('a@courant.example', 'b@courant.example');

        $result = $this->worker()->run();

        self::assertTrue($result['isServerDown']);
        self::assertSame(1, $this->connections(), 'the text may have been taken: it is not repeated at once');
        self::assertSame(['queued' => 2], $this->states());
    }

    public function testOtherEmailsOfTheProcessAreSentAsUsual(): void
    {
        $this->useMailServer('ok');
        $this->enqueue('a@courant.example');
        $this->worker()->run();

        global $phpmailer;
        self::assertInstanceOf(\PHPMailer\PHPMailer\PHPMailer::class, $phpmailer);
        self::assertFalse($phpmailer->SMTPKeepAlive);
        self::assertTrue(wp_mail('other@courant.example', 'Other', 'Text'));
        self::assertSame(['a@courant.example', 'other@courant.example'], $this->findAcceptedRecipients());
        self::assertSame(2, $this->connections());
    }

    public function testEmailsAreSentInTheNameOfTheCompany(): void
    {
        $this->useMailServer('ok');
        $this->enqueue('a@courant.example');
        $this->worker()->run();
        update_option('courant_jobs', ['company' => 'Müller, "Sons"']);
        update_option('courant_mails', ['from_address' => 'jobs@courant.example']);
        $this->enqueue('b@courant.example');
        $this->worker()->run();

        $from = array_map(
            static fn (array $entry): string => is_string($entry['from'])
                ? (string) iconv_mime_decode($entry['from'], 0, 'UTF-8')
                : '',
            $this->findAccepted(),
        );
        self::assertSame(['Courant tests <admin@courant.example>', 'Müller, Sons <jobs@courant.example>'], $from);
    }

    private function assertIsBounded(): void
    {
        $this->enqueue('a@courant.example', 'b@courant.example', 'c@courant.example');
        $began = microtime(true);

        $result = $this->worker(2)->run();

        self::assertLessThan(5.0, microtime(true) - $began);
        self::assertSame(
            ['sent' => 0, 'failed' => 1, 'isServerDown' => true],
            $result,
            'the next one would fare alike',
        );
        self::assertSame(['queued' => 3], $this->states());
        $sql = $this->applicationsFactory()->kernel->sql;
        self::assertSame(
            ['1', '0', '0'],
            $sql->fetchColumn('SELECT attempts FROM %i ORDER BY id', $sql->table('outbox')),
        );
    }
}
