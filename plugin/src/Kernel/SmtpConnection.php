<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use PHPMailer\PHPMailer\SMTP;

/**
 * PHPMailer's SMTP client with one deadline for a whole email, which also knows for whom the server took it.
 *
 * PHPMailer bounds each command by itself, and a line that arrives byte by byte not at all: a slow server could hold a
 * process for many minutes.
 */
final class SmtpConnection extends SMTP
{
    private const POLL_MICROSECONDS = 200_000;

    /** Unix time with fractions. */
    private float $deadline = 0.0;

    /** @var list<string> */
    private array $named = [];

    /** @var list<string> */
    private array $accepted = [];

    private bool $isDown = false;
    private bool $isUsed = false;
    private bool $hasStarted = false;

    /** @param float $connectSeconds until the server is ready for an email */
    public function __construct(private readonly float $connectSeconds = Mailer::MAX_SECONDS)
    {
    }

    public function begin(float $seconds): void
    {
        $this->deadline = microtime(true) + $seconds;
        $this->named = [];
        $this->accepted = [];
        $this->isDown = false;
        $this->isUsed = false;
        $this->hasStarted = false;
        $this->Timeout = max(1, (int) ceil($seconds));
        $this->Timelimit = $this->Timeout;
    }

    /** @return list<string> addresses for which the server took the email since begin(), in lower case */
    public function accepted(): array
    {
        return $this->accepted;
    }

    /** Returns whether the server could not be reached, broke off, or was too slow since begin(). */
    public function isDown(): bool
    {
        return $this->isDown || ($this->isUsed && !$this->connected());
    }

    /** Returns whether text of the email has left since begin(); then the server may have taken it even if it never said so. */
    public function hasStarted(): bool
    {
        return $this->hasStarted;
    }

    public function end(): void
    {
        if ($this->connected()) {
            $this->begin(3);
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
        $left = $this->left();
        $this->isUsed = true;
        if ($left <= 0) {
            $this->isDown = true;

            return false;
        }
        $seconds = (int) ceil(min($timeout, $left, $this->connectSeconds));
        $connected = $this->within($this->connectSeconds, fn (): bool => parent::connect($host, $port, $seconds, $options));
        $this->isDown = !$connected;

        return $connected;
    }

    /** @param string $host */
    public function hello($host = '')
    {
        return $this->within($this->connectSeconds, fn (): bool => parent::hello($host));
    }

    /** @param string $from */
    public function mail($from)
    {
        $this->isUsed = true;
        $this->named = [];

        return parent::mail($from);
    }

    /**
     * @param string $address
     * @param string $dsn
     */
    public function recipient($address, $dsn = '')
    {
        $taken = parent::recipient($address, $dsn);
        if ($taken) {
            $this->named[] = strtolower($address);
        }

        return $taken;
    }

    /** @param string $msg_data */
    public function data($msg_data)
    {
        $this->hasStarted = true;
        $taken = parent::data($msg_data);
        if ($taken) {
            $this->accepted = $this->named;
        }

        return $taken;
    }

    /**
     * @param string $data
     * @param string $command
     */
    public function client_send($data, $command = '') // phpcs:ignore PSR1.Methods.CamelCapsMethodName -- overrides PHPMailer's method
    {
        $left = $this->left();
        if ($left <= 0 || !is_resource($this->smtp_conn)) {
            $this->isDown = true;

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
        while (!self::isComplete($reply)) {
            $part = fgets($this->smtp_conn, self::MAX_REPLY_LENGTH);
            if ($part !== false && $part !== '') {
                $reply .= $part;
                continue;
            }
            if (feof($this->smtp_conn) || $this->left() <= 0) {
                $this->isDown = true;
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

    /** The last line of a reply has no hyphen behind its code. */
    private static function isComplete(string $reply): bool
    {
        return str_ends_with($reply, "\n") && preg_match('/(?:^|\n)\d{3}(?:[ \r][^\n]*)?\n$/D', $reply) === 1;
    }

    /** @param callable(): bool $work */
    private function within(float $seconds, callable $work): bool
    {
        $deadline = $this->deadline;
        $this->deadline = min($deadline, microtime(true) + $seconds);
        try {
            return $work();
        } finally {
            $this->deadline = $deadline;
        }
    }

    private function left(): float
    {
        return $this->deadline - microtime(true);
    }
}
