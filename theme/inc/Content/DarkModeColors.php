<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Customizer\Color;
use Courant\Module;

/**
 * Makes posts and widgets with colors that authors chose readable in dark mode (AuthorColors).
 */
final class DarkModeColors implements Module
{
    private const COLOR_PATTERN = '/\bstyle\s*=[^>]*?(?:background|color)\s*:|\bhas-(?:text|inline)-color\b/i';

    public function boot(): void
    {
        // After blocks, paragraphs, shortcodes and headings.
        add_filter('the_content', $this->adaptColors(...), 13);
        add_filter('widget_block_content', $this->adaptColors(...), 13);
        add_filter('widget_text_content', $this->adaptColors(...), 13);
    }

    private function adaptColors(mixed $html): mixed
    {
        if (
            ! is_string($html)
            || preg_match(self::COLOR_PATTERN, $html) !== 1
            || is_admin()
            || is_feed()
            || wp_is_serving_rest_request()
        ) {
            return $html;
        }

        $colors = new AuthorColors(self::paletteColors());
        $tags = new \WP_HTML_Tag_Processor($html);

        while ($tags->next_tag()) {
            $style = $tags->get_attribute('style');
            $class = $tags->get_attribute('class');
            $style = is_string($style) ? $style : '';
            $class = is_string($class) ? $class : '';

            if (
                ! str_contains($style, 'color')
                && ! str_contains($style, 'background')
                && ! str_contains($class, '-color')
            ) {
                continue;
            }

            $added = $colors->darkModeStyle($style, explode(' ', $class));

            if ($added !== '') {
                $tags->set_attribute('style', ($style === '' ? '' : rtrim($style, "; \t\n") . ';') . $added);
            }
        }

        return $tags->get_updated_html();
    }

    /**
     * Returns the colors of the site's own palette. CorePresets handles those of WordPress.
     *
     * @return array<string, string>
     */
    private static function paletteColors(): array
    {
        $named = [];
        $palettes = wp_get_global_settings(['color', 'palette']);

        foreach (is_array($palettes) ? $palettes : [] as $palette) {
            foreach (is_array($palette) ? $palette : [] as $entry) {
                $slug = is_array($entry) ? $entry['slug'] ?? '' : '';
                $color = is_array($entry) ? $entry['color'] ?? '' : '';

                if (is_string($slug) && is_string($color) && Color::fromCss($color) !== null) {
                    $named[$slug] = $color;
                }
            }
        }

        return $named;
    }
}
