<?php

declare(strict_types=1);

namespace CourantTests\Support\Http;

use RuntimeException;

/**
 * Runs the test site with PHP's built-in server and our router; started by the first test that needs it, stopped
 * with this process.
 */
final class WebServer
{
    private static ?self $running = null;
    private int $read = 0;

    private function __construct(public readonly string $url, private readonly string $errors)
    {
    }

    public static function get(): self
    {
        return self::$running ??= self::start();
    }

    public static function isRunning(): bool
    {
        return self::$running !== null;
    }

    /**
     * @param list<HttpRequest> $requests
     * @return list<HttpResponse> in the order of the requests
     */
    public function send(array $requests, int $concurrency = 16): array
    {
        $responses = [];
        foreach (array_chunk($requests, max(1, $concurrency), true) as $batch) {
            $multi = curl_multi_init();
            $handles = array_map(fn (HttpRequest $request): \CurlHandle => $request->handle($this->url), $batch);
            foreach ($handles as $handle) {
                curl_multi_add_handle($multi, $handle);
            }
            do {
                $state = curl_multi_exec($multi, $busy);
                curl_multi_select($multi, 0.2);
            } while ($busy > 0 && $state === CURLM_OK);
            foreach ($handles as $index => $handle) {
                $responses[$index] = self::createResponse($handle);
                curl_multi_remove_handle($multi, $handle);
            }
        }
        ksort($responses);

        return array_values($responses);
    }

    /**
     * Returns the PHP errors in files of this project since the last call.
     *
     * @return list<string>
     */
    public function complaints(): array
    {
        if (!is_file($this->errors)) {
            return [];
        }
        $text = (string) file_get_contents($this->errors, false, null, $this->read);
        $this->read += strlen($text);
        $ours = '~PHP (Fatal|Parse|Recoverable)|PHP \w+: .* in ' . preg_quote(dirname(__DIR__, 4), '~')
            . '/(plugin|theme|demo)/~';

        return array_values(
            array_filter(explode("\n", $text), static fn (string $line): bool => preg_match($ours, $line) === 1)
        );
    }

    /** Returns the last lines of the server's error log, for the message of a failed test. */
    public function lastErrors(): string
    {
        $text = is_file($this->errors) ? (string) file_get_contents($this->errors) : '';

        return implode("\n", array_slice(explode("\n", trim($text)), -8));
    }

    private static function createResponse(\CurlHandle $handle): HttpResponse
    {
        if (curl_errno($handle) !== 0) {
            throw new RuntimeException('The server did not respond: ' . curl_error($handle));
        }
        $text = (string) curl_multi_getcontent($handle);
        $size = curl_getinfo($handle, CURLINFO_HEADER_SIZE);
        $headers = [];
        foreach (explode("\r\n", substr($text, 0, $size)) as $line) {
            if (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $headers[strtolower(trim($name))][] = trim($value);
            }
        }

        return new HttpResponse(curl_getinfo($handle, CURLINFO_RESPONSE_CODE), $headers, substr($text, $size));
    }

    private static function start(): self
    {
        $url = untrailingslashit(site_url());
        $host = (string) preg_replace('~^https?://~', '', $url);
        $folder = dirname(ABSPATH);
        $errors = $folder . '/php-server-errors.log';
        $settings = [
            'error_log' => $errors, 'log_errors' => '1', 'display_errors' => '0', 'error_reporting' => '-1',
            'memory_limit' => '256M',
            'upload_max_filesize' => '8M', 'post_max_size' => '10M',
        ];
        $options = '';
        foreach ($settings as $name => $value) {
            $options .= ' -d ' . escapeshellarg($name . '=' . $value);
        }
        $command = sprintf(
            'PHP_CLI_SERVER_WORKERS=4 exec setsid %s%s -S %s -t %s %s > %s 2>&1 < /dev/null & echo $!',
            escapeshellarg(PHP_BINARY),
            $options,
            escapeshellarg($host),
            escapeshellarg(untrailingslashit(ABSPATH)),
            escapeshellarg(dirname(__DIR__, 4) . '/tools/site/router.php'),
            escapeshellarg($folder . '/php-server.log')
        );
        $pid = (int) exec($command);
        $server = new self($url, $errors);
        register_shutdown_function(static function () use ($pid): void {
            exec('kill -KILL -' . $pid);
        });
        for ($tries = 0; $tries < 200; ++$tries) {
            // Waits for a response, not only for a connection: PHP as WebAssembly connects to its proxy before the
            // server listens.
            $handle = curl_init($url . '/wp-includes/version.php');
            curl_setopt_array($handle, [CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 10]);
            curl_exec($handle);
            if (curl_getinfo($handle, CURLINFO_RESPONSE_CODE) === 200) {
                return $server;
            }
            usleep(50_000);
        }
        throw new RuntimeException(
            "PHP's server did not start: " . (string) file_get_contents($folder . '/php-server.log')
        );
    }
}
