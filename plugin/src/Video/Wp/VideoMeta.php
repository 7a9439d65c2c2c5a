<?php

declare(strict_types=1);

namespace CourantDesk\Video\Wp;

use CourantDesk\Kernel\Utf8;
use CourantDesk\Video\VideoSettings;

/** What an editor says of a text's video, in REST and in revisions. */
final class VideoMeta
{
    public const ADDRESS = 'courant_video_url';
    public const OFF = 'courant_video_off';
    public const POSTER = 'courant_video_poster';

    public function __construct(private readonly VideoSettings $settings)
    {
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 20);
        add_filter('is_protected_meta', [$this, 'isOurs'], 10, 3);
    }

    public function register(): void
    {
        foreach ($this->settings->types() as $type) {
            $this->add($type, self::ADDRESS, 'string', '', self::cleanAddress(...));
            $this->add($type, self::OFF, 'boolean', false, static fn (mixed $value): bool => (bool) $value);
            $this->add($type, self::POSTER, 'integer', 0, static fn (mixed $value): int => is_numeric($value) ? max(0, (int) $value) : 0);
        }
    }

    /** They have their place in the editors; the box of custom fields would show them a second time. */
    public function isOurs(bool $protected, string $key, string $type = ''): bool
    {
        return $protected || (in_array($type, ['', 'post'], true) && in_array($key, [self::ADDRESS, self::OFF, self::POSTER], true));
    }

    /** As typed: a wrong address is shown again, with what is wrong, and never reaches a page. */
    public static function cleanAddress(mixed $value): string
    {
        return is_string($value) ? Utf8::cut(Utf8::line($value), 1000) : '';
    }

    private function add(string $type, string $key, string $kind, string|bool|int $default, callable $clean): void
    {
        register_post_meta($type, $key, [
            'type' => $kind,
            'single' => true,
            'default' => $default,
            'show_in_rest' => true,
            'revisions_enabled' => post_type_supports($type, 'revisions'),
            'sanitize_callback' => static fn (mixed $value): mixed => $clean($value),
            'auth_callback' => static fn (bool $allowed, string $name, int $post, int $user): bool => user_can($user, 'edit_post', $post),
        ]);
    }
}
