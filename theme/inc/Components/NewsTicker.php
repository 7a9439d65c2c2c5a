<?php

declare(strict_types=1);

namespace Courant\Components;

use Courant\Customizer\ThemeOptions;
use Courant\FrontPage\TickerArticles;
use Courant\Module;

/**
 * Prints the news ticker: a row of links that a script scrolls. Without JavaScript, and for visitors who prefer reduced
 * motion, the row does not move and can be scrolled manually.
 */
final class NewsTicker implements Module
{
    public function boot(): void
    {
        add_action('courant_after_header', $this->print(...));
    }

    public static function isShown(): bool
    {
        $shown = ThemeOptions::isEnabled('ticker') && match (ThemeOptions::choice('ticker_scope')) {
            'everywhere' => true,
            'lists' => is_front_page() || is_home() || is_archive() || is_search(),
            default => is_front_page() || is_home(),
        };

        /**
         * Filters whether the current page shows the news ticker.
         *
         * @since 0.1.0
         *
         * @param bool $shown Whether the ticker is shown.
         */
        return (bool) apply_filters('courant_has_ticker', $shown);
    }

    private function print(): void
    {
        $posts = self::isShown() ? TickerArticles::find() : [];

        if ($posts !== []) {
            get_template_part('template-parts/components/news-ticker', null, [
                'posts' => $posts,
                'title' => ThemeOptions::text('ticker_title'),
                'rightwards' => self::isMovingRight(),
                // On an article page the script loads only after the reader's first interaction.
                'when' => is_singular() && ! is_front_page() ? 'gesture' : 'idle',
            ]);
        }
    }

    /**
     * Returns whether the ticker moves to the right. The default depends on the language: left-to-right languages move
     * left, right-to-left languages move right, so that the first item is read first. The option can reverse it.
     */
    private static function isMovingRight(): bool
    {
        return match (ThemeOptions::choice('ticker_direction')) {
            'left' => false,
            'right' => true,
            default => is_rtl(),
        };
    }
}
