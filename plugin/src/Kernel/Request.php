<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * What a visitor sent, read once and typed. The only reader of superglobals (Rulings 41).
 *
 * Wrong types are absent values: an array where a scalar is wanted reads as ''. Text is valid UTF-8 without
 * control characters. No nonce is checked here: calls of guests have none (design, decision 8), and what an
 * administrator does is checked where it is done.
 */
final class Request
{
    /**
     * @param array<array-key, mixed> $query  parameters of the address
     * @param array<array-key, mixed> $body   parameters of the body
     * @param array<array-key, mixed> $files  as PHP gives them in $_FILES
     * @param array<array-key, mixed> $server as PHP gives them in $_SERVER
     */
    public function __construct(
        private readonly array $query,
        private readonly array $body = [],
        private readonly array $files = [],
        private readonly array $server = [],
    ) {
    }

    /** The request that PHP is serving now, without the slashes that WordPress adds. */
    public static function current(): self
    {
        return new self(
            wp_unslash($_GET),
            wp_unslash($_POST),
            $_FILES,
            wp_unslash($_SERVER),
        );
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

    /** One line of text from the body, else from the address, else ''. */
    public function text(string $key, int $max = 1000): string
    {
        return Utf8::cut(Utf8::line($this->scalar($key)), $max);
    }

    /** Text of several lines; line ends become "\n". */
    public function longText(string $key, int $max = 65000): string
    {
        return Utf8::cut(trim(Utf8::clean(str_replace(["\r\n", "\r"], "\n", $this->scalar($key)))), $max);
    }

    /** A whole number, or $default when there is none or when it does not fit. */
    public function int(string $key, int $default = 0): int
    {
        $number = filter_var($this->text($key, 24), FILTER_VALIDATE_INT);

        return is_int($number) ? $number : $default;
    }

    /**
     * Several values of one name (`key[]=a&key[]=b`); a scalar reads as a list of one.
     *
     * @return list<string>
     */
    public function list(string $key, int $max = 100): array
    {
        return array_slice($this->flat($this->raw($key)), 0, $max);
    }

    /**
     * Named values of one name (`key[a]=1&key[b]=2`), each a list.
     *
     * @return array<string, list<string>>
     */
    public function map(string $key, int $max = 100): array
    {
        $raw = $this->raw($key);
        $map = [];
        foreach (is_array($raw) ? array_slice($raw, 0, $max, true) : [] as $name => $value) {
            $map[Utf8::line((string) $name)] = $this->flat($value);
        }

        return $map;
    }

    /**
     * Everything that was sent, address first, body winning.
     *
     * @return array<array-key, mixed> untrusted, unslashed
     */
    public function all(): array
    {
        return array_replace($this->query, $this->body);
    }

    /** @return array<array-key, mixed> parameters of the address only, untrusted, unslashed */
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
     * The files sent under one name; none gives an empty list.
     *
     * @return list<UploadedFile>
     */
    public function files(string $key): array
    {
        return UploadedFile::listFromPhp($this->files[$key] ?? null);
    }

    /** A header such as `Sec-Fetch-Dest`, or ''. */
    public function header(string $name): string
    {
        $key = strtoupper(strtr($name, '-', '_'));
        $value = $this->server['HTTP_' . $key] ?? $this->server[$key] ?? '';

        return is_string($value) ? Utf8::cut(Utf8::line($value), 4000) : '';
    }

    /** Bytes that the browser announced for the body; 0 when it did not say. */
    public function contentLength(): int
    {
        $length = $this->server['CONTENT_LENGTH'] ?? 0;

        return is_numeric($length) ? (int) $length : 0;
    }

    /** The address of the peer (REMOTE_ADDR), or ''. Proxies are not believed here. */
    public function peerAddress(): string
    {
        $address = filter_var($this->server['REMOTE_ADDR'] ?? '', FILTER_VALIDATE_IP);

        return is_string($address) ? $address : '';
    }

    /** The folder that the web server serves, or ''. No header of the visitor's can say it. */
    public function documentRoot(): string
    {
        $root = $this->server['DOCUMENT_ROOT'] ?? '';

        return is_string($root) ? $root : '';
    }

    /** The requested path with its query string, as sent, for redirects on this site only. */
    public function uri(): string
    {
        $uri = $this->server['REQUEST_URI'] ?? '';

        return is_string($uri) ? Utf8::cut(Utf8::clean($uri), 8000) : '';
    }

    /**
     * True when a browser navigates (a form without script, a link), false for calls by script (Rulings 5).
     * Old browsers send no `Sec-Fetch-Dest`; then what they accept tells.
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
    private function flat(mixed $value): array
    {
        $flat = [];
        foreach (is_array($value) ? $value : [$value] as $item) {
            if (is_scalar($item)) {
                $flat[] = Utf8::cut(Utf8::line((string) $item), 1000);
            }
        }

        return $flat;
    }
}
