<?php

/*
 * A stub of the ClamAV daemon: `php clamd-stub.php <port>`. It supports INSTREAM and detects only the EICAR test
 * file.
 */

declare(strict_types=1);

const COURANT_LIMIT = 524288;

$courantServer = stream_socket_server('tcp://127.0.0.1:' . (int) ($argv[1] ?? 0));
while ($courantServer !== false) {
    $courantClient = @stream_socket_accept($courantServer, 3600);
    if ($courantClient === false) {
        continue;
    }
    $courantFile = '';
    $courantReply = '';
    if (stream_get_contents($courantClient, 10) === "zINSTREAM\0") {
        while (($courantHead = (string) stream_get_contents($courantClient, 4)) !== '') {
            $courantLength = (int) hexdec(bin2hex(str_pad($courantHead, 4, "\0")));
            if ($courantLength === 0) {
                $courantReply = 'stream: ' . (
                    str_contains($courantFile, 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
                    ? 'Eicar-Test-Signature FOUND'
                    : 'OK'
                );
                break;
            }
            if (strlen($courantFile) + $courantLength > COURANT_LIMIT) {
                $courantReply = 'INSTREAM size limit exceeded. ERROR';
                break;
            }
            $courantFile .= (string) stream_get_contents($courantClient, $courantLength);
        }
    }
    @fwrite($courantClient, $courantReply . "\0");
    fclose($courantClient);
}
