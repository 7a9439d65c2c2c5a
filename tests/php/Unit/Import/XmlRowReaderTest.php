<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Formats\HrXml;
use CourantDesk\Import\Formats\NeogovRss;
use CourantDesk\Import\Storage\XmlRowReader;
use CourantDesk\Kernel\Violation;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class XmlRowReaderTest extends TestCase
{
    private const FIXTURES = __DIR__ . '/../../../fixtures/imports/';

    /** @return iterable<string, array{string, list<string>, string|null}> */
    public static function files(): iterable
    {
        yield 'a document type is refused whole' => ['a-file-with-a-document-type.xml', [], 'file.document_type'];
        yield 'rows before a damaged line are read' =>
            ['a-file-that-breaks-in-the-second-row.xml', ['Whole'], 'file.broken'];
        yield 'a page without an opening' => ['a-page-that-holds-no-opening.xml', [], 'file.no_rows'];
        yield 'text that is not XML' => ['words-that-are-no-xml.xml', [], 'file.broken'];
        yield 'a PDF' => ['a-pdf-file.pdf', [], 'file.pdf'];
        yield 'an archive or office document' => ['an-archive.zip', [], 'file.archive'];
        yield 'a missing file' => ['nothing.xml', [], 'file.missing'];
        yield 'rows come with all their faults' => [
            'rows-without-identifier-title-or-readable-date.xml',
            ['No number', '', 'Odd date', 'Good <b>one</b>'],
            null,
        ];
    }

    /** @param list<string> $titles */
    #[DataProvider('files')]
    public function testReturnsRowsAndTheReasonForStopping(string $file, array $titles, ?string $reason): void
    {
        [$rows, $end] = $this->read(self::FIXTURES . $file);

        self::assertSame($titles, array_map(static fn (ImportRow $row): string => $row->title, $rows));
        self::assertSame($reason, $end?->code);
    }

    public function testTheSixRealFilesHaveTenRowsOfSevenOpenings(): void
    {
        $files = [...(array) glob(self::FIXTURES . 'real/*.xml'), ...(array) glob(self::FIXTURES . 'real/*.rss')];
        self::assertCount(6, $files);
        $keys = [];
        foreach ($files as $file) {
            self::assertIsString($file);
            [$rows, $end] = $this->read($file);
            self::assertNull($end, basename($file));
            foreach ($rows as $row) {
                $keys[] = $row->key();
            }
        }

        self::assertCount(10, $keys);
        self::assertCount(7, array_unique($keys));
    }

    public function testErrorsOfLibxmlAreReportedAsBeforeWhereverReadingStops(): void
    {
        $reader = new XmlRowReader(new HrXml(), new NeogovRss());
        $file = self::FIXTURES . 'rows-without-identifier-title-or-readable-date.xml';
        $earlier = libxml_use_internal_errors(false);

        $rows = $reader->read($file);
        unset($rows);
        self::assertFalse(libxml_use_internal_errors(), 'never started');
        $rows = $reader->read($file);
        $rows->current();
        self::assertTrue(libxml_use_internal_errors(), 'while it reads');
        unset($rows);
        self::assertFalse(libxml_use_internal_errors(), 'after the first row');
        self::assertNotSame([], iterator_to_array($reader->read($file), false));
        self::assertFalse(libxml_use_internal_errors(), 'after the last row');
        libxml_use_internal_errors($earlier);
    }

    public function testOneRowAtATimeIsInMemory(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'courant');
        $handle = fopen($file, 'wb');
        self::assertNotFalse($handle);
        fwrite($handle, '<ShowPositionOpening><DataArea>');
        $text = str_repeat('A sentence about the work that is to be done. ', 4400);
        for ($number = 1; $number <= 500; $number++) {
            fwrite($handle, "<PositionOpening><DocumentID>$number</DocumentID><PositionProfile><PositionTitle>Title</PositionTitle>"
                . "<JobSummary>$text</JobSummary></PositionProfile></PositionOpening>\n");
        }
        fwrite($handle, '</DataArea></ShowPositionOpening>');
        fclose($handle);
        self::assertGreaterThan(100_000_000, filesize($file));
        $before = memory_get_peak_usage();

        [$count, $end] = [0, null];
        $rows = (new XmlRowReader(new HrXml(), new NeogovRss()))->read($file);
        foreach ($rows as $row) {
            $count++;
        }
        $end = $rows->getReturn();
        unlink($file);

        self::assertNull($end);
        self::assertSame(500, $count);
        self::assertLessThan(16_000_000, memory_get_peak_usage() - $before);
    }

    /** @return array{list<ImportRow>, Violation|null} */
    private function read(string $file): array
    {
        $rows = (new XmlRowReader(new HrXml(), new NeogovRss()))->read($file);
        $read = [];
        foreach ($rows as $row) {
            if ($row instanceof ImportRow) {
                $read[] = $row;
            }
        }

        return [$read, $rows->getReturn()];
    }
}
