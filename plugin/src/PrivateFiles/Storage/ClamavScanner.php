<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a socket, which WP_Filesystem does not support.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Log;
use CourantDesk\PrivateFiles\Domain\Scanner;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use RuntimeException;

/** Sends a file to ClamAV's daemon with its INSTREAM command: chunks with four-byte lengths, then a zero length. */
final class ClamavScanner implements Scanner
{
    private const PIECE_BYTES = 65536;
    /** Timeout in seconds for the connection, each chunk, and the response. */
    private const CONNECT_TIMEOUT_SECONDS = 3;
    private const READ_TIMEOUT_SECONDS = 20;

    /** @param string $address such as `unix:///run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310` */
    public function __construct(private readonly string $address, private readonly Log $log)
    {
    }

    public function scan(string $path): ScanVerdict
    {
        $file = is_file($path) ? fopen($path, 'rb') : false;
        if ($file === false) {
            $this->log->error('applications.scanner', ['response' => 'unreadable']);

            return ScanVerdict::NotScanned;
        }
        try {
            return $this->scanPieces(self::readPieces($file));
        } finally {
            fclose($file);
        }
    }

    public function scanPieces(iterable $pieces): ScanVerdict
    {
        $socket = @stream_socket_client($this->address, $code, $message, self::CONNECT_TIMEOUT_SECONDS);
        if ($socket === false) {
            $this->log->error('applications.scanner', ['response' => 'unreachable']);

            return ScanVerdict::NotScanned;
        }
        stream_set_timeout($socket, self::READ_TIMEOUT_SECONDS);
        try {
            $response = $this->sendPieces($socket, $pieces);
        } catch (RuntimeException $failure) {
            // The file could not be read completely, and the result for a part of it is not reliable.
            $this->log->error('applications.scanner', ['response' => 'unreadable'], $failure);

            return ScanVerdict::NotScanned;
        } finally {
            fclose($socket);
        }
        $verdict = self::parseResponse($response);
        if ($verdict === ScanVerdict::NotScanned) {
            $this->log->error('applications.scanner', ['response' => substr($response, 0, 100)]);
        }

        return $verdict;
    }

    /** Parses the response. Only a response about the whole file is accepted. */
    public static function parseResponse(string $response): ScanVerdict
    {
        $response = trim($response, "\0\n\r ");

        return match (true) {
            $response === 'stream: OK' => ScanVerdict::Clean,
            str_starts_with($response, 'stream: ') && str_ends_with($response, ' FOUND') => ScanVerdict::Infected,
            default => ScanVerdict::NotScanned,
        };
    }

    /**
     * @param resource         $socket
     * @param iterable<string> $pieces
     */
    private function sendPieces($socket, iterable $pieces): string
    {
        $sent = @fwrite($socket, "zINSTREAM\0");
        foreach ($pieces as $piece) {
            if ($sent === false) {
                break;
            }
            // When a file exceeds the size limit, the daemon responds and closes the connection, so further writes
            // fail.
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
     * Reads a file in chunks. Does not use `finally`, because PHP's JIT runs it even if the generator was never
     * started.
     *
     * @param resource $file
     * @return iterable<string>
     */
    private static function readPieces($file): iterable
    {
        while (!feof($file)) {
            yield (string) fread($file, self::PIECE_BYTES);
        }
    }
}
