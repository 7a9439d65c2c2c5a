<?php

declare(strict_types=1);

namespace CourantDesk\News\Domain;

/** The address of a profile, and what people call the place. */
final class Profile
{
    private const NAMES = [
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
    private const MOST = 20;

    private function __construct(public readonly string $address, public readonly string $name)
    {
    }

    /**
     * @param string $text one address a line; words after it name it, otherwise the place does
     * @return list<self> addresses of the web and of mail, each once
     */
    public static function listFrom(string $text): array
    {
        $found = [];
        $lines = preg_split('/\R/u', $text, -1, PREG_SPLIT_NO_EMPTY);
        foreach ($lines === false ? [] : $lines as $line) {
            [$address, $name] = [...explode(' ', trim($line), 2), ''];
            if (preg_match('#^(https?://|mailto:)#i', $address) === 1) {
                $found[$address] ??= new self($address, trim($name) !== '' ? trim($name) : self::nameOf($address));
            }
        }

        return array_slice(array_values($found), 0, self::MOST);
    }

    private static function nameOf(string $address): string
    {
        if (stripos($address, 'mailto:') === 0) {
            return substr($address, strlen('mailto:'));
        }
        $host = (string) preg_replace('/^www\./', '', strtolower((string) parse_url($address, PHP_URL_HOST)));
        foreach (self::NAMES as $known => $name) {
            if ($host === $known || str_ends_with($host, '.' . $known)) {
                return $name;
            }
        }

        return $host;
    }
}
