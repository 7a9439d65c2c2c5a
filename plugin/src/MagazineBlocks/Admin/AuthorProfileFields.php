<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Admin;

/**
 * Adds fields for social profiles to the profile of a user. Their names are those of common plugins, so that stored
 * values are used.
 */
final class AuthorProfileFields
{
    private const FIELDS = [
        'bluesky' => 'Bluesky',
        'mastodon' => 'Mastodon',
        'linkedin' => 'LinkedIn',
        'instagram' => 'Instagram',
    ];

    /**
     * @param mixed $fields labels of contact methods by name, of WordPress and other plugins; their labels win
     * @return array<array-key, mixed>
     */
    public static function add(mixed $fields): array
    {
        $labels = array_map(
            /* translators: %s: name of a social network. */
            static fn (string $network): string => sprintf(__('%s profile (URL)', 'courant-desk'), $network),
            self::FIELDS,
        );

        return (is_array($fields) ? $fields : []) + $labels;
    }
}
