<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\View\EmbedView;
use CourantDesk\Kernel\Kernel;

/**
 * Embeds in texts and widgets ask nobody until they may (Rulings 31): each lies in a template, which a browser never
 * loads, with a placeholder of its size beside it.
 */
final class Embeds
{
    public function __construct(private readonly Kernel $kernel, private readonly ConsentSettings $settings)
    {
    }

    public function boot(): void
    {
        // After WordPress has made paragraphs and embeds, before tables of contents take the text's hash.
        add_filter('the_content', [$this, 'guard'], 90);
        foreach (['widget_text', 'widget_block_content', 'widget_custom_html_content'] as $hook) {
            add_filter($hook, [$this, 'guard'], 90);
        }
    }

    public function guard(mixed $html): string
    {
        $html = is_string($html) ? $html : '';
        if (!$this->settings->is('embeds') || is_feed() || preg_match('/<(?:iframe|script|embed|object)\b/i', $html) !== 1) {
            return $html;
        }
        $parts = [];
        $at = 0;
        foreach (EmbedScan::of($html, strtolower((string) wp_parse_url(home_url(), PHP_URL_HOST))) as $embed) {
            /**
             * The consent that an embed needs, such as `marketing`; '' where it needs none.
             *
             * @param string $category
             * @param string $src its address
             */
            $category = apply_filters('courant_desk_embed_category', 'marketing', $embed->src);
            if (!is_string($category) || $category === '' || $embed->start < $at) {
                continue;
            }
            $view = new EmbedView($embed, $category, substr($html, $embed->start, $embed->length));
            $parts[] = substr($html, $at, $embed->start - $at) . trim($this->kernel->template->render('consent/embed', $view));
            $at = $embed->start + $embed->length;
        }
        if ($parts !== []) {
            $this->kernel->assets->style('consent-embeds');
        }

        return implode('', $parts) . substr($html, $at);
    }
}
