<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

/** Options and theme modifications, for browser tests (tests/e2e/support/site-data.ts). */
final class Options
{
    public static function get(string $name): mixed
    {
        return get_option($name);
    }

    /** @return bool whether it had another value */
    public static function update(string $name, mixed $value): bool
    {
        return update_option($name, $value);
    }

    public static function copy(string $from, string $to): bool
    {
        return update_option($to, get_option($from));
    }

    public static function delete(string $name): bool
    {
        return delete_option($name);
    }

    /** Deletes a specification from the list of specifications; its terms are deleted before (Posts::deleteTerms()). */
    public static function deleteSpecification(string $taxonomy): bool
    {
        $rows = get_option('awsm_jobs_filter');

        return update_option('awsm_jobs_filter', array_values(array_filter(
            is_array($rows) ? $rows : [],
            static fn (mixed $row): bool => !is_array($row) || ($row['taxonomy'] ?? '') !== $taxonomy,
        )));
    }

    public static function setThemeMod(string $name, mixed $value): bool
    {
        return set_theme_mod($name, $value);
    }

    public static function removeThemeMod(string $name): bool
    {
        remove_theme_mod($name);

        return true;
    }
}
