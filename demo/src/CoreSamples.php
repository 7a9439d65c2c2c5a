<?php

declare(strict_types=1);

namespace CourantDemo;

use WP_Post;

/** Moves the sample content of a new WordPress to the trash, if nobody has edited it. */
final class CoreSamples
{
    private const SAMPLES = ['hello-world' => 'post', 'sample-page' => 'page', 'privacy-policy' => 'page'];

    public function __construct(private readonly DemoRecords $records)
    {
    }

    public function clear(): void
    {
        $this->records->createOnce('samples', static function (): void {
            foreach (self::SAMPLES as $slug => $type) {
                $post = get_page_by_path($slug, OBJECT, $type);
                if ($post instanceof WP_Post && self::isUnmodified($post)) {
                    wp_trash_post($post->ID);
                }
            }
        });
    }

    /**
     * Checks whether a post is unedited sample content. The installation creates it first, so it has the lowest IDs.
     */
    private static function isUnmodified(WP_Post $post): bool
    {
        return $post->ID <= 3 && $post->post_modified === $post->post_date;
    }
}
