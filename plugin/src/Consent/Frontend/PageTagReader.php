<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use Closure;
use WP_HTML_Tag_Processor;

/** Reads the start tags of a page in one forward pass, without changing it. */
final class PageTagReader extends WP_HTML_Tag_Processor
{
    /** Elements that the tag processor reads together with their content, and that may be empty in an SVG. */
    private const ATOMIC_ELEMENTS = ['SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'IFRAME', 'NOEMBED', 'NOFRAMES', 'XMP'];

    private const BOOKMARK = 'tag';

    private int $svgDepth = 0;

    /** Offset of this chunk in the page. */
    private int $offset = 0;

    /** @param Closure(self, string): void $visit called for each start tag with its name in capitals */
    public static function read(string $html, Closure $visit): void
    {
        $from = 0;
        $svgDepth = 0;
        while ($from !== null) {
            $reader = new self($from === 0 ? $html : substr($html, $from));
            $reader->offset = $from;
            $reader->svgDepth = $svgDepth;
            $from = $reader->readChunk($visit);
            $svgDepth = $reader->svgDepth;
        }
    }

    /** Returns the offset of the byte after the current tag in the page. */
    public function endOfTag(): int
    {
        if (!$this->set_bookmark(self::BOOKMARK)) {
            return $this->offset;
        }
        $end = $this->bookmarks[self::BOOKMARK]->start + $this->bookmarks[self::BOOKMARK]->length;

        // WordPress 6.5 does not include the closing angle bracket.
        return $this->offset + $end + (($this->html[$end - 1] ?? '') === '>' ? 0 : 1);
    }

    public function attributeText(string $name): string
    {
        $value = $this->get_attribute($name);

        return is_string($value) ? trim($value) : '';
    }

    /**
     * @param Closure(self, string): void $visit
     * @return int|null offset from which another reader has to continue
     */
    private function readChunk(Closure $visit): ?int
    {
        while ($this->next_tag(['tag_closers' => 'visit'])) {
            $tag = (string) $this->get_tag();
            if ($tag === 'SVG') {
                $this->svgDepth = max(0, $this->svgDepth + ($this->is_tag_closer() ? -1 : 1));
            }
            if ($this->is_tag_closer()) {
                continue;
            }
            $visit($this, $tag);
            $next = $this->svgDepth > 0 && in_array($tag, self::ATOMIC_ELEMENTS, true)
                ? $this->offsetAfterSelfClosingElement()
                : null;
            if ($next !== null) {
                return $next;
            }
        }

        return null;
    }

    /**
     * Returns the offset after an element such as `<title/>` of an SVG, which has no content there. The tag processor
     * treats it as an HTML element and reads up to the next end tag.
     */
    private function offsetAfterSelfClosingElement(): ?int
    {
        $close = $this->set_bookmark(self::BOOKMARK)
            ? strpos($this->html, '>', $this->bookmarks[self::BOOKMARK]->start)
            : false;

        return $close === false || $this->html[$close - 1] !== '/' ? null : $this->offset + $close + 1;
    }
}
