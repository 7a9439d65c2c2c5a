<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Maps headings to alternate titles in the list (meta `alttext` of Easy Table of Contents). */
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

    public function resolve(string $title): string
    {
        foreach ($this->pairs as [$pattern, $alternate]) {
            if ($pattern->matches($title)) {
                return $alternate;
            }
        }

        return $title;
    }
}
