<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates the five categories of the magazine, each with its description and color. */
final class Categories
{
    /** The theme's term meta with the color of a category. */
    private const COLOR_META = 'courant_colour';

    public function __construct(private readonly DemoRecords $records)
    {
    }

    public function create(Row $categories): int
    {
        $count = 0;
        foreach ($categories->rows() as $row) {
            $this->records->createOnce('category:' . $row->text('key'), function () use ($row): void {
                $this->make($row);
            });
            $count += $this->id($row->text('key')) > 0 ? 1 : 0;
        }
        return $count;
    }

    public function id(string $key): int
    {
        $term = get_term_by('slug', $key, 'category');
        return $term instanceof \WP_Term ? $term->term_id : 0;
    }

    private function make(Row $row): void
    {
        if ($this->id($row->text('key')) > 0) {
            return;
        }
        $term = wp_insert_term($row->text('name'), 'category', [
            'slug' => $row->text('key'),
            'description' => wp_slash($row->text('description')),
        ]);
        if (is_array($term)) {
            add_term_meta($term['term_id'], DemoRecords::META, $row->text('key'), true);
            add_term_meta($term['term_id'], self::COLOR_META, $row->text('color'), true);
        }
    }
}
