<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/**
 * Represents the URL template of map tiles, such as `https://{s}.tile.example/{z}/{x}/{y}.png`: `{z}`, `{x}` and `{y}`
 * are required, `{s}` (a subdomain) and `{r}` (`@2x` for screens with a high resolution) are optional.
 */
final class TileUrl
{
    private const HOST = '[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?';
    private const PATTERN = '~^(https?)://(\{s\}\.)?(' . self::HOST . ')/([^\s"\'<>\\\\]+)$~iD';
    private const PLACEHOLDER = '/\{[^{}]*\}|[{}]/';
    private const KNOWN_PLACEHOLDERS = ['{z}', '{x}', '{y}', '{r}'];

    private function __construct(
        public readonly string $template,
        private readonly string $scheme,
        private readonly bool $hasSubdomains,
        /** Host with the port, without the subdomain. */
        public readonly string $host,
    ) {
    }

    /** Returns null for text that is not such a template. */
    public static function parse(string $text): ?self
    {
        $template = trim($text);
        if (preg_match(self::PATTERN, $template, $match) !== 1) {
            return null;
        }
        preg_match_all(self::PLACEHOLDER, $match[4], $placeholders);
        $isComplete = array_diff(['{z}', '{x}', '{y}'], $placeholders[0]) === [];

        return $isComplete && array_diff($placeholders[0], self::KNOWN_PLACEHOLDERS) === []
            ? new self($template, strtolower($match[1]), $match[2] !== '', strtolower($match[3]))
            : null;
    }

    /** Returns the source for the directive `img-src` of a Content-Security-Policy. */
    public function cspSource(): string
    {
        return $this->scheme . '://' . ($this->hasSubdomains ? '*.' : '') . $this->host;
    }

    /** Returns whether the tiles are on this origin, such as `https://example.com`. */
    public function isFrom(string $origin): bool
    {
        return !$this->hasSubdomains && strtolower($origin) === "$this->scheme://$this->host";
    }
}
