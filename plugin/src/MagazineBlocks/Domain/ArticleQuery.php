<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Domain;

/**
 * Represents a block's article selection and display options. It also validates the block attributes: all limits and
 * allowed values are applied here.
 */
final class ArticleQuery
{
    public const LAYOUTS = ['list', 'cards', 'feature', 'row', 'headlines'];
    public const SOURCES = ['latest', 'category', 'tag', 'read', 'discussed'];

    private const MAX_COUNT = 24;
    private const MAX_OFFSET = 100;

    /**
     * @param string $title plain text; empty for none
     * @param int<2, 4> $level heading level of the title; those of articles are one level lower
     * @param list<int> $categories
     * @param string $tag tag slug
     * @param int<1, 24> $count
     * @param int<0, 100> $offset number of articles to skip
     * @param int<1, 4> $columns columns of the card layout
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
        public readonly VisibleFields $visibleFields,
    ) {
    }

    /** @param array<array-key, mixed> $raw */
    public static function fromArray(array $raw): self
    {
        return new self(
            title: self::text($raw['title'] ?? ''),
            level: max(2, min(4, self::number($raw['level'] ?? 2, 2))),
            source: self::oneOf($raw['source'] ?? '', self::SOURCES),
            categories: self::ids($raw['categories'] ?? []),
            tag: self::text($raw['tag'] ?? ''),
            count: max(1, min(self::MAX_COUNT, self::number($raw['count'] ?? 5, 5))),
            offset: max(0, min(self::MAX_OFFSET, self::number($raw['offset'] ?? 0, 0))),
            layout: self::oneOf($raw['layout'] ?? '', self::LAYOUTS),
            columns: max(1, min(4, self::number($raw['columns'] ?? 3, 3))),
            visibleFields: VisibleFields::fromArray($raw),
        );
    }

    public function withSource(string $source): self
    {
        return new self(
            title: $this->title,
            level: $this->level,
            source: $source,
            categories: [],
            tag: '',
            count: $this->count,
            offset: 0,
            layout: $this->layout,
            columns: $this->columns,
            visibleFields: $this->visibleFields
        );
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? mb_substr(trim($value), 0, 200) : '';
    }

    private static function number(mixed $value, int $otherwise): int
    {
        return is_numeric($value) ? (int) $value : $otherwise;
    }

    /** @param non-empty-list<string> $allowed */
    private static function oneOf(mixed $value, array $allowed): string
    {
        return is_string($value) && in_array($value, $allowed, true) ? $value : $allowed[0];
    }

    /** @return list<int> */
    private static function ids(mixed $value): array
    {
        $numbers = array_map(
            static fn (mixed $id): int => self::number($id, 0),
            is_array($value) ? array_values($value) : [],
        );

        return array_values(array_unique(array_filter($numbers, static fn (int $id): bool => $id > 0)));
    }
}
