<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Protection;

use CourantDesk\Kernel\Log;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use RuntimeException;

/** Sends a file to ClamAV's daemon by its INSTREAM command: lengths of four bytes, pieces, a length of nothing. */
final class ClamavScanner implements Scanner
{
    private const PIECE = 65536;
    /** seconds to connect, and to wait for each piece and the answer */
    private const CONNECT = 3;
    private const WAIT = 20;

    /** @param string $address such as `unix:///run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310` */
    public function __construct(private readonly string $address, private readonly Log $log)
    {
    }

    public function scan(string $path): ScanVerdict
    {
        $file = is_file($path) ? fopen($path, 'rb') : false;
        if ($file === false) {
            $this->log->error('applications.scanner', ['said' => 'unreadable']);

            return ScanVerdict::NotScanned;
        }
        try {
            return $this->scanPieces(self::pieces($file));
        } finally {
            fclose($file);
        }
    }

    public function scanPieces(iterable $pieces): ScanVerdict
    {
        $socket = @stream_socket_client($this->address, $code, $message, self::CONNECT);
        if ($socket === false) {
            $this->log->error('applications.scanner', ['said' => 'unreachable']);

            return ScanVerdict::NotScanned;
        }
        stream_set_timeout($socket, self::WAIT);
        try {
            $answer = $this->ask($socket, $pieces);
        } catch (RuntimeException $failure) {
            // The file could not be read to its end: what the scanner says of its beginning is no verdict.
            $this->log->error('applications.scanner', ['said' => 'unreadable'], $failure);

            return ScanVerdict::NotScanned;
        } finally {
            fclose($socket);
        }
        $verdict = self::read($answer);
        if ($verdict === ScanVerdict::NotScanned) {
            $this->log->error('applications.scanner', ['said' => substr($answer, 0, 100)]);
        }

        return $verdict;
    }

    /** Only an answer about the whole file counts. */
    public static function read(string $answer): ScanVerdict
    {
        $answer = trim($answer, "\0\n\r ");

        return match (true) {
            $answer === 'stream: OK' => ScanVerdict::Clean,
            str_starts_with($answer, 'stream: ') && str_ends_with($answer, ' FOUND') => ScanVerdict::Infected,
            default => ScanVerdict::NotScanned,
        };
    }

    /**
     * @param resource         $socket
     * @param iterable<string> $pieces
     */
    private function ask($socket, iterable $pieces): string
    {
        $sent = @fwrite($socket, "zINSTREAM\0");
        foreach ($pieces as $piece) {
            if ($sent === false) {
                break;
            }
            // After too much the daemon says so and hangs up: whatever is written then is an error.
            $sent = $piece === '' ? 0 : @fwrite($socket, pack('N', strlen($piece)) . $piece);
            if ($sent !== false && $piece !== '' && $sent < strlen($piece) + 4) {
                $sent = false;
            }
        }
        if ($sent !== false) {
            @fwrite($socket, pack('N', 0));
        }

        return (string) @stream_get_contents($socket, 4096);
    }

    /**
     * No `finally` in here: PHP's JIT runs it also where the generator was never started.
     *
     * @param resource $file
     * @return iterable<string>
     */
    private static function pieces($file): iterable
    {
        while (!feof($file)) {
            yield (string) fread($file, self::PIECE);
        }
    }
}
