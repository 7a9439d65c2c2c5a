<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * A page's HTML without the attributes of pictures and frames: WordPress chooses those (loading, priority) anew on every
 * page, and a hash of them would never be the one of when the post was saved. Offsets are translated between the two.
 */
final class Stencil
{
    /** @var list<int> for each cut its end in the HTML */
    private array $ends = [];
    /** @var list<int> for each cut its place in the stencil */
    private array $places = [];

    public readonly string $hash;

    public function __construct(string $html, string $signature)
    {
        $pieces = [];
        $at = 0;
        $cut = 0;
        preg_match_all('~<(?:img|iframe)\b\K[^>]*~i', $html, $tags, PREG_OFFSET_CAPTURE);
        foreach ($tags[0] as [$attributes, $offset]) {
            $pieces[] = substr($html, $at, $offset - $at);
            $at = $offset + strlen($attributes);
            $cut += strlen($attributes);
            $this->ends[] = $at;
            $this->places[] = $at - $cut;
        }
        $pieces[] = substr($html, $at);
        $this->hash = hash('xxh128', $signature . implode('', $pieces));
    }

    public function fromHtml(int $offset): int
    {
        $last = self::countUpTo($offset, $this->ends) - 1;

        return $offset - ($this->ends[$last] ?? 0) + ($this->places[$last] ?? 0);
    }

    public function toHtml(int $offset): int
    {
        $last = self::countUpTo($offset, $this->places) - 1;

        return $offset - ($this->places[$last] ?? 0) + ($this->ends[$last] ?? 0);
    }

    /** @param list<int> $places ascending */
    private static function countUpTo(int $offset, array $places): int
    {
        $low = 0;
        $high = count($places);
        while ($low < $high) {
            $middle = ($low + $high) >> 1;
            if ($places[$middle] <= $offset) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }

        return $low;
    }
}
