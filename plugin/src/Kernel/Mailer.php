<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/**
 * Sends an email through WordPress. The text is always plain text; a module may add an HTML part. A plugin that
 * replaces wp_mail() sends only the plain text.
 *
 * Requests do not send emails themselves unless the result is needed immediately: they store a row in the email queue.
 * One email takes at most MAX_SECONDS over SMTP, even with a slow server.
 */
final class Mailer
{
    /** Maximum time for one email over SMTP, including the connection. */
    public const MAX_SECONDS = 20;

    private ?SmtpConnection $connection = null;
    private bool $keepsOpen = false;
    private int $connectSeconds = self::MAX_SECONDS;
    private string $error = '';

    /** @param int $maxSeconds for one email over SMTP */
    public function __construct(private readonly Log $log, private readonly int $maxSeconds = self::MAX_SECONDS)
    {
    }

    /**
     * @param string|list<string> $to
     * @param string              $text    plain text
     * @param list<string>        $headers
     * @param array<int|string, string> $files absolute paths, by file name for the recipient or number
     */
    public function send(string|array $to, string $subject, string $text, array $headers = [], array $files = []): bool
    {
        return $this->deliver($to, $subject, $text, $headers, $files)->isSent;
    }

    /**
     * Works like send(), and returns the result of the mail server.
     *
     * @param string|list<string> $to
     * @param list<string>        $headers
     * @param array<int|string, string> $files absolute paths, by file name for the recipient or number
     * @param string              $messageId part of the Message-ID before the @, the same for each attempt; '': random
     */
    public function deliver(
        string|array $to,
        string $subject,
        string $text,
        array $headers = [],
        array $files = [],
        string $messageId = '',
    ): DeliveryResult {
        $html = $this->renderHtml($text, $subject);
        $prepare = function (PHPMailer $mailer) use ($html, $text, $messageId): void {
            // WordPress uses one object for all emails of a process.
            $mailer->MessageID = $messageId === '' ? '' : "<$messageId@" . self::messageIdHost($mailer) . '>';
            if ($html !== '') {
                $mailer->isHTML();
                $mailer->Body = $html;
                $mailer->AltBody = $text;
            }
        };
        $this->error = '';
        $this->connection?->startEmail($this->maxSeconds);
        add_action('phpmailer_init', $prepare, 1);
        add_action('phpmailer_init', [$this, 'useBoundedConnection'], 1000);
        add_action('wp_mail_failed', [$this, 'recordError']);
        try {
            $isReused = $this->connection?->connected() === true;
            $headers = [...$this->fromHeader($headers), ...$headers];
            $sent = wp_mail($to, $subject, $text, $headers, $files);
            if (!$sent && $isReused && $this->isConnectionClosedBeforeData()) {
                // Mail servers close a connection after a number of emails or seconds.
                $this->reconnect();
                $sent = wp_mail($to, $subject, $text, $headers, $files);
            }

            return $this->createResult($sent);
        } finally {
            remove_action('phpmailer_init', $prepare, 1);
            remove_action('phpmailer_init', [$this, 'useBoundedConnection'], 1000);
            remove_action('wp_mail_failed', [$this, 'recordError']);
            self::forgetMessageId();
            if (!$this->keepsOpen || ($sent ?? false) !== true) {
                $this->close();
            }
        }
    }

    /**
     * Runs $work and uses one SMTP connection for all emails that it sends.
     *
     * @param callable(): void $work
     * @param int $connectSeconds until the mail server must be ready for an email
     */
    public function runWithPersistentConnection(callable $work, int $connectSeconds = self::MAX_SECONDS): void
    {
        $this->keepsOpen = true;
        $this->connectSeconds = $connectSeconds;
        try {
            $work();
        } finally {
            $this->keepsOpen = false;
            $this->connectSeconds = self::MAX_SECONDS;
            $this->close();
        }
    }

    public function useBoundedConnection(PHPMailer $mailer): void
    {
        $this->connection ??= new SmtpConnection($this->connectSeconds);
        $this->connection->startEmail($this->maxSeconds);
        $mailer->setSMTPInstance($this->connection);
        $mailer->SMTPKeepAlive = $this->keepsOpen;
        $mailer->Timeout = min($mailer->Timeout, $this->maxSeconds);
    }

    public function recordError(WP_Error $error): void
    {
        $this->error = (string) $error->get_error_code();
    }

    /** Returns the host name of the sender's address. */
    private static function messageIdHost(PHPMailer $mailer): string
    {
        $host = strtolower(substr((string) strrchr($mailer->From, '@'), 1));

        return preg_match('/^[a-z0-9.-]+$/', $host) === 1 ? $host : 'localhost';
    }

    /** Resets the Message-ID, because other emails of the process have their own. */
    private static function forgetMessageId(): void
    {
        global $phpmailer;
        if ($phpmailer instanceof PHPMailer) {
            $phpmailer->MessageID = '';
        }
    }

    private function reconnect(): void
    {
        $this->connection?->close();
    }

    private function createResult(bool $isSent): DeliveryResult
    {
        // null when emails are not sent over SMTP.
        $connection = $this->connection;

        return $connection === null
            ? new DeliveryResult($isSent, [], false, $isSent ? '' : $this->error)
            : new DeliveryResult(
                $isSent,
                $connection->acceptedRecipients(),
                !$isSent && $connection->isServerDown(),
                $isSent ? '' : $this->error,
            );
    }

    /** Returns whether the connection was closed before any data of the email were sent. */
    private function isConnectionClosedBeforeData(): bool
    {
        return $this->connection !== null && $this->connection->isServerDown() && !$this->connection->hasSentData();
    }

    /** Closes the connection, so that other emails of this process open their own. */
    private function close(): void
    {
        global $phpmailer;
        $this->connection?->quitAndClose();
        $this->connection = null;
        if ($phpmailer instanceof PHPMailer) {
            $phpmailer->SMTPKeepAlive = false;
            $phpmailer->setSMTPInstance(new \PHPMailer\PHPMailer\SMTP());
        }
    }

    /**
     * @param list<string> $headers
     * @return list<string> empty when $headers contains a From header
     */
    private function fromHeader(array $headers): array
    {
        /**
         * Filters the From header of all emails of this plugin. WordPress's own filters `wp_mail_from` and
         * `wp_mail_from_name` still run after it.
         *
         * @since 0.1.0
         *
         * @param string $header such as `From: "Example" <jobs@example.com>`; '' for the header of WordPress
         */
        $header = apply_filters('courant_desk_email_from', '');
        $hasFromHeader = array_filter($headers, static fn (string $line): bool => stripos($line, 'from:') === 0) !== [];

        return is_string($header) && $header !== '' && !$hasFromHeader ? [$header] : [];
    }

    /** Renders the HTML part. Returns '' when a callback throws, so that the email is still sent. */
    private function renderHtml(string $text, string $subject): string
    {
        try {
            /**
             * Filters the HTML part of an email.
             *
             * @since 0.1.0
             *
             * @param string $html empty for an email with plain text only
             * @param string $text text of the email; may contain user input that must be escaped
             * @param string $subject subject of the email; may contain user input that must be escaped
             */
            $html = apply_filters('courant_desk_mail_html', '', $text, $subject);
        } catch (Throwable $failure) {
            $this->log->error('kernel.email_template', [], $failure);
            $html = '';
        }

        return is_string($html) ? $html : '';
    }
}
