<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SiteSearch\Domain\MatchedText;
use WP_Post;

/** Finds authors by name among those that public articles name. */
final class AuthorFinder
{
    private const MAX_ARTICLES = 20;
    private const MAX_AUTHORS = 3;

    public function __construct(
        private readonly ArticleIndex $articles,
        private readonly Tokenizer $tokenizer = new Tokenizer(),
    ) {
    }

    /**
     * @param string $search normalized
     * @return list<array{name: string, url: string}>
     */
    public function find(string $search): array
    {
        $ids = $search !== '' && $this->articles->isReady()
            ? $this->articles->words->findByAuthor($search, self::MAX_ARTICLES)
            : [];
        if ($ids === []) {
            return [];
        }
        _prime_post_caches($ids, taxonomy_exists(ArticleReader::COAUTHORS), false);
        $matches = new MatchedText($search, $this->tokenizer);
        $found = [];
        foreach (array_filter(array_map(get_post(...), $ids)) as $post) {
            $authors = $post instanceof WP_Post && ArticleReader::read($post) !== null
                ? ArticleReader::findAuthors($post)
                : [];
            foreach ($authors as $author) {
                if ($matches->isIn($author['name'])) {
                    $found[$author['url']] = $author;
                }
            }
        }

        return array_slice(array_values($found), 0, self::MAX_AUTHORS);
    }
}
