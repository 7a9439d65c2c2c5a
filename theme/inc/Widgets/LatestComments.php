<?php

declare(strict_types=1);

namespace Courant\Widgets;

use Courant\Module;

/**
 * Shows at most one comment of each article in the latest comments block and widget, so that a list does not repeat a
 * title.
 */
final class LatestComments implements Module
{
    private const LIMIT = 'courant_limit';

    /** How many times more comments are read than shown. */
    private const READ_FACTOR = 5;

    public function boot(): void
    {
        add_filter('widget_comments_args', $this->readMore(...));
        add_filter('the_comments', $this->limitToOnePerArticle(...), 10, 2);
    }

    /**
     * @param mixed $arguments of WP_Comment_Query
     */
    private function readMore(mixed $arguments): mixed
    {
        $number = is_array($arguments) ? $arguments['number'] ?? 0 : 0;

        return is_array($arguments) && is_numeric($number) && $number > 0
            ? [self::LIMIT => (int) $number, 'number' => (int) $number * self::READ_FACTOR] + $arguments
            : $arguments;
    }

    /**
     * @param mixed $comments newest first
     */
    private function limitToOnePerArticle(mixed $comments, \WP_Comment_Query $query): mixed
    {
        $limit = $query->query_vars[self::LIMIT] ?? 0;

        if (! is_int($limit) || $limit === 0 || ! is_array($comments)) {
            return $comments;
        }

        $newest = [];

        foreach ($comments as $comment) {
            if ($comment instanceof \WP_Comment) {
                $newest[(int) $comment->comment_post_ID] ??= $comment;
            }
        }

        return array_slice(array_values($newest), 0, $limit);
    }
}
