<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Icons;
use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\SpecificationKey;
use CourantDesk\Jobs\JobsSettings;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Utf8;
use CourantDesk\Kernel\Violation;

/**
 * Changes the list of specifications in the contract's option, inside of a SpecificationTransaction. What others wrote into a row stays
 * there. A method that may refuse returns why, or null.
 */
final class SpecificationStore
{
    public const MAX_NAME = 100;

    /** A taxonomy that add() registered. */
    private string $registered = '';

    public function __construct(
        private readonly Sql $sql,
        private readonly TaxonomySpecifications $specifications,
        private readonly SpecificationTaxonomies $taxonomies,
        private readonly JobsSettings $settings,
    ) {
    }

    public function add(string $name, string $key, string $icon): ?Violation
    {
        $name = Utf8::line($name);
        $this->unregisterUnstored($key);
        $problem = $this->nameProblem($name, '')
            ?? SpecificationKey::problem($key, array_column($this->specifications->configured(), 'taxonomy'), $this->foreign($key))
            ?? self::iconProblem($icon);
        if ($problem !== null) {
            return $problem;
        }
        $row = ['taxonomy' => $key, 'filter' => $name];
        $this->write([...$this->rows(), $icon === '' ? $row : $row + ['icon' => $icon]]);
        $this->taxonomies->register();
        $this->registered = $key;
        if (wp_count_terms(['taxonomy' => $key, 'hide_empty' => false]) !== '0') {
            // It was there before: its terms and their openings come back with it.
            $this->sql->afterCommit(static fn () => do_action('courant_desk_reindex'));
        }

        return null;
    }

    public function change(string $key, ?string $name, ?string $icon): ?Violation
    {
        $name = $name === null ? null : Utf8::line($name);
        $problem = ($name === null ? null : $this->nameProblem($name, $key)) ?? ($icon === null ? null : self::iconProblem($icon));
        if ($problem !== null) {
            return $problem;
        }
        $rows = [];
        foreach ($this->rows() as $row) {
            if (($row['taxonomy'] ?? null) === $key) {
                $row = array_merge($row, array_filter(['filter' => $name, 'icon' => $icon], is_string(...)));
            }
            $rows[] = $row;
        }
        $this->write($rows);

        return null;
    }

    /** @param list<string> $keys in the new order; what is not among them follows */
    public function order(array $keys): ?Violation
    {
        if (array_diff($keys, $this->keys()) !== []) {
            return new Violation('order.unknown', 'order');
        }
        $places = array_flip($keys);
        $rows = $this->rows();
        $place = static fn (array $row): int => is_string($row['taxonomy'] ?? null) ? ($places[$row['taxonomy']] ?? count($places)) : count($places);
        usort($rows, static fn (array $a, array $b): int => $place($a) <=> $place($b));
        $this->write($rows);

        return null;
    }

    /** Takes its terms along: an opening loses the value, never itself. */
    public function remove(string $key): ?Violation
    {
        foreach ($this->specifications->terms($key) as $term) {
            if (wp_delete_term($term->id, $term->taxonomy) !== true) {
                return new Violation('term.refused');
            }
        }
        $this->write(array_values(array_filter($this->rows(), static fn (array $row): bool => ($row['taxonomy'] ?? null) !== $key)));
        $this->sql->afterCommit(static fn () => unregister_taxonomy($key));

        return null;
    }

    /** A run of the transaction that was rolled back registered it. */
    private function unregisterUnstored(string $key): void
    {
        if ($key === $this->registered && !in_array($key, array_column($this->specifications->configured(), 'taxonomy'), true)) {
            unregister_taxonomy($key);
        }
    }

    /** @return list<string> */
    public function keys(): array
    {
        return array_column($this->specifications->all(), 'taxonomy');
    }

    private function nameProblem(string $name, string $except): ?Violation
    {
        if ($name === '' || mb_strlen($name) > self::MAX_NAME) {
            return new Violation($name === '' ? 'name.missing' : 'name.long', 'name', ['max' => self::MAX_NAME]);
        }
        foreach ($this->specifications->configured() as $one) {
            if ($one->taxonomy !== $except && mb_strtolower($one->label) === mb_strtolower($name)) {
                return new Violation('name.taken', 'name', ['name' => $name]);
            }
        }

        return null;
    }

    private static function iconProblem(string $icon): ?Violation
    {
        return $icon === '' || Icons::isName($icon) ? null : new Violation('icon.unknown', 'icon');
    }

    /** @return list<string> the key, where something else on this site has that name in addresses */
    private function foreign(string $key): array
    {
        $taken = taxonomy_exists($key) || post_type_exists($key) || in_array($key, explode('/', $this->settings->slug()), true)
            || get_page_by_path($key, OBJECT, ['page', 'attachment']) !== null
            || in_array($key, self::queryVariables(), true);

        return $taken ? [$key] : [];
    }

    /** @return list<string> */
    private static function queryVariables(): array
    {
        global $wp;

        return $wp instanceof \WP ? array_values(array_filter($wp->public_query_vars, is_string(...))) : [];
    }

    /** @return list<array<array-key, mixed>> */
    private function rows(): array
    {
        $rows = get_option(TaxonomySpecifications::OPTION, []);

        return array_values(array_filter(is_array($rows) ? $rows : [], is_array(...)));
    }

    /** @param list<array<array-key, mixed>> $rows */
    private function write(array $rows): void
    {
        update_option(TaxonomySpecifications::OPTION, $rows);
        // The next request makes the addresses of what is registered then.
        delete_option('rewrite_rules');
    }
}
