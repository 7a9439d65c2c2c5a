<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\PostQuery;
use CourantDesk\SearchIndex\Domain\WidenedSearch;

/**
 * Parses the SQL statement of a WP_Query, which is the only complete description of the query, because it includes the
 * changes of query variables and of other plugins' filters. Statements with an unknown part are not parsed, so that
 * WordPress runs them.
 */
final class PostQueryParser
{
    private readonly string $posts;
    private readonly string $relations;
    private readonly string $meta;
    private readonly PostOrderParser $orders;

    public function __construct(private readonly Sql $sql)
    {
        $this->posts = $sql->coreTable('posts');
        $this->relations = $sql->coreTable('term_relationships');
        $this->meta = $sql->coreTable('postmeta');
        $this->orders = new PostOrderParser($sql);
    }

    public function parse(string $request): ?PostQuery
    {
        $type = "'" . PostTypes::OPENING . "'";
        if (!str_contains($request, $type)) {
            return null;
        }
        [$sql, $isListed] = $this->removeListedCondition(trim((string) preg_replace('/[ \t\r\n]+/', ' ', $request)));
        $pattern = "/^SELECT (SQL_CALC_FOUND_ROWS )?{$this->posts}\.(?:\*|ID) FROM {$this->posts}(?<join> LEFT JOIN .+?)? WHERE 1=1 "
            . "(?<where>AND .+?)(?: GROUP BY {$this->posts}\.ID)? ORDER BY (?<order>.+) LIMIT (?<offset>\d+), (?<limit>\d+)$/s";
        if (preg_match($pattern, $sql, $statement) !== 1) {
            return null;
        }
        $where = $this->parseWhere($statement['where']);
        [$join, $sortKey] = $this->parseSortJoin($statement['join']);
        $order = $where === null
            ? null
            : $this->orders->parse($statement['order'], $sortKey);
        if ($where === null || $order === null || !$this->joinsOnly($join, count($where['terms']))) {
            return null;
        }
        $select = "SELECT DISTINCT {$this->posts}.ID AS id, {$this->posts}.post_date AS published, {$order['ranking']} AS ranking, {$order['kindSql']} AS kind"
            . ", {$this->posts}.post_type AS type FROM {$this->posts}{$statement['join']} WHERE 1=1 ";

        return new PostQuery(
            statuses: $where['statuses'],
            withUnlisted: $where['withUnlisted'] && !$isListed,
            withPassword: $where['withPassword'],
            author: $where['author'],
            month: $where['month'],
            termGroups: $where['terms'],
            searchTerms: $where['search'],
            excludedTerms: $where['excluded'],
            sentence: $order['sentence'],
            order: $order['by'],
            isDescending: $order['isDescending'],
            offset: (int) $statement['offset'],
            limit: (int) $statement['limit'],
            isCounted: $statement[1] !== '',
            othersSql: $where['otherTypes'] === '' ? '' : "$select{$where['rest']} AND ({$where['otherTypes']})",
            openingsSql: "$select{$where['rest']} AND ({$where['openings']})",
            after: $where['after'],
            withTermNames: str_contains($where['rest'], WidenedSearch::ALIAS),
            kind: $order['kind'],
        );
    }

