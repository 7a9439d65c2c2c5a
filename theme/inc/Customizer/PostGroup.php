<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * A few articles that an editor chose by a rule: those of the ticker, the slider and so on.
 */
final class PostGroup
{
    /**
     * @param bool $on Whether it is shown at all.
     * @param string $title Plain; empty where the theme's own words stand.
     * @param string $source latest, category, tag, picked or discussed.
     * @param list<int> $ids The picked ones, in order.
     */
    public function __construct(
        public readonly bool $on,
        public readonly string $title,
        public readonly string $source,
        public readonly int $category,
        public readonly int $tag,
        public readonly array $ids,
        public readonly int $count,
    ) {
    }

    /**
     * What to ask WP_Query for. A source that names nothing falls back to the newest.
     *
     * @param list<int> $without Articles that stand on the page already.
     * @return array<string, mixed>
     */
    public function arguments(array $without = []): array
    {
        // WordPress ignores post__not_in beside post__in.
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
            $this->source === 'picked' && $this->ids !== [] => [
                'post__in' => $picked === [] ? [0] : $picked,
                'orderby' => 'post__in',
            ] + $common,
            $this->source === 'discussed' => ['orderby' => ['comment_count' => 'DESC', 'date' => 'DESC']] + $common,
            default => $common,
        };
    }
}
