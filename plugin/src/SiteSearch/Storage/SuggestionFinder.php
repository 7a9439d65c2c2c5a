<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/** Finds suggestions for a search in groups by kind, and corrects the search of a results page that finds nothing. */
final class SuggestionFinder
{
    private const MIN_LENGTH = 2;
    private const MAX_LENGTH = 100;

    public function __construct(
        private readonly ArticleFinder $articles,
        private readonly OpeningFinder $openings,
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
     * @return list<array{
     *     kind: string,
     *     label: string,
     *     items: non-empty-list<array{id: int, title: string, url: string, details: string}>
     * }> without empty groups
     */
    public function find(string $search): array
    {
        $groups = $this->findGroups($search, $search);

        return $groups === [] && $search !== ''
            ? $this->findGroups($this->articles->correct($search), $this->openings->correct($search))
            : $groups;
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
        $groups = [];
        foreach (
            [
                ['articles', __('Articles', 'courant-desk'), $articles === '' ? [] : $this->articles->find($articles)],
                [
                    'openings', __('Job openings', 'courant-desk'),
                    $openings === '' ? [] : $this->openings->find($openings),
                ],
            ] as [$kind, $label, $items]
        ) {
            if ($items !== []) {
                $groups[] = ['kind' => $kind, 'label' => $label, 'items' => $items];
            }
        }

        return $groups;
    }

    /**
     * Corrects a search that found nothing. The corrected search finds at least one article or opening.
     *
     * @return array{term: string, groups: list<array{
     *     kind: string,
     *     label: string,
     *     items: non-empty-list<array{id: int, title: string, url: string, details: string}>
     * }>}|null
     */
    public function correct(string $search): ?array
    {
        $term = self::normalize($search);
        if ($term === '') {
            return null;
        }
        foreach (array_unique([$this->articles->correct($term), $this->openings->correct($term)]) as $corrected) {
            $groups = $corrected === '' ? [] : $this->find($corrected);
            if ($groups !== []) {
                return ['term' => $corrected, 'groups' => $groups];
            }
        }

        return null;
    }
}
