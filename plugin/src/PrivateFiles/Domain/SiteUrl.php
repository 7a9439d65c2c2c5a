<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/**
 * A site's URL in the form in which two of them are compared. Scheme, `www.`, standard ports and letter case do not make
 * another site; on a loopback host the port does not either, because development servers choose it at each start.
 *
 * @see docs/decisions/0019-one-site-owns-its-files.md
 */
final class SiteUrl
{
    private function __construct(public readonly string $value)
    {
    }

    public static function fromUrl(string $url): self
    {
        $host = strtolower(rtrim((string) parse_url(trim($url), PHP_URL_HOST), '.'));
        if ($host === '') {
            return new self('');
        }
        $host = str_starts_with($host, 'www.') ? substr($host, 4) : $host;
        $port = (int) parse_url(trim($url), PHP_URL_PORT);
        $isLoopback = in_array($host, ['localhost', '127.0.0.1', '[::1]'], true);

        return new self($host . ($isLoopback || in_array($port, [0, 80, 443], true) ? '' : ":$port") . rtrim((string) parse_url(trim($url), PHP_URL_PATH), '/'));
    }

    /** Whether the URL is not known, such as one that wp-config.php takes from a request, on the command line. */
    public function isUnknown(): bool
    {
        return $this->value === '';
    }

    /** A search and replace over the database, as it is made for a clone, must not change what is stored: so it is a hash. */
    public function hash(): string
    {
        return hash('sha256', 'courant-site-url:' . $this->value);
    }
}
