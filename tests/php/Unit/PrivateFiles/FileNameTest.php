<?php

declare(strict_types=1);

namespace CourantTests\Unit\PrivateFiles;

use CourantDesk\PrivateFiles\Domain\FileName;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FileNameTest extends TestCase
{
    /** @return iterable<string, array{string, string}> name, trusted extension */
    public static function names(): iterable
    {
        yield 'a plain name' => ['cv.pdf', 'pdf'];
        yield 'capital letters' => ['CV.PDF', 'pdf'];
        yield 'a version and a person' => ['J. Smith, cv.v2.1.docx', 'docx'];
        yield 'a name in Japanese with an emoji' => ['履歴書 📄.pdf', 'pdf'];
        yield 'a language, not a program' => ['html.pdf', 'pdf'];
        yield 'no ending' => ['cv', ''];
        yield 'only an extension' => ['.pdf', ''];
        yield 'a dot at the end' => ['cv.pdf.', ''];
        yield 'a space at the end' => ['cv.pdf ', ''];
        yield 'a no-break space at the end' => ["cv.pdf\u{A0}", ''];
        yield 'a program before the extension' => ['x.php.pdf', ''];
        yield 'a program before the extension, in capitals' => ['x.PHTML.pdf', ''];
        yield 'an old program' => ['x.php5.pdf', ''];
        yield 'an archive of a program' => ['x.phar.pdf', ''];
        yield 'an HTML page before the extension' => ['x.html.pdf', ''];
        yield 'an SVG before the extension' => ['x.svg.pdf', ''];
        yield 'a server\'s own file' => ['.htaccess.pdf', ''];
        yield 'a program' => ['x.php', 'php'];
        yield 'reversed by a direction mark' => ["cv\u{202E}fdp.exe", 'exe'];
        yield 'an extension in capital letters' => ['cv.рdf', ''];
        yield 'text after the extension' => ['x.pdf/../x.php', 'php'];
        yield 'nothing' => ['', ''];
    }

    #[DataProvider('names')]
    public function testOnlyAPlainFileExtensionIsTrusted(string $name, string $ending): void
    {
        self::assertSame($ending, FileName::extension($name));
    }

    public function testDisplayedNamesHaveNoPathAndNoDirectionMark(): void
    {
        self::assertSame('..-..-etc-passwd', FileName::sanitizeForDisplay('../../etc/passwd'));
        self::assertSame('cvfdp.exe', FileName::sanitizeForDisplay("cv\u{202E}fdp.exe"));
        self::assertSame('file', FileName::sanitizeForDisplay("\u{200F} "));
        $long = FileName::sanitizeForDisplay(str_repeat('ж', 400) . '.pdf');
        self::assertSame(200, mb_strlen($long));
        self::assertSame('pdf', FileName::extension($long), 'The extension defines the file type.');
        self::assertSame(200, mb_strlen(FileName::sanitizeForDisplay(str_repeat('ж', 400))));
    }
}
