<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

/** The contract's filters and actions: each has an old name, `ez_toc_…`, and a new one, `eztoc_…` (Contents contract 1.7, 1.8). */
final class Hooks
{
    /** The value after both names; a filter that gives another type is not heard. */
    public static function text(string $name, string $value, mixed ...$with): string
    {
        $filtered = self::value($name, $value, ...$with);

        return is_string($filtered) ? $filtered : $value;
    }

    public static function holds(string $name, bool $value, mixed ...$with): bool
    {
        return (bool) self::value($name, $value, ...$with);
    }

    /**
     * @param list<string> $value
     * @return list<string>
     */
    public static function list(string $name, array $value, mixed ...$with): array
    {
        $filtered = self::value($name, $value, ...$with);

        return is_array($filtered) ? array_values(array_filter($filtered, is_string(...))) : $value;
    }

    /** By the new name alone. */
    public static function finished(string $name, string $html, mixed ...$with): string
    {
        $filtered = apply_filters('eztoc_' . $name, $html, ...$with);

        return is_string($filtered) ? $filtered : $html;
    }

    /** A text before its headings are read. */
    public static function content(string $html): string
    {
        return self::finished('modify_the_content', self::text('modify_process_page_content', $html));
    }

    public static function isHeard(string $name): bool
    {
        return has_filter('ez_toc_' . $name) || has_filter('eztoc_' . $name);
    }

    /** What the contract's action prints at that place. */
    public static function printed(string $name): string
    {
        if (!has_action('ez_toc_' . $name) && !has_action('eztoc_' . $name)) {
            return '';
        }
        ob_start();
        do_action('ez_toc_' . $name);
        do_action('eztoc_' . $name);

        return (string) ob_get_clean();
    }

    private static function value(string $name, mixed $value, mixed ...$with): mixed
    {
        return apply_filters('eztoc_' . $name, apply_filters('ez_toc_' . $name, $value, ...$with), ...$with);
    }
}
