<?php

declare(strict_types=1);

namespace CourantDemo;

use RuntimeException;

/** Creates the illustrations, as attachments with alternative text, caption and all sizes. */
final class Images
{
    public function __construct(private readonly string $folder, private readonly DemoRecords $records)
    {
    }

    public function create(Row $images): int
    {
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $count = 0;
        foreach ($images->rows() as $row) {
            $count += $this->createIfMissing($row) > 0 ? 1 : 0;
        }
        return $count;
    }

    public function id(string $key): int
    {
        return $this->records->post("image:{$key}");
    }

    public function url(string $key): string
    {
        $id = $this->id($key);
        return $id > 0 ? wp_make_link_relative((string) wp_get_attachment_image_url($id, 'large')) : '';
    }

    public function alt(string $key): string
    {
        $alt = get_post_meta($this->id($key), '_wp_attachment_image_alt', true);
        return is_string($alt) ? $alt : '';
    }

    private function createIfMissing(Row $row): int
    {
        $key = $row->text('key');
        $id = $this->records->getOrCreatePost("image:{$key}", fn (): array => $this->fields($row));
        $file = $id > 0 ? get_attached_file($id) : false;
        // Also after a run that was interrupted while the sizes were created.
        if (is_string($file) && is_file($file) && wp_get_attachment_metadata($id) === false) {
            $this->makeSizes($id, $file, $key === 'site-icon');
        }
        return $id;
    }

    private function makeSizes(int $id, string $file, bool $icon): void
    {
        require_once ABSPATH . 'wp-admin/includes/class-wp-site-icon.php';
        $sizes = (new \WP_Site_Icon())->additional_sizes(...);
        if ($icon) {
            add_filter('intermediate_image_sizes_advanced', $sizes);
        }
        wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
        remove_filter('intermediate_image_sizes_advanced', $sizes);
    }

    /** @return array<string, mixed> */
    private function fields(Row $row): array
    {
        $key = $row->text('key');
        $name = $row->has('file') ? $row->text('file') : "{$key}.webp";
        $kept = wp_upload_bits("courant-{$name}", null, (string) file_get_contents("{$this->folder}/{$name}"));
        if ($kept['error'] !== false) {
            throw new RuntimeException("Demo image {$name}: {$kept['error']}");
        }
        return [
            'post_type' => 'attachment',
            'post_status' => 'inherit',
            'post_title' => ucfirst(str_replace('-', ' ', $key)),
            'post_name' => "courant-{$key}",
            'post_excerpt' => $row->text('caption'),
            'post_mime_type' => $kept['type'],
            'guid' => $kept['url'],
            'meta_input' => [
                '_wp_attached_file' => _wp_relative_upload_path($kept['file']),
                '_wp_attachment_image_alt' => $row->text('alt'),
            ],
        ];
    }
}
