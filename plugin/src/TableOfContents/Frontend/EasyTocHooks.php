<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

/**
 * Runs the hooks of Easy Table of Contents. Each hook exists with two prefixes, the older `ez_toc_` and the newer
 * `eztoc_`.
 */
final class EasyTocHooks
{
    /** Applies both filters; results of another type are ignored. */
    public static function filterText(string $name, string $value, mixed ...$arguments): string
    {
        $filtered = self::applyBothFilters($name, $value, ...$arguments);

        return is_string($filtered) ? $filtered : $value;
    }

    public static function filterBoolean(string $name, bool $value, mixed ...$arguments): bool
    {
        return (bool) self::applyBothFilters($name, $value, ...$arguments);
    }

    /**
     * @param list<string> $value
     * @return list<string>
     */
    public static function filterList(string $name, array $value, mixed ...$arguments): array
    {
        $filtered = self::applyBothFilters($name, $value, ...$arguments);

        return is_array($filtered) ? array_values(array_filter($filtered, is_string(...))) : $value;
    }

    /** Applies only the filter with the newer prefix. */
    public static function filterHtml(string $name, string $html, mixed ...$arguments): string
    {
        $filtered = apply_filters('eztoc_' . $name, $html, ...$arguments);

        return is_string($filtered) ? $filtered : $html;
    }

    /** Filters a text before its headings are parsed. */
    public static function filterContent(string $html): string
    {
        return self::filterHtml('modify_the_content', self::filterText('modify_process_page_content', $html));
    }

    public static function hasFilter(string $name): bool
    {
        return has_filter('ez_toc_' . $name) || has_filter('eztoc_' . $name);
    }

    /** Returns the output of an action. */
    public static function captureAction(string $name): string
    {
        if (!has_action('ez_toc_' . $name) && !has_action('eztoc_' . $name)) {
            return '';
        }
        ob_start();
        do_action('ez_toc_' . $name);
        do_action('eztoc_' . $name);

        return (string) ob_get_clean();
    }

    private static function applyBothFilters(string $name, mixed $value, mixed ...$arguments): mixed
    {
        return apply_filters('eztoc_' . $name, apply_filters('ez_toc_' . $name, $value, ...$arguments), ...$arguments);
    }
}
