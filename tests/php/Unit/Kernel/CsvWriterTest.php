<?php

declare(strict_types=1);

namespace CourantTests\Unit\Kernel;

use CourantDesk\Kernel\CsvWriter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CsvWriterTest extends TestCase
{
    private const FORMULA = '/^[\s\p{Z}\p{C}]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{2212}]/u';

    /** @return iterable<string, array{string}> */
    public static function formulas(): iterable
    {
        $cells = [
            '=1+1', '+1', '-1', '@SUM(A1)', "\t=1", "\r=1", "\n=1", '  =1', '＝1', '＠x', '"=1', ';=1', ",=1", "'=1",
            "\u{feff}=1", "\u{a0}=1", '−1',
            'A\\",=cmd|\' /C calc\'!A0', 'A",=cmd', "A;=cmd", "A\t=cmd", "A\n=cmd", "A\r\n @cmd", 'A|-cmd',
            'A" ; " +cmd', '";";=1', 'A;"=1', "A;'=1",
        ];
        foreach ($cells as $cell) {
            yield (string) json_encode($cell) => [$cell];
        }
    }

    /** Parses a row like spreadsheets with other separators and other quoting rules: no cell may start a formula. */
    #[DataProvider('formulas')]
    public function testNoCellIsAFormulaWhateverTheSeparator(string $cell): void
    {
        $row = rtrim(CsvWriter::formatRow(['Ann', $cell, 'end']), "\r\n");

        foreach ([',', ';', "\t", '|'] as $separator) {
            foreach (['', '\\'] as $escape) {
                // With another separator, a quote inside a cell is an ordinary character, and a line break ends the
                // row.
                $rows = $separator === ',' && $escape === '' ? [$row] : (array) preg_split('/\r\n|\r|\n/', $row);
                foreach ($rows as $line) {
                    foreach (str_getcsv((string) $line, $separator, '"', $escape) as $read) {
                        self::assertDoesNotMatchRegularExpression(
                            self::FORMULA,
                            (string) $read,
                            "separator $separator, escape $escape: $line",
                        );
                    }
                }
            }
        }
    }

    public function testOrdinaryTextIsNotChanged(): void
    {
        foreach (
            [
                'Ann', 'a=b', '2026-11-21', 'x@y.example', '', '1-2', 'Müller, +49 30', "two\r\nlines", 'a"b,c;d',
                'path\\to',
            ] as $cell
        ) {
            self::assertSame([$cell], str_getcsv(rtrim(CsvWriter::formatRow([$cell]), "\r\n"), ',', '"', ''), $cell);
        }
    }

    public function testARowIsQuotedAndTerminatedAsTheFormatRequires(): void
    {
        self::assertSame("\"a\"\"b,c\",12,-3,1.5,1,0,\r\n", CsvWriter::formatRow(
            ['a"b,c', 12, -3, 1.5, true, false, null]
        ));
        self::assertSame("\"broken ?\",\"no end\"\r\n", CsvWriter::formatRow(["broken \xC3", "no\0 end"]));
    }
}
