<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * A page's HTML without the attributes of pictures and frames: WordPress chooses those (loading, priority) anew on every
 * page, and a hash of them would never be the one of when the post was saved. Offsets are translated between the two.
 */
final class Stencil
{
    /** @var list<array{int, int}> for each cut its end in the HTML, and how many bytes were cut up to there */
    private array $cuts = [];

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
            $this->cuts[] = [$at, $cut];
        }
        $pieces[] = substr($html, $at);
        $this->hash = hash('xxh128', $signature . implode('', $pieces));
    }

    public function fromHtml(int $offset): int
    {
        return $offset - $this->cutBefore(static fn (array $cut): bool => $cut[0] <= $offset);
    }

    public function toHtml(int $offset): int
    {
        return $offset + $this->cutBefore(static fn (array $cut): bool => $cut[0] - $cut[1] <= $offset);
    }

    /** @param callable(array{int, int}): bool $isBefore */
    private function cutBefore(callable $isBefore): int
    {
        $low = 0;
        $high = count($this->cuts);
        while ($low < $high) {
            $middle = ($low + $high) >> 1;
            if ($isBefore($this->cuts[$middle])) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }

        return $low === 0 ? 0 : $this->cuts[$low - 1][1];
    }
}
