<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\Term;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/**
 * Labels openings in the results of the site's search, which also lists articles and pages. A theme with the theme
 * support `courant-opening-results` prints the label and the facts itself, through the filter
 * `courant_search_result_facts`; in other themes they are added to the title and the excerpt.
 *
 * @see docs/features/listings.md#search-results-of-the-site
 */
final class OpeningSearchResults
{
    public const THEME_SUPPORT = 'courant-opening-results';

    public function __construct(private readonly OpeningRepository $openings, private readonly Clock $clock)
    {
    }

    /**
     * @param mixed $facts facts of other plugins
     * @return mixed the label and the facts of the opening, as plain text
     */
    public function addFacts(mixed $facts, WP_Post $post): mixed
    {
        return $post->post_type === OpeningPostType::NAME
            ? [__('Job opening', 'courant-desk'), ...$this->facts($post)]
            : $facts;
    }

    /** Plugins and themes that call the filter pass an ID, a post, or nothing. */
    public function labelTitle(string $title, mixed $id = 0): string
    {
        $post = $id instanceof WP_Post || is_numeric($id) ? get_post(is_numeric($id) ? (int) $id : $id) : null;

        return $post !== null && $this->isSearchResult($post)
            /* translators: %s: title of a job opening */
            ? sprintf(__('Job opening: %s', 'courant-desk'), $title)
            : $title;
    }

    public function prependFacts(string $excerpt, mixed $post = null): string
    {
        $facts = $post instanceof WP_Post && $this->isSearchResult($post) ? $this->facts($post) : [];

        return $facts === [] ? $excerpt : esc_html(implode(' · ', $facts)) . ($excerpt === '' ? '' : ' · ' . $excerpt);
    }

    /** Adds the facts to the content, for themes that show the full content in lists. */
    public function prependFactsToContent(string $content): string
    {
        $post = get_post();
        $facts = $post !== null && !doing_filter('get_the_excerpt') && $this->isSearchResult($post)
            ? $this->facts($post)
            : [];

        return $facts === [] ? $content : '<p>' . esc_html(implode(' · ', $facts)) . '</p>' . $content;
    }

    private function isSearchResult(WP_Post $post): bool
    {
        return $post->post_type === OpeningPostType::NAME
            && is_search()
            && !is_feed()
            && !is_admin()
            && in_the_loop()
            && !current_theme_supports(self::THEME_SUPPORT);
    }

    /** @return list<string> places, work mode, salary and closing date, if the opening has them */
    private function facts(WP_Post $post): array
    {
        $opening = PostReadPolicy::isLocked($post->ID) ? null : $this->openings->find($post->ID);
        if ($opening === null) {
            return [];
        }
        $deadline = '';
        if ($opening->isClosed($this->clock->now())) {
            $deadline = __('Closed', 'courant-desk');
        } elseif ($opening->publicClosing() !== null) {
            $closing = OpeningFieldFormatter::shortClosing($opening->publicClosing());
            /* translators: %s: a date */
            $deadline = sprintf(__('Apply by %s', 'courant-desk'), $closing);
        }

        // The place of some remote openings is the word "Remote".
        return array_values(array_unique(array_filter(
            [
                $this->places($opening),
                $opening->workMode === null ? '' : OpeningFieldFormatter::workMode($opening->workMode),
                $opening->salary?->isVisible === true ? SalaryFormatter::format($opening->salary) : '',
                $deadline,
            ],
            static fn (string $fact): bool => $fact !== ''
        )));
    }

    private function places(Opening $opening): string
    {
        $places = array_map(OpeningFieldFormatter::place(...), $opening->places);

        return $places !== [] ? implode('; ', $places) : implode(
            ', ',
            array_map(static fn (Term $term): string => $term->name, $opening->terms['job-location'] ?? []),
        );
    }
}
