<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Kernel\Sql;
use WP_User;

/** Openings belong to the site, not to who wrote them: when a user is deleted they go to somebody who stays (decision 15). */
final class DepartingUsers
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function boot(): void
    {
        add_action('delete_user', [$this, 'leave'], 10, 2);
        add_action('remove_user_from_blog', [$this, 'leaveSite'], 10, 3);
        add_action('delete_user_form', [$this, 'tell'], 10, 2);
    }

    /** @param mixed $heir the user who gets all content, where the owner chose one: WordPress sees to it then */
    public function leave(int $user, mixed $heir = null): void
    {
        if (!is_numeric($heir) || (int) $heir < 1) {
            $this->handOver($user);
        }
    }

    /** A network deletes all that a user wrote on any site, right after this. */
    public function leaveSite(int $user, int $site, mixed $heir = null): void
    {
        $this->leave($user, $heir);
    }

    /** @param list<int>|mixed $users who are about to be deleted */
    public function tell(WP_User $current, mixed $users): void
    {
        $users = array_map('intval', array_filter(is_array($users) ? $users : [], is_numeric(...)));
        $openings = 0;
        foreach ($users as $user) {
            $openings += (int) $this->sql->value(
                "SELECT COUNT(*) FROM %i WHERE post_author = %d AND post_type = %s AND post_status <> 'auto-draft'",
                $this->sql->core('posts'),
                $user,
                OpeningType::NAME
            );
        }
        $sentences = $openings === 0 ? [] : [sprintf(
            /* translators: %s: number of openings */
            _n('%s opening stays, with its applications: if nobody else gets the content, it becomes yours.', '%s openings stay, with their applications: if nobody else gets the content, they become yours.', $openings, 'courant-desk'),
            number_format_i18n($openings)
        )];
        /**
         * Adds to what is said before users are deleted.
         *
         * @param list<string> $sentences plain text
         * @param list<int>    $users
         */
        $sentences = apply_filters('courant_desk_user_loss', $sentences, $users);
        $sentences = array_filter(is_array($sentences) ? $sentences : [], is_string(...));
        if ($sentences !== []) {
            printf('<div class="notice notice-info inline"><p><strong>%s</strong></p><ul class="ul-disc">', esc_html__('On the jobs desk:', 'courant-desk'));
            foreach ($sentences as $sentence) {
                printf('<li>%s</li>', esc_html($sentence));
            }
            echo '</ul></div>';
        }
    }

    private function handOver(int $user): void
    {
        /**
         * Adds types of posts that go to somebody who stays.
         *
         * @param list<string> $types
         */
        $types = apply_filters('courant_desk_inherited_types', [OpeningType::NAME]);
        $heir = self::heir($user);
        foreach ($heir === 0 || !is_array($types) ? [] : array_filter($types, is_string(...)) as $type) {
            $posts = $this->sql->core('posts');
            $ids = array_map('intval', $this->sql->column('SELECT ID FROM %i WHERE post_author = %d AND post_type = %s', $posts, $user, $type));
            $this->sql->run('UPDATE %i SET post_author = %d WHERE post_author = %d AND post_type = %s', $posts, $heir, $user, $type);
            array_map(clean_post_cache(...), $ids);
        }
    }

    /** Who deletes; where nobody is signed in, the first administrator. */
    private static function heir(int $leaving): int
    {
        $current = get_current_user_id();
        if ($current > 0 && $current !== $leaving) {
            return $current;
        }
        $others = get_users(['role' => 'administrator', 'exclude' => [$leaving], 'orderby' => 'ID', 'number' => 1, 'fields' => 'ID']);

        return isset($others[0]) && is_numeric($others[0]) ? (int) $others[0] : 0;
    }
}
