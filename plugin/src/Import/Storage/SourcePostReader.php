<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\SourcePost;
use CourantDesk\Kernel\Sql;

/** Reads posts of another product with their meta and terms, whose taxonomies are no longer registered. */
final class SourcePostReader
{
    private const IGNORED_STATUSES = "'trash', 'auto-draft', 'inherit'";

    public function __construct(private readonly Sql $sql)
    {
    }

    public function count(string $type): int
    {
        return (int) $this->sql->fetchValue(
            'SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status NOT IN (' . self::IGNORED_STATUSES . ')',
            $this->sql->coreTable('posts'),
            $type,
        );
    }

    /**
     * @param array{string, string} $types
     * @return list<SourcePost> of these types, by ascending ID
     */
    public function findAfter(int $id, int $limit, array $types): array
    {
        $rows = $this->sql->fetchRows(
            'SELECT * FROM %i WHERE post_type IN (%s, %s) AND post_status NOT IN (' . self::IGNORED_STATUSES . ')
            AND ID > %d ORDER BY ID LIMIT %d',
            $this->sql->coreTable('posts'),
            $types[0],
            $types[1],
            $id,
            $limit,
        );

        return array_map(fn (array $row): SourcePost => new SourcePost(
            id: (int) $row['ID'],
            type: (string) $row['post_type'],
            title: (string) $row['post_title'],
            content: (string) $row['post_content'],
            status: (string) $row['post_status'],
            slug: (string) $row['post_name'],
            date: (string) $row['post_date'],
            author: (int) $row['post_author'],
            parent: (int) $row['post_parent'],
            meta: (new PostMetaReader($this->sql))->read((int) $row['ID']),
            terms: $this->readTerms((int) $row['ID']),
        ), $rows);
    }

    /** @return array<string, list<string>> */
    private function readTerms(int $id): array
    {
        $terms = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT x.taxonomy AS taxonomy, t.name AS name FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id
                JOIN %i t ON t.term_id = x.term_id WHERE r.object_id = %d ORDER BY r.term_order, t.term_id',
                $this->sql->coreTable('term_relationships'),
                $this->sql->coreTable('term_taxonomy'),
                $this->sql->coreTable('terms'),
                $id,
            ) as $row
        ) {
            $terms[(string) $row['taxonomy']][] = html_entity_decode(
                (string) $row['name'],
                ENT_QUOTES | ENT_HTML5,
                'UTF-8',
            );
        }

        return $terms;
    }
}
