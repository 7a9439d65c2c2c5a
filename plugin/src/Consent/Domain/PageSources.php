<?php

declare(strict_types=1);

// phpcs:disable PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- origins that a policy allows; nothing is loaded from them here.

namespace CourantDesk\Consent\Domain;

/** Holds what a page loads: the hashes of its inline scripts, and the origins in its markup. */
final class PageSources
{
    /** Origins of scripts that WordPress's embeds load, and what those scripts use. */
    private const EMBED_SCRIPTS = [
        'https://platform.twitter.com' =>
            ['https://platform.twitter.com', 'https://*.twitter.com', 'https://*.twimg.com'],
        'https://www.tiktok.com' => ['https://www.tiktok.com', 'https://*.tiktokcdn.com', 'https://*.ttwstatic.com'],
        'https://embed.bsky.app' => ['https://embed.bsky.app'],
        'https://embed.reddit.com' => ['https://embed.reddit.com'],
        'https://s.imgur.com' => ['https://s.imgur.com', 'https://imgur.com'],
        'https://embedr.flickr.com' => ['https://embedr.flickr.com', 'https://*.staticflickr.com'],
        'https://assets.tumblr.com' => ['https://assets.tumblr.com', 'https://embed.tumblr.com'],
        'https://assets.pinterest.com' => ['https://assets.pinterest.com', 'https://*.pinimg.com'],
        'https://www.instagram.com' => ['https://www.instagram.com', 'https://*.cdninstagram.com'],
    ];

    private const EMBED_DIRECTIVES = ['script-src', 'frame-src', 'img-src', 'connect-src'];

    /**
     * @param int                         $insertAt  offset for the policy, -1 without a head
     * @param list<string>                $hashes    of inline scripts
     * @param array<string, list<string>> $origins   by directive
     * @param bool                        $isEchoing whether the page prints a script that the request contained
     */
    public function __construct(
        public readonly int $insertAt,
        public readonly array $hashes,
        public readonly array $origins,
        public readonly bool $isEchoing,
    ) {
    }

    /** Returns whether scripts of this origin are allowed on the pages that embed them. */
    public static function isEmbedScript(string $origin): bool
    {
        return isset(self::EMBED_SCRIPTS[$origin]);
    }

    /**
     * Returns the sources that the page adds to the policy. Scripts of other origins are allowed for known embeds only:
     * an attacker who can print a script element must not be able to choose its origin.
     *
     * @return array<string, list<string>> by directive
     */
    public function allowed(): array
    {
        $sources = array_diff_key($this->origins, ['script-src' => true]);
        foreach ($this->origins['script-src'] ?? [] as $origin) {
            foreach (isset(self::EMBED_SCRIPTS[$origin]) ? self::EMBED_DIRECTIVES : [] as $directive) {
                $sources[$directive] = [...($sources[$directive] ?? []), ...self::EMBED_SCRIPTS[$origin]];
            }
        }

        return $sources;
    }
}
