<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Matches headings that are excluded by text: patterns separated by `|`, with `*` as wildcard, case-insensitive. */
final class TitlePatterns
{
    private readonly string $expression;

    public function __construct(string $patterns)
    {
        $expressions = [];
        foreach (explode('|', mb_scrub($patterns, 'UTF-8')) as $pattern) {
            $pattern = trim($pattern);
            if ($pattern !== '') {
                $expressions[] = str_replace('\*', '.*', preg_quote(self::normalizePunctuation($pattern), '~'));
            }
        }
        $this->expression = $expressions === [] ? '' : '~^(?:' . implode('|', $expressions) . ')$~isu';
    }

    public function matches(string $text): bool
    {
        return $this->expression !== '' && preg_match($this->expression, self::normalizePunctuation($text)) === 1;
    }

    /**
     * Replaces curly quotes with straight ones, because WordPress prints curly quotes and settings contain straight
     * ones.
     */
    private static function normalizePunctuation(string $text): string
    {
        return strtr($text, ['’' => "'", '‘' => "'", '“' => '"', '”' => '"', '–' => '-', '—' => '-']);
    }
}
