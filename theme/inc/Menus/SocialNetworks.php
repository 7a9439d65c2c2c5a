<?php

declare(strict_types=1);

namespace Courant\Menus;

/**
 * Returns the name of a social profile: the name of the service, or else the host. Pure.
 */
final class SocialNetworks
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

    public static function nameForUrl(string $url): string
    {
        if (str_starts_with($url, 'mailto:')) {
            return __('Email', 'courant');
        }

        $host = wp_parse_url($url, PHP_URL_HOST);
        $host = is_string($host) ? (string) preg_replace('/^www\./', '', strtolower($host)) : $url;

        foreach (self::NAMES as $known => $name) {
            if ($host === $known || str_ends_with($host, '.' . $known)) {
                return $name;
            }
        }

        return $host;
    }
}
