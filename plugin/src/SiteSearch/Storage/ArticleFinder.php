<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Languages;
use CourantDesk\SiteSearch\Domain\MatchedText;
use WP_Post;
use WP_Query;

/** Finds published articles for suggestions. */
final class ArticleFinder
{
    private const MAX_ITEMS = 4;

    /** More than are shown: some may be in another language, or hidden by a membership plugin. */
    private const MAX_CANDIDATES = 12;

    public function __construct(private readonly ArticleIndex $index, private readonly Languages $languages)
    {
    }

    /** @return list<array{id: int, title: string, url: string, details: string}> with words in the title first */
    public function find(string $search): array
    {
        return $this->index->isReady() ? $this->findIndexed($search) : $this->read($search, ['s' => $search]);
    }

    /** Returns whether articles contain the words of a search without a correction. */
    public function hasMatches(string $search): bool
    {
        return $this->index->isReady()
            && ($this->index->words->findInAll($search, 1) !== [] || $this->index->textWords->find($search, 1) !== []);
    }

    /** @return string the search with typos corrected; '' for none, or while the index is built */
    public function correct(string $search): string
    {
        return $this->index->isReady() ? $this->index->words->correct($search) : '';
    }

    /** @return list<array{id: int, title: string, url: string, details: string}> */
    private function findIndexed(string $search): array
    {
        $ids = $this->index->words->findInTitles($search, self::MAX_CANDIDATES);
        // The results page leaves out texts with words after a minus sign.
        $searchesTexts = preg_match('/(?:^|\s)-/', $search) !== 1;
        // All words are in the table of texts: without a title, most searches without results need no further query.
        $inTexts = $ids === [] && $searchesTexts
            ? $this->index->textWords->find($search, self::MAX_CANDIDATES)
            : null;
        if ($inTexts === []) {
            return [];
        }
        if (count($ids) < self::MAX_CANDIDATES) {
            $ids = $this->index->words->findInAll($search, self::MAX_CANDIDATES);
        }
        if (count($ids) < self::MAX_ITEMS && $searchesTexts) {
            $inTexts ??= $this->index->textWords->find($search, self::MAX_CANDIDATES);
            $ids = array_slice(array_values(array_unique([...$ids, ...$inTexts])), 0, self::MAX_CANDIDATES);
        }

        $conditions = ['post__in' => $ids, 'orderby' => 'post__in', 'nopaging' => true];

        return $ids === [] ? [] : $this->read($search, $conditions);
    }

    /**
     * Reads articles with a query of WordPress, so that its conditions and those of membership plugins apply.
     *
     * @param array<string, mixed> $conditions
     * @return list<array{id: int, title: string, url: string, details: string}>
     */
    private function read(string $search, array $conditions): array
    {
        $structure = get_option('permalink_structure');
        $query = new WP_Query($conditions + [
            'post_type' => ArticleReader::ARTICLE,
            'post_status' => 'publish',
            'has_password' => false,
            'posts_per_page' => self::MAX_CANDIDATES,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
            'update_post_meta_cache' => false,
            'update_post_term_cache' => is_string($structure) && str_contains($structure, '%category%'),
        ]);
        $language = $this->languages->currentLanguage();
        $posts = array_filter(
            (array) $query->posts,
            fn (mixed $post): bool => $post instanceof WP_Post
                && ($language === '' || in_array($this->languages->getPostLanguage($post), ['', $language], true)),
        );
        $posts = array_slice(array_values($posts), 0, self::MAX_ITEMS);
        $matches = new MatchedText($search);
        self::primeNames(array_filter($posts, static fn (WP_Post $post): bool => !$matches->isIn($post->post_title)));

        return array_map(static fn (WP_Post $post): array => self::createItem($post, $matches), $posts);
    }

    /**
     * Reads authors and tags of several articles at once.
     *
     * @param array<int, WP_Post> $posts
     */
    private static function primeNames(array $posts): void
    {
        if ($posts !== []) {
            update_object_term_cache(array_column($posts, 'ID'), ArticleReader::ARTICLE);
            cache_users(array_map('intval', array_column($posts, 'post_author')));
        }
    }

    /** @return array{id: int, title: string, url: string, details: string} */
    private static function createItem(WP_Post $post, MatchedText $matches): array
    {
        $title = self::plainTitle($post);
        $details = [(string) get_the_date('', $post), self::findReason($post, $title, $matches)];

        return [
            'id' => $post->ID,
            'title' => $title === '' ? __('Untitled', 'courant-desk') : $title,
            'url' => get_permalink($post),
            'details' => implode(' · ', array_filter($details, static fn (string $detail): bool => $detail !== '')),
        ];
    }

    /**
     * @return string what contains the words that the title does not contain: author, tag, words of the excerpt, or
     *     that the text does. The text is not quoted, because a membership plugin can hide it.
     */
    private static function findReason(WP_Post $post, string $title, MatchedText $matches): string
    {
        if ($matches->isIn($title)) {
            return '';
        }
        $names = [...array_column(ArticleReader::findAuthors($post), 'name'), ...ArticleReader::findTags($post)];
        $found = array_filter($names, static fn (string $name): bool => $matches->addsTo($name, $title));

        $reason = $found === [] ? $matches->excerpt($post->post_excerpt, $title) : implode(', ', $found);

        return $reason === '' ? __('In the text', 'courant-desk') : $reason;
    }

    private static function plainTitle(WP_Post $post): string
    {
        return trim(html_entity_decode(wp_strip_all_tags(get_the_title($post)), ENT_QUOTES, 'UTF-8'));
    }
}
