<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Domain\WidenedSearch;
use CourantDesk\SiteSearch\Domain\ArticleDocument;
use CourantDesk\SiteSearch\Domain\FoldedSearch;

/**
 * The visible texts of public articles and pages without accents and capital letters, in a table of their own, so that
 * the results page finds the same in every database and collation.
 */
final class ArticleTexts
{
    /** Between texts, so that no phrase contains words of two texts. */
    private const SEPARATOR = ' | ';

    public function __construct(private readonly Sql $sql, private readonly Tokenizer $tokenizer = new Tokenizer())
    {
    }

    public function create(): void
    {
        $this->sql->createTable(
            $this->table(),
            "post_id bigint NOT NULL,\ntitle text NOT NULL,\nnames text NOT NULL,\nwords longtext NOT NULL,\n"
                . 'PRIMARY KEY  (post_id)',
        );
        // Rows of an earlier use.
        $this->sql->execute('DELETE FROM %i', $this->table());
    }

    public function drop(): void
    {
        $this->sql->dropTable($this->table());
    }

    /** @return bool whether the stored texts are those of the document */
    public function isCurrent(int $id, ?ArticleDocument $document): bool
    {
        $stored = $this->sql->fetchRows(
            'SELECT title, names, words FROM %i WHERE post_id = %d',
            $this->table(),
            $id,
        )[0] ?? null;

        return $stored === ($document === null ? null : $this->createRow($document));
    }

    public function store(int $id, ?ArticleDocument $document): void
    {
        $this->sql->execute('DELETE FROM %i WHERE post_id = %d', $this->table(), $id);
        if ($document !== null) {
            $this->sql->execute(
                'INSERT IGNORE INTO %i (post_id, title, names, words) VALUES (%d, %s, %s, %s)',
                $this->table(),
                $id,
                ...array_values($this->createRow($document)),
            );
        }
    }

    /**
     * @param string $search WordPress's condition
     * @return string|null null when the condition is not that of WordPress
     */
    public function widenCondition(string $search, FoldedSearch $folded): ?string
    {
        return WidenedSearch::addCondition(
            $search,
            $this->sql->coreTable('posts'),
            $this->table(),
            implode(' AND ', [
                ...$this->match('words LIKE', $folded->required),
                ...$this->match('words NOT LIKE', $folded->excluded),
            ]),
        );
    }

    /** Ranks by title first, then by names of authors and tags. The numbers are those of WordPress's ranking. */
    public function widenRanking(string $order, FoldedSearch $folded): string
    {
        $inTitle = $this->match('title LIKE', $folded->required);
        $cases = [
            'WHEN ' . implode('', $this->match('title LIKE', [$folded->sentence()])) . ' THEN 1',
            'WHEN ' . implode(' AND ', $inTitle) . ' THEN 2',
            'WHEN ' . implode(' AND ', $this->match('names LIKE', $folded->required)) . ' THEN 3',
            'WHEN ' . implode(' OR ', $inTitle) . ' THEN 4',
        ];

        return WidenedSearch::addRanking(
            $order,
            $this->sql->coreTable('posts'),
            $this->table(),
            implode(' ', $cases),
        );
    }

    /**
     * @param 'words LIKE'|'words NOT LIKE'|'title LIKE'|'names LIKE' $column
     * @param list<string> $texts
     * @return list<string> SQL, with the placeholders of wpdb for %
     */
    private function match(string $column, array $texts): array
    {
        return array_map(
            fn (string $text): string => $this->sql->prepareFragment(
                WidenedSearch::ALIAS . ".$column %s",
                '%' . $this->sql->escapeLike($text) . '%',
            ),
            $texts,
        );
    }

    /** @return array{title: string, names: string, words: string} */
    private function createRow(ArticleDocument $document): array
    {
        $title = $this->fold([$document->title]);
        $names = $this->fold([...$document->authors, ...$document->tags]);
        $words = [$title, $names, $this->fold([$document->excerpt, $document->content])];

        return ['title' => $title, 'names' => $names, 'words' => implode(self::SEPARATOR, $words)];
    }

    /** @param list<string> $texts */
    private function fold(array $texts): string
    {
        return implode(self::SEPARATOR, array_map(
            fn (string $text): string => trim($this->tokenizer->toSequence($text)),
            $texts,
        ));
    }

    private function table(): string
    {
        return $this->sql->table('article_texts');
    }
}
