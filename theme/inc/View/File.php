<?php

declare(strict_types=1);

namespace Courant\View;

/**
 * What the page of a file of the media library may say about it.
 */
final class File
{
    private const KINDS = ['image' => 'picture', 'audio' => 'sound', 'video' => 'film'];

    private function __construct(public readonly \WP_Post $post)
    {
    }

    /**
     * The file that the loop stands at.
     */
    public static function current(): self
    {
        return new self(Story::current()->post);
    }

    /**
     * @return string picture, sound, film or file; also the name of its template part (template-parts/file).
     */
    public function kind(): string
    {
        foreach (self::KINDS as $type => $kind) {
            if (wp_attachment_is($type, $this->post)) {
                return $kind;
            }
        }

        return 'file';
    }

    public function address(): string
    {
        return (string) wp_get_attachment_url($this->post->ID);
    }

    public function name(): string
    {
        return wp_basename($this->address());
    }

    /**
     * What a picture shows, in words: those of its author, else its title or its name.
     */
    public function words(): string
    {
        $said = get_post_meta($this->post->ID, '_wp_attachment_image_alt', true);
        $words = array_map(
            static fn (mixed $text): string => is_string($text) ? trim(wp_strip_all_tags($text)) : '',
            [$said, get_the_title($this->post)]
        );

        return array_values(array_filter($words, static fn (string $text): bool => $text !== ''))[0] ?? $this->name();
    }

    public function caption(): string
    {
        return (string) wp_get_attachment_caption($this->post->ID);
    }

    /**
     * The picture that stands for it: a film's poster, the first page of a document; 0 when it has none.
     */
    public function cover(): int
    {
        $poster = (int) get_post_thumbnail_id($this->post);
        $sizes = $this->details()['sizes'] ?? [];

        return match (true) {
            $poster > 0 => $poster,
            $this->kind() === 'file' && $sizes !== [] => $this->post->ID,
            default => 0,
        };
    }

    /**
     * @return list<int> Width and height in pixels of a picture or film; empty when they are not known.
     */
    public function measures(): array
    {
        $details = $this->details();
        $measures = array_map(static fn (string $side): int => is_numeric($details[$side] ?? null) ? (int) $details[$side] : 0, ['width', 'height']);

        return min($measures) > 0 ? $measures : [];
    }

    /**
     * @return array<string, string> What it is, by its name: kind of file, measures, length, size.
     */
    public function facts(): array
    {
        $details = $this->details();
        $measures = array_map(number_format_i18n(...), $this->measures());
        $length = $details['length_formatted'] ?? '';
        $path = get_attached_file($this->post->ID);
        $bytes = is_numeric($details['filesize'] ?? null) ? (int) $details['filesize'] : (is_string($path) && is_file($path) ? (int) filesize($path) : 0);

        return array_filter([
            __('Kind of file', 'courant') => strtoupper(pathinfo($this->name(), PATHINFO_EXTENSION)),
            /* translators: 1: width, 2: height of a picture, in pixels. */
            __('Measures', 'courant') => $measures === [] ? '' : sprintf(__('%1$s × %2$s pixels', 'courant'), ...$measures),
            __('Length', 'courant') => is_string($length) ? $length : '',
            __('Size', 'courant') => $bytes > 0 ? size_format($bytes, $bytes < MB_IN_BYTES ? 0 : 1) : '',
        ], static fn (string $fact): bool => $fact !== '');
    }

    /**
     * @return array<string, mixed> What WordPress read from the file when it was uploaded.
     */
    private function details(): array
    {
        $details = wp_get_attachment_metadata($this->post->ID);

        return is_array($details) ? $details : [];
    }
}
