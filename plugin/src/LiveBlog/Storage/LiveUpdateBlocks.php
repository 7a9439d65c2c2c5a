<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Storage;

use CourantDesk\LiveBlog\Domain\LiveUpdate;
use CourantDesk\LiveBlog\Domain\StoredUpdate;
use WP_Post;

/** Finds the blocks of updates in the text of a live blog. */
final class LiveUpdateBlocks
{
    public const NAME = 'courant/live-update';

    /**
     * @return list<array{
     *     blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<array-key, mixed>>,
     *     innerHTML: string, innerContent: array<array-key, mixed>
     * }> in the order of the text, the newest first
     */
    public static function find(WP_Post $post): array
    {
        $blocks = array_values(array_filter(
            parse_blocks($post->post_content),
            static fn (array $block): bool => $block['blockName'] === self::NAME,
        ));

        return self::merge($blocks, StoredUpdates::published($post->ID));
    }

    /**
     * Returns a hash of the stored update, which differs after every correction.
     *
     * @param array<array-key, mixed> $block as `parse_blocks()` returns it
     */
    public static function versionOf(array $block): string
    {
        /**
         * @var array{
         *     blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<array-key, mixed>>,
         *     innerHTML: string, innerContent: array<array-key, mixed>
         * } $block
         */
        return substr(md5(serialize_block($block)), 0, 8);
    }

    /**
     * Returns the text of an article with its stored updates: each before the first older block of an update, otherwise
     * at the end.
     */
    public static function insertStored(string $text, WP_Post $post): string
    {
        $stored = StoredUpdates::published($post->ID);
        if ($stored === []) {
            return $text;
        }
        // WordPress adds no paragraphs to text with blocks.
        $text = has_blocks($text) ? $text : wpautop($text);

        return serialize_blocks(self::merge(array_values(parse_blocks($text)), $stored));
    }

    /**
     * @param list<array{
     *     blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<array-key, mixed>>,
     *     innerHTML: string, innerContent: array<array-key, mixed>
     * }> $blocks
     * @param list<StoredUpdate> $stored newest first
     * @return list<array{
     *     blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array<array-key, mixed>>,
     *     innerHTML: string, innerContent: array<array-key, mixed>
     * }>
     */
    private static function merge(array $blocks, array $stored): array
    {
        $merged = [];
        foreach ($blocks as $block) {
            $time = $block['blockName'] === self::NAME ? LiveUpdate::fromAttributes($block['attrs'])->time : null;
            while ($time !== null && $stored !== [] && $stored[0]->timestamp() >= $time) {
                $merged[] = self::toBlock(array_shift($stored));
            }
            $merged[] = $block;
        }

        return [...$merged, ...array_map(self::toBlock(...), $stored)];
    }

    /**
     * @return array{
     *     blockName: string, attrs: array<string, string>, innerBlocks: list<array<string, mixed>>,
     *     innerHTML: string, innerContent: list<string|null>
     * }
     */
    private static function toBlock(StoredUpdate $update): array
    {
        $html = wpautop($update->text);

        return [
            'blockName' => self::NAME,
            'attrs' => $update->attributes(),
            'innerBlocks' => [[
                'blockName' => 'core/html', 'attrs' => [], 'innerBlocks' => [],
                'innerHTML' => $html, 'innerContent' => [$html],
            ]],
            'innerHTML' => '',
            'innerContent' => [null],
        ];
    }
}
