<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * View model of a media library file.
 */
final class AttachmentView
{
    private const TYPES = ['image', 'audio', 'video'];

    private function __construct(public readonly \WP_Post $post)
    {
    }

    /**
     * Returns the view of the current post of the loop.
     */
    public static function current(): self
    {
        return new self(ArticleView::current()->post);
    }

    /**
     * Returns the kind of the file.
     *
     * @return string image, audio, video or document; also the name of its template part (template-parts/attachment).
     */
    public function type(): string
    {
        foreach (self::TYPES as $type) {
            if (wp_attachment_is($type, $this->post)) {
                return $type;
            }
        }

        return 'document';
    }

    public function url(): string
    {
        return (string) wp_get_attachment_url($this->post->ID);
    }

    public function fileName(): string
    {
        return wp_basename($this->url());
    }

    /**
     * Returns the alternative text of an image, or else its title or file name.
     */
    public function alternativeText(): string
    {
        $altText = get_post_meta($this->post->ID, '_wp_attachment_image_alt', true);
        $texts = array_map(
            static fn (mixed $text): string => is_string($text) ? trim(wp_strip_all_tags($text)) : '',
            [$altText, get_the_title($this->post)]
        );

        return array_values(array_filter($texts, static fn (string $text): bool => $text !== ''))[0]
            ?? $this->fileName();
    }

    public function caption(): string
    {
        return (string) wp_get_attachment_caption($this->post->ID);
    }

    /**
     * Returns the ID of the preview image: the poster of a video, the first page of a document; 0 when there is none.
     */
    public function previewImageId(): int
    {
        $poster = (int) get_post_thumbnail_id($this->post);
        $sizes = $this->metadata()['sizes'] ?? [];

        return match (true) {
            $poster > 0 => $poster,
            $this->type() === 'document' && $sizes !== [] => $this->post->ID,
            default => 0,
        };
    }

    /**
     * Returns the dimensions of an image or video.
     *
     * @return list<int> Width and height in pixels; empty when unknown.
     */
    public function dimensions(): array
    {
        $details = $this->metadata();
        $dimensions = array_map(
            static fn (string $side): int => is_numeric($details[$side] ?? null) ? (int) $details[$side] : 0,
            ['width', 'height'],
        );

        return min($dimensions) > 0 ? $dimensions : [];
    }

    /**
     * Returns the file's properties for display.
     *
     * @return array<string, string> Values by label: type, dimensions, length, size.
     */
    public function properties(): array
    {
        $details = $this->metadata();
        $dimensions = array_map(number_format_i18n(...), $this->dimensions());
        $length = $details['length_formatted'] ?? '';
        $path = get_attached_file($this->post->ID);
        $bytes = is_numeric($details['filesize'] ?? null)
            ? (int) $details['filesize']
            : (is_string($path) && is_file($path) ? (int) filesize($path) : 0);

        return array_filter([
            __('File type', 'courant') => strtoupper(pathinfo($this->fileName(), PATHINFO_EXTENSION)),
            __('Dimensions', 'courant') => $dimensions === []
                ? ''
                /* translators: 1: width, 2: height of a picture, in pixels. */
                : sprintf(__('%1$s × %2$s pixels', 'courant'), ...$dimensions),
            __('Length', 'courant') => is_string($length) ? $length : '',
            __('File size', 'courant') => $bytes > 0 ? size_format($bytes, $bytes < MB_IN_BYTES ? 0 : 1) : '',
        ], static fn (string $fact): bool => $fact !== '');
    }

    /**
     * Returns the metadata that WordPress read from the file when it was uploaded.
     *
     * @return array<string, mixed>
     */
    private function metadata(): array
    {
        $details = wp_get_attachment_metadata($this->post->ID);

        return is_array($details) ? $details : [];
    }
}
