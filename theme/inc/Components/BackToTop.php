<?php

declare(strict_types=1);

namespace Courant\Components;

use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Prints the "Back to top" link, which is hidden until the page is scrolled by more than 1000 px. Without JavaScript it
 * is at the end of the page. Its island also observes the sidebar, so the island's marker is printed even when the link
 * is disabled.
 */
final class BackToTop implements Module
{
    public function boot(): void
    {
        add_action('courant_footer_end', $this->print(...));
    }

    private function print(): void
    {
        get_template_part('template-parts/components/back-to-top', null, [
            'offered' => ThemeOptions::isEnabled('back_to_top'),
        ]);
    }
}
