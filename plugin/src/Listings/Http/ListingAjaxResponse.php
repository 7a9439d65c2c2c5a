<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Kernel\Html;

/** Represents the response to an AJAX request: HTML with the total, or a redirect. */
final class ListingAjaxResponse
{
    public function __construct(
        public readonly string $html,
        public readonly int $total,
        /** URL on this site, or ''. */
        public readonly string $redirectUrl = '',
    ) {
    }

    public function send(): void
    {
        nocache_headers();
        if ($this->redirectUrl !== '') {
            wp_safe_redirect($this->redirectUrl, 303, 'Courant Desk');
        } else {
            header('Content-Type: text/html; charset=' . get_bloginfo('charset'));
            header('X-Courant-Total: ' . $this->total);
            (new Html($this->html))->print();
        }
    }
}
