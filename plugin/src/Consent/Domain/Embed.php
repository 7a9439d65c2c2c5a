<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** A piece of a text that would ask another host. */
final class Embed
{
    public function __construct(
        /** Bytes from the beginning of the text */
        public readonly int $start,
        public readonly int $length,
        public readonly bool $isScript,
        public readonly string $src,
        public readonly string $host,
        public readonly string $title,
        /** Pixels; 0: not said */
        public readonly int $width,
        public readonly int $height,
        /** A video player that starts when it is pressed */
        public readonly bool $isPlayer = false,
    ) {
    }

    /** Whose it is, as people say it. */
    public function name(): string
    {
        $names = [
            'youtube' => 'YouTube', 'youtu' => 'YouTube', 'vimeo' => 'Vimeo', 'twitter' => 'X', 'x' => 'X', 'instagram' => 'Instagram', 'facebook' => 'Facebook',
            'spotify' => 'Spotify', 'soundcloud' => 'SoundCloud', 'tiktok' => 'TikTok', 'google' => 'Google', 'dailymotion' => 'Dailymotion', 'reddit' => 'Reddit',
        ];
        $steps = array_reverse(explode('.', $this->host));
        $name = str_replace('-nocookie', '', $steps[1] ?? $this->host);

        return $names[$name] ?? $this->host;
    }

    /** Where a visitor can see it without us; '' for a script, which is no page. */
    public function link(): string
    {
        $src = str_starts_with($this->src, '//') ? 'https:' . $this->src : $this->src;
        if ($this->isScript || preg_match('~^https?://~i', $src) !== 1) {
            return '';
        }
        $video = '~^https?://(?:www\.)?youtube(?:-nocookie)?\.com/embed/([\w-]{11})(?:[?/#].*)?$~iD';

        return (string) preg_replace([$video, '~^https?://player\.vimeo\.com/video/(\d+).*$~iD'], ['https://www.youtube.com/watch?v=$1', 'https://vimeo.com/$1'], $src);
    }
}
