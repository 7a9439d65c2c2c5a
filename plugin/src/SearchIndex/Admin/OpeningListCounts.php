<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Admin;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Storage\PostListReader;
use CourantDesk\SearchIndex\Storage\PostRowRepository;
use Throwable;

/**
 * Provides the numbers of the list of openings in wp-admin: openings by status, those of the user, and the months with
 * openings. WordPress would read all openings for each of these numbers.
 */
final class OpeningListCounts
{
    public function __construct(
        private readonly Sql $sql,
        private readonly PostRowRepository $rows,
        private readonly PostListReader $reader,
    ) {
    }

    public function registerOnScreen(): void
    {
        $screen = get_current_screen();
        if ($screen !== null && $screen->post_type === PostTypes::OPENING) {
            $this->register();
        }
    }

    /** Registers the hooks for Quick Edit, which creates the list table to print one row. */
    public function registerForQuickEdit(): void
    {
        if (Request::fromGlobals()->text('post_type') === PostTypes::OPENING) {
            $this->register();
        }
    }

    /**
     * @param mixed $months months of another plugin, or false
     * @return mixed objects with `year` and `month`, latest first
     */
    public function findMonths(mixed $months, string $postType): mixed
    {
        if ($postType !== PostTypes::OPENING || $months !== false || !$this->rows->isReady()) {
            return $months;
        }
        $requested = Request::fromGlobals()->text('post_status');
        $hasStatus = $requested === 'trash'
            ? static fn (string $status): bool => $status === 'trash'
            : static fn (string $status): bool => !in_array($status, ['auto-draft', 'trash'], true);

        return array_map(
            static fn (int $month): object => (object) [
                'year' => (string) intdiv($month, 100), 'month' => (string) ($month % 100),
            ],
            $this->reader->findMonths($hasStatus),
        );
    }

    /** Replaces the statement that counts the user's openings, for which WordPress has no other filter. */
    public function replaceAuthorCount(string $sql): string
    {
        $posts = preg_quote($this->sql->coreTable('posts'), '/');
        $pattern = "/^SELECT COUNT\( 1 \) FROM $posts WHERE post_type = '" . PostTypes::OPENING
            . "' AND post_status NOT IN \( '([\w',-]+)' \) AND post_author = (\d+)$/";
        if (
            !str_starts_with($sql, 'SELECT COUNT( 1 )')
            || preg_match($pattern, trim((string) preg_replace('/\s+/', ' ', $sql)), $match) !== 1
        ) {
            return $sql;
        }
        remove_filter('query', [$this, 'replaceAuthorCount']);
        $counts = $this->reader->countByStatus((int) $match[2]);
        $number = array_sum(array_diff_key($counts, array_flip(explode("','", $match[1]))));

        return "SELECT $number";
    }

    private function register(): void
    {
        if (!$this->rows->isReady()) {
            return;
        }
        try {
            $this->primeStatusCounts();
        } catch (Throwable) {
            return;
        }
        add_filter('query', [$this, 'replaceAuthorCount']);
    }

    /** Fills the cache from which wp_count_posts() reads its numbers. */
    private function primeStatusCounts(): void
    {
        $type = get_post_type_object(PostTypes::OPENING);
        $capability = $type?->cap->read_private_posts;
        $readsPrivate = is_string($capability) && current_user_can($capability);
        $all = array_fill_keys(get_post_stati(), 0);
        foreach (['' => null, 'readable' => $readsPrivate ? null : get_current_user_id()] as $permission => $user) {
            $counts = array_map('strval', $this->reader->countByStatus(null, $user));
            $key = _count_posts_cache_key(PostTypes::OPENING, $permission);
            wp_cache_set($key, (object) array_merge($all, $counts), 'counts');
        }
    }
}
