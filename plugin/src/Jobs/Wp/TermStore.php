<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Kernel\Utf8;
use CourantDesk\Kernel\Violation;

/** Changes the terms of a specification, inside of a SpecificationTransaction. What may be refused returns why, or null. */
final class TermStore
{
    public const MAX_NAME = 200;

    public function __construct(private readonly TaxonomySpecifications $specifications)
    {
    }

    public function add(string $taxonomy, string $name): ?Violation
    {
        $name = Utf8::line($name);
        $problem = $this->nameProblem($taxonomy, $name, 0);
        if ($problem !== null) {
            return $problem;
        }
        $last = 0;
        foreach ($this->specifications->terms($taxonomy) as $term) {
            $place = get_term_meta($term->id, SpecificationTaxonomies::ORDER, true);
            $last = max($last, is_numeric($place) ? (int) $place : 0);
        }
        $made = wp_insert_term(wp_slash($name), $taxonomy);
        if (is_wp_error($made)) {
            return self::refused($made);
        }
        if ($last > 0) {
            add_term_meta($made['term_id'], SpecificationTaxonomies::ORDER, $last + 1, true);
        }

        return null;
    }

    /** Its address stays: links to it are out in the world. */
    public function rename(string $taxonomy, int $id, string $name): ?Violation
    {
        $name = Utf8::line($name);
        $problem = $this->nameProblem($taxonomy, $name, $id);
        if ($problem !== null) {
            return $problem;
        }
        $changed = wp_update_term($id, $taxonomy, ['name' => wp_slash($name)]);

        return is_wp_error($changed) ? self::refused($changed) : null;
    }

    /** @param list<int> $ids in the new order; terms that are not among them follow as they were */
    public function order(string $taxonomy, array $ids): ?Violation
    {
        $there = array_column($this->specifications->terms($taxonomy), 'id');
        if (array_diff($ids, $there) !== []) {
            return new Violation('order.unknown', 'order');
        }
        $ordered = array_values(array_unique([...array_intersect($ids, $there), ...$there]));
        foreach ($ordered as $place => $id) {
            update_term_meta($id, SpecificationTaxonomies::ORDER, $place + 1);
        }

        return null;
    }

    /** Every opening of the one gets the other; the address of the one leads to the other from now on. */
    public function merge(string $taxonomy, int $from, int $into): ?Violation
    {
        $terms = array_column($this->specifications->terms($taxonomy), null, 'id');
        if ($from === $into || $into < 1 || !isset($terms[$from], $terms[$into])) {
            return new Violation('term.same', 'into');
        }
        FormerTerms::remember($into, [$terms[$from]->slug, ...FormerTerms::of($from)]);
        $done = wp_delete_term($from, $terms[$from]->taxonomy, ['default' => $into, 'force_default' => true]);

        return is_wp_error($done) || $done !== true ? new Violation('term.refused') : null;
    }

    public function remove(string $taxonomy, int $id): ?Violation
    {
        $done = $taxonomy === '' ? false : wp_delete_term($id, $taxonomy);

        return is_wp_error($done) || $done !== true ? new Violation('term.refused') : null;
    }

    private function nameProblem(string $taxonomy, string $name, int $except): ?Violation
    {
        if ($name === '' || mb_strlen($name) > self::MAX_NAME) {
            return new Violation($name === '' ? 'name.missing' : 'name.long', 'name', ['max' => self::MAX_NAME]);
        }
        $same = array_filter(
            $this->specifications->terms($taxonomy),
            static fn (Term $term): bool => $term->id !== $except && mb_strtolower($term->name) === mb_strtolower($name)
        );

        return $same === [] ? null : new Violation('term.taken', 'name', ['name' => $name]);
    }

    private static function refused(\WP_Error $problem): Violation
    {
        return new Violation($problem->get_error_code() === 'term_exists' ? 'term.taken' : 'term.refused', 'name');
    }
}
