<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** Other words for headings in the list (Contents contract 1.2, `alttext`). */
final class AlternateTitles
{
    /** @var list<array{TitlePatterns, string}> */
    private array $pairs = [];

    public function __construct(string $lines)
    {
        foreach (explode("\n", $lines) as $line) {
            [$original, $alternate] = array_pad(array_map(trim(...), explode('|', $line, 2)), 2, '');
            if ($original !== '' && $alternate !== '') {
                $this->pairs[] = [new TitlePatterns($original), $alternate];
            }
        }
    }

    public function of(string $title): string
    {
        foreach ($this->pairs as [$pattern, $alternate]) {
            if ($pattern->match($title)) {
                return $alternate;
            }
        }

        return $title;
    }
}
