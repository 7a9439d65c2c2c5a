<?php

declare(strict_types=1);

namespace Courant\Furniture;

use Courant\Customizer\Options;
use Courant\Feature;
use Courant\Front\Front;

/**
 * The news ticker: a list of links in one row, which a script lets run (Spec 2.1, 9). Without script,
 * and for whoever wants no motion, the row stands still and can be scrolled.
 */
final class Ticker implements Feature
{
    public function boot(): void
    {
        add_action('courant_after_header', $this->print(...));
    }

    public static function isShown(): bool
    {
        $shown = Options::flag('ticker') && match (Options::choice('ticker_scope')) {
            'everywhere' => true,
            'lists' => is_front_page() || is_home() || is_archive() || is_search(),
            default => is_front_page() || is_home(),
        };

        /**
         * Filters whether the page being shown has the news ticker.
         *
         * @param bool $shown Whether it has.
         */
        return (bool) apply_filters('courant_has_ticker', $shown);
    }

    private function print(): void
    {
        $posts = self::isShown() ? Front::group('ticker') : [];

        if ($posts !== []) {
            get_template_part('template-parts/furniture/ticker', null, [
                'posts' => $posts,
                'title' => Options::text('ticker_title'),
                'rightwards' => self::movesRight(),
                // An article loads nothing for it before its reader does something (Rulings 3).
                'when' => is_singular() && ! is_front_page() ? 'gesture' : 'idle',
            ]);
        }
    }

    /**
     * The left-to-right variant moves in direction left, the right-to-left variant in direction right
     * (Spec 2.1): what is read first comes first. An editor may turn it round.
     */
    private static function movesRight(): bool
    {
        return match (Options::choice('ticker_direction')) {
            'left' => false,
            'right' => true,
            default => is_rtl(),
        };
    }
}
