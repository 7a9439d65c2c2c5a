<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Storage;

use CourantDesk\LiveBlog\Domain\LiveBlogState;

/** Registers the post meta that makes an article a live blog. */
final class LiveBlogMeta
{
    public const STATE = 'courant_live_blog';
    public const POST_TYPE = 'post';

    public function registerMeta(): void
    {
        register_post_meta(self::POST_TYPE, self::STATE, [
            'type' => 'string',
            'single' => true,
            'default' => '',
            'show_in_rest' => ['schema' => ['enum' => ['', 'live', 'ended']]],
            'sanitize_callback' => static fn (mixed $value): string => LiveBlogState::fromValue($value)->value,
            'auth_callback' => static fn (bool $allowed, string $name, int $post, int $user): bool
                => user_can($user, 'edit_post', $post),
        ]);
    }

    /** Hides the meta from the custom fields box; the editors have separate fields. */
    public function protectMeta(bool $protected, string $key, string $type = ''): bool
    {
        return $protected
            || (in_array($type, ['', 'post'], true) && in_array($key, [self::STATE, StoredUpdates::META], true));
    }

    public static function stateOf(int $post): LiveBlogState
    {
        return get_post_type($post) === self::POST_TYPE
            ? LiveBlogState::fromValue(get_post_meta($post, self::STATE, true))
            : LiveBlogState::None;
    }
}
