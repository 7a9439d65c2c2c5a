<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PostQuery;
use CourantDesk\SearchIndex\Domain\WidenedSearch;

/** Parses the order of the SQL statement of a WP_Query. */
final class PostOrderParser
{
    /** Pattern of a quoted text. */
    public const TEXT = "'(?:[^'\\\\]|\\\\.)*'";

    private readonly string $posts;

    public function __construct(private readonly Sql $sql)
    {
        $this->posts = $sql->coreTable('posts');
    }

    /**
     * @param string $sortKey meta key by which OpeningListFilters::sort() sorts, or ''
     * @return array{
     *     by: PostQuery::ORDER_*, isDescending: bool, sentence: string, ranking: string, kindSql: string, kind: int
     * }|null
     */
    public function parse(string $order, string $sortKey): ?array
    {
        // The order by post type of the theme's results page.
        $types = "/^(CASE {$this->posts}\.post_type (?:WHEN '[\w-]+' THEN \d+ )+ELSE (\d+) END), /";
        $kind = preg_match($types, $order, $match) === 1 ? $match[1] : '0';
        $order = substr($order, strlen($match[0] ?? ''));
        $own = "/ WHEN '" . PostTypes::OPENING . "' THEN (\d+) /";
        $number = preg_match($own, $kind, $position) === 1 ? $position[1] : ($match[2] ?? 0);
        $parsed = $sortKey === '' ? $this->parseSearchOrder($order) : $this->parseMetaOrder($order, $sortKey);

        return $parsed === null ? null : $parsed + ['kindSql' => $kind, 'kind' => (int) $number];
    }

    /** @return array{by: PostQuery::ORDER_*, isDescending: bool, sentence: string, ranking: string}|null */
    private function parseSearchOrder(string $order): ?array
    {
        $date = ", {$this->posts}.post_date DESC";
        $ranking = str_ends_with($order, $date) ? substr($order, 0, -strlen($date)) : '';
        $core = $ranking === '' ? null : WidenedSearch::findCoreRanking($ranking, $this->posts);
        if ($core === null) {
            return $this->parseColumnOrder($order);
        }
        $isTitle = "/^\(CASE WHEN ({$this->posts}\.post_title LIKE " . self::TEXT . ") THEN 1 ELSE 6 END\)$/";
        $core = (string) preg_replace($isTitle, '$1 DESC', $core);
        $parsed = $this->parseColumnOrder($core . $date);

        return $parsed === null ? null : ['ranking' => $ranking] + $parsed;
    }

    /** @return array{by: PostQuery::ORDER_*, isDescending: bool, sentence: string, ranking: string}|null */
    private function parseColumnOrder(string $order): ?array
    {
        $text = self::TEXT;
        $posts = $this->posts;
        $columns = [
            'post_date' => PostQuery::ORDER_DATE, 'post_title' => PostQuery::ORDER_TITLE, 'ID' => PostQuery::ORDER_ID,
        ];
        if (preg_match("/^{$posts}\.(post_date|post_title|ID) (ASC|DESC)$/", $order, $match) === 1) {
            return [
                'by' => $columns[$match[1]], 'isDescending' => $match[2] === 'DESC', 'sentence' => '', 'ranking' => '1',
            ];
        }
        $isTitle = "{$posts}\.post_title LIKE $text";
        if (preg_match("/^$isTitle DESC, {$posts}\.post_date DESC$/", $order) === 1) {
            $ranking = substr($order, 0, -strlen(" DESC, $posts.post_date DESC"));

            return [
                'by' => PostQuery::ORDER_RELEVANCE, 'isDescending' => true, 'sentence' => '',
                'ranking' => "(CASE WHEN $ranking THEN 1 ELSE 6 END)",
            ];
        }
        // Without the whole text, which WordPress does not rank if words are excluded.
        $words = "WHEN $isTitle(?: AND $isTitle)* THEN 2 (?:WHEN $isTitle(?: OR $isTitle)* THEN 3 )?";
        if (preg_match("/^(\(CASE {$words}ELSE 6 END\)), {$posts}\.post_date DESC$/", $order, $match) === 1) {
            return [
                'by' => PostQuery::ORDER_RELEVANCE, 'isDescending' => true, 'sentence' => '', 'ranking' => $match[1],
            ];
        }
        $case = "WHEN $isTitle THEN 1 (?:$words)?"
            . "WHEN {$posts}\.post_excerpt LIKE $text THEN 4 WHEN {$posts}\.post_content LIKE ($text) THEN 5 ";
        if (preg_match("/^(\(CASE {$case}ELSE 6 END\)), {$posts}\.post_date DESC$/", $order, $match) === 1) {
            return [
                'by' => PostQuery::ORDER_RELEVANCE, 'isDescending' => true, 'sentence' => $this->unquote($match[2]),
                'ranking' => $match[1],
            ];
        }

        return null;
    }

    /** @return array{by: PostQuery::ORDER_*, isDescending: bool, sentence: string, ranking: string}|null */
    private function parseMetaOrder(string $order, string $key): ?array
    {
        $patterns = [
            PostRowReader::CLOSING_KEY =>
                "/^\(COALESCE\(courant_sort\.meta_value, ''\) = ''\) ASC, courant_sort\.meta_value (ASC|DESC), {$this->posts}\.post_date DESC$/",
            PostRowReader::VIEWS_KEY =>
                "/^COALESCE\(courant_sort\.meta_value \+ 0, 0\) (ASC|DESC), {$this->posts}\.post_date DESC$/",
        ];

        return isset($patterns[$key]) && preg_match($patterns[$key], $order, $match) === 1 ? [
            'by' => $key === PostRowReader::CLOSING_KEY ? PostQuery::ORDER_CLOSING : PostQuery::ORDER_VIEWS,
            'isDescending' => $match[1] === 'DESC', 'sentence' => '', 'ranking' => '1',
        ] : null;
    }

    /** Returns the text between the wildcards of a LIKE. */
    public function unquote(string $literal): string
    {
        $pattern = $this->sql->removePlaceholders(stripslashes(substr($literal, 1, -1)));

        return stripslashes(trim($pattern, '%'));
    }
}
