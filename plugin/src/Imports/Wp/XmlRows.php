<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Wp;

use CourantDesk\Imports\Domain\HrXml;
use CourantDesk\Imports\Domain\NeogovRss;
use CourantDesk\Imports\Domain\Rows;
use CourantDesk\Kernel\Violation;
use Generator;
use LibXMLError;
use SimpleXMLElement;
use XMLReader;

/**
 * Streams rows out of an XML file, one in memory at a time. Nothing is fetched, no entity of the file's own is ever
 * replaced, and a file with a document type is refused whole.
 */
final class XmlRows implements Rows
{
    public function __construct(private readonly HrXml $hrXml, private readonly NeogovRss $neogov)
    {
    }

    public function read(string $path): Generator
    {
        if (!class_exists(XMLReader::class) || !is_file($path) || !is_readable($path)) {
            return new Violation(is_file($path) ? 'file.no_reader' : 'file.missing');
        }
        $beginning = (string) file_get_contents($path, false, null, 0, 512);
        if (str_starts_with($beginning, '%PDF-')) {
            return new Violation('file.pdf');
        }
        if (str_starts_with($beginning, "PK\x03\x04")) {
            return new Violation('file.archive');
        }
        $excessive = XmlLimits::check($path);
        if ($excessive !== null) {
            return $excessive;
        }
        // Both end with the generator, wherever it stops.
        $errorMode = new LibxmlErrorMode();
        $reader = XMLReader::open($path, null, LIBXML_NONET);
        $end = $reader instanceof XMLReader ? (yield from $this->rows($reader)) : new Violation('file.not_xml');
        unset($reader, $errorMode);

        return $end;
    }

    /** @return Generator<int, \CourantDesk\Imports\Domain\Row|Violation, mixed, Violation|null> */
    private function rows(XMLReader $reader): Generator
    {
        $issued = '';
        $found = 0;
        $advanced = @$reader->read();
        while ($advanced) {
            if ($reader->nodeType === XMLReader::DOC_TYPE) {
                return new Violation('file.document_type');
            }
            $name = $reader->nodeType === XMLReader::ELEMENT ? $reader->localName : '';
            if ($name === 'CreationDateTime' && $issued === '') {
                $issued = trim($reader->readString());
            }
            if ($name !== 'PositionOpening' && $name !== 'item') {
                $advanced = @$reader->read();
                continue;
            }
            $row = $this->element($reader);
            if ($row === null) {
                break;
            }
            $found++;
            yield $name === 'item' ? $this->neogov->read($row) : $this->hrXml->read($row, $issued);
            $advanced = @$reader->next();
        }
        $error = libxml_get_last_error();
        if ($error instanceof LibXMLError && $error->level >= LIBXML_ERR_ERROR) {
            return new Violation('file.broken', '', ['line' => $error->line]);
        }

        return $found === 0 ? new Violation('file.no_rows') : null;
    }

    /** The present element with all it holds; null where the file breaks inside it. */
    private function element(XMLReader $reader): ?SimpleXMLElement
    {
        $xml = @$reader->readOuterXml();
        $element = $xml === '' ? false : simplexml_load_string($xml, SimpleXMLElement::class, LIBXML_NONET | LIBXML_NOCDATA);

        return $element === false ? null : $element;
    }
}
