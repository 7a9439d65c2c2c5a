<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/** A place for advertising, as the owner writes it: `header | Header | 468x60 from 768 after 4000, 320x50 after 3000`. */
final class Place
{
    private const VARIANT = '/^(\d{2,4})\s*x\s*(\d{2,4})(?:\s+from\s+(\d{1,4}))?(?:\s+after\s+(\d{1,6}))?$/iD';

    /** @param non-empty-list<Variant> $variants widest window first */
    private function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly array $variants,
    ) {
    }

    /** Null when the line is not written like that. */
    public static function parse(string $line): ?self
    {
        $cells = array_map('trim', explode('|', $line));
        if (count($cells) !== 3 || preg_match('/^[a-z][a-z0-9-]{0,39}$/D', $cells[0]) !== 1 || $cells[1] === '') {
            return null;
        }
        $variants = [];
        foreach (explode(',', $cells[2]) as $text) {
            if (preg_match(self::VARIANT, trim($text), $part) !== 1) {
                return null;
            }
            $from = (int) ($part[3] ?? 0);
            $variants[$from] = new Variant((int) $part[1], (int) $part[2], $from, (int) ($part[4] ?? 0));
        }
        krsort($variants);
        $variants = array_values($variants);

        return new self($cells[0], $cells[1], $variants);
    }

    /**
     * One place a line; lines that are not written like one are left out.
     *
     * @return array<string, self> by id
     */
    public static function list(string $lines): array
    {
        $places = [];
        foreach (self::lines($lines) as $line) {
            $place = self::parse($line);
            if ($place !== null) {
                $places[$place->id] = $place;
            }
        }

        return $places;
    }

    /** The first line that is no place, '' when all are. */
    public static function firstMistake(string $lines): string
    {
        $seen = [];
        foreach (self::lines($lines) as $line) {
            $id = self::parse($line)?->id;
            if ($id === null || isset($seen[$id])) {
                return $line;
            }
            $seen[$id] = true;
        }

        return '';
    }

    /** The style that gives its box the final size before anything is in it. */
    public function css(): string
    {
        $css = '';
        foreach (array_reverse($this->variants) as $number => $variant) {
            $size = "display:block;inline-size:{$variant->width}px;block-size:{$variant->height}px";
            $rule = ".courant-ad[data-courant-ad=\"{$this->id}\"]{{$size}}";
            $css .= $variant->from === 0 && $number === 0 ? $rule : "@media(min-width:{$variant->from}px){{$rule}}";
        }

        return $css;
    }

    /** @return list<string> lines with something on them */
    private static function lines(string $lines): array
    {
        return array_values(array_filter(array_map('trim', explode("\n", $lines)), static fn (string $line): bool => $line !== ''));
    }
}
