<?php

declare(strict_types=1);

// phpcs:disable WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- one article, the page itself.

namespace CourantDesk\MagazineBlocks\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\MagazineBlocks\Domain\ArticleQuery;
use CourantDesk\MagazineBlocks\Domain\VisibleFields;
use WP_Post;
use WP_Query;
use WP_Term;

/** Builds the view models of articles for the blocks. */
final class ArticleListBuilder
{
    private const MAX_EXCERPT_WORDS = 24;

    /** @return list<ArticleItemView> */
    public function forQuery(ArticleQuery $articleQuery): array
    {
        $query = new WP_Query($this->queryArguments($articleQuery));
        update_post_thumbnail_cache($query);
        $stories = [];
        foreach ((array) $query->posts as $at => $post) {
            if ($post instanceof WP_Post) {
                $stories[] =
                    $this->createItem($post, $articleQuery->visibleFields, $this->imageSize($articleQuery, $at === 0));
            }
        }

        return $stories;
    }

    /** Returns whether views of articles are counted and lists of most read articles are available. */
    public static function hasMostRead(): bool
    {
        return self::findMostRead(0) !== [];
    }

    /** @return array<string, mixed> */
    private function queryArguments(ArticleQuery $articleQuery): array
    {
        $postId = is_singular('post') ? get_queried_object_id() : 0;
        $mostRead = $articleQuery->source === 'read' ? self::findMostRead($postId) : [];

        return [
            'post_type' => 'post',
            'post_status' => 'publish',
            'posts_per_page' => $articleQuery->count,
            'offset' => $articleQuery->offset,
            'post__not_in' => $postId > 0 ? [$postId] : [],
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
        ] + match (true) {
            $articleQuery->source === 'category' && $articleQuery->categories !== [] => [
                'category__in' => $articleQuery->categories,
            ],
            $articleQuery->source === 'tag' && $articleQuery->tag !== '' => ['tag' => $articleQuery->tag],
            $mostRead !== [] => ['post__in' => $mostRead, 'orderby' => 'post__in'],
            in_array($articleQuery->source, ['read', 'discussed'], true) => [
                'orderby' => ['comment_count' => 'DESC', 'date' => 'DESC'],
            ],
            default => [],
        };
    }

    /**
     * @return list<int> articles with the most views; empty when views are not counted, so that the number of comments
     *     is used
     */
    private static function findMostRead(int $without): array
    {
        /**
         * Filters the most read articles. The module Reports returns those with the most views of the last 30 days.
         *
         * @since 0.1.0
         *
         * @param list<int> $ids post IDs, most views first
         */
        $ids = apply_filters('courant_most_read', []);

        return array_values(array_diff(is_array($ids) ? array_filter($ids, 'is_int') : [], [$without]));
    }

    /** @return array{string, string} image size and `sizes` attribute */
    private function imageSize(ArticleQuery $articleQuery, bool $isFirst): array
    {
        return match (true) {
            $articleQuery->layout === 'feature' && $isFirst => ['large', '(min-width: 768px) 50vw, 100vw'],
            $articleQuery->layout === 'cards',
            $articleQuery->layout === 'row' => ['medium_large', '(min-width: 768px) 33vw, 100vw'],
            default => ['medium', '112px'],
        };
    }

    /** @param array{string, string} $size */
    private function createItem(WP_Post $post, VisibleFields $shown, array $size): ArticleItemView
    {
        $section = $shown->hasCategory ? get_the_category($post->ID)[0] ?? null : null;
        $url = $section instanceof WP_Term ? get_term_link($section) : '';
        $title = get_the_title($post);

        return new ArticleItemView(
            url: get_permalink($post),
            title: trim(wp_strip_all_tags($title)) === '' ? __('Untitled', 'courant-desk') : $title,
            image: new Html(
                $shown->hasImage
                    ? get_the_post_thumbnail($post, $size[0], ['sizes' => $size[1], 'alt' => '', 'loading' => 'lazy'])
                    : ''
            ),
            category: $section instanceof WP_Term ? $section->name : '',
            categoryUrl: is_string($url) ? $url : '',
            author: $shown->hasAuthor ? PostAuthors::joinNames($post) : '',
            time: new Html($shown->hasDate ? $this->renderTime($post) : ''),
            excerpt: $shown->hasExcerpt ? $this->createExcerpt($post) : '',
        );
    }

    private function renderTime(WP_Post $post): string
    {
        return sprintf(
            '<time datetime="%s">%s</time>',
            esc_attr((string) get_the_date(DATE_W3C, $post)),
            esc_html((string) get_the_date('', $post))
        );
    }

    /**
     * Creates an excerpt by shortening the text. WordPress would apply the filters of the_content, which would render
     * this block again.
     */
    private function createExcerpt(WP_Post $post): string
    {
        if (PostReadPolicy::isLocked($post->ID)) {
            return '';
        }

        return has_excerpt($post)
            ? wp_strip_all_tags($post->post_excerpt)
            : wp_trim_words(excerpt_remove_blocks(strip_shortcodes($post->post_content)), self::MAX_EXCERPT_WORDS, '…');
    }
}
