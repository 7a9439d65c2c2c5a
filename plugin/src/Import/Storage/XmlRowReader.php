<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local uploaded file, not a URL.

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\RowReader;
use CourantDesk\Import\Domain\XmlFormat;
use CourantDesk\Kernel\Violation;
use Generator;
use LibXMLError;
use SimpleXMLElement;
use XMLReader;

/**
 * Streams rows from an XML file, one in memory at a time. External resources are not loaded, entities are not expanded,
 * and a file with a document type declaration is rejected.
 */
final class XmlRowReader implements RowReader
{
    /** @var array<string, non-empty-list<XmlFormat>> by the name of the element that holds one opening */
    private readonly array $formats;

    public function __construct(XmlFormat ...$formats)
    {
        $byElement = [];
        foreach ($formats as $format) {
            $byElement[$format->elementName()][] = $format;
        }
        $this->formats = $byElement;
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
        if ($this->formats === []) {
            return new Violation('file.no_rows');
        }
        $excessive = XmlLimitValidator::validate($path, array_keys($this->formats));
        if ($excessive !== null) {
            return $excessive;
        }
        // libxml's error mode is restored and the reader is closed with the generator, wherever it stops.
        $errorMode = new LibxmlErrorMode();
        $reader = XMLReader::open($path, null, LIBXML_NONET);
        $end = $reader instanceof XMLReader ? (yield from $this->readRows($reader)) : new Violation('file.not_xml');
        unset($reader, $errorMode);

        return $end;
    }

    /** @return Generator<int, ImportRow|Violation, mixed, Violation|null> */
    private function readRows(XMLReader $reader): Generator
    {
        $issued = $this->issuedElements();
        $found = 0;
        $advanced = @$reader->read();
        while ($advanced) {
            if ($reader->nodeType === XMLReader::DOC_TYPE) {
                return new Violation('file.document_type');
            }
            $name = $reader->nodeType === XMLReader::ELEMENT ? $reader->localName : '';
            if (($issued[$name] ?? null) === '') {
                $issued[$name] = trim($reader->readString());
            }
            if (!isset($this->formats[$name])) {
                $advanced = @$reader->read();
                continue;
            }
            $element = $this->readElement($reader);
            if ($element === null) {
                break;
            }
            $row = $this->parseElement($name, $element, $issued);
            if ($row !== null) {
                $found++;
                yield $row;
            }
            $advanced = @$reader->next();
        }
        $error = libxml_get_last_error();
        if ($error instanceof LibXMLError && $error->level >= LIBXML_ERR_ERROR) {
            return new Violation('file.broken', '', ['line' => $error->line]);
        }

        return $found === 0 ? new Violation('file.no_rows') : null;
    }

    /** @return array<string, string> '' by the name of each element with the time at which a file was written */
    private function issuedElements(): array
    {
        $elements = [];
        foreach (array_merge(...array_values($this->formats)) as $format) {
            $elements[$format->issuedElementName()] = '';
        }
        unset($elements['']);

        return $elements;
    }

    /** @param array<string, string> $issued text by the name of its element */
    private function parseElement(string $name, SimpleXMLElement $element, array $issued): ?ImportRow
    {
        foreach ($this->formats[$name] ?? [] as $format) {
            $row = $format->parse($element, $issued[$format->issuedElementName()] ?? '');
            if ($row !== null) {
                return $row;
            }
        }

        return null;
    }

    /** Returns the current element with its content; null when the file is damaged inside of it. */
    private function readElement(XMLReader $reader): ?SimpleXMLElement
    {
        $xml = @$reader->readOuterXml();
        $element = $xml === ''
            ? false
            : simplexml_load_string($xml, SimpleXMLElement::class, LIBXML_NONET | LIBXML_NOCDATA);

        return $element === false ? null : $element;
    }
}
