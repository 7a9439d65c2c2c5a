<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Holds a typed copy of the current request. All other code reads requests through it instead of superglobals.
 *
 * Values of a wrong type are treated as missing: an array instead of a scalar returns ''. Text is valid UTF-8 without
 * control characters. It checks no nonce: requests of logged-out visitors contain none, and the controllers of
 * administrators' actions check theirs.
 */
final class Request
{
    /**
     * @param array<array-key, mixed> $query  parameters of the URL
     * @param array<array-key, mixed> $body   parameters of the body
     * @param array<array-key, mixed> $files in the format of $_FILES
     * @param array<array-key, mixed> $server in the format of $_SERVER
     */
    public function __construct(
        private readonly array $query,
        private readonly array $body = [],
        private readonly array $files = [],
        private readonly array $server = [],
    ) {
    }

    /**
     * Returns the current PHP request, without the slashes that WordPress adds. Controllers of actions in wp-admin
     * check the nonce; requests of logged-out visitors contain none.
     */
    public static function fromGlobals(): self
    {
        // phpcs:disable WordPress.Security.NonceVerification -- only reads; the controller of the action checks the
        // nonce.
        return new self(
            wp_unslash($_GET),
            wp_unslash($_POST),
            $_FILES,
            wp_unslash($_SERVER),
        );
        // phpcs:enable WordPress.Security.NonceVerification
    }

    public function method(): string
    {
        $method = $this->server['REQUEST_METHOD'] ?? 'GET';

        return is_string($method) ? strtoupper($method) : 'GET';
    }

    public function has(string $key): bool
    {
        return array_key_exists($key, $this->body) || array_key_exists($key, $this->query);
    }

    /** Returns one line of text from the body, else from the URL, else ''. */
    public function text(string $key, int $max = 1000): string
    {
        return Utf8::truncate(Utf8::toSingleLine($this->scalar($key)), $max);
    }

    /** Returns text of several lines; line ends become "\n". */
    public function longText(string $key, int $max = 65000): string
    {
        return Utf8::truncate(trim(Utf8::sanitize(str_replace(["\r\n", "\r"], "\n", $this->scalar($key)))), $max);
    }

    /** Returns a whole number, or $default when it is missing or out of range. */
    public function int(string $key, int $default = 0): int
    {
        $number = filter_var($this->text($key, 24), FILTER_VALIDATE_INT);

        return is_int($number) ? $number : $default;
    }

    /**
     * Returns several values of one name (`key[]=a&key[]=b`); a scalar is returned as a list of one.
     *
     * @return list<string>
     */
    public function list(string $key, int $max = 100): array
    {
        return array_slice($this->flatten($this->raw($key)), 0, $max);
    }

    /**
     * Returns named values of one name (`key[a]=1&key[b]=2`), each a list.
     *
     * @return array<string, list<string>>
     */
    public function map(string $key, int $max = 100): array
    {
        $raw = $this->raw($key);
        $map = [];
        foreach (is_array($raw) ? array_slice($raw, 0, $max, true) : [] as $name => $value) {
            $map[Utf8::toSingleLine((string) $name)] = $this->flatten($value);
        }

        return $map;
    }

    /**
     * Returns all parameters of the URL and the body; the body takes precedence.
     *
     * @return array<array-key, mixed> untrusted, unslashed
     */
    public function all(): array
    {
        return array_replace($this->query, $this->body);
    }

    /** @return array<array-key, mixed> parameters of the URL only, untrusted, unslashed */
    public function query(): array
    {
        return $this->query;
    }

    /** @return array<array-key, mixed> parameters of the body only, untrusted, unslashed */
    public function body(): array
    {
        return $this->body;
    }

    /**
     * Returns the files that were sent under one name; empty when there is none.
     *
     * @return list<UploadedFile>
     */
    public function files(string $key): array
    {
        return UploadedFile::fromFilesEntry($this->files[$key] ?? null);
    }

    /** Returns a header such as `Sec-Fetch-Dest`, or ''. */
    public function header(string $name): string
    {
        $key = strtoupper(strtr($name, '-', '_'));
        $value = $this->server['HTTP_' . $key] ?? $this->server[$key] ?? '';

        return is_string($value) ? Utf8::truncate(Utf8::toSingleLine($value), 4000) : '';
    }

    /** Returns the Content-Length of the body in bytes; 0 when unknown. */
    public function contentLength(): int
    {
        $length = $this->server['CONTENT_LENGTH'] ?? 0;

        return is_numeric($length) ? (int) $length : 0;
    }

    /** Returns the address of the peer (REMOTE_ADDR), or ''. Proxy headers are ignored. */
    public function peerAddress(): string
    {
        $address = filter_var($this->server['REMOTE_ADDR'] ?? '', FILTER_VALIDATE_IP);

        return is_string($address) ? $address : '';
    }

    /** Returns the document root of the web server, or ''. No request header can change it. */
    public function documentRoot(): string
    {
        $root = $this->server['DOCUMENT_ROOT'] ?? '';

        return is_string($root) ? $root : '';
    }

    /** Returns the requested path with its query string, as sent, for redirects on this site only. */
    public function uri(): string
    {
        $uri = $this->server['REQUEST_URI'] ?? '';

        return is_string($uri) ? Utf8::truncate(Utf8::sanitize($uri), 8000) : '';
    }

    /**
     * Returns true when a browser navigates (a link, or a form that is sent without JavaScript), false for requests of
     * scripts. Old browsers send no `Sec-Fetch-Dest`; then the `Accept` header decides.
     */
    public function isNavigation(): bool
    {
        $destination = $this->header('Sec-Fetch-Dest');
        if ($destination !== '') {
            return $destination === 'document' || $destination === 'iframe';
        }

        return str_starts_with($this->header('Accept'), 'text/html')
            && $this->header('X-Requested-With') === '';
    }

    private function raw(string $key): mixed
    {
        return $this->body[$key] ?? $this->query[$key] ?? null;
    }

    private function scalar(string $key): string
    {
        $value = $this->raw($key);

        return is_scalar($value) ? (string) $value : '';
    }

    /** @return list<string> */
    private function flatten(mixed $value): array
    {
        $flat = [];
        foreach (is_array($value) ? $value : [$value] as $item) {
            if (is_scalar($item)) {
                $flat[] = Utf8::truncate(Utf8::toSingleLine((string) $item), 1000);
            }
        }

        return $flat;
    }
}
