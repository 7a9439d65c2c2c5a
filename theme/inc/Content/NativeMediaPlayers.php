<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Plays audio and video shortcodes in the browser's native player, without jQuery or a script. Media that only
 * WordPress's player can play still uses it.
 */
final class NativeMediaPlayers implements Module
{
    private const EXTERNAL_VIDEO_PATTERN = '#^https?://(?:www\.)?(?:youtube\.com|youtu\.be|(?:.+\.)?vimeo\.com)/#i';

    private bool $isExternal = false;

    public function boot(): void
    {
        add_filter('wp_video_shortcode_override', $this->detectExternalVideo(...), 10, 2);
        // Early, so that other filters can override it.
        add_filter('wp_audio_shortcode_library', $this->selectAudioLibrary(...), 5);
        add_filter('wp_video_shortcode_library', $this->selectVideoLibrary(...), 5);
    }

    /**
     * Detects shortcodes with an external video that needs WordPress's player.
     *
     * @param mixed $attributes Shortcode attributes, as written.
     */
    private function detectExternalVideo(mixed $html, mixed $attributes = []): mixed
    {
        $source = is_array($attributes) ? $attributes['src'] ?? '' : '';
        $this->isExternal = is_string($source) && preg_match(self::EXTERNAL_VIDEO_PATTERN, $source) === 1;

        return $html;
    }

    private function selectAudioLibrary(mixed $library): mixed
    {
        return $library === 'mediaelement' ? 'native' : $library;
    }

    private function selectVideoLibrary(mixed $library): mixed
    {
        return $this->isExternal ? $library : $this->selectAudioLibrary($library);
    }
}
