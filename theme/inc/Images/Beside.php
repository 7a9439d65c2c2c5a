<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Feature;
use Courant\Openings;
use Courant\View\Layout;

/**
 * Pictures that stand beside others, or beside words, say that they are drawn as wide as their share of the column. A browser
 * that can measure what waits does without; those in the first window, and other browsers, cannot.
 */
final class Beside implements Feature
{
    private const MARK = 'data-courant-share';
    private const GAP = 1.5;

    /** Below so many pixels: galleries and grids are in two, or one; pictures stand above their words. */
    private const NARROW = 600;

    /** Below so many columns stand above each other. */
    private const STACKED = 782;

    public function boot(): void
    {
        add_filter('render_block_core/image', $this->image(...), 10, 2);
        add_filter('render_block_core/gallery', $this->gallery(...), 10, 2);
        add_filter('render_block_core/columns', $this->columns(...), 10, 2);
        add_filter('render_block_core/cover', $this->cover(...), 10, 2);
        add_filter('render_block_core/media-text', $this->mediaText(...), 10, 2);
        add_filter('render_block_core/latest-posts', $this->grid(...), 10, 2);
        add_filter('render_block_core/post-template', $this->grid(...), 10, 2);
        add_filter('wp_content_img_tag', $this->said(...));
    }

    /**
     * @param array<string, mixed> $block
     */
    private function image(string $html, array $block): string
    {
        $isWhole = self::text($block, 'align') === 'full' && ! Layout::hasSidebar();

        return self::isWide($block) ? $this->marked($html, static fn (): string => $isWhole ? '2 1 1 0' : '1 1 1 0') : $html;
    }

    /**
     * In rows of several, the last of which may have fewer; in narrow windows two in a row.
     *
     * @param array<string, mixed> $block
     */
    private function gallery(string $html, array $block): string
    {
        $count = substr_count($html, '<img');
        $asked = (int) self::number($block, 'columns');
        $columns = max(1, $asked > 0 ? $asked : min(3, $count));
        $last = $count % $columns;

        return ! str_contains($html, 'has-nested-images') ? $html : $this->marked($html, static fn (int $index): string => sprintf(
            '%d %d %d %d',
            self::isWide($block),
            $last > 0 && $index >= $count - $last ? $last : $columns,
            $columns === 1 || ($index === $count - 1 && $count % 2 === 1) ? 1 : 2,
            self::NARROW
        ));
    }

    /**
     * @param array<string, mixed> $block
     */
    private function columns(string $html, array $block): string
    {
        $columns = is_array($block['innerBlocks'] ?? null) ? count($block['innerBlocks']) : 0;

        return $columns < 2 ? $html : $this->marked($html, static fn (): string => sprintf('%d %d 1 %d', self::isWide($block), $columns, self::STACKED));
    }

    /**
     * @param array<string, mixed> $block
     */
    private function mediaText(string $html, array $block): string
    {
        $width = self::number($block, 'mediaWidth');
        $parts = 100 / max(15, $width > 0 ? $width : 50);

        return $this->marked($html, static fn (int $index): string => $index > 0 ? '' : sprintf('%d %.2F 1 %d', self::isWide($block), $parts, self::NARROW));
    }

    /**
     * @param array<string, mixed> $block
     */
    private function cover(string $html, array $block): string
    {
        return $this->marked($html, static fn (int $index): string => $index > 0 ? '' : sprintf('%d 1 1 0', self::isWide($block)));
    }

    /**
     * Lists of articles.
     *
     * @param array<string, mixed> $block
     */
    private function grid(string $html, array $block): string
    {
        $layout = is_array($block['attrs'] ?? null) && is_array($block['attrs']['layout'] ?? null) ? ['attrs' => $block['attrs']['layout']] : [];
        $columns = match (true) {
            self::text($block, 'postLayout') === 'grid' => max(1, (int) self::number($block, 'columns', 3)),
            self::text($layout, 'type') === 'grid' => max(1, (int) self::number($layout, 'columnCount', 3)),
            default => 1,
        };
        $isSmall = str_contains($html, 'wp-block-latest-posts') && $columns === 1;

        return $isSmall ? $html : $this->marked($html, static fn (): string => sprintf('%d %d 1 %d', self::isWide($block), $columns, self::NARROW));
    }

    /**
     * @param mixed $image A picture of a text, as WordPress is about to print it.
     */
    private function said(mixed $image): mixed
    {
        if (! is_string($image) || preg_match('/ ' . self::MARK . '="(\d) ([\d.]+) (\d) (\d+)"/', $image, $found) !== 1) {
            return $image;
        }

        $sizes = $found[1] === '2' ? '100vw' : self::sizes($found[1] === '1', (float) $found[2], (int) $found[3], (int) $found[4]);

        return preg_replace('/ sizes="(auto, )?[^"]*"/', ' sizes="${1}' . $sizes . '"', str_replace($found[0], '', $image)) ?? $image;
    }

    /**
     * @param callable(int): string $share By the picture's number: 1 where all of the column is divided, not only the text's
     *                                     measure, 2 where it is the window; into how many; into how many in a window
     *                                     that is narrower than the last. Empty: not at all.
     */
    private function marked(string $html, callable $share): string
    {
        $reader = new \WP_HTML_Tag_Processor($html);

        for ($index = 0; $reader->next_tag(['tag_name' => 'img']); $index++) {
            if ($reader->get_attribute(self::MARK) === null && $share($index) !== '') {
                $reader->set_attribute(self::MARK, $share($index));
            }
        }

        return $reader->get_updated_html();
    }

    private static function sizes(bool $isWide, float $parts, int $narrow, int $from): string
    {
        $part = static fn (string $whole, float $into): string => $into === 1.0 ? "calc({$whole})" : sprintf('calc((%s - %srem) / %s)', $whole, round(self::GAP * ($into - 1), 2), round($into, 2));
        [$wide, $most] = match (true) {
            ! $isWide => [Layout::hasSidebar() ? 1126 : max(758, $from), '44rem'],
            Layout::hasSidebar() => [1296, '53rem'],
            Layout::of() === 'full' => [1296, '76rem'],
            default => [1104, '64rem'],
        };
        $beside = Layout::hasSidebar() ? '(min-width: 992px) ' . $part('91vw - 20rem', $parts) . ', ' : '';
        $beside .= $beside !== '' && ! $isWide ? '(min-width: 782px) ' . $part('44rem', $parts) . ', ' : '';

        return "(min-width: {$wide}px) " . $part($most, $parts) . ", {$beside}" . ($from > 0 ? "(min-width: {$from}px) " . $part('95vw - 1rem', $parts) . ', ' : '') . $part('95vw - 1rem', $narrow);
    }

    /**
     * @param array<string, mixed> $block
     */
    private static function isWide(array $block): bool
    {
        return in_array(self::text($block, 'align'), ['wide', 'full'], true) || Openings::isOpeningsPage();
    }

    /**
     * @param array<string, mixed> $block
     */
    private static function text(array $block, string $name): string
    {
        $attributes = $block['attrs'] ?? [];
        $value = is_array($attributes) ? $attributes[$name] ?? '' : '';

        return is_string($value) ? $value : '';
    }

    /**
     * @param array<string, mixed> $block
     */
    private static function number(array $block, string $name, float $default = 0): float
    {
        $attributes = $block['attrs'] ?? [];
        $value = is_array($attributes) ? $attributes[$name] ?? $default : $default;

        return is_numeric($value) ? (float) $value : $default;
    }
}
