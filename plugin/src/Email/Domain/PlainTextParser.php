<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.parse_url_parse_url -- Domain classes call no WordPress functions.

namespace CourantDesk\Email\Domain;

/**
 * Splits plain text into paragraphs, lines and segments. Only URLs of this site become links, so that an applicant
 * cannot send HR a link in an email with the company's logo.
 */
final class PlainTextParser
{
    /** Maximum length of a link text; the link itself keeps the whole URL. */
    private const MAX_LINK_TEXT_LENGTH = 60;

    public function __construct(private readonly string $host)
    {
    }

    /**
     * Returns paragraphs, each a list of lines, each a list of segments.
     *
     * @return list<list<list<TextSegment>>>
     */
    public function parse(string $text): array
    {
        $text = trim(str_replace(["\r\n", "\r"], "\n", $text));
        $paragraphs = preg_split('/\n[ \t]*\n\s*/', $text, -1, PREG_SPLIT_NO_EMPTY);

        return array_map(
            fn (string $paragraph): array => array_map($this->parseLine(...), explode("\n", $paragraph)),
            $paragraphs === false ? [] : $paragraphs
        );
    }

    /** @return list<TextSegment> */
    private function parseLine(string $line): array
    {
        $segments = preg_split(
            '~(https?://[^\s<>"]*[^\s<>".,;:!?)\]}»”’\'])~i',
            $line,
            -1,
            PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY,
        );

        return array_map(
            fn (string $segment): TextSegment => $this->isSiteUrl($segment)
                ? new TextSegment(self::shortenUrl($segment), $segment)
                : new TextSegment($segment),
            $segments === false ? [$line] : $segments
        );
    }

    private function isSiteUrl(string $segment): bool
    {
        $components = preg_match('~^https?://~i', $segment) === 1 ? parse_url($segment) : false;
        if ($components === false || isset($components['user'])) {
            return false;
        }
        $host = ($components['host'] ?? '') . (isset($components['port']) ? ':' . $components['port'] : '');

        return $this->host !== '' && strcasecmp($host, $this->host) === 0;
    }

    private static function shortenUrl(string $url): string
    {
        $shown = rtrim((string) preg_replace('~^https?://~i', '', $url), '/');

        return mb_strlen($shown) > self::MAX_LINK_TEXT_LENGTH
            ? mb_substr($shown, 0, self::MAX_LINK_TEXT_LENGTH - 1) . '…'
            : $shown;
    }
}