    /**
     * @return array{statuses: array<string, int|null>, withUnlisted: bool, withPassword: bool, author: int|null,
     *     month: int, after: int, terms: list<list<int>>, search: list<string>, excluded: list<string>,
     *     otherTypes: string, openings: string,
     *     rest: string}|null
     */
    private function parseWhere(string $where): ?array
    {
        $text = PostOrderParser::TEXT;
        $posts = $this->posts;
        $like = "\({$posts}\.post_title LIKE ($text)\) OR \({$posts}\.post_excerpt LIKE $text\) OR \({$posts}\.post_content LIKE $text\)";
        $unlike = str_replace([' LIKE ', ' OR '], [' NOT LIKE ', ' AND '], $like);
        $search = "\((?:$like|$unlike)\)";
        $searches = "$search(?: AND $search)*";
        $widened = WidenedSearch::conditionPattern($searches, $posts);
        $status = "(?:{$posts}\.post_status = '[\w-]+'|\({$posts}\.post_author = \d+ AND {$posts}\.post_status = '[\w-]+'\))";
        $statuses = "$status(?: OR $status)*";
        $oneType = "\({$posts}\.post_type = '[\w-]+' AND \($statuses\)\)";
        $terms = '(?:' . $this->relations . '|tt\d+)\.term_taxonomy_id IN \(([\d,]+)\)';
        $patterns = [
            'terms' => "AND \( $terms(?: AND $terms)* \)",
            'author' => "AND (?:{$posts}\.post_author IN \((\d+)\)|\({$posts}\.post_author = (\d+)\))",
            'month' => "AND YEAR\({$posts}\.post_date\)=(\d+) AND MONTH\({$posts}\.post_date\)=(\d+)",
            'after' => "AND \( {$posts}\.post_date > '([\d :-]{19})' \)",
            'search' => "AND \((?:$searches|$widened)\)",
            'password' => "AND \({$posts}\.post_password = ''\)",
            'types' => "AND \($oneType(?: OR $oneType)*\)",
            'type' => "AND {$posts}\.post_type = '" . PostTypes::OPENING . "' AND \(\(($statuses)\)\)",
            'ownType' => "AND {$posts}\.post_type = '" . PostTypes::OPENING
                . "' AND \(\({$posts}\.post_author = (\d+) AND \(($statuses)\)\)\)",
            'unlisted' => "AND {$posts}\.ID NOT IN \(SELECT post_id FROM {$this->meta} WHERE meta_key = 'awsm_pro_exclude_job' AND meta_value = 'exclude'\)",
        ];
        $found = [
            'statuses' => [], 'withUnlisted' => true, 'withPassword' => true, 'author' => null, 'month' => 0,
            'after' => 0, 'terms' => [], 'search' => [], 'excluded' => [],
            'otherTypes' => '', 'openings' => '', 'rest' => '',
        ];
        // This plugin's exclusion of applicants' files only affects attachments.
        $files = strpos($where, " AND NOT ($posts.post_type = 'attachment' AND (EXISTS (SELECT 1 FROM $posts courant_parent");
        if ($files !== false) {
            $found['rest'] = substr($where, $files);
            $where = substr($where, 0, $files);
        }
        while ($where !== '') {
            foreach ($patterns as $kind => $pattern) {
                if (preg_match("/^$pattern ?/", $where, $match) === 1) {
                    $where = substr($where, strlen($match[0]));
                    unset($patterns[$kind]);
                    $found = $this->add($found, $kind, trim($match[0]), $match);
                    continue 2;
                }
            }

            return null;
        }

        return $found['statuses'] === [] ? null : $found;
    }

    /**
     * @param array{statuses: array<string, int|null>, withUnlisted: bool, withPassword: bool, author: int|null,
     *     month: int, after: int, terms: list<list<int>>, search: list<string>, excluded: list<string>,
     *     otherTypes: string, openings: string,
     *     rest: string} $found
     * @param array<string> $match
     * @return array{statuses: array<string, int|null>, withUnlisted: bool, withPassword: bool, author: int|null,
     *     month: int, after: int, terms: list<list<int>>, search: list<string>, excluded: list<string>,
     *     otherTypes: string, openings: string,
     *     rest: string}
     */
    private function add(array $found, string $kind, string $clause, array $match): array
    {
        if (in_array($kind, ['types', 'type', 'ownType'], true)) {
            return $this->addTypes($found, $kind, $clause, $match);
        }
        $found['rest'] = "$clause {$found['rest']}";
        if ($kind === 'terms') {
            preg_match_all('/ IN \(([\d,]+)\)/', $clause, $groups);
            $found['terms'] = array_map(
                static fn (string $ids): array => array_map('intval', explode(',', $ids)),
                $groups[1],
            );
        } elseif ($kind === 'search') {
            foreach (['search' => 'LIKE', 'excluded' => 'NOT LIKE'] as $name => $operator) {
                preg_match_all("/\.post_title $operator (" . PostOrderParser::TEXT . ')/', $clause, $terms);
                $found[$name] = array_map($this->orders->unquote(...), $terms[1]);
            }
        } elseif ($kind === 'author') {
            $found['author'] = (int) ($match[2] ?? $match[1]);
        } elseif ($kind === 'month') {
            $found['month'] = (int) $match[1] * 100 + (int) $match[2];
        } elseif ($kind === 'after') {
            $found['after'] = (int) preg_replace('/\D/', '', $match[1]);
        } elseif ($kind === 'password') {
            $found['withPassword'] = false;
        } elseif ($kind === 'unlisted') {
            $found['withUnlisted'] = false;
        }

        return $found;
    }

