<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Utf8;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Http\TermRedirects;

/**
 * Changes the terms of a specification, inside of a SpecificationTransaction. Methods that can reject a change return
 * the reason, or null.
 */
final class TermWriter
{
    public const MAX_NAME_LENGTH = 200;

    public function __construct(private readonly TaxonomySpecificationRepository $specifications)
    {
    }

    public function add(string $taxonomy, string $name): ?Violation
    {
        $name = Utf8::toSingleLine($name);
        $problem = $this->validateName($taxonomy, $name, 0);
        if ($problem !== null) {
            return $problem;
        }
        $last = 0;
        foreach ($this->specifications->findTerms($taxonomy) as $term) {
            $position = get_term_meta($term->id, SpecificationTaxonomies::ORDER_META, true);
            $last = max($last, is_numeric($position) ? (int) $position : 0);
        }
        $created = wp_insert_term(wp_slash($name), $taxonomy);
        if (is_wp_error($created)) {
            return self::createViolation($created);
        }
        if ($last > 0) {
            add_term_meta($created['term_id'], SpecificationTaxonomies::ORDER_META, $last + 1, true);
        }

        return null;
    }

    /** Renames a term. Its slug is kept, because other sites may link to it. */
    public function rename(string $taxonomy, int $id, string $name): ?Violation
    {
        $name = Utf8::toSingleLine($name);
        $problem = $this->validateName($taxonomy, $name, $id);
        if ($problem !== null) {
            return $problem;
        }
        $changed = wp_update_term($id, $taxonomy, ['name' => wp_slash($name)]);

        return is_wp_error($changed) ? self::createViolation($changed) : null;
    }

    /** @param list<int> $ids IDs in the new order; missing terms follow in their previous order */
    public function saveOrder(string $taxonomy, array $ids): ?Violation
    {
        $existingIds = array_column($this->specifications->findTerms($taxonomy), 'id');
        if (array_diff($ids, $existingIds) !== []) {
            return new Violation('order.unknown', 'order');
        }
        $ordered = array_values(array_unique([...array_intersect($ids, $existingIds), ...$existingIds]));
        foreach ($ordered as $position => $id) {
            update_term_meta($id, SpecificationTaxonomies::ORDER_META, $position + 1);
        }

        return null;
    }

    /** Moves all openings of one term to another; the URL of the first then redirects to the second. */
    public function merge(string $taxonomy, int $from, int $into): ?Violation
    {
        $terms = array_column($this->specifications->findTerms($taxonomy), null, 'id');
        if ($from === $into || $into < 1 || !isset($terms[$from], $terms[$into])) {
            return new Violation('term.same', 'into');
        }
        TermRedirects::addPreviousSlugs($into, [$terms[$from]->slug, ...TermRedirects::findPreviousSlugs($from)]);
        $done = wp_delete_term($from, $terms[$from]->taxonomy, ['default' => $into, 'force_default' => true]);

        return is_wp_error($done) || $done !== true ? new Violation('term.refused') : null;
    }

    public function delete(string $taxonomy, int $id): ?Violation
    {
        $done = $taxonomy === '' ? false : wp_delete_term($id, $taxonomy);

        return is_wp_error($done) || $done !== true ? new Violation('term.refused') : null;
    }

    private function validateName(string $taxonomy, string $name, int $exceptId): ?Violation
    {
        if ($name === '' || mb_strlen($name) > self::MAX_NAME_LENGTH) {
            return new Violation($name === '' ? 'name.missing' : 'name.long', 'name', ['max' => self::MAX_NAME_LENGTH]);
        }
        $duplicates = array_filter(
            $this->specifications->findTerms($taxonomy),
            static fn (Term $term): bool => $term->id !== $exceptId
                && mb_strtolower($term->name) === mb_strtolower($name)
        );

        return $duplicates === [] ? null : new Violation('term.taken', 'name', ['name' => $name]);
    }

    private static function createViolation(\WP_Error $problem): Violation
    {
        return new Violation($problem->get_error_code() === 'term_exists' ? 'term.taken' : 'term.refused', 'name');
    }
}
