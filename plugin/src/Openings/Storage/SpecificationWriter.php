<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\Utf8;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\SpecificationIcons;
use CourantDesk\Openings\Domain\SpecificationKeyValidator;
use CourantDesk\Openings\Domain\SpecificationListSettings;
use CourantDesk\Openings\OpeningsSettings;

/**
 * Changes the list of specifications in the option of WP Job Openings, inside of a SpecificationTransaction. Keys that
 * other plugins stored in a row are kept. Methods that can reject a change return the reason, or null.
 */
final class SpecificationWriter
{
    public const MAX_NAME_LENGTH = 100;

    /** A taxonomy that add() registered in this request. */
    private string $registered = '';

    public function __construct(
        private readonly Sql $sql,
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly SpecificationTaxonomies $taxonomies,
        private readonly OpeningsSettings $settings,
        private readonly SpecificationListSettings $lists,
    ) {
    }

    public function add(string $name, string $key, string $icon): ?Violation
    {
        $name = Utf8::toSingleLine($name);
        $this->unregisterUnstored($key);
        $violation = $this->validateName($name, '')
            ?? SpecificationKeyValidator::validate(
                $key,
                array_column($this->specifications->findConfigured(), 'taxonomy'),
                $this->findConflictingNames($key),
                $this->lists->reservedKeys(),
            )
            ?? self::validateIcon($icon);
        if ($violation !== null) {
            return $violation;
        }
        $row = ['taxonomy' => $key, 'filter' => $name];
        $this->saveRows([...$this->readRows(), $icon === '' ? $row : $row + ['icon' => $icon]]);
        $this->taxonomies->register();
        $this->registered = $key;
        if (wp_count_terms(['taxonomy' => $key, 'hide_empty' => false]) !== '0') {
            // If the taxonomy existed before, its terms and their openings become visible again.
            $this->sql->afterCommit(static function (): void {
                /**
                 * Fires when the search index must be rebuilt.
                 *
                 * @since 0.1.0
                 */
                do_action('courant_desk_reindex');
            });
        }

        return null;
    }

    public function update(string $key, ?string $name, ?string $icon): ?Violation
    {
        $name = $name === null ? null : Utf8::toSingleLine($name);
        $violation = ($name === null ? null : $this->validateName($name, $key))
            ?? ($icon === null ? null : self::validateIcon($icon));
        if ($violation !== null) {
            return $violation;
        }
        $rows = [];
        foreach ($this->readRows() as $row) {
            if (($row['taxonomy'] ?? null) === $key) {
                $row = array_merge($row, array_filter(['filter' => $name, 'icon' => $icon], is_string(...)));
            }
            $rows[] = $row;
        }
        $this->saveRows($rows);

        return null;
    }

    /** @param list<string> $keys keys in the new order; missing ones follow */
    public function saveOrder(array $keys): ?Violation
    {
        if (array_diff($keys, $this->keys()) !== []) {
            return new Violation('order.unknown', 'order');
        }
        $positions = array_flip($keys);
        $rows = $this->readRows();
        $findPosition = static fn (array $row): int => is_string($row['taxonomy'] ?? null)
            ? ($positions[$row['taxonomy']] ?? count($positions))
            : count($positions);
        usort($rows, static fn (array $a, array $b): int => $findPosition($a) <=> $findPosition($b));
        $this->saveRows($rows);

        return null;
    }

    /** Deletes a specification with its terms: openings lose the value, but are not deleted. */
    public function delete(string $key): ?Violation
    {
        foreach ($this->specifications->findTerms($key) as $term) {
            if (wp_delete_term($term->id, $term->taxonomy) !== true) {
                return new Violation('term.refused');
            }
        }
        $this->saveRows(array_values(
            array_filter($this->readRows(), static fn (array $row): bool => ($row['taxonomy'] ?? null) !== $key)
        ));
        $this->sql->afterCommit(static fn () => unregister_taxonomy($key));

        return null;
    }

    /** Unregisters a taxonomy that a rolled back attempt of the transaction registered. */
    private function unregisterUnstored(string $key): void
    {
        if (
            $key === $this->registered
            && !in_array($key, array_column($this->specifications->findConfigured(), 'taxonomy'), true)
        ) {
            unregister_taxonomy($key);
        }
    }

    /** @return list<string> */
    public function keys(): array
    {
        return array_column($this->specifications->findAll(), 'taxonomy');
    }

    private function validateName(string $name, string $exceptTaxonomy): ?Violation
    {
        if ($name === '' || mb_strlen($name) > self::MAX_NAME_LENGTH) {
            return new Violation($name === '' ? 'name.missing' : 'name.long', 'name', ['max' => self::MAX_NAME_LENGTH]);
        }
        foreach ($this->specifications->findConfigured() as $specification) {
            if (
                $specification->taxonomy !== $exceptTaxonomy
                && mb_strtolower($specification->label) === mb_strtolower($name)
            ) {
                return new Violation('name.taken', 'name', ['name' => $name]);
            }
        }

        return null;
    }

    private static function validateIcon(string $icon): ?Violation
    {
        return $icon === '' || SpecificationIcons::isValidName($icon) ? null : new Violation('icon.unknown', 'icon');
    }

    /** @return list<string> the key if the site already uses the name in URLs; otherwise empty */
    private function findConflictingNames(string $key): array
    {
        $conflicts = taxonomy_exists($key)
            || post_type_exists($key)
            || in_array($key, explode('/', $this->settings->slug()), true)
            || get_page_by_path($key, OBJECT, ['page', 'attachment']) !== null
            || in_array($key, self::queryVariables(), true);

        return $conflicts ? [$key] : [];
    }

    /** @return list<string> */
    private static function queryVariables(): array
    {
        global $wp;

        return $wp instanceof \WP ? array_values(array_filter($wp->public_query_vars, is_string(...))) : [];
    }

    /** @return list<array<array-key, mixed>> */
    private function readRows(): array
    {
        $rows = get_option(TaxonomySpecificationRepository::OPTION, []);

        return array_values(array_filter(is_array($rows) ? $rows : [], is_array(...)));
    }

    /** @param list<array<array-key, mixed>> $rows */
    private function saveRows(array $rows): void
    {
        update_option(TaxonomySpecificationRepository::OPTION, $rows);
        // The next request generates the rewrite rules with the taxonomies that are registered then.
        delete_option('rewrite_rules');
    }
}
