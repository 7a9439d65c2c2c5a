<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Kernel\Html;

/** How a call is answered: with HTML and the exact count, or by sending a browser to a page. */
final class EndpointAnswer
{
    public function __construct(
        public readonly string $html,
        public readonly int $total,
        /** An address of this site, or ''. */
        public readonly string $location = '',
    ) {
    }

    public function send(): void
    {
        nocache_headers();
        if ($this->location !== '') {
            wp_safe_redirect($this->location, 303, 'Courant Desk');
        } else {
            header('Content-Type: text/html; charset=' . get_bloginfo('charset'));
            header('X-Courant-Total: ' . $this->total);
            (new Html($this->html))->print();
        }
    }
}
