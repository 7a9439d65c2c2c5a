<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Customizer\Colour;
use Courant\Feature;

/**
 * Texts and widgets of which an author coloured words or grounds can be read by night as well (AuthorsColours).
 */
final class ColoursByNight implements Feature
{
    private const COLOURED = '/\bstyle\s*=[^>]*?(?:background|color)\s*:|\bhas-(?:text|inline)-color\b/i';

    public function boot(): void
    {
        // After blocks, paragraphs, shortcodes and headings.
        add_filter('the_content', $this->turn(...), 13);
        add_filter('widget_block_content', $this->turn(...), 13);
        add_filter('widget_text_content', $this->turn(...), 13);
    }

    private function turn(mixed $html): mixed
    {
        if (! is_string($html) || preg_match(self::COLOURED, $html) !== 1 || is_admin() || is_feed() || wp_is_serving_rest_request()) {
            return $html;
        }

        $colours = new AuthorsColours(self::named());
        $tags = new \WP_HTML_Tag_Processor($html);

        while ($tags->next_tag()) {
            $style = $tags->get_attribute('style');
            $class = $tags->get_attribute('class');
            $style = is_string($style) ? $style : '';
            $class = is_string($class) ? $class : '';

            if (! str_contains($style, 'color') && ! str_contains($style, 'background') && ! str_contains($class, '-color')) {
                continue;
            }

            $added = $colours->addition($style, explode(' ', $class));

            if ($added !== '') {
                $tags->set_attribute('style', ($style === '' ? '' : rtrim($style, "; \t\n") . ';') . $added);
            }
        }

        return $tags->get_updated_html();
    }

    /**
     * Those of a site's own; WordPress's are CorePresets' business.
     *
     * @return array<string, string>
     */
    private static function named(): array
    {
        $named = [];
        $palettes = wp_get_global_settings(['color', 'palette']);

        foreach (is_array($palettes) ? $palettes : [] as $palette) {
            foreach (is_array($palette) ? $palette : [] as $one) {
                $slug = is_array($one) ? $one['slug'] ?? '' : '';
                $colour = is_array($one) ? $one['color'] ?? '' : '';

                if (is_string($slug) && is_string($colour) && Colour::parse($colour) !== null) {
                    $named[$slug] = $colour;
                }
            }
        }

        return $named;
    }
}
