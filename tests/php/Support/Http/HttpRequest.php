<?php

declare(strict_types=1);

namespace CourantTests\Support\Http;

use CURLFile;
use CurlHandle;
use WP_User;

/**
 * One request to the site's real server.
 */
final class HttpRequest
{
    /**
     * @param array<mixed>|string $body fields, nested as PHP reads them; or the raw body
     * @param array<string, string|array{path: string, name?: string, type?: string}> $files field to file
     * @param array<string, mixed> $query
     * @param array<string, string> $headers
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly array|string $body = [],
        public readonly array $files = [],
        public readonly array $query = [],
        public readonly array $headers = [],
        public readonly ?WP_User $as = null,
    ) {
    }

    public function handle(string $base): CurlHandle
    {
        $url = str_starts_with($this->path, 'http') ? $this->path : $base . $this->path;
        if ($this->query !== []) {
            $url .= (str_contains($url, '?') ? '&' : '?') . http_build_query($this->query);
        }
        $headers = $this->headers;
        if ($this->as !== null) {
            $headers['Cookie'] = SignIn::cookies($this->as);
        }
        assert($url !== '' && $this->method !== '');
        $handle = curl_init($url);
        assert($handle !== false);
        $agent = $headers['User-Agent'] ?? '';
        curl_setopt_array($handle, [
            CURLOPT_CUSTOMREQUEST => $this->method,
            CURLOPT_NOBODY => $this->method === 'HEAD',
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HEADER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_TIMEOUT => 60,
            CURLOPT_USERAGENT => $agent === '' ? 'Mozilla/5.0 (X11; Linux x86_64) Courant/1.0' : $agent,
            CURLOPT_HTTPHEADER => ['Expect:', ...array_map(
                static fn (string $name, string $value): string => $name . ': ' . $value,
                array_keys($headers),
                $headers
            )],
        ]);
        if ($this->method !== 'GET' && $this->method !== 'HEAD') {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $this->payload());
        }

        return $handle;
    }

    /** @return string|array<string, string|CURLFile> */
    private function payload(): string|array
    {
        if (is_string($this->body)) {
            return $this->body;
        }
        $fields = http_build_query($this->body);
        if ($this->files === []) {
            return $fields;
        }
        $payload = [];
        foreach ($fields === '' ? [] : explode('&', $fields) as $pair) {
            [$name, $value] = explode('=', $pair, 2);
            $payload[urldecode($name)] = urldecode($value);
        }
        foreach ($this->files as $name => $file) {
            $file = is_string($file) ? ['path' => $file] : $file;
            $payload[$name] = new CURLFile(
                $file['path'],
                $file['type'] ?? 'application/pdf',
                $file['name'] ?? basename($file['path']),
            );
        }

        return $payload;
    }
}
