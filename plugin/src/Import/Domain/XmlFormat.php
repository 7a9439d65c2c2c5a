<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use SimpleXMLElement;

/** Parses XML files with one element per opening. The file is streamed, with one opening in memory at a time. */
interface XmlFormat extends ImportFormat
{
    /** Returns the local name of the element of one opening, such as `item`. */
    public function elementName(): string;

    /** Returns the local name of the element with the time at which the file was written, '' for none. */
    public function issuedElementName(): string;

    /**
     * Parses one opening without validating it.
     *
     * @param string $issuedAt text of the element issuedElementName(), '' when the file has none before this opening
     * @return ImportRow|null null when the element belongs to another format; the next one is tried
     */
    public function parse(SimpleXMLElement $element, string $issuedAt): ?ImportRow;
}
