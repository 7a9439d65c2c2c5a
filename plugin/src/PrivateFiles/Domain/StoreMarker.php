<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Domain classes call no WordPress functions.

namespace CourantDesk\PrivateFiles\Domain;

/** Represents the marker in a store that identifies its owner. */
final class StoreMarker
{
    /**
     * @param string $site       random ID, 32 hexadecimal digits
     * @param string $url        SiteUrl of the owner
     * @param int $generation number of writes of the owner when the marker was written
     */
    public function __construct(
        public readonly string $site,
        public readonly string $url,
        public readonly int $generation,
    ) {
    }

    public function encode(): string
    {
        $fields = ['version' => 1, 'site' => $this->site, 'url' => $this->url, 'generation' => $this->generation];

        return (string) json_encode($fields + ['check' => self::checksum($this)], JSON_UNESCAPED_SLASHES) . "\n";
    }

    /** Parses a marker. Returns null if it is incomplete, for example after an interrupted write. */
    public static function decode(string $text): ?self
    {
        $fields = json_decode($text, true);
        if (
            !is_array($fields)
                || !is_string($fields['site'] ?? null)
                || !is_string($fields['url'] ?? null)
                || !is_int($fields['generation'] ?? null)
            || preg_match('/^[0-9a-f]{32}$/D', $fields['site']) !== 1
        ) {
            return null;
        }
        $marker = new self($fields['site'], $fields['url'], $fields['generation']);

        return ($fields['check'] ?? '') === self::checksum($marker) ? $marker : null;
    }

    private static function checksum(self $marker): string
    {
        return substr(hash('sha256', "$marker->site|$marker->url|$marker->generation"), 0, 16);
    }
}
