<?php

declare(strict_types=1);

namespace CourantTests\Support\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;

/**
 * Creates articles and requests pages of the theme.
 *
 * @phpstan-require-extends SiteTestCase
 */
trait RequestsThemePages
{
    /** @param array<string, mixed> $given */
    private function article(string $title, array $given = []): \WP_Post
    {
        return $this->post($given + ['title' => $title, 'content' => '<p>Some text.</p>', 'comment_status' => 'open']);
    }

    private function page(mixed $url): Page
    {
        self::assertIsString($url);
        $response = $this->http('GET', $this->path($url));
        self::assertSame(200, $response->status, $url);

        return new Page($response->body);
    }

    private function path(mixed $url): string
    {
        self::assertIsString($url);

        return str_starts_with($url, '/') ? $url : substr($url, strlen(home_url()));
    }

    private function picture(string $title, int $parent): int
    {
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $name = sanitize_title($title);
        $file = wp_upload_dir()['path'] . "/{$name}.png";
        wp_mkdir_p(dirname($file));
        $image = imagecreatetruecolor(40, 30);
        self::assertNotFalse($image);
        imagepng($image, $file);
        $id = wp_insert_attachment([
            'post_mime_type' => 'image/png', 'post_title' => $title, 'post_excerpt' => "Caption of {$title}",
            'post_status' => 'inherit', 'post_parent' => $parent,
        ], $file);
        wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));

        return $id;
    }
}
