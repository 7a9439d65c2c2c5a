<?php

declare(strict_types=1);

namespace Courant\FrontPage;

/**
 * Contains the articles at the top of the magazine page.
 */
final class FrontPageBanner
{
    /**
     * @param list<\WP_Post> $slider
     * @param list<\WP_Post> $featured
     * @param list<\WP_Post> $trending
     * @param list<\WP_Post> $popular The row below the banner.
     */
    public function __construct(
        public readonly array $slider,
        public readonly array $featured,
        public readonly array $trending,
        public readonly array $popular,
    ) {
    }

    /**
     * Returns all articles in the banner and in the row below it.
     *
     * @return list<\WP_Post>
     */
    public function posts(): array
    {
        return [...$this->slider, ...$this->featured, ...$this->trending, ...$this->popular];
    }

    /**
     * Returns the IDs of these articles.
     *
     * @return list<int>
     */
    public function postIds(): array
    {
        return array_map(static fn (\WP_Post $post): int => $post->ID, $this->posts());
    }
}
