<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\View\Words;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use WP_Post;
use WP_Query;
use WP_Screen;

/** The list of openings in wp-admin: where, until when, how often seen, and what other rooms have to say. */
final class OpeningColumns
{
    /** @var array<string, array{label: string, values: callable(list<int>): array<int, string>}>|null */
    private ?array $others = null;

    /** @var array<string, array<int, string>> */
    private array $values = [];

    public function __construct(private readonly Openings $openings)
    {
    }

    public function boot(): void
    {
        add_filter('manage_' . OpeningType::NAME . '_posts_columns', [$this, 'columns']);
        add_action('manage_' . OpeningType::NAME . '_posts_custom_column', [$this, 'cell'], 10, 2);
        add_filter('display_post_states', [$this, 'states'], 10, 2);
        add_filter('default_hidden_columns', [$this, 'hidden'], 10, 2);
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public function columns(array $columns): array
    {
        $date = $columns['date'] ?? '';
        unset($columns['date']);
        $columns['courant_places'] = esc_html__('Places', 'courant-desk');
        $columns['courant_closing'] = esc_html__('Closes', 'courant-desk');
        $columns['courant_views'] = esc_html__('Views', 'courant-desk');
        foreach ($this->others() as $key => $column) {
            $columns[$key] = esc_html($column['label']);
        }

        return $columns + ['date' => $date];
    }

    /**
     * Places repeat what the location says, and most desks have one author: both are there for who wants them.
     *
     * @param list<string> $hidden
     * @return list<string>
     */
    public function hidden(array $hidden, WP_Screen $screen): array
    {
        return $screen->id === 'edit-' . OpeningType::NAME ? [...$hidden, 'author', 'courant_places'] : $hidden;
    }

    public function cell(string $column, int $id): void
    {
        if (isset($this->others()[$column])) {
            echo wp_kses_post($this->other($column, $id));

            return;
        }
        $opening = str_starts_with($column, 'courant_') ? $this->openings->find($id) : null;
        if ($opening === null) {
            return;
        }
        $views = get_post_meta($id, OpeningMeta::VIEWS, true);
        $text = match ($column) {
            'courant_places' => implode('; ', array_map(Words::place(...), $opening->places)),
            'courant_closing' => self::closing($opening),
            'courant_views' => current_user_can('edit_post', $id) ? number_format_i18n(is_numeric($views) ? (int) $views : 0) : '',
            default => '',
        };
        echo $text === '' ? '<span aria-hidden="true">—</span>' : esc_html($text);
    }

    /**
     * @param array<string, string> $states
     * @return array<string, string>
     */
    public function states(array $states, WP_Post $post): array
    {
        if ($post->post_type === OpeningType::NAME && $post->post_status === OpeningType::EXPIRED) {
            $states['expired'] = __('Closed', 'courant-desk');
        }

        return $states;
    }

    private static function closing(Opening $opening): string
    {
        return $opening->closing === null ? '' : Words::closing($opening->closing);
    }

    /** One call for all rows of the screen. */
    private function other(string $column, int $id): string
    {
        if (!isset($this->values[$column])) {
            $this->values[$column] = ($this->others()[$column]['values'])($this->shown());
        }

        return $this->values[$column][$id] ?? '';
    }

    /** @return list<int> ids of all rows of the screen */
    private function shown(): array
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
    private function others(): array
    {
        if ($this->others === null) {
            /**
             * Adds columns to the list of openings.
             *
             * @param array<string, array{label: string, values: callable(list<int>): array<int, string>}> $columns
             *        by key; `values` gets the ids of all rows at once and gives HTML by id
             */
            $columns = apply_filters('courant_desk_opening_columns', []);
            $this->others = [];
            foreach (is_array($columns) ? $columns : [] as $key => $column) {
                if (is_array($column) && is_string($column['label'] ?? null) && is_callable($column['values'] ?? null)) {
                    $this->others[(string) $key] = ['label' => $column['label'], 'values' => $column['values']];
                }
            }
        }

        return $this->others;
    }
}
