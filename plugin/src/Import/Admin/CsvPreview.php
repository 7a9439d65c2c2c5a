<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Domain\CsvColumns;

/** Holds the first rows of a CSV file, whose columns the user checks before the import. */
final class CsvPreview
{
    /** @param list<list<string>> $rows the header first */
    public function __construct(
        /** Key of the stored file. */
        public readonly string $key,
        public readonly array $rows,
        private readonly CsvColumns $columns,
    ) {
    }

    /** @return array<string, string> label by field of an opening */
    public function fields(): array
    {
        return [
            'title' => __('Title', 'courant-desk'),
            'id' => __('Identifier', 'courant-desk'),
            'description' => __('Description', 'courant-desk'),
            'category' => __('Category', 'courant-desk'),
            'type' => __('Employment type', 'courant-desk'),
            'location' => __('Location', 'courant-desk'),
            'department' => __('Department', 'courant-desk'),
            'company' => __('Company', 'courant-desk'),
            'opens' => __('Publication date', 'courant-desk'),
            'closes' => __('Closing date', 'courant-desk'),
            'salary_min' => __('Minimum salary', 'courant-desk'),
            'salary_max' => __('Maximum salary', 'courant-desk'),
            'currency' => __('Currency', 'courant-desk'),
            'unit' => __('Salary period', 'courant-desk'),
            'remote' => __('Remote', 'courant-desk'),
            'filled' => __('Filled', 'courant-desk'),
            'featured' => __('Featured', 'courant-desk'),
        ];
    }

    /** @return list<string> */
    public function headers(): array
    {
        return array_values(array_filter($this->rows[0] ?? [], static fn (string $text): bool => $text !== ''));
    }

    /** Returns the header of the column of a field; '' for no column. */
    public function chosen(string $field): string
    {
        $position = $this->columns->positions[$field] ?? null;

        return $position === null ? '' : $this->rows[0][$position] ?? '';
    }
}
