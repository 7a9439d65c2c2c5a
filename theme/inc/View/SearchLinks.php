<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * The authors and sections whose names match a search; the results link their pages. Provided by plugins; without one
 * there are none.
 */
final class SearchLinks
{
    /** @return list<array{name: string, url: string}> */
    public static function authors(string $search): array
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
        return self::read(apply_filters('courant_search_authors', [], $search));
    }

    /** @return list<array{name: string, url: string}> */
    public static function sections(string $search): array
    {
        /**
         * Filters the sections whose pages the results of a search link, also if it finds nothing.
         *
         * @since 0.1.0
         *
         * @param list<array{name: string, url: string}> $sections Sections with articles, with the URLs of their pages.
         * @param string $search The search as the visitor entered it.
         */
        return self::read(apply_filters('courant_search_sections', [], $search));
    }

    /** @return list<array{name: string, url: string}> */
    private static function read(mixed $found): array
    {
        $links = [];

        foreach (is_array($found) ? $found : [] as $link) {
            $name = is_array($link) ? $link['name'] ?? null : null;
            $url = is_array($link) ? $link['url'] ?? null : null;

            if (is_string($name) && $name !== '' && is_string($url) && $url !== '') {
                $links[] = ['name' => $name, 'url' => $url];
            }
        }

        return $links;
    }
}
