<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** Headings left out by their words: patterns between `|`, `*` for anything, case ignored (Contents contract 2.8). */
final class TitlePatterns
{
    private readonly string $expression;

    public function __construct(string $patterns)
    {
        $parts = [];
        foreach (explode('|', mb_scrub($patterns, 'UTF-8')) as $pattern) {
            $pattern = trim($pattern);
            if ($pattern !== '') {
                $parts[] = str_replace('\*', '.*', preg_quote(self::same($pattern), '~'));
            }
        }
        $this->expression = $parts === [] ? '' : '~^(?:' . implode('|', $parts) . ')$~isu';
    }

    public function match(string $text): bool
    {
        return $this->expression !== '' && preg_match($this->expression, self::same($text)) === 1;
    }

    /** The owner types straight quotes where WordPress prints curly ones. */
    private static function same(string $text): string
    {
        return strtr($text, ['’' => "'", '‘' => "'", '“' => '"', '”' => '"', '–' => '-', '—' => '-']);
    }
}
