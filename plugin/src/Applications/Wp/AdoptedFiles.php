<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\Attachments;
use WP_Post;
use WP_Query;

/**
 * Files of applications from before this plugin: attachments below an application (Jobs contract 1.3). They go with
 * their application, and whoever may not edit that does not learn where they lie (Jobs contract 1.5).
 */
final class AdoptedFiles implements Attachments
{
    private const NAME = 'awsm_actual_file_name';

    public function __construct(private readonly Sql $sql)
    {
    }

    public function boot(): void
    {
        add_filter('map_meta_cap', [$this, 'readAsTheApplication'], 10, 4);
        add_action('template_redirect', [$this, 'haveNoPage'], 1);
        if (is_admin()) {
            add_filter('posts_where', [$this, 'leaveOutOfTheLibrary'], 10, 2);
        }
    }

    /** @return list<array{id: int, name: string}> */
    public function of(int $application): array
    {
        $ids = array_map('intval', $this->sql->column(
            "SELECT ID FROM %i WHERE post_type = 'attachment' AND post_parent = %d AND post_parent > 0 ORDER BY ID",
            $this->sql->core('posts'),
            $application
        ));
        $named = get_post_meta($application, 'awsm_attachment_id', true);
        $named = is_numeric($named) ? (int) $named : 0;
        if (!in_array($named, $ids, true) && $this->isOf($named, $application)) {
            $ids[] = $named;
        }

        return array_map(static fn (int $id): array => ['id' => $id, 'name' => self::name($id)], $ids);
    }

    /** Whether an attachment is that application's: below it, or named by it and marked as a CV while it is below nothing. */
    public function isOf(int $attachment, int $application): bool
    {
        $post = $attachment > 0 ? get_post($attachment) : null;
        if (!$post instanceof WP_Post || $post->post_type !== 'attachment' || get_post_type($application) !== ApplicationType::NAME) {
            return false;
        }

        return $post->post_parent === $application || (
            $post->post_parent === 0
            && get_post_meta($application, 'courant_reference', true) === ''
            && get_post_meta($attachment, self::NAME, true) !== ''
            && get_post_meta($application, 'awsm_attachment_id', true) === (string) $attachment
        );
    }

    public function find(int $attachment, int $application): ?array
    {
        $owner = $application > 0 ? $application : (int) wp_get_post_parent_id($attachment);

        return $this->isOf($attachment, $owner) ? ['path' => (string) get_attached_file($attachment), 'name' => self::name($attachment), 'application' => $owner] : null;
    }

    public static function name(int $attachment): string
    {
        $name = get_post_meta($attachment, self::NAME, true);

        return is_string($name) && $name !== '' ? $name : basename((string) get_attached_file($attachment));
    }

    public function discard(int $application): void
    {
        foreach ($this->of($application) as $file) {
            wp_delete_attachment($file['id'], true);
        }
    }

    /**
     * WordPress lets everybody who is signed in read what lies below a published post.
     *
     * @param list<string>            $needed
     * @param array<array-key, mixed> $arguments
     * @return list<string>
     */
    public function readAsTheApplication(array $needed, string $capability, int $user, array $arguments): array
    {
        $id = $arguments[0] ?? null;
        $post = $capability === 'read_post' && is_numeric($id) ? get_post((int) $id) : null;
        if (!$post instanceof WP_Post || !self::isCv($post)) {
            return $needed;
        }

        return array_values(map_meta_cap('edit_post', $user, $post->post_parent));
    }

    /** Where attachments have no pages, WordPress would redirect to the file itself. */
    public function haveNoPage(): void
    {
        $post = get_queried_object();
        if ($post instanceof WP_Post && self::isCv($post)) {
            global $wp_query;
            if ($wp_query instanceof WP_Query) {
                $wp_query->set_404();
            }
            status_header(404);
            nocache_headers();
        }
    }

    public function leaveOutOfTheLibrary(string $where, WP_Query $query): string
    {
        if ($query->get('post_type') !== 'attachment') {
            return $where;
        }

        return $where . sprintf(
            " AND NOT EXISTS (SELECT 1 FROM %1\$s courant_parent WHERE courant_parent.ID = %1\$s.post_parent AND courant_parent.post_type = '%2\$s')",
            $this->sql->core('posts'),
            ApplicationType::NAME
        );
    }

    private static function isCv(WP_Post $post): bool
    {
        return $post->post_type === 'attachment' && $post->post_parent > 0 && get_post_type($post->post_parent) === ApplicationType::NAME;
    }
}
