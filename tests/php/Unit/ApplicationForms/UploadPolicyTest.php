<?php

declare(strict_types=1);

namespace CourantTests\Unit\ApplicationForms;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\ApplicationForms\Domain\UploadPolicy;
use CourantDesk\Kernel\Violation;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileKindDetector;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class UploadPolicyTest extends TestCase
{
    /** @return iterable<string, array{IncomingFile, FileKind|null, string}> file, kind of its content, error code */
    public static function files(): iterable
    {
        yield 'all agree' => [new IncomingFile('cv.pdf', '/x', 100), FileKind::Pdf, ''];
        yield 'a file kind that is not accepted' =>
            [new IncomingFile('cv.rtf', '/x', 100), FileKind::Rtf, 'file.type'];
        yield 'content of another kind' => [new IncomingFile('cv.pdf', '/x', 100), FileKind::Docx, 'file.content'];
        yield 'content of an unknown kind' => [new IncomingFile('cv.pdf', '/x', 100), null, 'file.content'];
        yield 'a program' => [new IncomingFile('cv.php', '/x', 100), null, 'file.type'];
        yield 'empty' => [new IncomingFile('cv.pdf', '/x', 0), null, 'file.empty'];
        yield 'exactly as large as allowed' => [new IncomingFile('cv.pdf', '/x', 1000), FileKind::Pdf, ''];
        yield 'a byte too large' => [new IncomingFile('cv.pdf', '/x', 1001), FileKind::Pdf, 'file.too_large'];
        yield 'received incompletely' => [new IncomingFile('cv.pdf', '', 10, 'file.partial'), null, 'file.partial'];
    }

    #[DataProvider('files')]
    public function testEndingContentAndSizeMustAgree(IncomingFile $file, ?FileKind $is, string $code): void
    {
        $violations = $this->policy($is)->check(['awsm_file' => [$file]]);

        self::assertSame(
            $code === '' ? [] : [$code],
            array_map(static fn (Violation $violation): string => $violation->code, $violations),
        );
    }

    public function testAllFilesTogetherHaveALimitToo(): void
    {
        $file = new IncomingFile('cv.pdf', '/x', 900);

        $violations = $this->policy(FileKind::Pdf)->check(['a' => [$file], 'b' => [$file]]);

        self::assertSame('file.total_too_large', $violations[0]->code);
    }

    public function testAFieldAcceptsOneFileUnlessConfiguredOtherwise(): void
    {
        $file = new IncomingFile('cv.pdf', '/x', 10);

        $violations = $this->policy(FileKind::Pdf)->check(['a' => [$file, $file]]);

        self::assertSame('file.too_many', $violations[0]->code);
    }

    public function testAFieldCanHaveALowerLimit(): void
    {
        $megabyte = 1024 * 1024;
        $form = new FormDefinition([
            new FormField('a', FieldType::File, 'a', 'CV', maxMegabytes: 2),
            new FormField('b', FieldType::File, 'b', 'CV'),
            new FormField('c', FieldType::File, 'c', 'CV', maxMegabytes: 9),
        ]);
        $check = fn (string $field, int $bytes): array => array_map(
            static fn (Violation $violation): array => [$violation->code, $violation->facts['max'] ?? 0],
            $this->policy(FileKind::Pdf, 3 * $megabyte)
                ->check([$field => [new IncomingFile('cv.pdf', '/x', $bytes)]], $form),
        );

        self::assertSame([], $check('a', 2 * $megabyte));
        self::assertSame([['file.too_large', 2 * $megabyte]], $check('a', 2 * $megabyte + 1));
        self::assertSame([], $check('b', 3 * $megabyte));
        self::assertSame([['file.too_large', 3 * $megabyte]], $check('c', 3 * $megabyte + 1), 'that of the site');
    }

    private function policy(?FileKind $is, int $maxBytes = 1000): UploadPolicy
    {
        $sniffer = new class ($is) implements FileKindDetector {
            public function __construct(private readonly ?FileKind $is)
            {
            }

            public function detect(string $path): ?FileKind
            {
                return $this->is;
            }
        };

        return new UploadPolicy([FileKind::Pdf, FileKind::Docx], $maxBytes, $maxBytes + intdiv($maxBytes, 2), $sniffer);
    }
}
