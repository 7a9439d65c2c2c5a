<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Clock;
use WP_Post;
use WP_User;

/** Updates the index of articles when an author or tag has another name, in batches by WP-Cron. */
final class ArticleNameChanges
{
    public const EVENT = 'courant_desk_article_names';

    public function __construct(private readonly ArticleIndex $articles, private readonly Clock $clock)
    {
    }

    /** @param mixed $terms of WordPress, unused */
    public function updateTagged(int $post, mixed $terms, mixed $ids, string $taxonomy): void
    {
        if (in_array($taxonomy, [ArticleReader::TAGS, ArticleReader::COAUTHORS], true) && $this->articles->isInUse()) {
            $this->articles->update($post);
        }
    }

    public function updateUntagged(int $post, mixed $ids, string $taxonomy): void
    {
        $this->updateTagged($post, [], $ids, $taxonomy);
    }

    public function updateAuthor(int $id, WP_User $before): void
    {
        $user = get_userdata($id);
        if ($user instanceof WP_User && $user->display_name !== $before->display_name) {
            $this->schedule('author', $id);
            $this->scheduleCoAuthor($user->user_nicename);
        }
    }

    public function updateGuest(int $id, WP_Post $post): void
    {
        if ($post->post_type === ArticleReader::GUEST_AUTHOR) {
            $login = get_post_meta($id, 'cap-user_login', true);
            $this->scheduleCoAuthor(is_string($login) && $login !== '' ? sanitize_title($login) : $post->post_name);
        }
    }

    /** Updates the articles of an author as Co-Authors Plus stores them: by a term. */
    private function scheduleCoAuthor(string $slug): void
    {
        $term = taxonomy_exists(ArticleReader::COAUTHORS)
            ? get_term_by('slug', ArticleReader::COAUTHOR_PREFIX . $slug, ArticleReader::COAUTHORS)
            : false;
        $this->schedule('term', $term instanceof \WP_Term ? $term->term_id : 0);
    }

    public function schedule(string $kind, int $id, int $after = 0): void
    {
        if ($id > 0 && $this->articles->isInUse()) {
            wp_schedule_single_event($this->clock->now()->getTimestamp(), self::EVENT, [$kind, $id, $after]);
        }
    }

    public function continueUpdate(mixed $kind, mixed $id, mixed $after): void
    {
        if (!in_array($kind, ['author', 'term'], true) || !is_int($id) || !is_int($after)) {
            return;
        }
        $last = $this->articles->isInUse() ? $this->articles->updateNamed($kind, $id, $after) : 0;
        if ($last > 0) {
            $this->schedule($kind, $id, $last);
        }
    }
}
