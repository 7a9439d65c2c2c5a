<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SiteSearch\Domain\MatchedText;
use WP_Post;
use WP_Query;

/** Finds authors by name among those that public articles name. */
final class AuthorFinder
{
    private const MAX_ARTICLES = 20;
    private const MAX_AUTHORS = 3;
    private const MAX_ITEMS = 2;

    public function __construct(
        private readonly ArticleIndex $articles,
        private readonly Tokenizer $tokenizer = new Tokenizer(),
    ) {
    }

    /**
     * @param string $search normalized
     * @return list<array{id: int, name: string, url: string}>
     */
    public function find(string $search): array
    {
        $ids = $search !== '' && $this->articles->isReady()
            ? $this->articles->words->findByAuthor($search, self::MAX_ARTICLES)
            : [];
        if ($ids === []) {
            return [];
        }
        // A query of WordPress, so that its conditions and those of membership plugins apply.
        $query = new WP_Query([
            'post__in' => $ids,
            'post_type' => ArticleReader::ARTICLE,
            'post_status' => 'publish',
            'has_password' => false,
            'posts_per_page' => self::MAX_ARTICLES,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
            'update_post_meta_cache' => false,
            'update_post_term_cache' => taxonomy_exists(ArticleReader::COAUTHORS),
        ]);
        $matches = new MatchedText($search, $this->tokenizer);
        $found = [];
        foreach ((array) $query->posts as $post) {
            foreach ($post instanceof WP_Post ? ArticleReader::findAuthors($post) : [] as $author) {
                if ($matches->isIn($author['name'])) {
                    $found[$author['url']] = $author;
                }
            }
        }

        return array_slice(array_values($found), 0, self::MAX_AUTHORS);
    }

    /**
     * Finds authors of articles that a search has found, without a query if the articles' authors are in the cache. An
     * author whose name matches is the reason for which an article is found, unless its title contains the search.
     *
     * @param list<int> $articles
     * @return list<array{id: int, title: string, url: string, details: string}>
     */
    public function findInArticles(string $search, array $articles): array
    {
        $matches = new MatchedText($search, $this->tokenizer);
        $found = [];
        foreach ($articles as $id) {
            $post = get_post($id);
            $isByAuthor = $post instanceof WP_Post && !$matches->isIn($post->post_title);
            foreach ($isByAuthor ? ArticleReader::findAuthors($post) : [] as $author) {
                if ($matches->isIn($author['name'])) {
                    $found[$author['url']] = [
                        'id' => $author['id'],
                        'title' => $author['name'],
                        'url' => $author['url'],
                        'details' => '',
                    ];
                }
            }
        }

        return array_slice(array_values($found), 0, self::MAX_ITEMS);
    }
}
