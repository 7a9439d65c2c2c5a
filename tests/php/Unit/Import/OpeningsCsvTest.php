<?php

declare(strict_types=1);

namespace CourantTests\Unit\Import;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Formats\OpeningsCsv;
use CourantDesk\Kernel\Violation;
use PHPUnit\Framework\TestCase;

final class OpeningsCsvTest extends TestCase
{
    private string $path = '';

    protected function tearDown(): void
    {
        $this->path === '' || unlink($this->path);
    }

    public function testColumnsAreRecognizedByTheirHeader(): void
    {
        $rows = $this->read(
            "\xEF\xBB\xBFJob Title;Reference;Location;Type;Closing date;Salary min;Max. salary;Currency;Filled;Job description\n"
            . "\"Clerk; junior\";R1;Graz, Austria|Wien;Full-time;2031-05-04;\"30,000\";40000;EUR;yes;\"Line <1>\n\nLine 2\"\n\n"
        );

        self::assertCount(1, $rows);
        $row = $rows[0];
        self::assertInstanceOf(ImportRow::class, $row);
        self::assertSame(['csv', 'R1', 'Clerk; junior'], [$row->source, $row->id, $row->title]);
        self::assertSame(
            [['Graz, Austria', 'Wien'], ['Full-time'], '2031-05-04'],
            [$row->places, $row->types, $row->closesAt],
        );
        self::assertSame(['' => '<p>Line &lt;1&gt;</p><p>Line 2</p>'], $row->sections);
        self::assertSame(30000.0, $row->salary?->min);
        self::assertTrue($row->isFilled);
        self::assertFalse($row->isFeatured);
    }

    public function testChosenColumnsReplaceRecognizedOnes(): void
    {
        $rows = $this->read(
            "Stelle,Title,Ort\nKoch,ignored,Graz\n",
            ['title' => 'Stelle', 'location' => 'Ort', 'id' => ''],
        );

        self::assertInstanceOf(ImportRow::class, $rows[0]);
        self::assertSame(['Koch', ['Graz'], ''], [$rows[0]->title, $rows[0]->places, $rows[0]->reference]);
        self::assertNotSame('', $rows[0]->id);
        self::assertSame(
            $rows[0]->id,
            $this->firstRow("Stelle,Title,Ort\nKoch,other,Graz\n", ['title' => 'Stelle', 'location' => 'Ort'])->id,
        );
    }

    public function testAFileWithoutATitleIsRefused(): void
    {
        $result = (new OpeningsCsv())->read($this->file("a,b\n1,2\n"));
        self::assertSame([], iterator_to_array($result));
        self::assertInstanceOf(Violation::class, $result->getReturn());
        self::assertSame('file.no_title_column', $result->getReturn()->code);
    }

    public function testOnlyTablesAreRecognized(): void
    {
        $format = new OpeningsCsv();

        self::assertTrue($format->recognizes("id,title\n1,Clerk"));
        self::assertTrue($format->recognizes("Position\tOrt\nx\ty"));
        self::assertFalse($format->recognizes('<?xml version="1.0"?><title>,</title>'));
        self::assertFalse($format->recognizes("title\nClerk"));
        self::assertFalse($format->recognizes("PK\x03\x04,title"));
        self::assertFalse($format->recognizes("a,b\n"));
        self::assertTrue((new OpeningsCsv(['title' => 'a']))->recognizes("a,b\n"));
    }

    public function testTextOfWindowsIsConverted(): void
    {
        self::assertSame('Köchin', $this->firstRow("title,id\nK\xF6chin,1\n")->title);
    }

    /** @param array<string, string> $columns */
    private function firstRow(string $content, array $columns = []): ImportRow
    {
        $row = $this->read($content, $columns)[0];
        self::assertInstanceOf(ImportRow::class, $row);

        return $row;
    }

    /**
     * @param array<string, string> $columns
     * @return list<ImportRow|Violation>
     */
    private function read(string $content, array $columns = []): array
    {
        return array_values(iterator_to_array((new OpeningsCsv($columns))->read($this->file($content))));
    }

    private function file(string $content): string
    {
        $this->path === '' || unlink($this->path);
        $this->path = (string) tempnam(sys_get_temp_dir(), 'csv');
        file_put_contents($this->path, $content);

        return $this->path;
    }
}
