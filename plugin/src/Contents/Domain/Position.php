<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** Where the box stands in a text (Contents contract 2.9). It always finds a place. */
enum Position: string
{
    case Before = 'before';
    case After = 'after';
    case AfterParagraph = 'afterpara';
    case AfterSomeParagraph = 'aftercustompara';
    case AfterSomeImage = 'aftercustomimg';
    case Top = 'top';
    case Bottom = 'bottom';

    /**
     * @param FoundHeading|null $first the first listed heading of the page
     * @param int               $number of the paragraph or picture
     * @param int               $length of the page, bytes
     */
    public function offset(Findings $found, ?FoundHeading $first, int $number, bool $skipQuotes, int $length): int
    {
        $paragraphs = [];
        foreach ($found->paragraphs as [$end, $isQuoted]) {
            if (!$skipQuotes || !$isQuoted) {
                $paragraphs[] = $end;
            }
        }
        $top = $first->before ?? 0;

        return match ($this) {
            self::Before => $top,
            self::After => $first->end ?? 0,
            self::AfterParagraph => $paragraphs[0] ?? $top,
            self::AfterSomeParagraph => $paragraphs[max(1, $number) - 1] ?? $paragraphs[0] ?? $top,
            self::AfterSomeImage => $found->figures[max(1, $number) - 1] ?? $found->figures[0] ?? $top,
            self::Top => 0,
            self::Bottom => $length,
        };
    }
}
