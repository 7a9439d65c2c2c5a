<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * One section of the front page, as an editor set it.
 */
final class HomeSection
{
    /** A large story beside a list; cards in a row; a list; headlines only. */
    public const LAYOUTS = ['feature', 'cards', 'list', 'headlines'];
    public const MOST = 12;

    private const MOST_SECTIONS = 20;

    /**
     * @param int $category Its category; 0 is the newest of all.
     * @param int<1, 12> $count How many stories.
     * @param string $layout One of LAYOUTS.
     * @param string $title Stands instead of the category's name; may be empty.
     */
    public function __construct(
        public readonly int $category,
        public readonly int $count = 4,
        public readonly string $layout = 'feature',
        public readonly string $title = '',
    ) {
    }

    /**
     * @param mixed $value JSON, or what it holds.
     * @return list<self> What cannot be read is left out.
     */
    public static function listFrom(mixed $value): array
    {
        $rows = is_string($value) ? json_decode($value, true) : $value;
        $sections = [];

        foreach (is_array($rows) ? $rows : [] as $row) {
            if ($row instanceof self) {
                $sections[] = $row;
            } elseif (is_array($row)) {
                $sections[] = self::from($row);
            }
        }

        return array_slice($sections, 0, self::MOST_SECTIONS);
    }

    /**
     * @param list<self> $sections
     */
    public static function toJson(array $sections): string
    {
        return $sections === [] ? '' : (string) wp_json_encode($sections);
    }

    /**
     * @param array<mixed> $row
     */
    private static function from(array $row): self
    {
        $layout = $row['layout'] ?? '';
        $title = $row['title'] ?? '';
        $category = $row['category'] ?? 0;
        $count = $row['count'] ?? 4;

        return new self(
            is_numeric($category) ? max(0, (int) $category) : 0,
            is_numeric($count) ? max(1, min(self::MOST, (int) $count)) : 4,
            is_string($layout) && in_array($layout, self::LAYOUTS, true) ? $layout : 'feature',
            is_string($title) ? sanitize_text_field($title) : '',
        );
    }
}
