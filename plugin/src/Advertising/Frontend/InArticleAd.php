<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Frontend;

use CourantDesk\Advertising\AdvertisingSettings;

/** Inserts an ad slot between the top-level paragraphs of an article, never inside another block. */
final class InArticleAd
{
    private const SLOT_ID = 'in-article';

    public function __construct(
        private readonly AdvertisingSettings $settings,
        private readonly AdSlotRenderer $renderer,
    ) {
    }

    public function insertAd(string $html): string
    {
        $isArticle = is_singular('post')
            && in_the_loop()
            && is_main_query()
            && get_the_ID() === get_queried_object_id();
        $after = $this->settings->paragraphNumber();
        if (!$isArticle || $after === 0 || post_password_required()) {
            return $html;
        }
        $offset = self::findInsertPosition($html, $after);

        return $offset === null
            ? $html
            : substr($html, 0, $offset) . $this->renderer->renderSlot(self::SLOT_ID) . substr($html, $offset);
    }

    /**
     * Returns the offset after the paragraph, or after the next one that is not a lead-in; null when fewer than two
     * paragraphs follow.
     *
     * @param int $after Number of paragraphs before the ad, at least 1.
     */
    public static function findInsertPosition(string $html, int $after): ?int
    {
        $paragraphs = array_values(array_filter(
            (new TopLevelParagraphs($html . ' '))->findAll(),
            static fn (array $paragraph): bool
                => trim(html_entity_decode(wp_strip_all_tags($paragraph['html'])), " \t\n\r\0\u{A0}") !== ''
        ));
        for ($index = $after - 1; $index < count($paragraphs) - 2; $index++) {
            if (!self::isLeadIn($paragraphs[$index]['html'])) {
                return $paragraphs[$index]['end'];
            }
        }

        return null;
    }

    /**
     * Returns whether a paragraph introduces what follows: bold text used as a heading, a trailing colon, an image with
     * its caption.
     */
    private static function isLeadIn(string $paragraph): bool
    {
        $text = trim(html_entity_decode(wp_strip_all_tags($paragraph)));

        return preg_match('/[:：]$/u', $text) === 1
            || preg_match('#^<p[^>]*>\s*<(strong|b)\b[^>]*>(?:(?!</\1>).)*</\1>\s*(?:<br\s*/?>)?\s*</p\s*>$#is', trim(
                $paragraph
            )) === 1
            || preg_match('#^<p[^>]*>\s*(?:<a\b[^>]*>\s*)?<img\b#i', trim($paragraph)) === 1;
    }
}
