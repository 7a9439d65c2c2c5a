<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_User;

/**
 * Reassigns openings to a remaining user when their author is deleted: openings belong to the organization, not to
 * their author.
 */
final class UserDeletionHandler
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /** @param mixed $reassign the user to whom WordPress reassigns all content; null when none was chosen */
    public function reassignPosts(int $user, mixed $reassign = null): void
    {
        if (!is_numeric($reassign) || (int) $reassign < 1) {
            $this->reassignToReplacement($user);
        }
    }

    /**
     * Reassigns the posts on each site, because WordPress then deletes all posts of the user on every site of the
     * network.
     */
    public function reassignPostsOfSite(int $user, int $site, mixed $reassign = null): void
    {
        $this->reassignPosts($user, $reassign);
    }

    /** @param list<int>|mixed $users the users who are about to be deleted */
    public function printImpact(WP_User $current, mixed $users): void
    {
        $users = array_map('intval', array_filter(is_array($users) ? $users : [], is_numeric(...)));
        $openings = 0;
        foreach ($users as $user) {
            $openings += (int) $this->sql->fetchValue(
                "SELECT COUNT(*) FROM %i WHERE post_author = %d AND post_type = %s AND post_status <> 'auto-draft'",
                $this->sql->coreTable('posts'),
                $user,
                OpeningPostType::NAME
            );
        }
        $sentences = $openings === 0 ? [] : [sprintf(
            /* translators: %s: number of openings */
            _n(
                '%s opening and its applications are kept. It is attributed to you unless you choose another user.',
                '%s openings and their applications are kept. They are attributed to you unless you choose another user.',
                $openings,
                'courant-desk',
            ),
            number_format_i18n($openings)
        )];
        /**
         * Filters the sentences shown before users are deleted.
         *
         * @since 0.1.0
         *
         * @param list<string> $sentences plain text
         * @param list<int>    $users
         */
        $sentences = apply_filters('courant_desk_user_loss', $sentences, $users);
        $sentences = array_filter(is_array($sentences) ? $sentences : [], is_string(...));
        if ($sentences !== []) {
            printf(
                '<div class="notice notice-info inline"><p><strong>%s</strong></p><ul class="ul-disc">',
                esc_html__('Job openings:', 'courant-desk'),
            );
            foreach ($sentences as $sentence) {
                printf('<li>%s</li>', esc_html($sentence));
            }
            echo '</ul></div>';
        }
    }

    private function reassignToReplacement(int $user): void
    {
        /**
         * Filters the post types that are reassigned to a remaining user.
         *
         * @since 0.1.0
         *
         * @param list<string> $types
         */
        $types = apply_filters('courant_desk_inherited_types', [OpeningPostType::NAME]);
        $reassign = self::findReplacement($user);
        foreach ($reassign === 0 || !is_array($types) ? [] : array_filter($types, is_string(...)) as $type) {
            $posts = $this->sql->coreTable('posts');
            $ids = array_map(
                'intval',
                $this->sql
                    ->fetchColumn('SELECT ID FROM %i WHERE post_author = %d AND post_type = %s', $posts, $user, $type),
            );
            $this->sql->execute(
                'UPDATE %i SET post_author = %d WHERE post_author = %d AND post_type = %s',
                $posts,
                $reassign,
                $user,
                $type,
            );
            array_map(clean_post_cache(...), $ids);
        }
    }

    /**
     * Returns the user to whom the posts are reassigned: the current user, or the first administrator when there is
     * none.
     */
    private static function findReplacement(int $deletedUser): int
    {
        $current = get_current_user_id();
        if ($current > 0 && $current !== $deletedUser) {
            return $current;
        }
        $others = get_users(
            ['role' => 'administrator', 'exclude' => [$deletedUser], 'orderby' => 'ID', 'number' => 1, 'fields' => 'ID']
        );

        return isset($others[0]) && is_numeric($others[0]) ? (int) $others[0] : 0;
    }
}
