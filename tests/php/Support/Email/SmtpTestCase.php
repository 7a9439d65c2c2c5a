<?php

declare(strict_types=1);

namespace CourantTests\Support\Email;

use CourantDesk\Email\Domain\Email;
use CourantDesk\Email\Storage\EmailQueueWorker;
use CourantDesk\Kernel\Mailer;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\LocalServer;
use PHPMailer\PHPMailer\PHPMailer;

/** Base class of tests that send emails over SMTP, from this process and from others. */
abstract class SmtpTestCase extends ApplicationsTestCase
{
    private string $log = '';
    private string $plugin = '';

    protected function tearDown(): void
    {
        foreach ([$this->log, $this->plugin] as $file) {
            if ($file !== '' && is_file($file)) {
                unlink($file);
            }
        }
        parent::tearDown();
    }

    /** Starts a mail server and configures this process and all other processes of the site to use it. */
    protected function useMailServer(string $mode): LocalServer
    {
        [$server, $port, $this->log] = LocalServer::smtp($mode);
        // The connection that checked whether the server is ready is not counted.
        for ($tries = 0; $tries < 100 && filesize($this->log) === 0; $tries++) {
            usleep(20_000);
            clearstatcache();
        }
        file_put_contents($this->log, '');
        add_filter('pre_wp_mail', '__return_null', PHP_INT_MAX, 0);
        add_action('phpmailer_init', static function (PHPMailer $mailer) use ($port): void {
            $mailer->isSMTP();
            $mailer->Host = '127.0.0.1';
            $mailer->Port = $port;
            $mailer->SMTPAutoTLS = false;
        });
        $this->plugin = WP_CONTENT_DIR . '/mu-plugins/courant-test-smtp.php';
        file_put_contents(
            $this->plugin,
            "<?php add_action('phpmailer_init', static function (\$mailer) { \$mailer->isSMTP(); \$mailer->Host = '127.0.0.1'; \$mailer->Port = $port; \$mailer->SMTPAutoTLS = false; });",
        );

        return $server;
    }

    /** @return list<array<string, mixed>> messages that the mail server accepted, in order */
    protected function findAccepted(): array
    {
        return array_values(array_filter($this->readLog(), static fn (array $entry): bool => isset($entry['to'])));
    }

    /** @return list<string> all recipients of all messages */
    protected function findAcceptedRecipients(): array
    {
        $recipients = [];
        foreach ($this->findAccepted() as $entry) {
            $to = $entry['to'];
            self::assertIsArray($to);
            $recipients = [...$recipients, ...array_values(array_filter($to, 'is_string'))];
        }
        sort($recipients);

        return $recipients;
    }

    protected function connections(): int
    {
        return count($this->readLog()) - count($this->findAccepted());
    }

    /** Creates a worker with this time limit for one email. */
    protected function worker(int $secondsForOne = 2): EmailQueueWorker
    {
        $factory = $this->applicationsFactory();

        return new EmailQueueWorker($this->emailQueue(), $factory->kernel->clock, $factory->kernel->log, new Mailer(
            $factory->kernel->log,
            $secondsForOne,
        ), $this->emailFactory()->applicationComposer(...));
    }

    /** Enqueues one email to each of these addresses. */
    protected function enqueue(string ...$addresses): void
    {
        foreach ($addresses as $address) {
            $this->emailQueue()->enqueueEmail('test', new Email([$address], 'Hello', 'Some text.'));
        }
    }

    /** @return array<string, int> state => number of emails */
    protected function states(): array
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $states = [];
        foreach (
            $sql->fetchRows(
                'SELECT state, COUNT(*) AS n FROM %i GROUP BY state ORDER BY state',
                $sql->table('outbox'),
            ) as $row
        ) {
            $states[(string) $row['state']] = (int) $row['n'];
        }

        return $states;
    }

    /** Makes all postponed emails due. */
    protected function skipRetryDelays(): void
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute("UPDATE %i SET next_at = 0 WHERE state = 'queued'", $sql->table('outbox'));
    }

    /** @return list<array<string, mixed>> */
    private function readLog(): array
    {
        $entries = [];
        foreach (
            array_filter(
                explode("\n", (string) file_get_contents($this->log)),
                static fn (string $line): bool => $line !== '',
            ) as $line
        ) {
            $entry = json_decode($line, true);
            /** @var array<string, mixed> $known */
            $known = is_array($entry) ? $entry : [];
            $entries[] = $known;
        }

        return $entries;
    }
}
