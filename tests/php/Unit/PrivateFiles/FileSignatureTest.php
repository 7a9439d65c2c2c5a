<?php

declare(strict_types=1);

namespace CourantTests\Unit\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileSignature;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FileSignatureTest extends TestCase
{
    /** @return iterable<string, array{string, string, FileKind|null}> */
    public static function files(): iterable
    {
        yield 'a PDF' => ["%PDF-1.7\n…", "%%EOF", FileKind::Pdf];
        $end = "\nstartxref\n116\n%%EOF\n";
        yield 'a PDF with a title about PHP' => [
            "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n<</Title (Why <?php and <script> matter)>>\nendobj\n",
            $end,
            FileKind::Pdf,
        ];
        yield 'a PDF with a title about PHP, without its end' => [
            "%PDF-1.7\n1 0 obj\n<</Title (Why <?php matters)>>\nendobj\n",
            '',
            null,
        ];
        yield 'a program between the start and the objects of a PDF' =>
            ["%PDF-1.7\n<?php echo 1; ?>\n1 0 obj\n<<>>\nendobj\n", $end, null];
        yield 'a page between the start and the objects of a PDF' =>
            ["%PDF-1.7\n<html><script>alert(1)</script>\n1 0 obj\n<<>>", $end, null];
        yield 'a program after the end of a PDF' =>
            ["%PDF-1.7\n1 0 obj\n<</Title (<?php)>>\nendobj\n", $end . '<?php system($_GET[0]);', null];
        yield 'rich text' => ['{\rtf1 Hello}', '', FileKind::Rtf];
        yield 'an old Word file' => ["\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1…", '', FileKind::Doc];
        yield 'a Word file' => ["PK\x03\x04…", '…[Content_Types].xml…word/document.xml…', FileKind::Docx];
        yield 'a Word file with macros' =>
            ["PK\x03\x04…", '[Content_Types].xml word/document.xml word/vbaProject.bin', null];
        yield 'an OpenDocument file' =>
            ["PK\x03\x04…mimetypeapplication/vnd.oasis.opendocument.text", '…content.xml…', FileKind::Odt];
        yield 'some archive' => ["PK\x03\x04…", '…evil.php…', null];
        yield 'a page' => ['<!doctype html><script>alert(1)</script>', '', null];
        yield 'a program' => ['<?php system($_GET[0]);', '', null];
        yield 'a program before a PDF' => ["<?php echo 1; ?>%PDF-1.7", '', null];
        yield 'a program right after the start of a PDF' => ["%PDF-1.7\n<?php echo 1;", '', null];
        yield 'a drawing' => ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '', null];
        yield 'a picture' => ["\x89PNG\r\n", '', null];
        yield 'nothing' => ['', '', null];
    }

    #[DataProvider('files')]
    public function testTheFileTypeIsDetectedByItsBytes(string $head, string $tail, ?FileKind $kind): void
    {
        self::assertSame($kind, FileSignature::detect($head, $tail));
    }
}
