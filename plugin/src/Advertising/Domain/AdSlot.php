<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/**
 * Represents an ad slot, parsed from a line of the setting: `header | Header | 468x60 from 768 after 4000, 320x50 after
 * 3000`.
 */
final class AdSlot
{
    private const SIZE_PATTERN = '/^(\d{2,4})\s*x\s*(\d{2,4})(?:\s+from\s+(\d{1,4}))?(?:\s+after\s+(\d{1,6}))?$/iD';

    /** @param non-empty-list<AdSlotSize> $sizes widest viewport first */
    private function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly array $sizes,
    ) {
    }

    /** Parses a line; null when it is invalid. */
    public static function parse(string $line): ?self
    {
        $cells = array_map('trim', explode('|', $line));
        if (count($cells) !== 3 || preg_match('/^[a-z][a-z0-9-]{0,39}$/D', $cells[0]) !== 1 || $cells[1] === '') {
            return null;
        }
        $variants = [];
        foreach (explode(',', $cells[2]) as $text) {
            if (preg_match(self::SIZE_PATTERN, trim($text), $matches) !== 1) {
                return null;
            }
            $from = (int) ($matches[3] ?? 0);
            $variants[$from] = new AdSlotSize((int) $matches[1], (int) $matches[2], $from, (int) ($matches[4] ?? 0));
        }
        krsort($variants);
        $variants = array_values($variants);

        return new self($cells[0], $cells[1], $variants);
    }

    /**
     * Parses one slot per line and skips invalid lines.
     *
     * @return array<string, self> by ID
     */
    public static function parseList(string $lines): array
    {
        $slots = [];
        foreach (self::nonEmptyLines($lines) as $line) {
            $slot = self::parse($line);
            if ($slot !== null) {
                $slots[$slot->id] = $slot;
            }
        }

        return $slots;
    }

    /** Returns the first invalid line, '' when there is none. */
    public static function firstInvalidLine(string $lines): string
    {
        $seen = [];
        foreach (self::nonEmptyLines($lines) as $line) {
            $id = self::parse($line)?->id;
            if ($id === null || isset($seen[$id])) {
                return $line;
            }
            $seen[$id] = true;
        }

        return '';
    }

    /**
     * Returns the CSS that reserves the final size of the box before the ad is loaded. A size without an ad takes no
     * space.
     *
     * @param list<string>|null $adSizes sizes of the ads, such as `468x60`; '' is any size; null: ads of all sizes
     */
    public function css(?array $adSizes = null): string
    {
        $css = '';
        foreach (array_reverse($this->sizes) as $number => $variant) {
            $isUsed = $adSizes === null
                || array_intersect(['', "{$variant->width}x{$variant->height}"], $adSizes) !== [];
            $size = $isUsed
                ? "display:block;inline-size:{$variant->width}px;block-size:{$variant->height}px"
                : 'display:none';
            $rule = ".courant-ad[data-courant-ad=\"{$this->id}\"]{{$size}}";
            $css .= $variant->minWindowWidth === 0 && $number === 0
                ? $rule
                : "@media(min-width:{$variant->minWindowWidth}px){{$rule}}";
        }

        return $css;
    }

    /** @return list<string> lines that are not blank */
    private static function nonEmptyLines(string $lines): array
    {
        return array_values(
            array_filter(array_map('trim', explode("\n", $lines)), static fn (string $line): bool => $line !== '')
        );
    }
}