    /**
     * @param array{statuses: array<string, int|null>, withUnlisted: bool, withPassword: bool, author: int|null,
     *     month: int, after: int, terms: list<list<int>>, search: list<string>, excluded: list<string>,
     *     otherTypes: string, openings: string,
     *     rest: string} $found
     * @param array<string> $match
     * @return array{statuses: array<string, int|null>, withUnlisted: bool, withPassword: bool, author: int|null,
     *     month: int, after: int, terms: list<list<int>>, search: list<string>, excluded: list<string>,
     *     otherTypes: string, openings: string,
     *     rest: string}
     */
    private function addTypes(array $found, string $kind, string $clause, array $match): array
    {
        if ($kind !== 'types') {
            $found['openings'] = substr($clause, strlen('AND '));
            $found['statuses'] = $kind === 'type'
                ? $this->parseStatuses($match[1])
                : array_fill_keys(array_keys($this->parseStatuses($match[2])), (int) $match[1]);

            return $found;
        }
        $others = [];
        preg_match_all(
            "/\({$this->posts}\.post_type = '([\w-]+)' AND \(((?:[^()]|\([^()]*\))*)\)\)/",
            $clause,
            $types,
            PREG_SET_ORDER,
        );
        foreach ($types as [$whole, $type, $statuses]) {
            if ($type === PostTypes::OPENING) {
                $found['openings'] = $whole;
                $found['statuses'] = $this->parseStatuses($statuses);
            } else {
                $others[] = $whole;
            }
        }
        $found['otherTypes'] = implode(' OR ', $others);

        return $found;
    }

    /** @return array<string, int|null> author by status */
    private function parseStatuses(string $statuses): array
    {
        preg_match_all("/(?:post_author = (\d+) AND {$this->posts}\.)?post_status = '([\w-]+)'/", $statuses, $all, PREG_SET_ORDER);
        $found = [];
        foreach ($all as [, $author, $status]) {
            $found[$status] = $author === '' ? null : (int) $author;
        }

        return $found;
    }

    /**
     * Removes the condition by which UnlistedOpenings::excludeFromUnfilteredQuery() excludes unlisted openings.
     *
     * @return array{string, bool} statement, and whether it had the condition
     */
    private function removeListedCondition(string $sql): array
    {
        $isUnlisted = "meta_key = '" . PostRowReader::UNLISTED_KEY . "'";
        $join = " LEFT JOIN {$this->meta} ON ( {$this->posts}.ID = {$this->meta}.post_id AND {$this->meta}.$isUnlisted )"
            . " LEFT JOIN {$this->meta} AS mt1 ON ( {$this->posts}.ID = mt1.post_id )";
        $where = " AND ( ( {$this->meta}.post_id IS NULL OR ( mt1.$isUnlisted AND mt1.meta_value != '"
            . PostRowReader::UNLISTED_VALUE . "' ) ) )";

        return str_contains($sql, $join) && str_contains($sql, $where)
            ? [str_replace([$join, $where], '', $sql), true]
            : [$sql, false];
    }

    /** @return array{string, string} joins without that of OpeningListFilters::sort(), and its meta key */
    private function parseSortJoin(string $joins): array
    {
        $pattern = "/ LEFT JOIN {$this->meta} AS courant_sort ON \(courant_sort\.post_id = {$this->posts}\.ID"
            . " AND courant_sort\.meta_key = '(\w+)'\)$/";

        return preg_match($pattern, $joins, $match) === 1
            ? [substr($joins, 0, -strlen($match[0])), $match[1]]
            : [$joins, ''];
    }

    private function joinsOnly(string $join, int $groups): bool
    {
        $posts = $this->posts;
        $firstJoin = " LEFT JOIN {$this->relations} ON \({$posts}\.ID = {$this->relations}\.object_id\)";
        $next = " LEFT JOIN {$this->relations} AS (tt\d+) ON \({$posts}\.ID = \\g{-1}\.object_id\)";

        return $groups === 0 ? $join === '' : preg_match("/^$firstJoin(?:$next)*$/", $join) === 1;
    }
}
