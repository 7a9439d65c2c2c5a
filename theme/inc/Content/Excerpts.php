<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Customizer\Options;
use Courant\Feature;

/**
 * Excerpts are short and end in an ellipsis, never in a second link to the same article.
 */
final class Excerpts implements Feature
{
    public function boot(): void
    {
        add_filter('excerpt_more', static fn (): string => '…');
        add_filter('excerpt_length', static fn (): int => Options::number('excerpt_length'));
        add_filter('the_content_more_link', $this->namedMoreLink(...));
    }

    /**
     * The jump into the middle of a text is left out; the link names its article (rule 8 of
     * accessibility-ready).
     */
    private function namedMoreLink(): string
    {
        return sprintf(
            '<p class="more"><a class="more-link" href="%s">%s</a></p>',
            esc_url((string) get_permalink()),
            esc_html(sprintf(
                /* translators: %s: title of an article. */
                __('Read on: %s', 'courant'),
                wp_strip_all_tags(get_the_title())
            ))
        );
    }
}
