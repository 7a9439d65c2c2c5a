<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Lists the positions of the table in a text. Each position resolves to an offset. */
enum TablePosition: string
{
    case BeforeFirstHeading = 'before';
    case AfterFirstHeading = 'after';
    case AfterFirstParagraph = 'afterpara';
    case AfterNthParagraph = 'aftercustompara';
    case AfterNthImage = 'aftercustomimg';
    case Top = 'top';
    case Bottom = 'bottom';

    /**
     * @param ScannedHeading|null $first the first listed heading of the page
     * @param int               $number number of the paragraph or image
     * @param int               $length length of the page in bytes
     */
    public function findOffset(
        HeadingScanResult $found,
        ?ScannedHeading $first,
        int $number,
        bool $skipQuotes,
        int $length,
    ): int {
        $paragraphs = [];
        foreach ($found->paragraphEnds as [$end, $isQuoted]) {
            if (!$skipQuotes || !$isQuoted) {
                $paragraphs[] = $end;
            }
        }
        $top = $first->insertionOffset ?? 0;

        return match ($this) {
            self::BeforeFirstHeading => $top,
            self::AfterFirstHeading => $first->end ?? 0,
            self::AfterFirstParagraph => $paragraphs[0] ?? $top,
            self::AfterNthParagraph => $paragraphs[max(1, $number) - 1] ?? $paragraphs[0] ?? $top,
            self::AfterNthImage => $found->figureEnds[max(1, $number) - 1] ?? $found->figureEnds[0] ?? $top,
            self::Top => 0,
            self::Bottom => $length,
        };
    }
}
