<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\SubmissionAssertions;
use CourantTests\Support\Http\HttpRequest;

/** Tests that extension, content and size of an uploaded file must all be valid, whatever its name is. */
final class HostileUploadTest extends ApplicationsTestCase
{
    /** @return array<string, array{string, string, string}> name, content, and media type that the client sends */
    private function files(): array
    {
        $php = '<?php echo shell_exec($_GET["c"]);';
        $files = [];
        foreach (
            [
                'x.php', 'x.phtml', 'x.phar', 'x.pht', 'x.php5', 'x.php.pdf', 'x.php.', 'x.php ', "x.php\t.pdf",
                "x.php\u{A0}", '.htaccess', '.user.ini', 'web.config', 'x.svg', 'x.html', 'x.xml', 'x.js',
                "x\u{202E}fdp.php", 'x',
            ] as $name
        ) {
            $files["a program called $name"] = [$name, $php, 'application/pdf'];
        }

        return $files + [
            'a program named as a PDF' => ['x.pdf', $php, 'application/pdf'],
            'a PDF that is a program too' => ['x.pdf', "%PDF-1.4\n" . $php, 'application/pdf'],
            'an HTML page named as a PDF' =>
                ['x.pdf', '<!doctype html><script>alert(1)</script>', 'application/pdf'],
            'an SVG named as a PDF' => ['x.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'application/pdf'],
            'a PDF named as a program' => ['x.pdf.php', self::PDF, 'application/pdf'],
            'an archive named as a Word file' =>
                ['x.docx', "PK\x03\x04" . str_repeat('x', 100) . 'evil.php', 'application/zip'],
            'a PDF named as a Word file' => ['x.docx', self::PDF, 'application/pdf'],
            'nothing' => ['x.pdf', '', 'application/pdf'],
        ];
    }

    public function testRejectsHostileUploads(): void
    {
        $opening = $this->opening()->ID;
        update_option('courant_applications', ['limit' => 1000]);
        $requests = [];
        foreach ($this->files() as $file) {
            $requests[] = new HttpRequest(
                'POST',
                '/wp-admin/admin-ajax.php',
                $this->fields($opening),
                $this->cv(...$file),
                ['action' => self::ACTION, 'courant' => '1'],
            );
        }

        $responses = $this->sendAll($requests, 8);

        foreach (array_keys($this->files()) as $number => $what) {
            self::assertSame(422, $responses[$number]->status, $what . ': ' . $responses[$number]->body);
            self::assertSame(['awsm_file'], array_keys((new SubmissionAssertions($responses[$number]))->fields), $what);
        }
        self::assertSame([], $this->storedContents());
        self::assertSame([], $this->applications());
    }

    public function testUploadTypesOfOtherPluginsAreNotAccepted(): void
    {
        add_filter(
            'upload_mimes',
            static fn (array $types): array => $types + ['svg' => 'image/svg+xml', 'php' => 'text/x-php'],
        );
        update_option('courant_applications', ['types' => ['svg', 'php', 'html', 'pdf']]);
        $opening = $this->opening()->ID;

        self::assertSame(
            422,
            $this->submit($opening, [], 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')->status,
        );
        self::assertSame(422, $this->submit($opening, [], 'x.php', '<?php')->status);
        self::assertNotNull($this->submit($opening)->receipt);
    }

    public function testUnusualFileNamesAreKeptAndEscaped(): void
    {
        $opening = $this->opening()->ID;
        $names = [
            'Lebenslauf Zoë, v2.1.pdf' => 'Lebenslauf Zoë, v2.1.pdf',
            '履歴書 📄.pdf' => '履歴書 📄.pdf',
            'سيرة.pdf' => 'سيرة.pdf',
            "c\u{202E}v.pdf" => 'cv.pdf',
            '<img src=x onerror=alert(1)>.pdf' => '<img src=x onerror=alert(1)>.pdf',
        ];
        foreach ($names as $name => $shown) {
            $response = $this->submit($opening, ['awsm_applicant_letter' => $name], $name);
            self::assertNotNull($response->receipt, $name);
            self::assertSame(
                $shown,
                $this->applicationsFactory()->files()->findByApplication(
                    $response->receipt->applicationId
                )[0]->originalName,
            );
        }
        foreach ($this->storedPaths() as $path) {
            self::assertMatchesRegularExpression('/^[0-9a-f]{40}\.enc$/', basename($path));
            self::assertSame('0600', substr(sprintf('%o', fileperms($path)), -4));
            self::assertSame('0700', substr(sprintf('%o', fileperms(dirname($path))), -4));
        }
    }

    public function testAValidPdfIsAcceptedWithAnyTitleAndLongNames(): void
    {
        $pdf = "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n<</Title (From <?php to Python)>>\nendobj\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF\n";
        $opening = $this->opening()->ID;
        foreach ([240, 300] as $length) {
            $name = str_repeat('Lebenslauf ', 30);
            $response = $this->apply(
                $opening,
                ['awsm_applicant_email' => "length-$length@courant.example"],
                $this->cv(substr($name, 0, $length) . '.pdf', $pdf),
            );
            self::assertSame(200, $response->status, $response->body);
        }
        $ids = $this->applications();
        self::assertCount(2, $ids);
        foreach ($ids as $id) {
            $file = $this->applicationsFactory()->files()->findByApplication($id)[0];
            self::assertStringEndsWith('.pdf', $file->originalName);
        }
    }

    public function testAWordFileIsDetectedByItsContent(): void
    {
        $path = sys_get_temp_dir() . '/' . bin2hex(random_bytes(6)) . '.docx';
        $zip = new \ZipArchive();
        $zip->open($path, \ZipArchive::CREATE);
        $zip->addFromString('[Content_Types].xml', '<Types/>');
        $zip->addFromString('word/document.xml', '<document/>');
        $zip->close();
        $content = (string) file_get_contents($path);
        unlink($path);

        self::assertNotNull($this->submit($this->opening()->ID, [], 'cv.docx', $content)->receipt);
    }
}
