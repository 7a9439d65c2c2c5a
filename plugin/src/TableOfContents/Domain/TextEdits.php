<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Collects edits of a text by byte offset and applies them in one pass. */
final class TextEdits
{
    /** @var list<array{int, int, string}> offset, length and replacement */
    private array $edits = [];

    public function replace(int $offset, int $length, string $text): void
    {
        $this->edits[] = [$offset, $length, $text];
    }

    public function apply(string $html): string
    {
        // The sort is stable: edits at the same offset keep their order.
        usort($this->edits, static fn (array $a, array $b): int => $a[0] <=> $b[0]);
        $pieces = [];
        $at = 0;
        foreach ($this->edits as [$offset, $length, $text]) {
            if ($offset < $at) {
                continue;
            }
            $pieces[] = substr($html, $at, $offset - $at);
            $pieces[] = $text;
            $at = $offset + $length;
        }
        $pieces[] = substr($html, $at);

        return implode('', $pieces);
    }
}
