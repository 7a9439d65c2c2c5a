<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\Domain\Embed;
use WP_HTML_Tag_Processor;

/**
 * Finds elements of a text that would send a request to another host: frames and scripts. Reads the text once and does
 * not change it.
 */
final class EmbedScanner extends WP_HTML_Tag_Processor
{
    private const CLOSING_TAGS = ' </iframe></script></object>';

    /** @return list<Embed> in document order */
    public static function scan(string $html, string $home): array
    {
        // Browsers load a frame without an end tag, but the tag processor does not report it. The appended end tags are
        // not part of the text.
        return (new self($html . self::CLOSING_TAGS))->find($home);
    }

    /** @return list<Embed> */
    private function find(string $home): array
    {
        $found = [];
        $inTemplates = 0;
        $end = 0;
        while ($this->next_tag(['tag_closers' => 'visit'])) {
            $tag = (string) $this->get_tag();
            if ($tag === 'TEMPLATE') {
                $inTemplates = max(0, $inTemplates + ($this->is_tag_closer() ? -1 : 1));
            }
            $src = $this->is_tag_closer() || $inTemplates > 0 ? '' : $this->sourceUrl($tag);
            $host = $src === '' ? '' : self::host($src);
            if ($host === '' || $host === $home || !$this->set_bookmark('here')) {
                continue;
            }
            $start = $this->bookmarks['here']->start;
            $end = $this->endOffset($start, strtolower($tag));
            $found[] = new Embed(
                start: $start,
                length: $end - $start,
                isScript: $tag === 'SCRIPT',
                src: $src,
                host: $host,
                title: $this->attributeText('title'),
                width: (int) $this->attributeText('width'),
                height: (int) $this->attributeText('height'),
                isVideoPlayer: $this->attributeText('data-courant-player') !== ''
            );
        }

        return $found;
    }

    private function sourceUrl(string $tag): string
    {
        return match ($tag) {
            'IFRAME', 'SCRIPT' => $this->attributeText('src'),
            'EMBED' => $this->attributeText('src'),
            'OBJECT' => $this->attributeText('data'),
            default => '',
        };
    }

    private function attributeText(string $attribute): string
    {
        $value = $this->get_attribute($attribute);

        return is_string($value) ? trim($value) : '';
    }

    /** Returns the offset after the end tag, or after the start tag when there is no end tag. */
    private function endOffset(int $start, string $tag): int
    {
        $last = strlen($this->html) - strlen(self::CLOSING_TAGS);
        $from = strpos($this->html, '>', $start);
        $from = $from === false ? $last : $from + 1;
        if ($tag === 'embed' || preg_match("~</$tag\\s*>~i", $this->html, $close, PREG_OFFSET_CAPTURE, $from) !== 1) {
            return min($from, $last);
        }

        return min($close[0][1] + strlen($close[0][0]), $last);
    }

    private static function host(string $src): string
    {
        $host = wp_parse_url($src, PHP_URL_HOST);

        return is_string($host) ? strtolower($host) : '';
    }
}
