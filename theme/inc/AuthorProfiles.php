<?php

declare(strict_types=1);

namespace Courant;

use Courant\Menus\SocialNetworks;

/**
 * Returns the links of an author. Courant Desk and other plugins add the fields to the profile of a user.
 */
final class AuthorProfiles
{
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

    private static function validUrl(mixed $url): string
    {
        return is_string($url) && preg_match('~^https?://[^\s/]~i', $url) === 1 ? esc_url_raw($url) : '';
    }
}
