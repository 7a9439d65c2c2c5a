<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.parse_url_parse_url -- Domain classes call no WordPress functions.

namespace CourantDesk\PrivateFiles\Domain;

/**
 * Represents a site's URL, normalized for comparison. Scheme, `www.`, standard ports and letter case are ignored; on a
 * loopback host the port is ignored as well, because development servers choose it at each start.
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

        return new self(
            $host . ($isLoopback || in_array($port, [0, 80, 443], true) ? '' : ":$port")
                . rtrim((string) parse_url(trim($url), PHP_URL_PATH), '/')
        );
    }

    /**
     * Checks whether the URL is unknown, for example on the command line when wp-config.php reads it from the request.
     */
    public function isUnknown(): bool
    {
        return $this->value === '';
    }

    /**
     * Returns a hash of the URL. The hash is stored instead of the URL, because a search and replace in a cloned
     * database must not change it.
     */
    public function hash(): string
    {
        return hash('sha256', 'courant-site-url:' . $this->value);
    }
}
