<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SiteSearch\Domain\MatchedText;
use WP_Term;

/** Finds sections, which are the categories of articles, by name. */
final class SectionFinder
{
    private const TAXONOMY = 'category';
    private const MAX_ITEMS = 2;

    /** Names are compared in PHP, because SQLite does not ignore accents. */
    private const MAX_COMPARED = 100;

    /** @var array<WP_Term>|null null until they are read; a search and its correction read them once */
    private ?array $sections = null;

    public function __construct(private readonly Tokenizer $tokenizer = new Tokenizer())
    {
    }

    /**
     * @param string $search normalized
     * @return list<array{id: int, title: string, url: string, details: string}> the one with most articles first
     */
    public function find(string $search): array
    {
        $matches = new MatchedText($search, $this->tokenizer);
        $found = array_filter(
            $search === '' ? [] : $this->sections(),
            static fn (WP_Term $term): bool => $matches->isIn($term->name),
        );

        return array_map(self::createItem(...), array_slice(array_values($found), 0, self::MAX_ITEMS));
    }

    /** @return array<WP_Term> */
    private function sections(): array
    {
        if ($this->sections === null) {
            $terms = get_terms([
                'taxonomy' => self::TAXONOMY,
                'hide_empty' => true,
                'orderby' => 'count',
                'order' => 'DESC',
                'number' => self::MAX_COMPARED,
                'update_term_meta_cache' => false,
            ]);
            $this->sections = is_array($terms) ? $terms : [];
        }

        return $this->sections;
    }

    /** @return array{id: int, title: string, url: string, details: string} */
    private static function createItem(WP_Term $term): array
    {
        $url = get_term_link($term);

        return [
            'id' => $term->term_id,
            'title' => html_entity_decode($term->name, ENT_QUOTES, 'UTF-8'),
            'url' => is_string($url) ? $url : '',
            'details' => sprintf(
                /* translators: %s: a number */
                _n('%s article', '%s articles', $term->count, 'courant-desk'),
                number_format_i18n($term->count),
            ),
        ];
    }
}
