<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * The correction of a search, and what the corrected search finds. Provided by plugins; without one there is no
 * correction.
 */
final class SearchCorrection
{
    /**
     * @param list<array{
     *     label: string,
     *     items: non-empty-list<array{title: string, url: string, details: string, post: \WP_Post|null}>
     * }> $groups
     */
    private function __construct(public readonly string $term, public readonly array $groups)
    {
    }

    /**
     * Returns the correction of a search; null when there is none.
     *
     * @param array<mixed> $found
     */
    public static function forSearch(string $search, array $found): ?self
    {
        /**
         * Filters the correction of a search, whose results are shown below those of the search itself.
         *
         * @since 0.1.0
         *
         * @param array{} $correction Return `term`, the corrected search, and `groups`, its results: a list of arrays
         *     with `label` and `items`, each of which has `title`, `url` and `details`, and `id` if it is a public
         *     post, which is then shown as in other results.
         * @param string $search The search as the visitor entered it.
         * @param array<mixed> $found Posts on the first page of the results of the search itself; empty if it found
         *     nothing.
         */
        $correction = apply_filters('courant_search_correction', [], $search, $found);
        $term = is_array($correction) ? self::text($correction, 'term') : '';

        return $term === '' ? null : new self($term, self::readGroups(self::rows($correction['groups'] ?? null)));
    }

    /** Returns the URL of the results of the corrected search. */
    public function url(): string
    {
        return add_query_arg('s', rawurlencode($this->term), home_url('/'));
    }

    /**
     * @param list<array<mixed>> $rows
     * @return list<array{
     *     label: string,
     *     items: non-empty-list<array{title: string, url: string, details: string, post: \WP_Post|null}>
     * }>
     */
    private static function readGroups(array $rows): array
    {
        $groups = [];

        foreach ($rows as $group) {
            $items = array_map(static fn (array $item): array => [
                'title' => self::text($item, 'title'),
                'url' => self::text($item, 'url'),
                'details' => self::text($item, 'details'),
                'post' => self::publicPost($item['id'] ?? null),
            ], self::rows($group['items'] ?? null));

            if ($items !== []) {
                $groups[] = ['label' => self::text($group, 'label'), 'items' => $items];
            }
        }

        return $groups;
    }

    /** @return list<array<mixed>> */
    private static function rows(mixed $value): array
    {
        return array_values(array_filter(is_array($value) ? $value : [], is_array(...)));
    }

    private static function publicPost(mixed $id): ?\WP_Post
    {
        $post = is_int($id) && $id > 0 ? get_post($id) : null;

        return $post instanceof \WP_Post && is_post_publicly_viewable($post) ? $post : null;
    }

    /** @param array<mixed> $values */
    private static function text(array $values, string $name): string
    {
        $value = $values[$name] ?? '';

        return is_scalar($value) ? (string) $value : '';
    }
}
