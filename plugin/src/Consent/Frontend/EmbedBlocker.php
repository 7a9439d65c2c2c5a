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
            [$before, $end] = self::withoutParagraph(
                $html, substr($html, $at, $embed->start - $at), $embed->start + $embed->length,
            );
            $output[] = $before . trim($this->kernel->template->render('consent/embed-placeholder', $view));
            $at = $end;
        }
        if ($output !== []) {
            $this->kernel->assets->enqueueStyle('consent-embeds');
        }

        return implode('', $output) . substr($html, $at);
    }

    /**
     * Removes the paragraph around an embed that is alone in it, which wpautop() adds: a placeholder is a block, and
     * must not be in a paragraph.
     *
     * @param string $before HTML between the previous embed and this one
     * @param int $end position after the embed
     * @return array{string, int} both without the tags of the paragraph
     */
    private static function withoutParagraph(string $html, string $before, int $end): array
    {
        return preg_match('~<p(?:\s[^>]*)?>\s*$~i', $before, $start) === 1
            && preg_match('~\G\s*</p>~i', $html, $close, 0, $end) === 1
            ? [substr($before, 0, -strlen($start[0])), $end + strlen($close[0])]
            : [$before, $end];
    }
}
