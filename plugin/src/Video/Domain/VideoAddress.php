<?php

declare(strict_types=1);

namespace CourantDesk\Video\Domain;

/**
 * The address of a YouTube video or playlist, in any form that people paste (Spec 3; theme and furniture 3.2).
 *
 * It is read by one pattern and never by a library of addresses, so that `src/video/address.ts` reads every text the
 * same; `tests/fixtures/video/addresses-and-what-they-mean.json` is the law of both. Nothing of a text but an id, a list and a number of
 * seconds ever comes out again.
 */
final class VideoAddress
{
    private const ADDRESS = '~^https?://([a-z0-9.-]+)(?::(?:80|443))?(/[^?\#]*)?(?:\?([^\#]*))?(?:\#(.*))?$~iD';
    private const ID = '/^[A-Za-z0-9_-]{11}$/D';
    private const LIST = '/^[A-Za-z0-9_-]{2,64}$/D';

    private function __construct(
        /** '' where there is a list alone */
        public readonly string $id,
        public readonly string $list,
        /** seconds; 0: from the beginning */
        public readonly int $start,
    ) {
    }

    /** Null for everything that is no address of a video. */
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
        if (preg_match(self::ADDRESS, $text, $part) !== 1) {
            return null;
        }
        $host = (string) preg_replace('/^(?:www|m|music)\./', '', strtolower($part[1]));
        $path = array_values(array_filter(explode('/', $part[2] ?? ''), static fn (string $step): bool => $step !== ''));
        $query = self::pairs($part[3] ?? '');
        $id = match (true) {
            $host === 'youtu.be' => count($path) === 1 ? $path[0] : null,
            $host === 'youtube.com', $host === 'youtube-nocookie.com' => self::idIn($path, $query),
            default => null,
        };
        $list = $query['list'] ?? '';
        $list = preg_match(self::LIST, $list) === 1 ? $list : '';
        $isVideo = $id !== null && preg_match(self::ID, $id) === 1;
        if ($id === null || (!$isVideo && ($id !== '' || $list === ''))) {
            return null;
        }
        $fragment = self::pairs($part[4] ?? '');

        return new self($id, $list, self::seconds($query['t'] ?? $query['start'] ?? $fragment['t'] ?? ''));
    }

    /** Where a visitor can watch it without us. */
    public function watch(): string
    {
        $list = $this->list === '' ? '' : 'list=' . $this->list;
        if ($this->id === '') {
            return 'https://www.youtube.com/playlist?' . $list;
        }
        $more = ($list === '' ? '' : '&' . $list) . ($this->start > 0 ? "&t={$this->start}s" : '');

        return 'https://www.youtube.com/watch?v=' . $this->id . $more;
    }

    /** The privacy-enhanced player, which starts at a press and answers messages (`src/video/player.ts`). */
    public function player(): string
    {
        return 'https://www.youtube-nocookie.com/embed/' . ($this->id === '' ? 'videoseries' : $this->id) . '?playsinline=1&rel=0&enablejsapi=1'
            . ($this->start > 0 ? "&start={$this->start}" : '') . ($this->list === '' ? '' : "&list={$this->list}");
    }

    /**
     * @param list<string>         $path
     * @param array<string, string> $query
     * @return string|null the id, '' for a list alone, null for another page
     */
    private static function idIn(array $path, array $query): ?string
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

    /** @return array<string, string> the first of each name, undecoded: what has to be decoded is no id */
    private static function pairs(string $query): array
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

    /** `90`, `90s`, `1m30s`, `1h2m3s`; everything else is the beginning. */
    private static function seconds(string $time): int
    {
        if (preg_match('/^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/D', $time, $part) !== 1) {
            return 0;
        }

        return min(359999, (int) ($part[1] ?? 0) * 3600 + (int) ($part[2] ?? 0) * 60 + (int) ($part[3] ?? 0));
    }
}
