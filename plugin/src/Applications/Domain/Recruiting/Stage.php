<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

/** One step on the way of an application: its slug is the status that the application is stored with (Jobs contract 1.1). */
final class Stage
{
    public const NEW = 'publish';

    /** Statuses that mean something else in WordPress or here. */
    private const TAKEN = ['draft', 'pending', 'private', 'future', 'trash', 'inherit', 'auto-draft', 'any', 'new', 'expired', 'courant_suspected', 'courant_update', 'courant_withdrawn'];

    /**
     * @param string $slug     at most 20 of a-z, 0-9, `-` and `_`
     * @param string $color    `#rrggbb`
     * @param bool   $mails    whether an applicant who is moved here gets a mail
     * @param string $template the key of that mail's template, or ''
     */
    public function __construct(
        public readonly string $slug,
        public readonly string $label,
        public readonly string $color,
        public readonly bool $mails = false,
        public readonly string $template = '',
    ) {
    }

    public static function isSlug(string $slug): bool
    {
        return preg_match('/^[a-z0-9][a-z0-9_-]{0,19}$/', $slug) === 1 && !in_array($slug, self::TAKEN, true);
    }

    public static function isColor(string $color): bool
    {
        return preg_match('/^#[0-9a-f]{6}$/', $color) === 1;
    }
}
