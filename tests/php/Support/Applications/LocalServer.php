<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use RuntimeException;

/** Runs a server during the test: a captcha provider, a mail server, or the daemon of a virus scanner. */
final class LocalServer
{
    private function __construct(public readonly string $address, private int $pid)
    {
        register_shutdown_function([$this, 'stop']);
    }

    public function stop(): void
    {
        if ($this->pid > 0) {
            posix_kill($this->pid, SIGKILL);
            $this->pid = 0;
        }
    }

    public static function captcha(): self
    {
        $port = self::freePort();

        return self::start(
            sprintf('%s -d error_reporting=-1 -S localhost:%d %s', escapeshellarg(PHP_BINARY), $port, escapeshellarg(
                self::support() . '/captcha-stub.php'
            )),
            "http://localhost:$port",
            "tcp://localhost:$port"
        );
    }

    /**
     * Starts a mail server; its modes are in tests/support/smtp-stub.mjs.
     *
     * @return array{self, int, string} server, port, log file
     */
    public static function smtp(string $mode): array
    {
        $port = self::freePort();
        $log = (string) tempnam(sys_get_temp_dir(), 'courant-smtp');
        $command = sprintf(
            'node %s %d %s %s',
            escapeshellarg(self::support() . '/smtp-stub.mjs'),
            $port,
            escapeshellarg($mode),
            escapeshellarg($log),
        );

        return [self::start($command, "tcp://127.0.0.1:$port", "tcp://127.0.0.1:$port"), $port, $log];
    }

    /** Starts a stub of ClamAV that supports INSTREAM, detects only the test virus, and accepts 512 KB. */
    public static function clamd(): self
    {
        $port = self::freePort();

        return self::start(
            sprintf('%s %s %d', escapeshellarg(PHP_BINARY), escapeshellarg(self::support() . '/clamd-stub.php'), $port),
            "tcp://127.0.0.1:$port",
            "tcp://127.0.0.1:$port",
        );
    }

    /** Starts the ClamAV daemon from Debian with a single signature, or returns null when it is not installed. */
    public static function realClamd(string $virus): ?self
    {
        $binary = trim((string) shell_exec('command -v clamd'));
        if ($binary === '') {
            return null;
        }
        $folder = sys_get_temp_dir() . '/courant-clamd-' . bin2hex(random_bytes(6));
        mkdir($folder);
        chmod($folder, 0777);
        $port = self::freePort();
        file_put_contents("$folder/test.ndb", 'Eicar-Test-Signature:0:*:' . bin2hex($virus) . "\n");
        file_put_contents(
            "$folder/clamd.conf",
            "DatabaseDirectory $folder\nTCPSocket $port\nTCPAddr 127.0.0.1\nForeground yes\nUser root\n",
        );

        return self::start(
            escapeshellarg($binary) . ' --foreground -c ' . escapeshellarg("$folder/clamd.conf"),
            "tcp://127.0.0.1:$port",
            "tcp://127.0.0.1:$port",
        );
    }

    private static function start(string $command, string $address, string $socket): self
    {
        $pid = (int) exec(sprintf('exec %s > /dev/null 2>&1 < /dev/null & echo $!', $command));
        $server = new self($address, $pid);
        for ($tries = 0; $tries < 200; $tries++) {
            $connection = @stream_socket_client($socket, $code, $message, 1);
            if ($connection !== false) {
                fclose($connection);

                return $server;
            }
            usleep(50_000);
        }
        throw new RuntimeException("Nothing listens at $address.");
    }

    private static function freePort(): int
    {
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        if ($socket === false) {
            throw new RuntimeException('No port is free.');
        }
        $name = (string) stream_socket_get_name($socket, false);
        fclose($socket);

        return (int) substr((string) strrchr($name, ':'), 1);
    }

    private static function support(): string
    {
        return dirname(__DIR__, 3) . '/support';
    }
}
