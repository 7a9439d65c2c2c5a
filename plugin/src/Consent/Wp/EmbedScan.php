<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use CourantDesk\Consent\Domain\Embed;
use WP_HTML_Tag_Processor;

/** Finds what in a text would ask another host: frames and scripts. One pass; it changes nothing. */
final class EmbedScan extends WP_HTML_Tag_Processor
{
    private const ENDS = ' </iframe></script></object>';

    /** @return list<Embed> in order */
    public static function of(string $html, string $home): array
    {
        // A browser shows a frame whose end tag is missing; here it would not be seen. The end tags behind the text are not counted.
        return (new self($html . self::ENDS))->find($home);
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
            $src = $this->is_tag_closer() || $inTemplates > 0 ? '' : $this->source($tag);
            $host = $src === '' ? '' : self::host($src);
            if ($host === '' || $host === $home || !$this->set_bookmark('here')) {
                continue;
            }
            $start = $this->bookmarks['here']->start;
            $end = $this->behind($start, strtolower($tag));
            $found[] = new Embed($start, $end - $start, $tag === 'SCRIPT', $src, $host, $this->word('title'), (int) $this->word('width'), (int) $this->word('height'), $this->word('data-courant-player') !== '');
        }

        return $found;
    }

    private function source(string $tag): string
    {
        return match ($tag) {
            'IFRAME', 'SCRIPT' => $this->word('src'),
            'EMBED' => $this->word('src'),
            'OBJECT' => $this->word('data'),
            default => '',
        };
    }

    private function word(string $attribute): string
    {
        $value = $this->get_attribute($attribute);

        return is_string($value) ? trim($value) : '';
    }

    /** Where the element ends: behind its end tag, or behind its start tag where none comes. */
    private function behind(int $start, string $tag): int
    {
        $last = strlen($this->html) - strlen(self::ENDS);
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
