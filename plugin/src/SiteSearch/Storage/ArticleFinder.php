<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Languages;
use WP_Post;
use WP_Query;

/** Finds published articles for suggestions. */
final class ArticleFinder
{
    private const MAX_ITEMS = 5;

    /** More than are shown: some may be in another language, or hidden by a membership plugin. */
    private const MAX_CANDIDATES = 20;

    public function __construct(private readonly ArticleIndex $index, private readonly Languages $languages)
    {
    }

    /** @return list<array{id: int, title: string, url: string, details: string}> newest first */
    public function find(string $search): array
    {
        if (!$this->index->isReady()) {
            return $this->read(['s' => $search]);
        }
        $items = $this->findIndexed($search);
        $corrected = $items === [] ? $this->correct($search) : '';

        return $corrected === '' ? $items : $this->findIndexed($corrected);
    }

    /** @return string the search with typos corrected; '' for none, or while the index is built */
    public function correct(string $search): string
    {
        return $this->index->isReady() ? $this->index->correct($search) : '';
    }

    /** @return list<array{id: int, title: string, url: string, details: string}> */
    private function findIndexed(string $search): array
    {
        $ids = $this->index->find($search, self::MAX_CANDIDATES);

        return $ids === [] ? [] : $this->read(['post__in' => $ids, 'orderby' => 'post__in']);
    }

    /**
     * Reads articles with a query of WordPress, so that its conditions and those of membership plugins apply.
     *
     * @param array<string, mixed> $conditions
     * @return list<array{id: int, title: string, url: string, details: string}>
     */
    private function read(array $conditions): array
    {
        $structure = get_option('permalink_structure');
        $query = new WP_Query($conditions + [
            'post_type' => ArticleIndex::POST_TYPE,
            'post_status' => 'publish',
            'has_password' => false,
            'posts_per_page' => self::MAX_CANDIDATES,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
            'update_post_meta_cache' => false,
            'update_post_term_cache' => is_string($structure) && str_contains($structure, '%category%'),
        ]);
        $language = $this->languages->currentLanguage();
        $items = [];
        foreach ((array) $query->posts as $post) {
            if (!$post instanceof WP_Post || count($items) === self::MAX_ITEMS) {
                continue;
            }
            if ($language !== '' && !in_array($this->languages->getPostLanguage($post), ['', $language], true)) {
                continue;
            }
            $items[] = [
                'id' => $post->ID,
                'title' => self::plainTitle($post),
                'url' => get_permalink($post),
                'details' => (string) get_the_date('', $post),
            ];
        }

        return $items;
    }

    private static function plainTitle(WP_Post $post): string
    {
        $title = trim(html_entity_decode(wp_strip_all_tags(get_the_title($post)), ENT_QUOTES, 'UTF-8'));

        return $title === '' ? __('Untitled', 'courant-desk') : $title;
    }
}
