<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Holds the result of one pass over a page's HTML, in document order. Offsets are in bytes. */
final class HeadingScanResult
{
    /** @var list<ScannedHeading> */
    public array $headings = [];

    /** @var array<string, int> number of occurrences of each ID on the page */
    public array $ids = [];

    /** @var list<array{int, bool}> end offsets of top-level paragraphs, and whether they are in a quote */
    public array $paragraphEnds = [];

    /** @var list<int> end offsets of figures with an image */
    public array $figureEnds = [];

    /** @var list<array{int, int, int}> start, end and number of the placeholders of shortcodes */
    public array $placeholders = [];
}
