<?php

declare(strict_types=1);

namespace Courant\Images;

use Courant\Module;
use Courant\OpeningPages;
use Courant\View\PageLayout;

/**
 * Adds accurate `sizes` attributes to images that share a row with other images or with text. Browsers that support
 * `sizes="auto"` do not need them for lazy images; eager images and other browsers do.
 */
final class ImageSizesAttribute implements Module
{
    private const SHARE_ATTRIBUTE = 'data-courant-share';
    private const COLUMN_GAP_REM = 1.5;

    /**
     * Viewport width in pixels below which galleries and grids have one or two columns and media are above their text.
     */
    private const MIN_GRID_WIDTH_PX = 600;

    /** Viewport width in pixels below which columns are stacked. */
    private const MIN_COLUMNS_WIDTH_PX = 782;

    public function boot(): void
    {
        add_filter('render_block_core/image', $this->markImage(...), 10, 2);
        add_filter('render_block_core/gallery', $this->markGallery(...), 10, 2);
        add_filter('render_block_core/columns', $this->markColumns(...), 10, 2);
        add_filter('render_block_core/cover', $this->markCover(...), 10, 2);
        add_filter('render_block_core/media-text', $this->markMediaText(...), 10, 2);
        add_filter('render_block_core/latest-posts', $this->markPostGrid(...), 10, 2);
        add_filter('render_block_core/post-template', $this->markPostGrid(...), 10, 2);
        add_filter('wp_content_img_tag', $this->applySizes(...));
    }

    /**
     * Adds `sizes` to an image block.
     *
     * @param array<string, mixed> $block
     */
    private function markImage(string $html, array $block): string
    {
        $isWhole = self::textAttribute($block, 'align') === 'full' && ! PageLayout::hasSidebar();

        return self::isWide($block)
            ? $this->addShareAttribute($html, static fn (): string => $isWhole ? '2 1 1 0' : '1 1 1 0')
            : $html;
    }

    /**
     * Adds `sizes` to the images of a gallery. The last row may have fewer images; narrow viewports have two columns.
     *
     * @param array<string, mixed> $block
     */
    private function markGallery(string $html, array $block): string
    {
        $count = substr_count($html, '<img');
        $requested = (int) self::numberAttribute($block, 'columns');
        $columns = max(1, $requested > 0 ? $requested : min(3, $count));
        $last = $count % $columns;

        return ! str_contains($html, 'has-nested-images')
            ? $html
            : $this->addShareAttribute($html, static fn (int $index): string => sprintf(
                '%d %d %d %d',
                self::isWide($block),
                $last > 0 && $index >= $count - $last ? $last : $columns,
                $columns === 1 || ($index === $count - 1 && $count % 2 === 1) ? 1 : 2,
                self::MIN_GRID_WIDTH_PX
            ));
    }

    /**
     * Adds `sizes` to images in columns.
     *
     * @param array<string, mixed> $block
     */
    private function markColumns(string $html, array $block): string
    {
        $columns = is_array($block['innerBlocks'] ?? null) ? count($block['innerBlocks']) : 0;

        return $columns < 2 ? $html : $this->addShareAttribute(
            $html,
            static fn (): string => sprintf('%d %d 1 %d', self::isWide($block), $columns, self::MIN_COLUMNS_WIDTH_PX),
        );
    }

    /**
     * Adds `sizes` to the image of a media and text block.
     *
     * @param array<string, mixed> $block
     */
    private function markMediaText(string $html, array $block): string
    {
        $width = self::numberAttribute($block, 'mediaWidth');
        $columns = 100 / max(15, $width > 0 ? $width : 50);

        return $this->addShareAttribute(
            $html,
            static fn (int $index): string => $index > 0
                ? ''
                : sprintf('%d %.2F 1 %d', self::isWide($block), $columns, self::MIN_GRID_WIDTH_PX),
        );
    }

    /**
     * Adds `sizes` to the image of a cover block.
     *
     * @param array<string, mixed> $block
     */
    private function markCover(string $html, array $block): string
    {
        return $this->addShareAttribute(
            $html,
            static fn (int $index): string => $index > 0 ? '' : sprintf('%d 1 1 0', self::isWide($block)),
        );
    }

