<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Storage;

use WP_Post;

/** Finds the blocks of updates in the text of a live blog. */
final class LiveUpdateBlocks
{
    public const NAME = 'courant/live-update';

    /** @return list<array<array-key, mixed>> in the order of the text, the newest first */
    public static function find(WP_Post $post, int $max): array
    {
        return self::blocks($post, $max);
    }

    /** Returns the same blocks as text. */
    public static function serialize(WP_Post $post, int $max): string
    {
        return serialize_blocks(self::blocks($post, $max));
    }

    /**
     * @return list<array{
     *     blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<array-key, mixed>>,
     *     innerHTML: string, innerContent: array<array-key, mixed>
     * }>
     */
    private static function blocks(WP_Post $post, int $max): array
    {
        return array_slice(array_values(array_filter(
            parse_blocks($post->post_content),
            static fn (array $block): bool => $block['blockName'] === self::NAME,
        )), 0, $max);
    }
}
