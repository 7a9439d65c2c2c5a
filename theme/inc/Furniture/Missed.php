<?php

declare(strict_types=1);

namespace Courant\Furniture;

use Courant\Feature;
use Courant\Front\Front;
use Courant\Openings;
use Courant\View\Layout;

/**
 * What a reader may have missed: a strip of articles above the footer, where an editor wants it.
 */
final class Missed implements Feature
{
    public function boot(): void
    {
        add_action('courant_before_footer', $this->print(...));
    }

    private function print(): void
    {
        // The magazine deals its own, so that it repeats nothing.
        $posts = Openings::isOpeningsPage() || is_404() || Layout::isMagazine() ? [] : Front::group('missed');

        if ($posts !== []) {
            echo '<aside class="frame missed">';
            get_template_part('template-parts/front-strip', null, ['id' => 'missed', 'posts' => $posts, 'title' => __('You may have missed', 'courant')]);
            echo '</aside>';
        }
    }
}
