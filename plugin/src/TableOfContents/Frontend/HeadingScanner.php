<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\TableOfContents\Domain\ExclusionRules;
use CourantDesk\TableOfContents\Domain\HeadingParser;
use CourantDesk\TableOfContents\Domain\HeadingScanResult;
use CourantDesk\TableOfContents\Domain\HtmlElements;
use CourantDesk\TableOfContents\Domain\MaskedHtml;
use CourantDesk\TableOfContents\Domain\TagAttributes;
use WP_HTML_Tag_Processor;

/**
 * Scans a page's HTML in one forward pass. It does not edit or seek, because its duration would then grow
 * quadratically; token offsets are read from a bookmark.
 */
final class HeadingScanner extends WP_HTML_Tag_Processor implements TagAttributes
{
    /**
     * Matches elements that have no special meaning in SVG. The tag processor treats them as HTML elements and searches
     * for an end tag that does not exist.
     */
    private const FOREIGN_ELEMENT_PATTERN = '~<(?:style|script|title|textarea|iframe|noembed|noframes|xmp)\b[^>]*/>|<!\[CDATA\[~i';

    private const EVERY_TAG = ['tag_closers' => 'visit'];

    public static function scan(string $html, ExclusionRules $unlisted): HeadingScanResult
    {
        return self::scanHtml($html, $unlisted, MaskedHtml::mask($html)) ?? self::scanUnmasked($html, $unlisted);
    }

    /** Scans without masking, so that every tag is read. */
    public static function scanUnmasked(string $html, ExclusionRules $unlisted): HeadingScanResult
    {
        return self::scanHtml($html, $unlisted, $html) ?? new HeadingScanResult();
    }

    /** @return HeadingScanResult|null null when the masked HTML is not sufficient */
    private static function scanHtml(string $html, ExclusionRules $unlisted, string $seen): ?HeadingScanResult
    {
        $reader = new HeadingParser($html, $unlisted, $seen);
        $from = 0;
        do {
            // WordPress 6.5 does not complete a text whose last character starts a tag; with a trailing space, that
            // character is text.
            $from = (new self(substr($seen, $from) . ' '))->scanTokens($reader, $from);
        } while ($from !== null && !$reader->needsUnmaskedHtml);
        $found = $reader->finish();

        return $reader->needsUnmaskedHtml ? null : $found;
    }

    public function getAttribute(string $name): ?string
    {
        $value = $this->get_attribute($name);

        return $value === true ? '' : (is_string($value) ? $value : null);
    }

    /**
     * @param int $offset offset of this HTML in the page
     * @return int|null offset after an SVG where another scan has to continue
     */
    private function scanTokens(HeadingParser $reader, int $offset): ?int
    {
        // Text tokens are only relevant in headings; outside of them, the scan reads only tags unless there are
        // placeholders.
        $isMarked = str_contains($this->html, HeadingParser::PLACEHOLDER_PREFIX);
        while (true) {
            $isSlow = $isMarked || $reader->isInHeading;
            if (!($isSlow ? $this->next_token() : $this->next_tag(self::EVERY_TAG))) {
                return null;
            }
            $type = $isSlow ? $this->get_token_type() : '#tag';
            if ($type === '#text') {
                if ($reader->isInHeading) {
                    $reader->addText($this->get_modifiable_text());
                }
                continue;
            }
            if ($type !== '#tag' && $type !== '#comment') {
                continue;
            }
            $tag = (string) $this->get_tag();
            $isEnd = $type === '#tag' && $this->is_tag_closer();
            $isPlain = isset(HtmlElements::INLINE[$tag]) && !$reader->isInHeading;
            if ($isPlain && $isEnd && $reader->openInlineCount === 0) {
                if ($tag === 'A') {
                    $reader->endLink();
                }
                continue;
            }
            [$start, $end] = $this->tokenRange();
            if ($isPlain && !$isEnd && $reader->openInlineCount === 0 && $end - $start === strlen($tag) + 2) {
                // A tag without attributes is not relevant here.
                continue;
            }
            if ($type === '#comment') {
                $reader->addComment($this->get_modifiable_text(), $offset + $start, $offset + $end);
                continue;
            }
            if ($isEnd) {
                $reader->endTag($tag, $offset + $start, $offset + $end);
                continue;
            }
            $behind = $tag === 'SVG' ? $this->findSvgEnd($end) : null;
            if ($behind !== null) {
                return $offset + $behind;
            }
            if ($tag === 'PLAINTEXT') {
                return null;
            }
            $reader->startTag($tag, $offset + $start, $offset + $end, $this->html[$end - 2] === '/', $this);
        }
    }

    /** @return array{int, int} */
    private function tokenRange(): array
    {
        $this->set_bookmark('tag');
        $span = $this->bookmarks['tag'];
        $end = $span->start + $span->length;

        // In WordPress 6.5 the length of a bookmark excludes the last character of a tag.
        return [$span->start, $end + ($this->html[$end - 1] === '>' ? 0 : 1)];
    }

    /** Returns the end of the SVG at this offset when it contains elements that the tag processor would misread. */
    private function findSvgEnd(int $from): ?int
    {
        $depth = 1;
        $at = $from;
        while (preg_match('~<(/?)svg\b[^>]*>~i', $this->html, $tag, PREG_OFFSET_CAPTURE, $at) === 1) {
            $at = $tag[0][1] + strlen($tag[0][0]);
            $depth += $tag[1][0] === '/' ? -1 : (str_ends_with($tag[0][0], '/>') ? 0 : 1);
            if ($depth === 0) {
                return preg_match(self::FOREIGN_ELEMENT_PATTERN, substr($this->html, $from, $at - $from)) === 1
                    ? $at
                    : null;
            }
        }

        return null;
    }
}
