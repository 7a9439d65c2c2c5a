<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;

/** Finds terms of specifications by what a request or a shortcode says of them. What is unknown is left out. */
final class TermFinder
{
    public function __construct(private readonly Specifications $specifications)
    {
    }

    /**
     * @param mixed $raw slugs, separated by commas or in a list
     * @return list<Term>
     */
    public function bySlugs(string $taxonomy, mixed $raw): array
    {
        $wanted = [];
        foreach (Values::of($raw) as $slug) {
            $wanted[self::slug($slug)] = true;
        }

        return $this->matching($taxonomy, $wanted, static fn (Term $term): string => self::slug($term->slug));
    }

    /**
     * @param mixed $raw one id, or a list of ids
     * @return list<Term>
     */
    public function byIds(string $taxonomy, mixed $raw): array
    {
        $wanted = [];
        foreach (array_slice(is_array($raw) ? $raw : [$raw], 0, Values::MAX) as $id) {
            $id = Text::line($id);
            if (preg_match('/^[1-9]\d{0,17}$/', $id) === 1) {
                $wanted[$id] = true;
            }
        }

        return $this->matching($taxonomy, $wanted, static fn (Term $term): string => (string) $term->id);
    }

    /**
     * Reads the attribute `specs`: `tax:ID ID,tax2:ID`, with ids or slugs (Jobs contract 2.3).
     *
     * @return array<string, list<Term>> by taxonomy; a known taxonomy without a known term has an empty list
     */
    public function fixed(string $specs): array
    {
        $known = array_map(
            static fn (Specification $specification): string => $specification->taxonomy,
            $this->specifications->all()
        );
        $fixed = [];
        foreach (array_slice(explode(',', Text::line($specs)), 0, Values::MAX) as $part) {
            [$taxonomy, $values] = array_pad(explode(':', $part, 2), 2, '');
            $taxonomy = trim($taxonomy);
            if (!in_array($taxonomy, $known, true)) {
                continue;
            }
            $values = array_slice(explode(' ', str_replace('|', ' ', Text::line($values))), 0, Values::MAX);
            $found = [...$this->byIds($taxonomy, $values), ...$this->bySlugs($taxonomy, $values)];
            $fixed[$taxonomy] = array_values(array_unique([...$fixed[$taxonomy] ?? [], ...$found], SORT_REGULAR));
        }

        return $fixed;
    }

    /**
     * @param array<array-key, true>  $wanted
     * @param callable(Term): string $name
     * @return list<Term>
     */
    private function matching(string $taxonomy, array $wanted, callable $name): array
    {
        if ($wanted === []) {
            return [];
        }

        return array_values(array_filter(
            $this->specifications->unordered($taxonomy),
            static fn (Term $term): bool => isset($wanted[$name($term)])
        ));
    }

    /** Slugs of other scripts are stored percent-encoded and travel decoded. */
    private static function slug(string $raw): string
    {
        return mb_strtolower(trim(rawurldecode($raw)));
    }
}
