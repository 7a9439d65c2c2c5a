<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Domain\TypoVariants;
use CourantDesk\SiteSearch\Domain\MatchedText;
use WP_Post;

/**
 * Finds suggestions for a search in groups by kind, and corrects the search of a results page, so that the page shows
 * at least what is suggested.
 */
final class SuggestionFinder
{
    private const MIN_LENGTH = 2;
    private const MAX_LENGTH = 100;
    private const KINDS_OF_POSTS = ['articles', 'openings'];

    public function __construct(
        private readonly ArticleFinder $articles,
        private readonly OpeningFinder $openings,
        private readonly SectionFinder $sections,
        private readonly AuthorFinder $authors,
    ) {
    }

    /** @return string the search as it is looked up; '' when it is too short */
    public static function normalize(mixed $search): string
    {
        $term = TextFieldSanitizer::sanitize($search, self::MAX_LENGTH);

        return mb_strlen($term) < self::MIN_LENGTH ? '' : $term;
    }

    /**
     * Finds what contains the search; only if there is nothing, what contains it with typos corrected.
     *
     * @param string $search normalized
     * @return array{corrected: string, groups: list<array{
     *     kind: string,
     *     label: string,
     *     items: non-empty-list<array{id: int, title: string, url: string, details: string}>
     * }>} the corrected search, empty if nothing was corrected or found; groups that are not empty
     */
    public function find(string $search): array
    {
        $groups = $this->findGroups($search, $search);
        if ($groups !== [] || $search === '') {
            return ['corrected' => '', 'groups' => $groups];
        }
        $articles = $this->articles->correct($search);
        $openings = $this->openings->correct($search);
        $groups = $this->findGroups($articles, $openings);
        $isArticle = ($groups[0]['kind'] ?? 'openings') !== 'openings';

        return ['corrected' => $groups === [] ? '' : ($isArticle ? $articles : $openings), 'groups' => $groups];
    }

    /**
     * @param string $articles search for articles; '' for none
     * @param string $openings search for openings; '' for none
     * @return list<array{
     *     kind: string,
     *     label: string,
     *     items: non-empty-list<array{id: int, title: string, url: string, details: string}>
     * }> without empty groups
     */
    private function findGroups(string $articles, string $openings): array
    {
        $names = $articles === '' ? $openings : $articles;
        $found = $articles === '' ? [] : $this->articles->find($articles);
        $authors = $this->authors->findInArticles($articles, array_column($found, 'id'));
        $kinds = [
            ['articles', __('Articles', 'courant-desk'), $found],
            ['openings', __('Job openings', 'courant-desk'), $openings === '' ? [] : $this->openings->find($openings)],
            ['sections', __('Sections', 'courant-desk'), $this->sections->find($names)],
            ['authors', __('Authors', 'courant-desk'), $authors],
        ];
        $groups = [];
        foreach ($kinds as [$kind, $label, $items]) {
            if ($items !== []) {
                $groups[] = ['kind' => $kind, 'label' => $label, 'items' => $items];
            }
        }

        return $groups;
    }

    /**
     * Corrects a search for which nothing is suggested without a correction. The corrected search finds at least one
     * article or opening.
     *
     * @param array<WP_Post> $found results of the search itself, which include what is suggested without a correction
     * @return array{term: string, groups: list<array{
     *     kind: string,
     *     label: string,
     *     items: non-empty-list<array{id: int, title: string, url: string, details: string}>
     * }>}|null
     */
    public function correct(string $search, array $found = []): ?array
    {
        $term = self::normalize($search);
        if ($term === '' || ($found !== [] && $this->isCorrect($term, $found))) {
            return null;
        }
        $terms = array_unique([$this->articles->correct($term), $this->openings->correct($term)]);
        if ($terms === [''] || ($found !== [] && $this->openings->find($term) !== [])) {
            return null;
        }
        foreach ($terms as $corrected) {
            $groups = array_values(array_filter(
                $corrected === '' ? [] : $this->find($corrected)['groups'],
                static fn (array $group): bool => in_array($group['kind'], self::KINDS_OF_POSTS, true),
            ));
            if ($groups !== []) {
                return ['term' => $corrected, 'groups' => $groups];
            }
        }

        return null;
    }

    /**
     * Returns whether a correction is not needed: no word is long enough, or an article is suggested, or an opening is
     * among the results. If titles or excerpts show that, there is no query.
     *
     * @param non-empty-array<WP_Post> $found
     */
    private function isCorrect(string $search, array $found): bool
    {
        $words = (new Tokenizer())->extractWords($search);
        if (max([0, ...array_map(mb_strlen(...), $words)]) < TypoVariants::MIN_LENGTH) {
            return true;
        }
        $matches = new MatchedText($search);
        foreach ($found as $post) {
            $isArticle = $post->post_type === ArticleReader::ARTICLE;
            if (
                $post->post_type === PostTypes::OPENING
                || ($isArticle && $matches->isIn($post->post_title, $post->post_excerpt))
            ) {
                return true;
            }
        }

        return $this->articles->hasMatches($search);
    }
}
