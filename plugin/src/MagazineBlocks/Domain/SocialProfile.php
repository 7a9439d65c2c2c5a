<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.parse_url_parse_url -- Domain classes call no WordPress functions.

namespace CourantDesk\MagazineBlocks\Domain;

/** Represents a social profile: its URL and its name. */
final class SocialProfile
{
    private const SERVICE_NAMES = [
        'bsky.app' => 'Bluesky',
        'facebook.com' => 'Facebook',
        'flickr.com' => 'Flickr',
        'github.com' => 'GitHub',
        'instagram.com' => 'Instagram',
        'linkedin.com' => 'LinkedIn',
        'mastodon.social' => 'Mastodon',
        'medium.com' => 'Medium',
        'pinterest.com' => 'Pinterest',
        'reddit.com' => 'Reddit',
        'soundcloud.com' => 'SoundCloud',
        'spotify.com' => 'Spotify',
        'telegram.org' => 'Telegram',
        't.me' => 'Telegram',
        'threads.net' => 'Threads',
        'threads.com' => 'Threads',
        'tiktok.com' => 'TikTok',
        'twitch.tv' => 'Twitch',
        'twitter.com' => 'X',
        'vimeo.com' => 'Vimeo',
        'wa.me' => 'WhatsApp',
        'whatsapp.com' => 'WhatsApp',
        'x.com' => 'X',
        'xing.com' => 'Xing',
        'youtube.com' => 'YouTube',
    ];
    private const MAX_PROFILES = 20;

    private function __construct(public readonly string $url, public readonly string $name)
    {
    }

    /**
     * Parses a list of profiles.
     *
     * @param string $text one URL per line; text after it is the name, otherwise the name of the service is used
     * @return list<self> web and email URLs, each once
     */
    public static function parseList(string $text): array
    {
        $found = [];
        $lines = preg_split('/\R/u', $text, -1, PREG_SPLIT_NO_EMPTY);
        foreach ($lines === false ? [] : $lines as $line) {
            [$url, $name] = [...explode(' ', trim($line), 2), ''];
            if (preg_match('#^(https?://|mailto:)#i', $url) === 1) {
                $found[$url] ??= new self($url, trim($name) !== '' ? trim($name) : self::serviceName($url));
            }
        }

        return array_slice(array_values($found), 0, self::MAX_PROFILES);
    }

    private static function serviceName(string $url): string
    {
        if (stripos($url, 'mailto:') === 0) {
            return substr($url, strlen('mailto:'));
        }
        $host = (string) preg_replace('/^www\./', '', strtolower((string) parse_url($url, PHP_URL_HOST)));
        foreach (self::SERVICE_NAMES as $known => $name) {
            if ($host === $known || str_ends_with($host, '.' . $known)) {
                return $name;
            }
        }

        return $host;
    }
}