    /**
     * Adds `sizes` to the images of a post grid.
     *
     * @param array<string, mixed> $block
     */
    private function markPostGrid(string $html, array $block): string
    {
        $layout = is_array($block['attrs'] ?? null) && is_array($block['attrs']['layout'] ?? null)
            ? ['attrs' => $block['attrs']['layout']]
            : [];
        $columns = match (true) {
            self::textAttribute($block, 'postLayout') === 'grid' => max(
                1,
                (int) self::numberAttribute($block, 'columns', 3),
            ),
            self::textAttribute($layout, 'type') === 'grid' => max(
                1,
                (int) self::numberAttribute($layout, 'columnCount', 3),
            ),
            default => 1,
        };
        $isSmall = str_contains($html, 'wp-block-latest-posts') && $columns === 1;

        return $isSmall ? $html : $this->addShareAttribute(
            $html,
            static fn (): string => sprintf('%d %d 1 %d', self::isWide($block), $columns, self::MIN_GRID_WIDTH_PX),
        );
    }

    /**
     * Replaces the marker of an image by its `sizes` attribute.
     *
     * @param mixed $image Markup of a content image, before it is printed.
     */
    private function applySizes(mixed $image): mixed
    {
        if (
            ! is_string($image)
            || preg_match('/ ' . self::SHARE_ATTRIBUTE . '="(\d) ([\d.]+) (\d) (\d+)"/', $image, $matches) !== 1
        ) {
            return $image;
        }

        $sizes = $matches[1] === '2'
            ? '100vw'
            : self::calculateSizes($matches[1] === '1', (float) $matches[2], (int) $matches[3], (int) $matches[4]);

        return preg_replace(
            '/ sizes="(auto, )?[^"]*"/',
            ' sizes="${1}' . $sizes . '"',
            str_replace($matches[0], '', $image),
        ) ?? $image;
    }

    /**
     * Adds the marker attribute with an image's share of the column.
     *
     * @param callable(int): string $share By image number: "1" when the full content column is divided (not just the
     *     text width), "2" for the viewport width; the number of columns; the number of columns in viewports narrower
     *     than the last value. Empty: no marker.
     */
    private function addShareAttribute(string $html, callable $share): string
    {
        $reader = new \WP_HTML_Tag_Processor($html);

        for ($index = 0; $reader->next_tag(['tag_name' => 'img']); $index++) {
            if ($reader->get_attribute(self::SHARE_ATTRIBUTE) === null && $share($index) !== '') {
                $reader->set_attribute(self::SHARE_ATTRIBUTE, $share($index));
            }
        }

        return $reader->get_updated_html();
    }

    private static function calculateSizes(bool $isWide, float $columns, int $narrow, int $from): string
    {
        $width = static fn (string $whole, float $columns): string => $columns === 1.0
            ? "calc({$whole})"
            : sprintf(
                'calc((%s - %srem) / %s)',
                $whole,
                round(self::COLUMN_GAP_REM * ($columns - 1), 2),
                round($columns, 2),
            );
        $hasSidebar = PageLayout::hasSidebar();
        $fromMeasure = max(690, $from);
        [$wide, $maxWidth] = match (true) {
            $hasSidebar => [1232, '48rem'],
            ! $isWide => [$fromMeasure, '40rem'],
            PageLayout::current() === 'full' => [1296, '76rem'],
            default => [1104, '64rem'],
        };
        $sidebarSizes = $hasSidebar
            ? '(min-width: 992px) ' . $width('91vw - 22rem', $columns) . ", (min-width: {$fromMeasure}px) "
                . $width('40rem', $columns) . ', '
            : '';

        return "(min-width: {$wide}px) " . $width($maxWidth, $columns) . ", {$sidebarSizes}"
            . ($from > 0 ? "(min-width: {$from}px) " . $width('95vw - 1rem', $columns) . ', ' : '')
            . $width('95vw - 1rem', $narrow);
    }

    /**
     * Returns whether a block has wide or full alignment.
     *
     * @param array<string, mixed> $block
     */
    private static function isWide(array $block): bool
    {
        return in_array(self::textAttribute($block, 'align'), ['wide', 'full'], true) || OpeningPages::isOpeningsPage();
    }

    /**
     * Returns a text attribute of a block.
     *
     * @param array<string, mixed> $block
     */
    private static function textAttribute(array $block, string $name): string
    {
        $attributes = $block['attrs'] ?? [];
        $value = is_array($attributes) ? $attributes[$name] ?? '' : '';

        return is_string($value) ? $value : '';
    }

    /**
     * Returns a numeric attribute of a block.
     *
     * @param array<string, mixed> $block
     */
    private static function numberAttribute(array $block, string $name, float $default = 0): float
    {
        $attributes = $block['attrs'] ?? [];
        $value = is_array($attributes) ? $attributes[$name] ?? $default : $default;

        return is_numeric($value) ? (float) $value : $default;
    }
}
