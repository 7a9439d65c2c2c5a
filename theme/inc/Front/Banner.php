<?php

declare(strict_types=1);

namespace Courant\Front;

/**
 * What stands at the top of the magazine.
 */
final class Banner
{
    /**
     * @param list<\WP_Post> $slider
     * @param list<\WP_Post> $featured
     * @param list<\WP_Post> $trending
     * @param list<\WP_Post> $popular The strip below it.
     */
    public function __construct(
        public readonly array $slider,
        public readonly array $featured,
        public readonly array $trending,
        public readonly array $popular,
    ) {
    }

    /**
     * @return list<int> Ids of all that it shows.
     */
    public function ids(): array
    {
        return array_map(
            static fn (\WP_Post $post): int => $post->ID,
            array_merge($this->slider, $this->featured, $this->trending, $this->popular)
        );
    }
}
