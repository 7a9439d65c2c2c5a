<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/**
 * Represents one stage of the recruiting process. Its slug is the post status of the applications in it
 * (docs/compatibility/wp-job-openings.md#post-types-and-statuses).
 */
final class Stage
{
    public const NEW = 'publish';

    /** Post statuses that have another meaning in WordPress or in this plugin. */
    private const RESERVED_SLUGS = [
        'draft', 'pending', 'private', 'future', 'trash', 'inherit', 'auto-draft', 'any', 'new', 'expired',
        'courant_suspected', 'courant_update', 'courant_withdrawn',
    ];

    /**
     * @param string $slug     at most 20 characters of a-z, 0-9, `-` and `_`
     * @param string $color    `#rrggbb`
     * @param bool   $sendsEmail    whether moving an application to this stage sends an email to the applicant
     * @param string $templateKey key of the template of that email, or ''
     */
    public function __construct(
        public readonly string $slug,
        public readonly string $label,
        public readonly string $color,
        public readonly bool $sendsEmail = false,
        public readonly string $templateKey = '',
    ) {
    }

    public static function isSlug(string $slug): bool
    {
        return preg_match('/^[a-z0-9][a-z0-9_-]{0,19}$/', $slug) === 1 && !in_array($slug, self::RESERVED_SLUGS, true);
    }

    public static function isColor(string $color): bool
    {
        return preg_match('/^#[0-9a-f]{6}$/', $color) === 1;
    }
}
