<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * The authors whose names match a search; the results link their pages. Provided by plugins; without one there are
 * none.
 */
final class SearchAuthors
{
    /** @return list<array{name: string, url: string}> */
    public static function forSearch(string $search): array
    {
        /**
         * Filters the authors whose pages the results of a search link.
         *
         * @since 0.1.0
         *
         * @param list<array{name: string, url: string}> $authors Authors of public articles, with the URLs of their
         *     pages.
         * @param string $search The search as the visitor entered it.
         */
        $found = apply_filters('courant_search_authors', [], $search);
        $authors = [];

        foreach (is_array($found) ? $found : [] as $author) {
            $name = is_array($author) ? $author['name'] ?? null : null;
            $url = is_array($author) ? $author['url'] ?? null : null;

            if (is_string($name) && $name !== '' && is_string($url) && $url !== '') {
                $authors[] = ['name' => $name, 'url' => $url];
            }
        }

        return $authors;
    }
}
