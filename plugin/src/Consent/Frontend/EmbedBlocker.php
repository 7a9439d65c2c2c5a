<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Kernel\Kernel;

/**
 * Blocks embeds in posts and widgets until consent is given: each is wrapped in a template element, which browsers do
 * not load, followed by a placeholder of the same size.
 */
final class EmbedBlocker
{
    public function __construct(private readonly Kernel $kernel, private readonly ConsentSettings $settings)
    {
    }

    public function blockEmbeds(mixed $html): string
    {
        $html = is_string($html) ? $html : '';
        if (
            !$this->settings->isEnabled('embeds')
            || is_feed()
            || preg_match('/<(?:iframe|script|embed|object)\b/i', $html) !== 1
        ) {
            return $html;
        }
        $output = [];
        $at = 0;
        foreach (EmbedScanner::scan($html, strtolower((string) wp_parse_url(home_url(), PHP_URL_HOST))) as $embed) {
            /**
             * Filters the consent category that an embed needs, such as `marketing`; '' when it needs none.
             *
             * @since 0.1.0
             *
             * @param string $category
             * @param string $src URL of the embed
             */
            $category = apply_filters('courant_desk_embed_category', 'marketing', $embed->src);
            if (!is_string($category) || $category === '' || $embed->start < $at) {
                continue;
            }
            $view = new EmbedPlaceholderView($embed, $category, substr($html, $embed->start, $embed->length));
            $output[] = substr($html, $at, $embed->start - $at)
                . trim($this->kernel->template->render('consent/embed-placeholder', $view));
            $at = $embed->start + $embed->length;
        }
        if ($output !== []) {
            $this->kernel->assets->enqueueStyle('consent-embeds');
        }

        return implode('', $output) . substr($html, $at);
    }
}
