<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use SimpleXMLElement;

/** A format of XML files with one element per opening. The file is streamed, with one opening in memory at a time. */
interface XmlFormat extends ImportFormat
{
    /** Returns the local name of the element that holds one opening, such as `item`. */
    public function elementName(): string;

    /** Returns the local name of the element with the time at which the file was written, '' for none. */
    public function issuedElementName(): string;

    /**
     * Parses one opening. An invalid row is returned too: it is validated later.
     *
     * @param string $issuedAt text of the element issuedElementName(), '' when the file has none before this opening
     * @return ImportRow|null null when the element belongs to another format; the next one is tried
     */
    public function parse(SimpleXMLElement $element, string $issuedAt): ?ImportRow;
}
