<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/**
 * Hands an email to WordPress. What is written is always plain text; a module may add a second part of HTML. A plugin
 * that sends emails in WordPress's place by other means sends the plain text.
 *
 * A web request never calls this for an email that can wait: it stores a row in the email queue. One email takes at most
 * MAX_SECONDS over SMTP, however slow the server is.
 */
final class Mailer
{
    /** Over SMTP, connection included. */
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
     * @param list<string>        $files   absolute paths
     */
    public function send(string|array $to, string $subject, string $text, array $headers = [], array $files = []): bool
    {
        return $this->deliver($to, $subject, $text, $headers, $files)->isSent;
    }

    /**
     * Like send(), and returns what the mail server did.
     *
     * @param string|list<string> $to
     * @param list<string>        $headers
     * @param list<string>        $files   absolute paths
     */
    public function deliver(string|array $to, string $subject, string $text, array $headers = [], array $files = []): Delivery
    {
        $html = $this->html($text, $subject);
        $prepare = function (PHPMailer $mailer) use ($html, $text): void {
            if ($html !== '') {
                $mailer->isHTML();
                $mailer->Body = $html;
                $mailer->AltBody = $text;
            }
        };
        $this->error = '';
        $this->connection?->begin($this->maxSeconds);
        add_action('phpmailer_init', $prepare, 1);
        add_action('phpmailer_init', [$this, 'useBoundedConnection'], 1000);
        add_action('wp_mail_failed', [$this, 'rememberError']);
        try {
            $isReused = $this->connection?->connected() === true;
            $headers = [...$this->fromHeader($headers), ...$headers];
            $sent = wp_mail($to, $subject, $text, $headers, $files);
            if (!$sent && $isReused && $this->hasOnlyClosed()) {
                // Servers close a connection after so many emails or seconds.
                $this->reconnect();
                $sent = wp_mail($to, $subject, $text, $headers, $files);
            }

            return $this->delivery($sent);
        } finally {
            remove_action('phpmailer_init', $prepare, 1);
            remove_action('phpmailer_init', [$this, 'useBoundedConnection'], 1000);
            remove_action('wp_mail_failed', [$this, 'rememberError']);
            if (!$this->keepsOpen || ($sent ?? false) !== true) {
                $this->close();
            }
        }
    }

    /**
     * Runs $work with one SMTP connection for all emails that it sends.
     *
     * @param callable(): void $work
     * @param int              $connectSeconds until the mail server is ready for an email
     */
    public function keepOpen(callable $work, int $connectSeconds = self::MAX_SECONDS): void
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
        $this->connection->begin($this->maxSeconds);
        $mailer->setSMTPInstance($this->connection);
        $mailer->SMTPKeepAlive = $this->keepsOpen;
        $mailer->Timeout = min($mailer->Timeout, $this->maxSeconds);
    }

    public function rememberError(WP_Error $error): void
    {
        $this->error = (string) $error->get_error_code();
    }

    private function reconnect(): void
    {
        $this->connection?->close();
    }

    private function delivery(bool $isSent): Delivery
    {
        // Null where another way than SMTP is used.
        $connection = $this->connection;

        return $connection === null
            ? new Delivery($isSent, [], false, $isSent ? '' : $this->error)
            : new Delivery($isSent, $connection->accepted(), !$isSent && $connection->isDown(), $isSent ? '' : $this->error);
    }

    /** Nothing of the email has left yet. */
    private function hasOnlyClosed(): bool
    {
        return $this->connection !== null && $this->connection->isDown() && !$this->connection->hasStarted();
    }

    /** Other emails of this process get a connection of their own. */
    private function close(): void
    {
        global $phpmailer;
        $this->connection?->end();
        $this->connection = null;
        if ($phpmailer instanceof PHPMailer) {
            $phpmailer->SMTPKeepAlive = false;
            $phpmailer->setSMTPInstance(new \PHPMailer\PHPMailer\SMTP());
        }
    }

    /**
     * @param list<string> $headers
     * @return list<string> none when the caller has one
     */
    private function fromHeader(array $headers): array
    {
        /**
         * The From header of all emails of this plugin. WordPress's own filters `wp_mail_from` and `wp_mail_from_name` still come after it.
         *
         * @param string $header such as `From: "Example" <jobs@example.com>`; '' leaves WordPress's own
         */
        $header = apply_filters('courant_desk_email_from', '');
        $isGiven = array_filter($headers, static fn (string $given): bool => stripos($given, 'from:') === 0) !== [];

        return is_string($header) && $header !== '' && !$isGiven ? [$header] : [];
    }

    /** A template that fails keeps no email back. */
    private function html(string $text, string $subject): string
    {
        try {
            /**
             * The HTML part of an email.
             *
             * @param string $html    empty: the email is plain text alone
             * @param string $text    the email's text, which anybody may have typed: escape it
             * @param string $subject likewise
             */
            $html = apply_filters('courant_desk_mail_html', '', $text, $subject);
        } catch (Throwable $failure) {
            $this->log->error('kernel.mail_look', [], $failure);
            $html = '';
        }

        return is_string($html) ? $html : '';
    }
}
