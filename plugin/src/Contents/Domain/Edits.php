<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** Changes to a text by byte offsets, all made in one go. */
final class Edits
{
    /** @var list<array{int, int, string}> offset, length and what stands there instead */
    private array $edits = [];

    public function put(int $offset, int $length, string $text): void
    {
        $this->edits[] = [$offset, $length, $text];
    }

    public function apply(string $html): string
    {
        // The sort is stable: what was put first at one place stands first.
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
