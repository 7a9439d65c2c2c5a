<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** What one pass over the HTML of one page found, in document order. Offsets are bytes. */
final class Findings
{
    /** @var list<FoundHeading> */
    public array $headings = [];

    /** @var array<string, int> every id of the page and how often it stands there */
    public array $ids = [];

    /** @var list<array{int, bool}> ends of paragraphs that stand in the flow of the text, and whether in a quotation */
    public array $paragraphs = [];

    /** @var list<int> ends of figures with a picture */
    public array $figures = [];

    /** @var list<array{int, int, int}> start, end and number of the places where a shortcode wants its list */
    public array $places = [];
}
