<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Feature;

/**
 * Sounds and films of shortcodes play in the browser's own player, without jQuery and without a script of ours. What only
 * WordPress's player can play keeps it.
 */
final class Players implements Feature
{
    private const ELSEWHERE = '#^https?://(?:www\.)?(?:youtube\.com|youtu\.be|(?:.+\.)?vimeo\.com)/#i';

    private bool $isElsewhere = false;

    public function boot(): void
    {
        add_filter('wp_video_shortcode_override', $this->look(...), 10, 2);
        // Early, so that an owner's own filter has the last word.
        add_filter('wp_audio_shortcode_library', $this->ofSounds(...), 5);
        add_filter('wp_video_shortcode_library', $this->ofFilms(...), 5);
    }

    /**
     * @param mixed $attributes Of the shortcode, as written.
     */
    private function look(mixed $html, mixed $attributes = []): mixed
    {
        $source = is_array($attributes) ? $attributes['src'] ?? '' : '';
        $this->isElsewhere = is_string($source) && preg_match(self::ELSEWHERE, $source) === 1;

        return $html;
    }

    private function ofSounds(mixed $library): mixed
    {
        return $library === 'mediaelement' ? 'native' : $library;
    }

    private function ofFilms(mixed $library): mixed
    {
        return $this->isElsewhere ? $library : $this->ofSounds($library);
    }
}
