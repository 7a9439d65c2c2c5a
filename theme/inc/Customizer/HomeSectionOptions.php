<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Represents one configured section of the front page.
 */
final class HomeSectionOptions
{
    /**
     * A large article next to a list; cards in a row; a list; headlines only; articles with portraits of their authors;
     * a row of large pictures.
     */
    public const LAYOUTS = ['feature', 'cards', 'list', 'headlines', 'opinion', 'photos'];
    public const MAX_POSTS = 12;

    private const MAX_SECTIONS = 20;

    /**
     * @param int $category Category ID; 0: the newest articles of all categories.
     * @param int<1, 12> $count Number of articles.
     * @param string $layout One of LAYOUTS.
     * @param string $title Replaces the category's name; may be empty.
     */
    public function __construct(
        public readonly int $category,
        public readonly int $count = 4,
        public readonly string $layout = 'feature',
        public readonly string $title = '',
    ) {
    }

    /**
     * Parses the stored value.
     *
     * @param mixed $value JSON, or the decoded value.
     * @return list<self> Invalid entries are left out.
     */
    public static function parseList(mixed $value): array
    {
        $rows = is_string($value) ? json_decode($value, true) : $value;
        $sections = [];

        foreach (is_array($rows) ? $rows : [] as $row) {
            if ($row instanceof self) {
                $sections[] = $row;
            } elseif (is_array($row)) {
                $sections[] = self::fromArray($row);
            }
        }

        return array_slice($sections, 0, self::MAX_SECTIONS);
    }

    /**
     * Encodes sections for storage.
     *
     * @param list<self> $sections
     */
    public static function toJson(array $sections): string
    {
        return $sections === [] ? '' : (string) wp_json_encode($sections);
    }

    /**
     * Creates a section from a decoded row.
     *
     * @param array<mixed> $row
     */
    private static function fromArray(array $row): self
    {
        $layout = $row['layout'] ?? '';
        $title = $row['title'] ?? '';
        $category = $row['category'] ?? 0;
        $count = $row['count'] ?? 4;

        return new self(
            is_numeric($category) ? max(0, (int) $category) : 0,
            is_numeric($count) ? max(1, min(self::MAX_POSTS, (int) $count)) : 4,
            is_string($layout) && in_array($layout, self::LAYOUTS, true) ? $layout : 'feature',
            is_string($title) ? sanitize_text_field($title) : '',
        );
    }
}
