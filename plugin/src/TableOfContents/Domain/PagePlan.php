<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Represents the edits of one page of a post, and its listed headings. Offsets are byte offsets in the normalized HTML,
 * without the image attributes that WordPress sets on every page view (see NormalizedHtml).
 */
final class PagePlan
{
    /**
     * @param string                           $hash     hash of the normalized HTML and the rules
     * @param list<Heading>                    $headings
     * @param list<array{int, int, string}>    $edits    offset, length and replacement of each ID
     * @param int                              $tableOffset      offset of the table of contents
     * @param list<array{int, int, int}>       $placeholders   start, length and number of the shortcodes' placeholders
     * @param TextLength                           $textLength   length of the page's text
     */
    public function __construct(
        public readonly string $hash,
        public readonly array $headings,
        public readonly array $edits,
        public readonly int $tableOffset,
        public readonly array $placeholders,
        public readonly TextLength $textLength = new TextLength(),
    ) {
    }

    /** @return array<string, mixed> as stored */
    public function toArray(): array
    {
        return [
            'hash' => $this->hash,
            'headings' => array_map(
                static fn (Heading $heading): array => [$heading->level, $heading->text, $heading->id, $heading->page],
                $this->headings,
            ),
            'edits' => $this->edits,
            'box' => $this->tableOffset,
            'places' => $this->placeholders,
            'length' => [$this->textLength->words, $this->textLength->characters],
        ];
    }

    /** @return self|null null when the value was not created by toArray() */
    public static function fromArray(mixed $kept): ?self
    {
        if (!is_array($kept) || !is_string($kept['hash'] ?? null) || !is_int($kept['box'] ?? null)) {
            return null;
        }
        $headings = [];
        foreach (self::readRows($kept, 'headings') as $row) {
            [$level, $text, $id, $page] = $row + [null, null, null, null];
            if (!is_int($level) || !is_string($text) || !is_string($id) || !is_int($page)) {
                return null;
            }
            $headings[] = new Heading($level, $text, $id, $page);
        }
        $edits = [];
        foreach (self::readRows($kept, 'edits') as $row) {
            [$offset, $length, $text] = $row + [null, null, null];
            if (!is_int($offset) || !is_int($length) || !is_string($text)) {
                return null;
            }
            $edits[] = [$offset, $length, $text];
        }
        $found = [];
        foreach (self::readRows($kept, 'places') as $row) {
            [$offset, $length, $number] = $row + [null, null, null];
            if (!is_int($offset) || !is_int($length) || !is_int($number)) {
                return null;
            }
            $found[] = [$offset, $length, $number];
        }

        [$words, $characters] = array_pad(array_values((array) ($kept['length'] ?? [])), 2, 0);

        return new self(
            hash: $kept['hash'],
            headings: $headings,
            edits: $edits,
            tableOffset: $kept['box'],
            placeholders: $found,
            textLength: new TextLength(is_int($words) ? $words : 0, is_int($characters) ? $characters : 0)
        );
    }

    /**
     * @param array<mixed> $kept
     * @return array<array<mixed>>
     */
    private static function readRows(array $kept, string $key): array
    {
        return array_filter((array) ($kept[$key] ?? []), is_array(...));
    }
}
