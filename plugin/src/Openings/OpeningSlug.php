<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

/** Sanitizes and validates the URL path before the name of an opening, such as `jobs` or `careers/openings`. */
final class OpeningSlug
{
    /** URL paths that WordPress uses. */
    private const RESERVED = [
        'wp-admin', 'wp-content', 'wp-includes', 'wp-json',
        'feed', 'page', 'comments', 'search', 'author', 'category', 'tag', 'embed',
    ];

    /** @return string the path without empty segments; '' when no segment is valid */
    public static function sanitize(string $raw): string
    {
        return implode('/', array_filter(
            array_map(sanitize_title(...), explode('/', $raw)),
            static fn (string $segment): bool => $segment !== ''
        ));
    }

    /** @return string why the path cannot be used, as a sentence; '' when it can */
    public static function validationError(string $raw): string
    {
        $slug = self::sanitize($raw);
        if ($slug === '') {
            return __('Enter at least one letter or number.', 'courant-desk');
        }

        $isReserved = in_array($slug, self::RESERVED, true) || taxonomy_exists($slug);

        return $isReserved ? __('This slug is reserved.', 'courant-desk') : '';
    }
}
