<?php

declare(strict_types=1);

namespace CourantDesk\Video\Storage;

use CourantDesk\Kernel\Utf8;
use CourantDesk\Video\VideoSettings;

/** Registers the post meta of videos for the REST API and revisions. */
final class VideoMeta
{
    public const URL = 'courant_video_url';
    public const DISABLED = 'courant_video_off';
    public const POSTER = 'courant_video_poster';

    public function __construct(private readonly VideoSettings $settings)
    {
    }

    public function registerMeta(): void
    {
        foreach ($this->settings->postTypes() as $type) {
            $this->registerKey($type, self::URL, 'string', '', self::sanitizeUrl(...));
            $this
                ->registerKey($type, self::DISABLED, 'boolean', false, static fn (mixed $value): bool => (bool) $value);
            $this->registerKey($type, self::POSTER, 'integer', 0, static fn (mixed $value): int => is_numeric(
                $value
            ) ? max(0, (int) $value) : 0);
        }
    }

    /** Hides the meta from the custom fields box; the editors have separate fields. */
    public function protectMeta(bool $protected, string $key, string $type = ''): bool
    {
        return $protected
            || (in_array($type, ['', 'post'], true) && in_array($key, [self::URL, self::DISABLED, self::POSTER], true));
    }

    /**
     * Sanitizes the URL. An invalid URL is kept so that the editor can show it with an error; it is never printed on a
     * page.
     */
    public static function sanitizeUrl(mixed $value): string
    {
        return is_string($value) ? Utf8::truncate(Utf8::toSingleLine($value), 1000) : '';
    }

    private function registerKey(
        string $type,
        string $key,
        string $kind,
        string|bool|int $default,
        callable $clean,
    ): void {
        register_post_meta($type, $key, [
            'type' => $kind,
            'single' => true,
            'default' => $default,
            'show_in_rest' => true,
            'revisions_enabled' => post_type_supports($type, 'revisions'),
            'sanitize_callback' => static fn (mixed $value): mixed => $clean($value),
            'auth_callback' => static fn (bool $allowed, string $name, int $post, int $user): bool
                => user_can($user, 'edit_post', $post),
        ]);
    }
}
