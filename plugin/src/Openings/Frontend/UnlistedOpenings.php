<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Fields\UnlistedField;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\UnlistedOpeningIds;
use WP_Comment_Query;
use WP_Post;
use WP_Query;

/**
 * Excludes unlisted openings from all lists of posts: archives, searches, feeds, sitemaps, REST collections and
 * adjacent post links. Their pages remain available and have a noindex directive. Users who may edit openings see them
 * in wp-admin and in REST.
 *
 * @see docs/features/openings.md
 */
final class UnlistedOpenings
{
    /** Query variable for queries that must include unlisted openings. */
    public const QUERY_VAR = 'courant_unlisted';

    private readonly UnlistedOpeningIds $ids;

    public function __construct(private readonly Sql $sql)
    {
        $this->ids = new UnlistedOpeningIds($sql);
    }

    /**
     * Adds the condition depending on the post types in the SQL statement, because they can be requested in several
     * ways (by name, `any`, or a taxonomy).
     */
    public function excludeFromQuery(string $where, WP_Query $query): string
    {
        $isAffected = str_contains($where, "'" . OpeningPostType::NAME . "'") && !$this->isExempt($query);

        return $isAffected ? $where . $this->ids->exclusionSql($this->sql->coreTable('posts') . '.ID') : $where;
    }

    /** Excludes them from get_posts(), which runs no SQL filters by default. */
    public function excludeFromUnfilteredQuery(WP_Query $query): void
    {
        $types = (array) $query->get('post_type');
        $isAffected = in_array(OpeningPostType::NAME, $types, true) || in_array('any', $types, true);
        if ($query->get('suppress_filters') !== true || !$isAffected || $this->isExempt($query)) {
            return;
        }
        $meta = $query->get('meta_query');
        $unlisted = [
            'relation' => 'OR',
            ['key' => UnlistedField::KEY, 'compare' => 'NOT EXISTS'],
            ['key' => UnlistedField::KEY, 'value' => UnlistedOpeningIds::UNLISTED_VALUE, 'compare' => '!='],
        ];
        $query->set(
            'meta_query',
            is_array($meta) && $meta !== [] ? ['relation' => 'AND', $meta, $unlisted] : [$unlisted],
        );
    }

    /**
     * Excludes them from lists of recent comments, which contain post titles.
     *
     * @param array<string, string> $clauses
     * @return array<string, string>
     */
    public function excludeFromComments(array $clauses, WP_Comment_Query $query): array
    {
        $requestedIds = array_filter(
            array_intersect_key($query->query_vars, ['post_id' => 1, 'post__in' => 1, 'comment__in' => 1]),
            static fn (mixed $value): bool => (bool) $value,
        );
        if ($requestedIds === [] && !self::isEditorRequest()) {
            $clauses['where'] = ($clauses['where'] ?? '')
                . $this->ids->exclusionSql($this->sql->coreTable('comments') . '.comment_post_ID');
        }

        return $clauses;
    }

    public function excludeFromCommentFeed(string $where, WP_Query $query): string
    {
        return $query->is_singular()
            ? $where
            : $where . $this->ids->exclusionSql($this->sql->coreTable('comments') . '.comment_post_ID');
    }

    /** @param mixed $excluded terms, unused */
    public function excludeFromAdjacentPosts(
        string $where,
        bool $sameTerm,
        mixed $excluded,
        string $taxonomy,
        ?WP_Post $post,
    ): string {
        return $post?->post_type === OpeningPostType::NAME ? $where . $this->ids->exclusionSql('p.ID') : $where;
    }

    /** @param array<string, mixed> $args arguments of wp_get_archives() */
    public function excludeFromArchives(string $where, array $args): string
    {
        return ($args['post_type'] ?? '') === OpeningPostType::NAME ? $where . $this->ids->exclusionSql('ID') : $where;
    }

    /**
     * Prevents WordPress from redirecting a slug prefix to an unlisted opening.
     *
     * @param mixed $target URL, or false
     */
    public function preventGuessedRedirect(mixed $target): mixed
    {
        return is_404() && is_string($target) && UnlistedOpeningIds::isUnlisted(url_to_postid($target))
            ? false
            : $target;
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    public function addNoindex(array $robots): array
    {
        if (!$this->isUnlistedPage()) {
            return $robots;
        }
        unset($robots['max-image-preview']);

        return ['noindex' => true] + $robots;
    }

    public function preventEmbed(mixed $id): mixed
    {
        return is_numeric($id) && UnlistedOpeningIds::isUnlisted((int) $id) ? 0 : $id;
    }

    public function removeEmbedLinks(mixed $links): mixed
    {
        return $this->isUnlistedPage() ? '' : $links;
    }

    public function removeRestLink(mixed $route): mixed
    {
        return $this->isUnlistedPage() ? '' : $route;
    }

    private function isUnlistedPage(): bool
    {
        return is_singular(OpeningPostType::NAME) && UnlistedOpeningIds::isUnlisted(get_queried_object_id());
    }

    /**
     * Returns whether a query is exempt: queries for a single post are not lists, and users who edit openings must find
     * all of them in wp-admin.
     */
    private function isExempt(WP_Query $query): bool
    {
        return $query->is_singular() || $query->get(self::QUERY_VAR) === true || self::isEditorRequest();
    }

    private static function isEditorRequest(): bool
    {
        return (defined('WP_CLI') && WP_CLI)
            || ((is_admin() || wp_is_serving_rest_request()) && current_user_can('edit_jobs'));
    }
}
