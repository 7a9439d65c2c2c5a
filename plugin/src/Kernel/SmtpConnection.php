<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use PHPMailer\PHPMailer\SMTP;

/**
 * Extends the SMTP client of PHPMailer with one time limit for a whole email, and records the accepted recipients.
 *
 * PHPMailer limits only the time of each command, and does not limit a line that arrives byte by byte: a slow server
 * could block a process for many minutes.
 */
final class SmtpConnection extends SMTP
{
    private const POLL_MICROSECONDS = 200_000;

    /** Unix time with fractions of a second. */
    private float $deadline = 0.0;

    /** @var list<string> */
    private array $namedRecipients = [];

    /** @var list<string> */
    private array $acceptedRecipients = [];

    private bool $isServerDown = false;
    private bool $isUsed = false;
    private bool $hasSentData = false;

    /** @param float $connectSeconds until the server must be ready for an email */
    public function __construct(private readonly float $connectSeconds = Mailer::MAX_SECONDS)
    {
    }

    public function startEmail(float $seconds): void
    {
        $this->deadline = microtime(true) + $seconds;
        $this->namedRecipients = [];
        $this->acceptedRecipients = [];
        $this->isServerDown = false;
        $this->isUsed = false;
        $this->hasSentData = false;
        $this->Timeout = max(1, (int) ceil($seconds));
        $this->Timelimit = $this->Timeout;
    }

    /** @return list<string> addresses that the server accepted for the email since startEmail(), in lower case */
    public function acceptedRecipients(): array
    {
        return $this->acceptedRecipients;
    }

    /** Returns whether the server could not be reached, closed the connection, or was too slow since startEmail(). */
    public function isServerDown(): bool
    {
        return $this->isServerDown || ($this->isUsed && !$this->connected());
    }

    /**
     * Returns whether data of the email were sent since startEmail(); then the server may have accepted it even if it
     * never confirmed.
     */
    public function hasSentData(): bool
    {
        return $this->hasSentData;
    }

    public function quitAndClose(): void
    {
        if ($this->connected()) {
            $this->startEmail(3);
            $this->quit();
        }
        $this->close();
    }

    /**
     * @param string       $host
     * @param int|null     $port
     * @param int          $timeout
     * @param array<mixed> $options
     */
    public function connect($host, $port = null, $timeout = 30, $options = [])
    {
        $left = $this->remainingSeconds();
        $this->isUsed = true;
        if ($left <= 0) {
            $this->isServerDown = true;

            return false;
        }
        $seconds = (int) ceil(min($timeout, $left, $this->connectSeconds));
        $connected = $this->runWithDeadline(
            $this->connectSeconds,
            fn (): bool => parent::connect($host, $port, $seconds, $options),
        );
        $this->isServerDown = !$connected;

        return $connected;
    }

    /** @param string $host */
    public function hello($host = '')
    {
        return $this->runWithDeadline($this->connectSeconds, fn (): bool => parent::hello($host));
    }

    /** @param string $from */
    public function mail($from)
    {
        $this->isUsed = true;
        $this->namedRecipients = [];

        return parent::mail($from);
    }

    /**
     * @param string $address
     * @param string $dsn
     */
    public function recipient($address, $dsn = '')
    {
        $isAccepted = parent::recipient($address, $dsn);
        if ($isAccepted) {
            $this->namedRecipients[] = strtolower($address);
        }

        return $isAccepted;
    }

    /** @param string $msg_data */
    public function data($msg_data)
    {
        $this->hasSentData = true;
        $isAccepted = parent::data($msg_data);
        if ($isAccepted) {
            $this->acceptedRecipients = $this->namedRecipients;
        }

        return $isAccepted;
    }

    /**
     * @param string $data
     * @param string $command
     */
    public function client_send($data, $command = '') // phpcs:ignore PSR1.Methods.CamelCapsMethodName -- overrides PHPMailer's method
    {
        $left = $this->remainingSeconds();
        if ($left <= 0 || !is_resource($this->smtp_conn)) {
            $this->isServerDown = true;

            return 0;
        }
        stream_set_timeout($this->smtp_conn, (int) ceil($left));

        return parent::client_send($data, $command);
    }

    protected function get_lines() // phpcs:ignore PSR1.Methods.CamelCapsMethodName -- overrides PHPMailer's method
    {
        if (!is_resource($this->smtp_conn)) {
            return '';
        }
        $reply = '';
        stream_set_blocking($this->smtp_conn, false);
        while (!self::isCompleteReply($reply)) {
            $line = fgets($this->smtp_conn, self::MAX_REPLY_LENGTH);
            if ($line !== false && $line !== '') {
                $reply .= $line;
                continue;
            }
            if (feof($this->smtp_conn) || $this->remainingSeconds() <= 0) {
                $this->isServerDown = true;
                $reply = '';
                break;
            }
            $read = [$this->smtp_conn];
            $none = null;
            @stream_select($read, $none, $none, 0, self::POLL_MICROSECONDS);
        }
        stream_set_blocking($this->smtp_conn, true);

        return $reply;
    }

    /** Returns whether the reply is complete: its last line has no hyphen after the code. */
    private static function isCompleteReply(string $reply): bool
    {
        return str_ends_with($reply, "\n") && preg_match('/(?:^|\n)\d{3}(?:[ \r][^\n]*)?\n$/D', $reply) === 1;
    }

    /** @param callable(): bool $work */
    private function runWithDeadline(float $seconds, callable $work): bool
    {
        $deadline = $this->deadline;
        $this->deadline = min($deadline, microtime(true) + $seconds);
        try {
            return $work();
        } finally {
            $this->deadline = $deadline;
        }
    }

    private function remainingSeconds(): float
    {
        return $this->deadline - microtime(true);
    }
}
