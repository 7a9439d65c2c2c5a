<?php

declare(strict_types=1);

namespace CourantDesk\LiveBlog\Frontend;

use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\LiveBlog\Domain\LiveBlogState;
use CourantDesk\LiveBlog\Domain\LiveUpdate;
use CourantDesk\LiveBlog\Storage\LiveBlogMeta;
use CourantDesk\LiveBlog\Storage\LiveUpdateBlocks;
use WP_Post;

/** Adds the updates of a live blog to the structured data that the theme prints for an article. */
final class LiveBlogStructuredData
{
    private const MAX_UPDATES = 50;
    private const MAX_WORDS = 100;

    /**
     * @param mixed $article object of schema.org
     * @return mixed
     */
    public function addUpdates(mixed $article, mixed $post): mixed
    {
        if (!is_array($article) || !$post instanceof WP_Post || PostReadPolicy::isLocked($post->ID)) {
            return $article;
        }
        $state = LiveBlogMeta::stateOf($post->ID);
        if ($state === LiveBlogState::None) {
            return $article;
        }
        $updates = [];
        foreach (array_slice(LiveUpdateBlocks::find($post), 0, self::MAX_UPDATES) as $block) {
            $updates[] = self::posting($block, $post);
        }

        return ['@type' => 'LiveBlogPosting'] + $article
            + ['coverageStartTime' => get_post_time(DATE_W3C, false, $post)]
            + ($state === LiveBlogState::Ended
                ? ['coverageEndTime' => get_post_modified_time(DATE_W3C, false, $post)]
                : [])
            + ($updates === [] ? [] : ['liveBlogUpdate' => $updates]);
    }

    /**
     * @param array<array-key, mixed> $block
     * @return array<string, mixed>
     */
    private static function posting(array $block, WP_Post $post): array
    {
        $update = LiveUpdate::fromAttributes(is_array($block['attrs'] ?? null) ? $block['attrs'] : []);
        $inner = is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : [];
        $html = implode(' ', array_map(
            static fn (mixed $child): string => is_array($child) && is_string($child['innerHTML'] ?? null)
                ? $child['innerHTML']
                : '',
            $inner,
        ));
        $text = html_entity_decode(wp_trim_words($html, self::MAX_WORDS, '…'), ENT_QUOTES);
        $id = $update->elementId();

        return array_filter([
            '@type' => 'BlogPosting',
            'headline' => $update->title !== '' ? $update->title : wp_trim_words($text, 12, '…'),
            'datePublished' => $update->time === null ? '' : (string) wp_date(DATE_W3C, $update->time),
            'articleBody' => $text,
            'url' => get_permalink($post) . ($id === '' ? '' : "#{$id}"),
        ], static fn (string $value): bool => $value !== '');
    }
}
