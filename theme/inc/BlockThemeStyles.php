<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- local files of WordPress, not a URL.

namespace Courant;

/**
 * Handles WordPress's optional block styles, which the theme support "wp-block-styles" loads: prints none for blocks
 * that the theme styles itself, and those of other blocks in a cascade layer below the theme's styles. WordPress prints
 * them outside of layers, where they would override the theme with colors that do not follow dark mode.
 *
 * @see docs/decisions/0028-block-styles-of-wordpress.md
 */
final class BlockThemeStyles implements Module
{
    /** All such styles in one file, for the editor and for pages that load no styles per block. */
    private const COMBINED_HANDLE = 'wp-block-library-theme';

    /** A layer in the theme's layer has a lower precedence than the theme's own rules, wherever it is printed. */
    private const LAYER = 'courant.theme.wordpress';

    /** Blocks for which blocks.css, media-blocks.css and text-elements.css replace all rules. */
    private const REPLACED_BLOCKS = [
        'audio',
        'code',
        'embed',
        'gallery',
        'group',
        'image',
        'pullquote',
        'quote',
        'search',
        'separator',
        'table',
        'video',
    ];

    public function boot(): void
    {
        // WordPress 6.9 and newer decides about styles per block when it creates its list of styles, and registers the
        // styles of single blocks (priority 9) only if that has happened.
        add_action('init', static fn () => wp_styles(), 8);
        // Fires on pages and in the editor, after the styles are registered and before they are printed.
        add_action('enqueue_block_assets', $this->replaceStyles(...), 99);
    }

    private function replaceStyles(): void
    {
        foreach (array_keys(wp_styles()->registered) as $handle) {
            if (preg_match('/^wp-block-(?!library-theme$)(.+)-theme$/', $handle, $matches) === 1) {
                $this->replaceBlockStyle($handle, $matches[1]);
            }
        }

        if (wp_style_is(self::COMBINED_HANDLE)) {
            $this->replaceFile(self::COMBINED_HANDLE, self::cssOfOtherBlocks());
        }
    }

    private function replaceBlockStyle(string $handle, string $block): void
    {
        $path = wp_styles()->get_data($handle, 'path');

        if (is_string($path)) {
            $this->replaceFile($handle, self::isReplaced($block) ? '' : self::read($path));
        }
    }

    /**
     * Replaces the file of a style with CSS in the layer. Keeps CSS that others have added to the style.
     */
    private function replaceFile(string $handle, string $css): void
    {
        $style = wp_styles()->query($handle);

        if (! $style instanceof \_WP_Dependency || $style->src === false) {
            return;
        }

        $added = $style->extra['after'] ?? [];
        $style->src = false;
        unset($style->extra['path']);
        $style->extra['after'] = [
            ...($css === '' ? [] : [sprintf('@layer %s{%s}', self::LAYER, $css)]),
            ...(is_array($added) ? $added : []),
        ];
    }

    private static function isReplaced(string $block): bool
    {
        return in_array($block, self::REPLACED_BLOCKS, true);
    }

    /**
     * Returns the styles of all blocks that the theme does not style itself.
     */
    private static function cssOfOtherBlocks(): string
    {
        $name = 'theme' . (is_rtl() ? '-rtl' : '') . wp_scripts_get_suffix() . '.css';
        $files = glob(ABSPATH . WPINC . "/blocks/*/{$name}");
        $others = array_filter(
            $files === false ? [] : $files,
            static fn (string $file): bool => ! self::isReplaced(basename(dirname($file))),
        );

        return implode('', array_map(self::read(...), $others));
    }

    private static function read(string $file): string
    {
        return is_readable($file) ? trim((string) file_get_contents($file)) : '';
    }
}
