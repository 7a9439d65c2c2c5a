<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\AdvertisingSettings;

/** The place in the text: between paragraphs of the article itself, never within another block. */
final class InArticle
{
    private const PLACE = 'in-article';

    public function __construct(private readonly AdvertisingSettings $settings, private readonly Places $places)
    {
    }

    public function boot(): void
    {
        // After tables of contents: they know the text by its hash.
        add_filter('the_content', [$this, 'fill'], 101);
    }

    public function fill(string $html): string
    {
        $isArticle = is_singular('post') && in_the_loop() && is_main_query() && get_the_ID() === get_queried_object_id();
        $after = $this->settings->paragraph();
        if (!$isArticle || $after === 0 || post_password_required()) {
            return $html;
        }
        $box = $this->places->box(self::PLACE);
        $spot = $box === '' ? null : self::spot($html, $after);

        return $spot === null ? $html : substr($html, 0, $spot) . $box . substr($html, $spot);
    }

    /**
     * Where that paragraph ends, or the next one that leads to nothing; null where fewer than two more follow.
     *
     * @param int $after How many paragraphs are read before, at least 1.
     */
    public static function spot(string $html, int $after): ?int
    {
        $paragraphs = array_values(array_filter(
            (new TopParagraphs($html . ' '))->all(),
            static fn (array $paragraph): bool => trim(html_entity_decode(wp_strip_all_tags($paragraph['html'])), " \t\n\r\0\u{A0}") !== ''
        ));
        for ($index = $after - 1; $index < count($paragraphs) - 2; $index++) {
            if (!self::leadsOn($paragraphs[$index]['html'])) {
                return $paragraphs[$index]['end'];
            }
        }

        return null;
    }

    /** Whether a paragraph and what follows belong together: bold words instead of a heading, a colon, a picture with its caption. */
    private static function leadsOn(string $paragraph): bool
    {
        $words = trim(html_entity_decode(wp_strip_all_tags($paragraph)));

        return preg_match('/[:：]$/u', $words) === 1
            || preg_match('#^<p[^>]*>\s*<(strong|b)\b[^>]*>(?:(?!</\1>).)*</\1>\s*(?:<br\s*/?>)?\s*</p\s*>$#is', trim($paragraph)) === 1
            || preg_match('#^<p[^>]*>\s*(?:<a\b[^>]*>\s*)?<img\b#i', trim($paragraph)) === 1;
    }
}
