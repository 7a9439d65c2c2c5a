<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Customizer\ThemeOptions;
use Courant\Module;

/**
 * Limits the length of excerpts and ends them with an ellipsis instead of a second link to the same article.
 */
final class Excerpts implements Module
{
    public function boot(): void
    {
        add_filter('excerpt_more', static fn (): string => '…');
        add_filter('excerpt_length', static fn (): int => ThemeOptions::number('excerpt_length'));
        add_filter('the_content_more_link', $this->renderMoreLink(...));
    }

    /**
     * Renders the "more" link without the jump to the middle of the text. Its text contains the article's title, an
     * accessibility-ready requirement.
     */
    private function renderMoreLink(): string
    {
        return sprintf(
            '<p class="more"><a class="more-link" href="%s">%s</a></p>',
            esc_url((string) get_permalink()),
            esc_html(sprintf(
                /* translators: %s: title of an article. */
                __('Continue reading: %s', 'courant'),
                wp_strip_all_tags(get_the_title())
            ))
        );
    }
}
