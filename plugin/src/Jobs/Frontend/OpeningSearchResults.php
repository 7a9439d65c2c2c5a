<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Frontend;

use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Term;
use CourantDesk\Jobs\View\Words;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Clock;
use WP_Post;

/**
 * Marks the openings among the results of the site's search, which lists articles and pages as well. A theme that declares the
 * support `courant-opening-results` prints the label and the facts itself, through the filter `courant_search_result_facts`; in
 * other themes the title and the excerpt carry them.
 *
 * @see docs/features/listings.md#search-results-of-the-site
 */
final class OpeningSearchResults
{
    public const THEME_SUPPORT = 'courant-opening-results';

    public function __construct(private readonly Openings $openings, private readonly Clock $clock)
    {
    }

    public function boot(): void
    {
        add_filter('courant_search_result_facts', $this->describe(...), 10, 2);
        add_filter('the_title', $this->labelTitle(...), 20, 2);
        add_filter('get_the_excerpt', $this->prependFacts(...), 20, 2);
        add_filter('the_content', $this->prependFactsToContent(...), 101);
    }

    /**
     * @param mixed $facts those of other plugins
     * @return mixed the label, and what is known of the opening, as plain text
     */
    private function describe(mixed $facts, WP_Post $post): mixed
    {
        return $post->post_type === OpeningType::NAME ? [__('Job opening', 'courant-desk'), ...$this->facts($post)] : $facts;
    }

    /** Callers of the filter pass an id, a post, or nothing. */
    private function labelTitle(string $title, mixed $id = 0): string
    {
        $post = $id instanceof WP_Post || is_numeric($id) ? get_post(is_numeric($id) ? (int) $id : $id) : null;

        /* translators: %s: title of a job opening */
        return $post !== null && $this->isResult($post) ? sprintf(__('Job opening: %s', 'courant-desk'), $title) : $title;
    }

    private function prependFacts(string $excerpt, mixed $post = null): string
    {
        $facts = $post instanceof WP_Post && $this->isResult($post) ? $this->facts($post) : [];

        return $facts === [] ? $excerpt : esc_html(implode(' · ', $facts)) . ($excerpt === '' ? '' : ' · ' . $excerpt);
    }

    /** For themes that list whole texts. */
    private function prependFactsToContent(string $content): string
    {
        $post = get_post();
        $facts = $post !== null && !doing_filter('get_the_excerpt') && $this->isResult($post) ? $this->facts($post) : [];

        return $facts === [] ? $content : '<p>' . esc_html(implode(' · ', $facts)) . '</p>' . $content;
    }

    private function isResult(WP_Post $post): bool
    {
        return $post->post_type === OpeningType::NAME && is_search() && !is_feed() && !is_admin() && in_the_loop() && !current_theme_supports(self::THEME_SUPPORT);
    }

    /** @return list<string> places, work mode and deadline, as far as the opening states them */
    private function facts(WP_Post $post): array
    {
        $opening = post_password_required($post) ? null : $this->openings->find($post->ID);
        if ($opening === null) {
            return [];
        }
        $deadline = '';
        if ($opening->isClosed($this->clock->now())) {
            $deadline = __('Closed', 'courant-desk');
        } elseif ($opening->closing !== null && $opening->closingShown) {
            /* translators: %s: a date, with time and time zone */
            $deadline = sprintf(__('Closes %s', 'courant-desk'), Words::closing($opening->closing));
        }

        return array_values(array_filter(
            [$this->places($opening), $opening->workMode === null ? '' : Words::workMode($opening->workMode), $deadline],
            static fn (string $fact): bool => $fact !== ''
        ));
    }

    private function places(Opening $opening): string
    {
        $places = array_map(Words::place(...), $opening->places);

        return $places !== [] ? implode('; ', $places) : implode(', ', array_map(static fn (Term $term): string => $term->name, $opening->terms['job-location'] ?? []));
    }
}
