<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

/**
 * The parts that the results page adds to the SQL statement of WordPress's search: a second condition, of which a post
 * must match one, and a ranking, which is used instead of WordPress's own for the posts of a table.
 * Each part refers to the table by ALIAS, by which PostQueryParser recognizes it.
 *
 * @see docs/features/search.md
 */
final class WidenedSearch
{
    public const ALIAS = 'courant_text';

    /**
     * @param string $search WordPress's condition, for `posts_search`
     * @param string $posts  name of the table of posts
     * @param string $table  name of the table with the column `post_id`
     * @param string $where  condition for this table, without parentheses
     * @return string|null null when the condition is not that of WordPress
     */
    public static function addCondition(string $search, string $posts, string $table, string $where): ?string
    {
        // The condition for posts without a password applies to both parts.
        $pattern = "/^ AND \((\(\(.+\)\))\) ( AND \($posts\.post_password = ''\) )?$/s";
        if (preg_match($pattern, $search, $match) !== 1) {
            return null;
        }
        $alias = self::ALIAS;

        return " AND (($match[1]) OR $posts.ID IN (SELECT $alias.post_id FROM $table $alias WHERE $where)) "
            . ($match[2] ?? '');
    }

    /**
     * @param string $order WordPress's order by relevance, for `posts_search_orderby`
     * @param string $cases WHEN parts for a row of the table
     */
    public static function addRanking(string $order, string $posts, string $table, string $cases): string
    {
        $isTitle = preg_match('/^(.+) DESC$/s', $order, $match) === 1;
        $core = $isTitle ? "(CASE WHEN $match[1] THEN 1 ELSE 6 END)" : $order;
        $alias = self::ALIAS;

        return "COALESCE((SELECT CASE $cases ELSE 6 END FROM $table $alias WHERE $alias.post_id = $posts.ID), $core)";
    }

    /** Returns the pattern of addCondition(), for a regular expression. */
    public static function conditionPattern(string $core, string $posts): string
    {
        $alias = self::ALIAS;

        return "\($core\) OR $posts\.ID IN \(SELECT $alias\.post_id FROM \w+ $alias WHERE [^()]*\)";
    }

    /** @return string|null WordPress's own ranking; null when the order has no added ranking */
    public static function findCoreRanking(string $ranking, string $posts): ?string
    {
        $alias = self::ALIAS;
        $pattern = "/^COALESCE\(\(SELECT CASE [^()]+ FROM \w+ $alias WHERE $alias\.post_id = $posts\.ID\), (.+)\)$/s";

        return preg_match($pattern, $ranking, $match) === 1 ? $match[1] : null;
    }
}
