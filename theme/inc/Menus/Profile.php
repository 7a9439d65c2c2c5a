<?php

declare(strict_types=1);

namespace Courant\Menus;

/**
 * What a profile elsewhere is called: its service's name, else its host. Pure.
 */
final class Profile
{
    private const NAMES = [
        'bsky.app' => 'Bluesky',
        'facebook.com' => 'Facebook',
        'github.com' => 'GitHub',
        'instagram.com' => 'Instagram',
        'linkedin.com' => 'LinkedIn',
        'mastodon.social' => 'Mastodon',
        'pinterest.com' => 'Pinterest',
        'reddit.com' => 'Reddit',
        't.me' => 'Telegram',
        'threads.net' => 'Threads',
        'tiktok.com' => 'TikTok',
        'twitter.com' => 'X',
        'vimeo.com' => 'Vimeo',
        'whatsapp.com' => 'WhatsApp',
        'x.com' => 'X',
        'xing.com' => 'Xing',
        'youtube.com' => 'YouTube',
    ];

    public static function nameOf(string $address): string
    {
        if (str_starts_with($address, 'mailto:')) {
            return __('E-mail', 'courant');
        }

        $host = parse_url($address, PHP_URL_HOST);
        $host = is_string($host) ? (string) preg_replace('/^www\./', '', strtolower($host)) : $address;

        foreach (self::NAMES as $known => $name) {
            if ($host === $known || str_ends_with($host, '.' . $known)) {
                return $name;
            }
        }

        return $host;
    }
}
