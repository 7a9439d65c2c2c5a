<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Storage\OpeningMeta;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;
use WP_Query;
use WP_Screen;

/** Adds columns to the list of openings in wp-admin: places, closing date, views, and columns of other modules. */
final class OpeningColumns
{
    /** @var array<string, array{label: string, values: callable(list<int>): array<int, string>}>|null */
    private ?array $others = null;

    /** @var array<string, array<int, string>> */
    private array $values = [];

    public function __construct(
        private readonly OpeningRepository $openings,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public function addColumns(array $columns): array
    {
        $date = $columns['date'] ?? '';
        unset($columns['date']);
        foreach ($this->fieldColumns() as $name => $field) {
            $columns[$name] = esc_html($field->label());
        }
        $columns['courant_views'] = esc_html__('Views', 'courant-desk');
        foreach ($this->customColumns() as $key => $column) {
            $columns[$key] = esc_html($column['label']);
        }

        return $columns + ['date' => $date];
    }

    /**
     * Hides columns by default: places often repeat the location specification, and most sites have one author.
     *
     * @param list<string> $hidden
     * @return list<string>
     */
    public function hideColumnsByDefault(array $hidden, WP_Screen $screen): array
    {
        if ($screen->id !== 'edit-' . OpeningPostType::NAME) {
            return $hidden;
        }
        $optional = array_filter(
            $this->fieldColumns(),
            static fn (OpeningField $field): bool => $field->isColumnHidden(),
        );

        return [...$hidden, 'author', ...array_keys($optional)];
    }

    public function printCell(string $column, int $id): void
    {
        if (isset($this->customColumns()[$column])) {
            echo wp_kses_post($this->customColumnValue($column, $id));

            return;
        }
        $field = $this->fieldColumns()[$column] ?? null;
        $opening = $field !== null ? $this->openings->find($id) : null;
        if ($opening === null && $column !== 'courant_views') {
            return;
        }
        $text = $field !== null && $opening !== null ? $field->columnText($opening) : self::formatViews($id);
        echo $text === '' ? '<span aria-hidden="true">—</span>' : esc_html($text);
    }

    /**
     * @param array<string, string> $states
     * @return array<string, string>
     */
    public function addPostState(array $states, WP_Post $post): array
    {
        if ($post->post_type === OpeningPostType::NAME && $post->post_status === OpeningPostType::EXPIRED_STATUS) {
            $states['expired'] = __('Closed', 'courant-desk');
        }

        return $states;
    }

    private static function formatViews(int $id): string
    {
        $views = get_post_meta($id, OpeningMeta::VIEWS, true);

        return current_user_can('edit_post', $id) ? number_format_i18n(is_numeric($views) ? (int) $views : 0) : '';
    }

    /**
     * @return array<string, OpeningField> fields with a column, by the column name; columns that are hidden by default
     *     come first
     */
    private function fieldColumns(): array
    {
        $columns = [];
        foreach ($this->fields->all() as $field) {
            if ($field->column() !== '') {
                $columns[$field->column()] = $field;
            }
        }
        uasort(
            $columns,
            static fn (OpeningField $first, OpeningField $other): int
                => $other->isColumnHidden() <=> $first->isColumnHidden(),
        );

        return $columns;
    }

    /** Returns the value of a custom column; the values of all rows are loaded at once. */
    private function customColumnValue(string $column, int $id): string
    {
        if (!isset($this->values[$column][$id])) {
            // Quick Edit prints one row without the query of the screen.
            $this->values[$column] = ($this->customColumns()[$column]['values'])(
                array_values(array_unique([...$this->visibleIds(), $id]))
            ) + [$id => ''];
        }

        return $this->values[$column][$id] ?? '';
    }

    /** @return list<int> IDs of all rows of the screen */
    private function visibleIds(): array
    {
        global $wp_query;
        $posts = $wp_query instanceof WP_Query && is_array($wp_query->posts) ? $wp_query->posts : [];
        $ids = [];
        foreach ($posts as $post) {
            $ids[] = $post instanceof WP_Post ? $post->ID : $post;
        }

        return $ids;
    }

    /** @return array<string, array{label: string, values: callable(list<int>): array<int, string>}> */
    private function customColumns(): array
    {
        if ($this->others === null) {
            /**
             * Filters the columns of the list of openings.
             *
             * @since 0.1.0
             *
             * @param array<string, array{label: string, values: callable(list<int>): array<int, string>}> $columns by
             *     key; `values` is a function that receives the IDs of all rows and returns HTML by ID
             */
            $columns = apply_filters('courant_desk_opening_columns', []);
            $this->others = [];
            foreach (is_array($columns) ? $columns : [] as $key => $column) {
                if (
                    is_array($column) && is_string($column['label'] ?? null) && is_callable($column['values'] ?? null)
                ) {
                    $this->others[(string) $key] = ['label' => $column['label'], 'values' => $column['values']];
                }
            }
        }

        return $this->others;
    }
}
