<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Defines the groups of HTML elements that the heading parser distinguishes. */
final class HtmlElements
{
    /** Elements without an end tag. */
    public const VOID = [
        'AREA' => 1, 'BASE' => 1, 'BASEFONT' => 1, 'BR' => 1, 'COL' => 1, 'EMBED' => 1, 'FRAME' => 1, 'HR' => 1,
        'IMG' => 1, 'INPUT' => 1,
        'KEYGEN' => 1, 'LINK' => 1, 'META' => 1, 'PARAM' => 1, 'SOURCE' => 1, 'TRACK' => 1, 'WBR' => 1,
    ];

    /** Elements that are read as one token with their text, and paragraphs, which cannot contain headings. */
    public const SKIPPED = [
        'SCRIPT' => 1, 'STYLE' => 1, 'TEXTAREA' => 1, 'TITLE' => 1, 'IFRAME' => 1, 'NOEMBED' => 1, 'NOFRAMES' => 1,
        'XMP' => 1, 'P' => 1,
    ];

    /** Elements that separate the words of a heading and end an unclosed one. */
    public const BLOCK_LEVEL = [
        'P' => 1, 'DIV' => 1, 'UL' => 1, 'OL' => 1, 'DL' => 1, 'TABLE' => 1, 'SECTION' => 1, 'ARTICLE' => 1,
        'ASIDE' => 1, 'FIGURE' => 1,
        'BLOCKQUOTE' => 1, 'PRE' => 1, 'HR' => 1, 'FORM' => 1, 'DETAILS' => 1, 'HEADER' => 1, 'FOOTER' => 1, 'NAV' => 1,
        'MAIN' => 1,
    ];

    /** Elements with an optional end tag, each with the start tags that end it and the elements in which they do. */
    public const IMPLIED_END_TAGS =
        ['LI' => ['LI', 'UL', 'OL'], 'DT' => ['DT', 'DD', 'DL'], 'DD' => ['DT', 'DD', 'DL']];

    /** Elements in which no table of contents can be inserted. */
    public const NO_TABLE_INSIDE = ['BUTTON' => 1, 'SUMMARY' => 1, 'DETAILS' => 1, 'HGROUP' => 1, 'LABEL' => 1];

    /**
     * Inline elements. Outside of headings, only those that hide their content and links around a heading are relevant.
     */
    public const INLINE = [
        'A' => 1, 'ABBR' => 1, 'B' => 1, 'BDI' => 1, 'BDO' => 1, 'CITE' => 1, 'CODE' => 1, 'DEL' => 1, 'DFN' => 1,
        'EM' => 1, 'I' => 1, 'INS' => 1,
        'KBD' => 1, 'MARK' => 1, 'Q' => 1, 'S' => 1, 'SAMP' => 1, 'SMALL' => 1, 'SPAN' => 1, 'STRONG' => 1, 'SUB' => 1,
        'SUP' => 1, 'TIME' => 1,
        'U' => 1, 'VAR' => 1,
    ];

    /** Containers whose paragraphs do not count as paragraphs of the text. */
    public const NON_FLOW_CONTAINERS = [
        'LI', 'DD', 'TD', 'TH', 'FIGURE', 'DETAILS', 'ASIDE', 'FORM', 'ADDRESS', 'FOOTER',
    ];
}
