<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Describes a configured group of articles, such as those of the ticker or the slider.
 */
final class PostGroup
{
    /**
     * @param bool $isEnabled Whether the group is shown.
     * @param string $title Plain text; empty: the default title.
     * @param string $source latest, category, tag, picked, read or discussed.
     * @param list<int> $ids Selected articles, in order; for the source "read", those with the most views.
     */
    public function __construct(
        public readonly bool $isEnabled,
        public readonly string $title,
        public readonly string $source,
        public readonly int $category,
        public readonly int $tag,
        public readonly array $ids,
        public readonly int $count,
    ) {
    }

    /**
     * Returns the arguments for WP_Query. A source without a selection falls back to the newest articles; the source
     * "read", to those with the most comments.
     *
     * @param list<int> $without Articles that are already on the page.
     * @return array<string, mixed>
     */
    public function queryArguments(array $without = []): array
    {
        // WordPress ignores post__not_in when post__in is set.
        $picked = array_values(array_diff($this->ids, $without));
        $common = [
            'post_type' => 'post',
            'post_status' => 'publish',
            'posts_per_page' => $this->count,
            'post__not_in' => $without,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
        ];

        return match (true) {
            $this->source === 'category' && $this->category > 0 => ['cat' => $this->category] + $common,
            $this->source === 'tag' && $this->tag > 0 => ['tag_id' => $this->tag] + $common,
            in_array($this->source, ['picked', 'read'], true) && $this->ids !== [] => [
                'post__in' => $picked === [] ? [0] : $picked,
                'orderby' => 'post__in',
            ] + $common,
            in_array($this->source, ['read', 'discussed'], true) => [
                'orderby' => ['comment_count' => 'DESC', 'date' => 'DESC'],
            ] + $common,
            default => $common,
        };
    }
}
