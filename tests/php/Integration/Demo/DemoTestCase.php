<?php

declare(strict_types=1);

namespace CourantTests\Integration\Demo;

use CourantTests\Support\SiteTestCase;
use WP_Post;

/** Creates the demo content. That takes seconds, so each test creates it once and checks several things. */
abstract class DemoTestCase extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->signIn('administrator');
        // WordPress would take seconds to create all sizes of sixteen images.
        add_filter('intermediate_image_sizes_advanced', static fn (): array => []);
    }

    /** @return array<array-key, mixed> */
    protected function seed(): array
    {
        $summary = require dirname(__DIR__, 4) . '/demo/seed.php';
        return is_array($summary) ? $summary : self::fail('The seed returns a summary.');
    }

    /** @return list<WP_Post> posts of this type that the demo has created */
    protected function findSeeded(string $type): array
    {
        return array_values(get_posts(
            ['post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => '_courant_demo']
        ));
    }

    protected function slug(string $slug, string $type = 'page'): WP_Post
    {
        $post = get_page_by_path($slug, OBJECT, $type);
        return $post instanceof WP_Post ? $post : self::fail("There is no {$type} {$slug}.");
    }

    protected static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
    }
}
