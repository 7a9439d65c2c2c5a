<?php

declare(strict_types=1);

namespace Courant\View;

use Courant\Content\BlockTextExtractor;
use Courant\Content\PostAccess;
use Courant\Content\ReadingTime;
use Courant\Customizer\CategoryColors;
use Courant\Customizer\ThemeOptions;
use Courant\SiteOptions;

/**
 * View model of an article.
 */
final class ArticleView
{
    /** Allowed HTML for `renderTime()`: older WordPress versions remove time elements in wp_kses_post(). */
    public const TIME_HTML = ['time' => ['datetime' => true, 'title' => true], 'bdi' => []];

    private const DAY = 86400;
    private const WEEK = 7 * self::DAY;

    private function __construct(public readonly \WP_Post $post)
    {
    }

    public static function fromPost(\WP_Post $post): self
    {
        return new self($post);
    }

    /**
     * Returns the view of the current post of the loop.
     */
    public static function current(): self
    {
        $post = get_post();

        return new self($post instanceof \WP_Post ? $post : new \WP_Post((object) []));
    }

    /**
     * Returns the title as WordPress prints it (may contain inline markup). An untitled article gets the first words of
     * its text, so that its link has a name.
     */
    public function title(): string
    {
        $title = get_the_title($this->post);

        if (trim(wp_strip_all_tags($title)) !== '') {
            return $title;
        }

        $excerpt = wp_trim_words(strip_shortcodes($this->post->post_content), 8, '…');

        return $excerpt === '' ? __('Untitled', 'courant') : $excerpt;
    }

    public function url(): string
    {
        return get_permalink($this->post);
    }

    /**
     * Returns the primary category of the article.
     */
    public function primaryCategory(): ?\WP_Term
    {
        $terms = get_the_category($this->post->ID);

        /**
         * Filters the primary category of an article.
         *
         * @since 0.1.0
         *
         * @param \WP_Term|null $section First category of the article.
         * @param \WP_Post $post The article.
         */
        $section = apply_filters('courant_section', $terms[0] ?? null, $this->post);

        return $section instanceof \WP_Term ? $section : null;
    }

    /**
     * Returns the value of a style attribute that sets the category's color; empty when it has none.
     */
    public function styleAttribute(): string
    {
        $section = $this->primaryCategory();

        return $section === null ? '' : CategoryColors::styleAttribute($section);
    }

    /**
     * Returns a summary as plain text. Without a manual excerpt the text is shortened here: WordPress would render the
     * whole content for it (tables of contents, forms, videos).
     */
    public function summary(): string
    {
        if (PostAccess::isLocked($this->post)) {
            return '';
        }

        if (has_excerpt($this->post)) {
            return wp_strip_all_tags(get_the_excerpt($this->post));
        }

        return wp_trim_words(
            strip_shortcodes(BlockTextExtractor::extract($this->post->post_content)),
            ThemeOptions::number('excerpt_length'),
            '…',
        );
    }

    /**
     * Returns the manual excerpt for the line under the headline; empty when there is none.
     */
    public function manualExcerpt(): string
    {
        return has_excerpt($this->post) ? $this->summary() : '';
    }

    /**
     * @return non-empty-list<AuthorView>
     */
    public function authors(): array
    {
        return AuthorView::forPost($this->post);
    }

    public function authorNames(): string
    {
        return AuthorView::joinNames($this->authors());
    }

    /**
     * Returns whether the article was modified at least a day after its publication.
     */
    public function isUpdated(): bool
    {
        return (int) get_post_modified_time('U', true, $this->post) - (int) get_post_time('U', true, $this->post)
            > self::DAY;
    }

    public function readingMinutes(): int
    {
        return ReadingTime::minutes(wp_strip_all_tags(strip_shortcodes($this->post->post_content)));
    }

    /**
     * Returns section and date, as text.
     *
     * @return list<string> Without those that the article or the site does not have.
     */
    public function facts(): array
    {
        return array_values(array_filter([
            $this->primaryCategory()->name ?? '',
            ThemeOptions::isEnabled('article_date') ? (string) get_the_date('', $this->post) : '',
        ], static fn (string $fact): bool => $fact !== ''));
    }

    /**
     * Returns the label of the post format; empty for standard articles.
     */
    public function formatLabel(): string
    {
        $format = get_post_format($this->post);

        return is_string($format) ? get_post_format_string($format) : '';
    }

    /**
     * Returns what kind of article it is, such as a live blog; empty for a usual one.
     */
    public function kindLabel(): string
    {
        /**
         * Filters the kind of an article, which is shown above its title on its page and in lists.
         *
         * @since 0.1.0
         *
         * @param string $label Such as "Live blog"; empty for a usual article.
         * @param \WP_Post $post The article.
         */
        $label = apply_filters('courant_article_kind', '', $this->post);

        return is_string($label) ? $label : '';
    }

    /**
     * Returns the kind and details of a search result as plain text; empty for an article.
     *
     * @return list<string>
     */
    public function searchResultDetails(): array
    {
        /**
         * Filters the details that a search result shows in addition to title and summary.
         *
         * @since 0.1.0
         *
         * @param list<string> $facts The first item is the kind, such as "Job opening"; empty for an article.
         * @param \WP_Post $post The search result.
         */
        $facts = is_search() ? apply_filters('courant_search_result_facts', [], $this->post) : [];

        return is_array($facts) ? array_values(array_filter($facts, 'is_string')) : [];
    }

    /**
     * Returns whether lists show the full content because the post format is short.
     */
    public function isShortFormat(): bool
    {
        return in_array(get_post_format($this->post), ['aside', 'status', 'quote', 'link'], true);
    }

    /**
     * Renders a time element.
     *
     * @param 'published'|'updated' $which
     */
    public function renderTime(string $which = 'published'): string
    {
        $field = $which === 'updated' ? 'modified' : 'date';
        $machine = get_post_datetime($this->post, $field);

        if ($machine === false) {
            return '';
        }

        $date = (string) wp_date(SiteOptions::text('date_format'), $machine->getTimestamp());
        $ago = ThemeOptions::choice('date_style') === 'ago'
            && $machine->getTimestamp() > (int) wp_date('U', null) - self::WEEK
            /* translators: %s: a time span such as "2 hours". */
            ? sprintf(__('%s ago', 'courant'), human_time_diff($machine->getTimestamp()))
            : null;

        return sprintf(
            '<time datetime="%s"%s><bdi>%s</bdi></time>',
            esc_attr($machine->format(DATE_W3C)),
            $ago === null ? '' : ' title="' . esc_attr($date) . '"',
            esc_html($ago ?? $date)
        );
    }
}
