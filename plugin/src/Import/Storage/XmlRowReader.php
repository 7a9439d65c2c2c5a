<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\HrXml;
use CourantDesk\Import\Domain\NeogovRss;
use CourantDesk\Import\Domain\RowReader;
use CourantDesk\Kernel\Violation;
use Generator;
use LibXMLError;
use SimpleXMLElement;
use XMLReader;

/**
 * Streams rows from an XML file, one in memory at a time. Nothing is fetched, entities of the file are never expanded,
 * and a file with a document type is refused.
 */
final class XmlRowReader implements RowReader
{
    public function __construct(private readonly HrXml $hrXml, private readonly NeogovRss $neogov)
    {
    }

    public function read(string $path): Generator
    {
        if (!class_exists(XMLReader::class) || !is_file($path) || !is_readable($path)) {
            return new Violation(is_file($path) ? 'file.no_reader' : 'file.missing');
        }
        $start = (string) file_get_contents($path, false, null, 0, 512);
        if (str_starts_with($start, '%PDF-')) {
            return new Violation('file.pdf');
        }
        if (str_starts_with($start, "PK\x03\x04")) {
            return new Violation('file.archive');
        }
        $excessive = XmlLimitValidator::validate($path);
        if ($excessive !== null) {
            return $excessive;
        }
        // Both end with the generator, wherever it stops.
        $errorMode = new LibxmlErrorMode();
        $reader = XMLReader::open($path, null, LIBXML_NONET);
        $end = $reader instanceof XMLReader ? (yield from $this->readRows($reader)) : new Violation('file.not_xml');
        unset($reader, $errorMode);

        return $end;
    }

    /** @return Generator<int, \CourantDesk\Import\Domain\ImportRow|Violation, mixed, Violation|null> */
    private function readRows(XMLReader $reader): Generator
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
            $row = $this->readElement($reader);
            if ($row === null) {
                break;
            }
            $found++;
            yield $name === 'item' ? $this->neogov->parse($row) : $this->hrXml->parse($row, $issued);
            $advanced = @$reader->next();
        }
        $error = libxml_get_last_error();
        if ($error instanceof LibXMLError && $error->level >= LIBXML_ERR_ERROR) {
            return new Violation('file.broken', '', ['line' => $error->line]);
        }

        return $found === 0 ? new Violation('file.no_rows') : null;
    }

    /** Returns the current element with its content; null when the file breaks inside of it. */
    private function readElement(XMLReader $reader): ?SimpleXMLElement
    {
        $xml = @$reader->readOuterXml();
        $element = $xml === '' ? false : simplexml_load_string($xml, SimpleXMLElement::class, LIBXML_NONET | LIBXML_NOCDATA);

        return $element === false ? null : $element;
    }
}
