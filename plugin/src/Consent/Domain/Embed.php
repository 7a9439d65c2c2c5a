<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Represents an element of a text that would send a request to another host. */
final class Embed
{
    public function __construct(
        /** Byte offset in the text */
        public readonly int $start,
        public readonly int $length,
        public readonly bool $isScript,
        public readonly string $src,
        public readonly string $host,
        public readonly string $title,
        /** In pixels; 0: unknown */
        public readonly int $width,
        public readonly int $height,
        /** Whether it is a video player that starts on click */
        public readonly bool $isVideoPlayer = false,
    ) {
    }

    /** Returns the name of the service for display. */
    public function serviceName(): string
    {
        $names = [
            'youtube' => 'YouTube', 'youtu' => 'YouTube', 'vimeo' => 'Vimeo', 'twitter' => 'X', 'x' => 'X',
            'instagram' => 'Instagram', 'facebook' => 'Facebook',
            'spotify' => 'Spotify', 'soundcloud' => 'SoundCloud', 'tiktok' => 'TikTok', 'google' => 'Google',
            'dailymotion' => 'Dailymotion', 'reddit' => 'Reddit',
        ];
        $steps = array_reverse(explode('.', $this->host));
        $name = str_replace('-nocookie', '', $steps[1] ?? $this->host);

        return $names[$name] ?? $this->host;
    }

    /** Returns the URL of the embedded content on its service's site; '' for a script, which has no page. */
    public function publicUrl(): string
    {
        $src = str_starts_with($this->src, '//') ? 'https:' . $this->src : $this->src;
        if ($this->isScript || preg_match('~^https?://~i', $src) !== 1) {
            return '';
        }
        $video = '~^https?://(?:www\.)?youtube(?:-nocookie)?\.com/embed/([\w-]{11})(?:[?/#].*)?$~iD';

        return (string) preg_replace(
            [$video, '~^https?://player\.vimeo\.com/video/(\d+).*$~iD'],
            ['https://www.youtube.com/watch?v=$1', 'https://vimeo.com/$1'],
            $src,
        );
    }
}
