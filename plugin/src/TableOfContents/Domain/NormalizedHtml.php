<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Removes the attributes of images and frames from a page's HTML: WordPress sets some of them (loading, fetchpriority)
 * depending on the page, so a hash that includes them would differ from the one computed when the post was saved.
 * Converts offsets between both versions.
 */
final class NormalizedHtml
{
    /** @var list<int> for each cut, its end offset in the HTML */
    private array $htmlOffsets = [];
    /** @var list<int> for each cut, its offset in the normalized HTML */
    private array $normalizedOffsets = [];

    public readonly string $hash;

    public function __construct(string $html, string $signature)
    {
        $pieces = [];
        $at = 0;
        $cut = 0;
        preg_match_all('~<(?:img|iframe)\b\K[^>]*~i', $html, $tags, PREG_OFFSET_CAPTURE);
        foreach ($tags[0] as [$attributes, $offset]) {
            $pieces[] = substr($html, $at, $offset - $at);
            $at = $offset + strlen($attributes);
            $cut += strlen($attributes);
            $this->htmlOffsets[] = $at;
            $this->normalizedOffsets[] = $at - $cut;
        }
        $pieces[] = substr($html, $at);
        $this->hash = hash('xxh128', $signature . implode('', $pieces));
    }

    public function toNormalizedOffset(int $offset): int
    {
        $last = self::countUpTo($offset, $this->htmlOffsets) - 1;

        return $offset - ($this->htmlOffsets[$last] ?? 0) + ($this->normalizedOffsets[$last] ?? 0);
    }

    public function toHtmlOffset(int $offset): int
    {
        $last = self::countUpTo($offset, $this->normalizedOffsets) - 1;

        return $offset - ($this->normalizedOffsets[$last] ?? 0) + ($this->htmlOffsets[$last] ?? 0);
    }

    /** @param list<int> $offsets offsets, ascending */
    private static function countUpTo(int $offset, array $offsets): int
    {
        $low = 0;
        $high = count($offsets);
        while ($low < $high) {
            $middle = ($low + $high) >> 1;
            if ($offsets[$middle] <= $offset) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }

        return $low;
    }
}
