<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Attributes;
use CourantDesk\Contents\Domain\Elements;
use CourantDesk\Contents\Domain\Findings;
use CourantDesk\Contents\Domain\HeadingReader;
use CourantDesk\Contents\Domain\Skimmed;
use CourantDesk\Contents\Domain\Unlisted;
use WP_HTML_Tag_Processor;

/**
 * One forward pass over a page's HTML. It never changes or seeks back, which would be quadratic; the place of a token is
 * read from a bookmark at it (design, decision 14).
 */
final class HeadingScan extends WP_HTML_Tag_Processor implements Attributes
{
    /** Inside a drawing these are ordinary elements; the tag processor takes them for HTML's and reads on to an end tag that never comes. */
    private const FOREIGN = '~<(?:style|script|title|textarea|iframe|noembed|noframes|xmp)\b[^>]*/>|<!\[CDATA\[~i';

    private const EVERY_TAG = ['tag_closers' => 'visit'];

    public static function of(string $html, Unlisted $unlisted): Findings
    {
        return self::read($html, $unlisted, Skimmed::html($html)) ?? self::whole($html, $unlisted);
    }

    /** The same, with every tag read. */
    public static function whole(string $html, Unlisted $unlisted): Findings
    {
        return self::read($html, $unlisted, $html) ?? new Findings();
    }

    /** @return Findings|null null where what was left out of sight had to be read */
    private static function read(string $html, Unlisted $unlisted, string $seen): ?Findings
    {
        $reader = new HeadingReader($html, $unlisted, $seen);
        $from = 0;
        do {
            // The oldest WordPress never ends on a text whose last character begins a tag; a space behind it is text.
            $from = (new self(substr($seen, $from) . ' '))->walk($reader, $from);
        } while ($from !== null && !$reader->isMisled);
        $found = $reader->finished();

        return $reader->isMisled ? null : $found;
    }

    public function attribute(string $name): ?string
    {
        $value = $this->get_attribute($name);

        return $value === true ? '' : (is_string($value) ? $value : null);
    }

    /**
     * @param int $offset where this HTML begins in the page
     * @return int|null where another scan has to take over, behind a drawing
     */
    private function walk(HeadingReader $reader, int $offset): ?int
    {
        // Words count in headings only; elsewhere a step goes from tag to tag, unless a shortcode's mark may come.
        $isMarked = str_contains($this->html, HeadingReader::MARK);
        while (true) {
            $isSlow = $isMarked || $reader->isInHeading;
            if (!($isSlow ? $this->next_token() : $this->next_tag(self::EVERY_TAG))) {
                return null;
            }
            $type = $isSlow ? $this->get_token_type() : '#tag';
            if ($type === '#text') {
                if ($reader->isInHeading) {
                    $reader->text($this->get_modifiable_text());
                }
                continue;
            }
            if ($type !== '#tag' && $type !== '#comment') {
                continue;
            }
            $tag = (string) $this->get_tag();
            $isEnd = $type === '#tag' && $this->is_tag_closer();
            $isPlain = isset(Elements::PLAIN[$tag]) && !$reader->isInHeading;
            if ($isPlain && $isEnd && $reader->plain === 0) {
                if ($tag === 'A') {
                    $reader->endLink();
                }
                continue;
            }
            [$start, $end] = $this->span();
            if ($isPlain && !$isEnd && $reader->plain === 0 && $end - $start === strlen($tag) + 2) {
                // Without an attribute it says nothing.
                continue;
            }
            if ($type === '#comment') {
                $reader->comment($this->get_modifiable_text(), $offset + $start, $offset + $end);
                continue;
            }
            if ($isEnd) {
                $reader->end($tag, $offset + $start, $offset + $end);
                continue;
            }
            $behind = $tag === 'SVG' ? $this->behindDrawing($end) : null;
            if ($behind !== null) {
                return $offset + $behind;
            }
            if ($tag === 'PLAINTEXT') {
                return null;
            }
            $reader->start($tag, $offset + $start, $offset + $end, $this->html[$end - 2] === '/', $this);
        }
    }

    /** @return array{int, int} */
    private function span(): array
    {
        $this->set_bookmark('here');
        $here = $this->bookmarks['here'];
        $end = $here->start + $here->length;

        // The oldest WordPress does not count a tag's last character.
        return [$here->start, $end + ($this->html[$end - 1] === '>' ? 0 : 1)];
    }

    /** Where the drawing that begins here ends, if it holds what the tag processor would read wrongly. */
    private function behindDrawing(int $from): ?int
    {
        $depth = 1;
        $at = $from;
        while (preg_match('~<(/?)svg\b[^>]*>~i', $this->html, $tag, PREG_OFFSET_CAPTURE, $at) === 1) {
            $at = $tag[0][1] + strlen($tag[0][0]);
            $depth += $tag[1][0] === '/' ? -1 : (str_ends_with($tag[0][0], '/>') ? 0 : 1);
            if ($depth === 0) {
                return preg_match(self::FOREIGN, substr($this->html, $from, $at - $from)) === 1 ? $at : null;
            }
        }

        return null;
    }
}
