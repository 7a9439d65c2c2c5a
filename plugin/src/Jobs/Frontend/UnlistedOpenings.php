<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Frontend;

use CourantDesk\Jobs\Storage\UnlistedOpeningIds;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Sql;
use WP_Comment_Query;
use WP_Post;
use WP_Query;

/**
 * Keeps unlisted openings out of everything that lists posts: archives, searches, feeds, sitemaps, REST collections and links between
 * posts. Their pages answer, and ask search engines not to index them. People who may edit openings see them in wp-admin and in REST.
 *
 * @see docs/openings.md
 */
final class UnlistedOpenings
{
    /** Query var of code that must find them too. */
    public const INCLUDED = 'courant_unlisted';

    private readonly UnlistedOpeningIds $ids;

    public function __construct(private readonly Sql $sql)
    {
        $this->ids = new UnlistedOpeningIds($sql);
    }

    public function boot(): void
    {
        add_filter('posts_where', $this->excludeFromQuery(...), 10, 2);
        add_action('pre_get_posts', $this->excludeFromUnfilteredQuery(...), 999);
        add_filter('comments_clauses', $this->excludeFromComments(...), 10, 2);
        add_filter('comment_feed_where', $this->excludeFromCommentFeed(...), 10, 2);
        foreach (['get_previous_post_where', 'get_next_post_where'] as $hook) {
            add_filter($hook, $this->excludeFromNeighbors(...), 10, 5);
        }
        add_filter('getarchives_where', $this->excludeFromArchives(...), 10, 2);
        add_filter('redirect_canonical', $this->preventGuess(...));
        add_filter('wp_robots', $this->addNoindex(...));
        add_filter('oembed_request_post_id', static fn (mixed $id): mixed => is_numeric($id) && UnlistedOpeningIds::has((int) $id) ? 0 : $id);
        add_filter('oembed_discovery_links', fn (mixed $links): mixed => $this->isShown() ? '' : $links);
        add_filter('rest_queried_resource_route', fn (mixed $route): mixed => $this->isShown() ? '' : $route);
    }

    /** The statement itself names the types that it reads, however they were requested (by name, `any`, or a taxonomy). */
    private function excludeFromQuery(string $where, WP_Query $query): string
    {
        $isMeant = str_contains($where, "'" . OpeningType::NAME . "'") && !$this->isExempt($query);

        return $isMeant ? $where . $this->ids->exclusion($this->sql->core('posts') . '.ID') : $where;
    }

    /** get_posts() runs no filter of statements by default. */
    private function excludeFromUnfilteredQuery(WP_Query $query): void
    {
        $types = (array) $query->get('post_type');
        $isMeant = in_array(OpeningType::NAME, $types, true) || in_array('any', $types, true);
        if ($query->get('suppress_filters') !== true || !$isMeant || $this->isExempt($query)) {
            return;
        }
        $meta = $query->get('meta_query');
        $unlisted = [
            'relation' => 'OR',
            ['key' => OpeningMeta::UNLISTED, 'compare' => 'NOT EXISTS'],
            ['key' => OpeningMeta::UNLISTED, 'value' => UnlistedOpeningIds::ON, 'compare' => '!='],
        ];
        $query->set('meta_query', is_array($meta) && $meta !== [] ? ['relation' => 'AND', $meta, $unlisted] : [$unlisted]);
    }

    /**
     * Lists of recent comments name the posts.
     *
     * @param array<string, string> $clauses
     * @return array<string, string>
     */
    private function excludeFromComments(array $clauses, WP_Comment_Query $query): array
    {
        $named = array_filter(array_intersect_key($query->query_vars, ['post_id' => 1, 'post__in' => 1, 'comment__in' => 1]), static fn (mixed $value): bool => (bool) $value);
        if ($named === [] && !self::isForEditors()) {
            $clauses['where'] = ($clauses['where'] ?? '') . $this->ids->exclusion($this->sql->core('comments') . '.comment_post_ID');
        }

        return $clauses;
    }

    private function excludeFromCommentFeed(string $where, WP_Query $query): string
    {
        return $query->is_singular() ? $where : $where . $this->ids->exclusion($this->sql->core('comments') . '.comment_post_ID');
    }

    /** @param mixed $excluded terms, unused */
    private function excludeFromNeighbors(string $where, bool $sameTerm, mixed $excluded, string $taxonomy, ?WP_Post $post): string
    {
        return $post?->post_type === OpeningType::NAME ? $where . $this->ids->exclusion('p.ID') : $where;
    }

    /** @param array<string, mixed> $args those of wp_get_archives() */
    private function excludeFromArchives(string $where, array $args): string
    {
        return ($args['post_type'] ?? '') === OpeningType::NAME ? $where . $this->ids->exclusion('ID') : $where;
    }

    /**
     * WordPress guesses what the beginning of a slug may mean, and would lead there.
     *
     * @param mixed $target URL, or false for none
     */
    private function preventGuess(mixed $target): mixed
    {
        return is_404() && is_string($target) && UnlistedOpeningIds::has(url_to_postid($target)) ? false : $target;
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    private function addNoindex(array $robots): array
    {
        if (!$this->isShown()) {
            return $robots;
        }
        unset($robots['max-image-preview']);

        return ['noindex' => true] + $robots;
    }

    private function isShown(): bool
    {
        return is_singular(OpeningType::NAME) && UnlistedOpeningIds::has(get_queried_object_id());
    }

    /** What names one post is no list; and those who edit openings must find all of them where they work. */
    private function isExempt(WP_Query $query): bool
    {
        return $query->is_singular() || $query->get(self::INCLUDED) === true || self::isForEditors();
    }

    private static function isForEditors(): bool
    {
        return (defined('WP_CLI') && WP_CLI) || ((is_admin() || wp_is_serving_rest_request()) && current_user_can('edit_jobs'));
    }
}
