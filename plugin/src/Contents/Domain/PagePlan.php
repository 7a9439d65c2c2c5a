<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * What is to be done to the HTML of one page of a post, with the headings that it lists. Offsets are bytes of the HTML
 * without the attributes of its pictures, which WordPress sets anew on every page (see Stencil).
 */
final class PagePlan
{
    /**
     * @param string                           $hash     of the page's stencil and the rules
     * @param list<Heading>                    $headings
     * @param list<array{int, int, string}>    $edits    offset, length, text: the ids
     * @param int                              $box      where the box stands
     * @param list<array{int, int, int}>       $places   start, length and number of the shortcodes' places
     * @param Length                           $length   of the page's text
     */
    public function __construct(
        public readonly string $hash,
        public readonly array $headings,
        public readonly array $edits,
        public readonly int $box,
        public readonly array $places,
        public readonly Length $length = new Length(),
    ) {
    }

    /** @return array<string, mixed> as it is kept */
    public function toArray(): array
    {
        return [
            'hash' => $this->hash,
            'headings' => array_map(static fn (Heading $one): array => [$one->level, $one->text, $one->id, $one->page], $this->headings),
            'edits' => $this->edits,
            'box' => $this->box,
            'places' => $this->places,
            'length' => [$this->length->words, $this->length->signs],
        ];
    }

    /** @return self|null null where it is not what toArray() made */
    public static function fromArray(mixed $kept): ?self
    {
        if (!is_array($kept) || !is_string($kept['hash'] ?? null) || !is_int($kept['box'] ?? null)) {
            return null;
        }
        $headings = [];
        foreach (self::rows($kept, 'headings') as $row) {
            [$level, $text, $id, $page] = $row + [null, null, null, null];
            if (!is_int($level) || !is_string($text) || !is_string($id) || !is_int($page)) {
                return null;
            }
            $headings[] = new Heading($level, $text, $id, $page);
        }
        $edits = [];
        foreach (self::rows($kept, 'edits') as $row) {
            [$offset, $length, $text] = $row + [null, null, null];
            if (!is_int($offset) || !is_int($length) || !is_string($text)) {
                return null;
            }
            $edits[] = [$offset, $length, $text];
        }
        $places = [];
        foreach (self::rows($kept, 'places') as $row) {
            [$offset, $length, $number] = $row + [null, null, null];
            if (!is_int($offset) || !is_int($length) || !is_int($number)) {
                return null;
            }
            $places[] = [$offset, $length, $number];
        }

        [$words, $signs] = array_pad(array_values((array) ($kept['length'] ?? [])), 2, 0);

        return new self($kept['hash'], $headings, $edits, $kept['box'], $places, new Length(is_int($words) ? $words : 0, is_int($signs) ? $signs : 0));
    }

    /**
     * @param array<mixed> $kept
     * @return array<array<mixed>>
     */
    private static function rows(array $kept, string $key): array
    {
        return array_filter((array) ($kept[$key] ?? []), is_array(...));
    }
}
