<?php

declare(strict_types=1);

namespace Courant;

use Courant\Menus\SocialNetworks;

/**
 * Adds fields for social profiles to the profile of a user, and returns the links of an author. The names of the fields
 * are those of common plugins, so that stored values are used.
 */
final class AuthorProfiles implements Module
{
    private const FIELDS = [
        'bluesky' => 'Bluesky',
        'mastodon' => 'Mastodon',
        'linkedin' => 'LinkedIn',
        'instagram' => 'Instagram',
    ];

    public function boot(): void
    {
        add_filter('user_contactmethods', $this->addFields(...));
    }

    /**
     * Returns the website and the profiles of a user.
     *
     * @return array<string, string> Labels by URL.
     */
    public static function forUser(\WP_User $user): array
    {
        $links = [];
        $url = self::validUrl($user->user_url);

        if ($url !== '') {
            $links[$url] = __('Website', 'courant');
        }

        foreach (array_keys(wp_get_user_contact_methods($user)) as $field) {
            $value = $user->ID > 0 ? self::validUrl(get_user_meta($user->ID, $field, true)) : '';

            if ($value !== '') {
                $links[$value] = SocialNetworks::nameForUrl($value);
            }
        }

        return $links;
    }

    /**
     * @return array<array-key, mixed>
     */
    private function addFields(mixed $fields): array
    {
        $labels = array_map(
            /* translators: %s: name of a social network. */
            static fn (string $network): string => sprintf(__('%s profile (URL)', 'courant'), $network),
            self::FIELDS,
        );

        return (is_array($fields) ? $fields : []) + $labels;
    }

    private static function validUrl(mixed $url): string
    {
        return is_string($url) && preg_match('~^https?://[^\s/]~i', $url) === 1 ? esc_url_raw($url) : '';
    }
}
