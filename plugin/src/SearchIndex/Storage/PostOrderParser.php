<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PostQuery;

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
     * @return array{by: PostQuery::ORDER_*, isDescending: bool, sentence: string, ranking: string}|null
     */
    public function parse(string $order, string $sortKey): ?array
    {
        return $sortKey === '' ? $this->parseColumnOrder($order) : $this->parseMetaOrder($order, $sortKey);
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
