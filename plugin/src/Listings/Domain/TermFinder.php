<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;
use CourantDesk\SearchIndex\Domain\ValueList;

/** Finds specification terms by the slugs or ids in a request or shortcode. Unknown terms are ignored. */
final class TermFinder
{
    public function __construct(private readonly SpecificationRepository $specifications)
    {
    }

    /**
     * @param mixed $raw slugs, comma-separated or as a list
     * @return list<Term>
     */
    public function findBySlugs(string $taxonomy, mixed $raw): array
    {
        $requested = [];
        foreach (ValueList::fromInput($raw) as $slug) {
            $requested[self::normalizeSlug($slug)] = true;
        }

        return $this->filterTerms($taxonomy, $requested, static fn (Term $term): string => self::normalizeSlug(
            $term->slug
        ));
    }

    /**
     * @param mixed $raw one id or a list of ids
     * @return list<Term>
     */
    public function findByIds(string $taxonomy, mixed $raw): array
    {
        $requested = [];
        foreach (array_slice(is_array($raw) ? $raw : [$raw], 0, ValueList::MAX_VALUES) as $id) {
            $id = TextFieldSanitizer::sanitize($id);
            if (preg_match('/^[1-9]\d{0,17}$/', $id) === 1) {
                $requested[$id] = true;
            }
        }

        return $this->filterTerms($taxonomy, $requested, static fn (Term $term): string => (string) $term->id);
    }

    /**
     * Parses the shortcode attribute `specs`: `tax:ID ID,tax2:ID`, with ids or slugs.
     *
     * @return array<string, list<Term>> by taxonomy; a known taxonomy without known terms has an empty list
     */
    public function parseFixedTerms(string $specs): array
    {
        $taxonomies = array_map(
            static fn (Specification $specification): string => $specification->taxonomy,
            $this->specifications->findAll()
        );
        $fixed = [];
        foreach (array_slice(explode(',', TextFieldSanitizer::sanitize($specs)), 0, ValueList::MAX_VALUES) as $part) {
            [$taxonomy, $values] = array_pad(explode(':', $part, 2), 2, '');
            $taxonomy = trim($taxonomy);
            if (!in_array($taxonomy, $taxonomies, true)) {
                continue;
            }
            $values = array_slice(
                explode(' ', str_replace('|', ' ', TextFieldSanitizer::sanitize($values))),
                0,
                ValueList::MAX_VALUES,
            );
            $found = [...$this->findByIds($taxonomy, $values), ...$this->findBySlugs($taxonomy, $values)];
            $fixed[$taxonomy] = array_values(array_unique([...$fixed[$taxonomy] ?? [], ...$found], SORT_REGULAR));
        }

        return $fixed;
    }

    /**
     * @param array<array-key, true>  $requested
     * @param callable(Term): string $name
     * @return list<Term>
     */
    private function filterTerms(string $taxonomy, array $requested, callable $name): array
    {
        if ($requested === []) {
            return [];
        }

        return array_values(array_filter(
            $this->specifications->findUnorderedTerms($taxonomy),
            static fn (Term $term): bool => isset($requested[$name($term)])
        ));
    }

    /** Decodes and lowercases a slug. WordPress stores non-Latin slugs percent-encoded; requests send them decoded. */
    private static function normalizeSlug(string $raw): string
    {
        return mb_strtolower(trim(rawurldecode($raw)));
    }
}
