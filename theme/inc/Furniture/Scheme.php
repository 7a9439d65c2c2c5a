<?php

declare(strict_types=1);

namespace Courant\Furniture;

use Courant\Customizer\Options;
use Courant\Feature;

/**
 * Light and dark: the system's choice, the site's, or a visitor's remembered one. The remembered one
 * is applied before anything is painted, so that no page flashes. It is kept in the browser only
 * (Rulings 31).
 */
final class Scheme implements Feature
{
    /**
     * A page that comes back as it was left may be older than the choice. What is chosen is kept at once: the page's scripts
     * may still be on their way.
     */
    private const SCRIPT = '(k=>{let r=document.documentElement.dataset,f=()=>{try{let s=localStorage.getItem(k);'
        . '/^(light|dark|auto)$/.test(s)&&(r.scheme=s)}catch{}};f();addEventListener("pageshow",e=>e.persisted&&f());'
        . 'addEventListener("change",({target:{name,value:v}})=>{if(name==k){r.scheme=v;try{localStorage.setItem(k,v)}catch{}}})})'
        . '("courant-scheme")';

    public function boot(): void
    {
        add_action('wp_head', $this->print(...), 0);
    }

    private function print(): void
    {
        $site = Options::choice('scheme');
        printf('<meta name="color-scheme" content="%s">' . "\n", esc_attr($site === 'auto' ? 'light dark' : $site));

        if (Options::flag('header_switch') && Options::flag('topbar')) {
            wp_print_inline_script_tag(self::SCRIPT);
        }
    }
}
