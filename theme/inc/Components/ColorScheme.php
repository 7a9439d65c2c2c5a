<?php

declare(strict_types=1);

namespace Courant\Components;

use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Applies the color scheme: the system's, the site's, or the one that a visitor has chosen. The visitor's choice is
 * applied before the first paint, so that the page does not flash. It is stored only in the browser.
 */
final class ColorScheme implements Module
{
    /**
     * Applies the stored choice at once and again on `pageshow`, because a page from the back/forward cache may be
     * older than the choice. Saves a new choice immediately, because the page's scripts may not have loaded yet.
     */
    private const INLINE_SCRIPT = '(k=>{let r=document.documentElement.dataset,f=()=>{try{let s=localStorage.getItem(k);'
        . '/^(light|dark|auto)$/.test(s)&&(r.scheme=s)}catch{}};f();addEventListener("pageshow",e=>e.persisted&&f());'
        . 'addEventListener("change",({target:{name,value:v}})=>{if(name==k){r.scheme=v;try{localStorage.setItem(k,v)}catch{}}})})'
        . '("courant-scheme")';

    public function boot(): void
    {
        add_action('wp_head', $this->printHeadMarkup(...), 0);
    }

    private function printHeadMarkup(): void
    {
        $site = ThemeOptions::choice('scheme');
        printf('<meta name="color-scheme" content="%s">' . "\n", esc_attr($site === 'auto' ? 'light dark' : $site));

        if (ThemeOptions::isEnabled('header_switch') && ThemeOptions::isEnabled('topbar')) {
            wp_print_inline_script_tag(self::INLINE_SCRIPT);
        }
    }
}
