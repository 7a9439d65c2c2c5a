<?php

declare(strict_types=1);

namespace CourantDesk\News\Domain;

/**
 * Which articles a block shows and how, read from its attributes: clamped and whitelisted here, and nowhere else.
 */
final class NewsQuery
{
    public const LAYOUTS = ['list', 'cards', 'feature', 'row', 'headlines'];
    public const SOURCES = ['latest', 'category', 'tag', 'discussed'];

    private const MOST = 24;
    private const MOST_OFFSET = 100;

    /**
     * @param string $title plain; empty for none
     * @param int<2, 4> $level of the title's heading; those of articles are one deeper
     * @param list<int> $categories
     * @param string $tag slug
     * @param int<1, 24> $count
     * @param int<0, 100> $offset how many of the first are left out
     * @param int<1, 4> $columns of cards
     */
    private function __construct(
        public readonly string $title,
        public readonly int $level,
        public readonly string $source,
        public readonly array $categories,
        public readonly string $tag,
        public readonly int $count,
        public readonly int $offset,
        public readonly string $layout,
        public readonly int $columns,
        public readonly Shown $shown,
    ) {
    }

    /** @param array<array-key, mixed> $raw */
    public static function fromArray(array $raw): self
    {
        return new self(
            self::text($raw['title'] ?? ''),
            max(2, min(4, self::number($raw['level'] ?? 2, 2))),
            self::oneOf($raw['source'] ?? '', self::SOURCES),
            self::ids($raw['categories'] ?? []),
            self::text($raw['tag'] ?? ''),
            max(1, min(self::MOST, self::number($raw['count'] ?? 5, 5))),
            max(0, min(self::MOST_OFFSET, self::number($raw['offset'] ?? 0, 0))),
            self::oneOf($raw['layout'] ?? '', self::LAYOUTS),
            max(1, min(4, self::number($raw['columns'] ?? 3, 3))),
            Shown::fromArray($raw),
        );
    }

    public function of(string $source): self
    {
        return new self($this->title, $this->level, $source, [], '', $this->count, 0, $this->layout, $this->columns, $this->shown);
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? mb_substr(trim($value), 0, 200) : '';
    }

    private static function number(mixed $value, int $otherwise): int
    {
        return is_numeric($value) ? (int) $value : $otherwise;
    }

    /** @param non-empty-list<string> $words */
    private static function oneOf(mixed $value, array $words): string
    {
        return is_string($value) && in_array($value, $words, true) ? $value : $words[0];
    }

    /** @return list<int> */
    private static function ids(mixed $value): array
    {
        $numbers = array_map(static fn (mixed $one): int => self::number($one, 0), is_array($value) ? array_values($value) : []);

        return array_values(array_unique(array_filter($numbers, static fn (int $id): bool => $id > 0)));
    }
}
