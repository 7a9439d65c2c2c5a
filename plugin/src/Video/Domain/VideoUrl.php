<?php

declare(strict_types=1);

namespace CourantDesk\Video\Domain;

/**
 * Parses URLs of YouTube videos and playlists in all common formats.
 *
 * Uses regular expressions instead of a URL parser so that it gives the same results as
 * `src/video/frontend/video-url.ts`; `tests/fixtures/video/video-urls.json` tests both. Only an ID, a
 * playlist and a number of seconds are taken from the input.
 */
final class VideoUrl
{
    public const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

    private const URL_PATTERN = '~^https?://([a-z0-9.-]+)(?::(?:80|443))?(/[^?\#]*)?(?:\?([^\#]*))?(?:\#(.*))?$~iD';
    private const ID_PATTERN = '/^[A-Za-z0-9_-]{11}$/D';
    private const LIST_PATTERN = '/^[A-Za-z0-9_-]{2,64}$/D';

    private function __construct(
        /** Video ID; '' for a playlist without a video */
        public readonly string $id,
        public readonly string $playlistId,
        /** Start time in seconds; 0 for the start of the video */
        public readonly int $startSeconds,
    ) {
    }

    /** Parses a text; null when it is not the URL of a video. */
    public static function parse(string $text): ?self
    {
        $text = trim($text, " \t\r\n");
        if (strlen($text) > 2000 || preg_match('/[\x00-\x20\x7f\\\\]/', $text) === 1) {
            return null;
        }
        if (str_starts_with($text, '//')) {
            $text = 'https:' . $text;
        } elseif (preg_match('~^[a-z0-9.-]+/~i', $text) === 1) {
            $text = 'https://' . $text;
        }
        if (preg_match(self::URL_PATTERN, $text, $matches) !== 1) {
            return null;
        }
        $host = (string) preg_replace('/^(?:www|m|music)\./', '', strtolower($matches[1]));
        $path = array_values(
            array_filter(explode('/', $matches[2] ?? ''), static fn (string $step): bool => $step !== '')
        );
        $query = self::parseParameters($matches[3] ?? '');
        $id = match (true) {
            $host === 'youtu.be' => count($path) === 1 ? $path[0] : null,
            $host === 'youtube.com', $host === 'youtube-nocookie.com' => self::parseId($path, $query),
            default => null,
        };
        $list = $query['list'] ?? '';
        $list = preg_match(self::LIST_PATTERN, $list) === 1 ? $list : '';
        $isVideo = $id !== null && preg_match(self::ID_PATTERN, $id) === 1;
        if ($id === null || (!$isVideo && ($id !== '' || $list === ''))) {
            return null;
        }
        $fragment = self::parseParameters($matches[4] ?? '');

        return new self($id, $list, self::parseSeconds($query['t'] ?? $query['start'] ?? $fragment['t'] ?? ''));
    }

    /** Returns the URL of the video on YouTube. */
    public function watchUrl(): string
    {
        $list = $this->playlistId === '' ? '' : 'list=' . $this->playlistId;
        if ($this->id === '') {
            return 'https://www.youtube.com/playlist?' . $list;
        }
        $more = ($list === '' ? '' : '&' . $list) . ($this->startSeconds > 0 ? "&t={$this->startSeconds}s" : '');

        return 'https://www.youtube.com/watch?v=' . $this->id . $more;
    }

    /**
     * Returns the URL of the privacy-enhanced player, which starts on click and accepts messages
     * (`src/shared/frontend/media/youtube-player.ts`).
     */
    public function playerUrl(): string
    {
        return self::PLAYER_ORIGIN . '/embed/' . ($this->id === '' ? 'videoseries' : $this->id)
            . '?playsinline=1&rel=0&enablejsapi=1'
            . ($this->startSeconds > 0 ? "&start={$this->startSeconds}" : '')
            . ($this->playlistId === '' ? '' : "&list={$this->playlistId}");
    }

    /**
     * @param list<string>         $path
     * @param array<string, string> $query
     * @return string|null the video ID, '' for a playlist without a video, null for other pages
     */
    private static function parseId(array $path, array $query): ?string
    {
        $kind = $path[0] ?? '';
        if ($kind === 'watch' || $kind === 'playlist') {
            return count($path) === 1 ? ($kind === 'watch' ? $query['v'] ?? '' : '') : null;
        }
        if (!in_array($kind, ['shorts', 'live', 'embed', 'v', 'e'], true) || count($path) !== 2) {
            return null;
        }

        return $kind === 'embed' && $path[1] === 'videoseries' ? '' : $path[1];
    }

    /**
     * Parses the query string.
     *
     * @return array<string, string> the first value of each name, not decoded: an encoded value is not a valid ID
     */
    private static function parseParameters(string $query): array
    {
        $pairs = [];
        foreach (explode('&', str_replace('&amp;', '&', $query)) as $pair) {
            [$name, $value] = explode('=', $pair, 2) + [1 => ''];
            $pairs['=' . $name] ??= $value;
        }
        $known = [];
        foreach (['v', 'list', 't', 'start'] as $name) {
            if (isset($pairs['=' . $name])) {
                $known[$name] = $pairs['=' . $name];
            }
        }

        return $known;
    }

    /** Parses `90`, `90s`, `1m30s`, `1h2m3s` to seconds; any other text to 0. */
    private static function parseSeconds(string $time): int
    {
        if (preg_match('/^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/D', $time, $matches) !== 1) {
            return 0;
        }

        return min(359999, (int) ($matches[1] ?? 0) * 3600 + (int) ($matches[2] ?? 0) * 60 + (int) ($matches[3] ?? 0));
    }
}
