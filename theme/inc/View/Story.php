<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Content\Beginning;
use Courant\Content\ReadingTime;
use Courant\Customizer\CategoryColours;
use Courant\Customizer\Options;
use Courant\Option;

/**
 * What a template may say about one article.
 */
final class Story
{
    private const DAY = 86400;
    private const WEEK = 7 * self::DAY;

    private function __construct(public readonly \WP_Post $post)
    {
    }

    public static function of(\WP_Post $post): self
    {
        return new self($post);
    }

    /**
     * The article that the loop stands at.
     */
    public static function current(): self
    {
        $post = get_post();

        return new self($post instanceof \WP_Post ? $post : new \WP_Post((object) []));
    }

    /**
     * The title as WordPress prints it (may hold inline markup); one without a title is named by
     * its first words, so that its link has a name.
     */
    public function title(): string
    {
        $title = get_the_title($this->post);

        if (trim(wp_strip_all_tags($title)) !== '') {
            return $title;
        }

        $words = wp_trim_words(strip_shortcodes($this->post->post_content), 8, '…');

        return $words === '' ? __('Untitled', 'courant') : $words;
    }

    public function address(): string
    {
        return get_permalink($this->post);
    }

    /**
     * The section that an article belongs to.
     */
    public function section(): ?\WP_Term
    {
        $terms = get_the_category($this->post->ID);

        /**
         * Filters the section under which an article is announced.
         *
         * @param \WP_Term|null $section The first of the article's categories.
         * @param \WP_Post $post The article.
         */
        $section = apply_filters('courant_section', $terms[0] ?? null, $this->post);

        return $section instanceof \WP_Term ? $section : null;
    }

    /**
     * The value of a style attribute that gives an element its section's colour; empty when it has none.
     */
    public function colour(): string
    {
        $section = $this->section();

        return $section === null ? '' : CategoryColours::style($section);
    }

    /**
     * Plain text. Without an excerpt of its own the text's beginning is cut here and not by
     * WordPress, which would render the whole text for it (contents, forms, videos).
     */
    public function summary(): string
    {
        if (post_password_required($this->post)) {
            return '';
        }

        if (has_excerpt($this->post)) {
            return wp_strip_all_tags(get_the_excerpt($this->post));
        }

        return wp_trim_words(strip_shortcodes(Beginning::of($this->post->post_content)), Options::number('excerpt_length'), '…');
    }

    /**
     * The author's own words under the headline; empty when none were written.
     */
    public function standfirst(): string
    {
        return has_excerpt($this->post) ? $this->summary() : '';
    }

    public function author(): string
    {
        return get_the_author_meta('display_name', (int) $this->post->post_author);
    }

    public function authorAddress(): string
    {
        return get_author_posts_url((int) $this->post->post_author);
    }

    /**
     * Whether it was changed at least a day after it came out.
     */
    public function wasUpdated(): bool
    {
        return (int) get_post_modified_time('U', true, $this->post) - (int) get_post_time('U', true, $this->post) > self::DAY;
    }

    public function minutes(): int
    {
        return ReadingTime::minutes(wp_strip_all_tags(strip_shortcodes($this->post->post_content)));
    }

    /**
     * The format's name for a label; empty for an ordinary article.
     */
    public function format(): string
    {
        $format = get_post_format($this->post);

        return is_string($format) ? get_post_format_string($format) : '';
    }

    /**
     * What kind of thing a search result is, and what is known of it, as plain text; empty for an article.
     *
     * @return list<string>
     */
    public function resultFacts(): array
    {
        /**
         * Filters what a search result states besides title and summary.
         *
         * @since 1.0.0
         *
         * @param list<string> $facts The first names the kind of thing, such as "Job opening"; empty for an article.
         * @param \WP_Post $post The result.
         */
        $facts = is_search() ? apply_filters('courant_search_result_facts', [], $this->post) : [];

        return is_array($facts) ? array_values(array_filter($facts, 'is_string')) : [];
    }

    /**
     * Whether the text itself is shown in lists, because there is no more to it.
     */
    public function isBrief(): bool
    {
        return in_array(get_post_format($this->post), ['aside', 'status', 'quote', 'link'], true);
    }

    /**
     * A time element.
     *
     * @param 'published'|'updated' $which
     */
    public function time(string $which = 'published'): string
    {
        $field = $which === 'updated' ? 'modified' : 'date';
        $machine = get_post_datetime($this->post, $field);

        if ($machine === false) {
            return '';
        }

        $date = (string) wp_date(Option::text('date_format'), $machine->getTimestamp());
        $ago = Options::choice('date_style') === 'ago' && $machine->getTimestamp() > (int) wp_date('U', null) - self::WEEK
            /* translators: %s: a time span such as "2 hours". */
            ? sprintf(__('%s ago', 'courant'), human_time_diff($machine->getTimestamp()))
            : null;

        return sprintf(
            '<time datetime="%s"%s>%s</time>',
            esc_attr($machine->format(DATE_W3C)),
            $ago === null ? '' : ' title="' . esc_attr($date) . '"',
            esc_html($ago ?? $date)
        );
    }
}
