<?php

declare(strict_types=1);

namespace Courant\Furniture;

use Courant\Customizer\Options;
use Courant\Feature;

/**
 * A link back to the top, hidden until the page is scrolled more than 1000 px (Spec 2.1, 9). Without
 * script it stands at the page's end. Its island also watches the sidebar, so the mark is there without the link too.
 */
final class BackToTop implements Feature
{
    public function boot(): void
    {
        add_action('courant_footer_end', $this->print(...));
    }

    private function print(): void
    {
        get_template_part('template-parts/furniture/back-to-top', null, ['offered' => Options::flag('back_to_top')]);
    }
}
