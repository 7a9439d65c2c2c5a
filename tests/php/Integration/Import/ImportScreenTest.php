<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\SiteTestCase;
use WP_User;

/** Tests Tools > Import > Openings on the real server. */
final class ImportScreenTest extends SiteTestCase
{
    private const PAGE = '/wp-admin/admin.php?import=courant-openings';
    private const FIXTURES = __DIR__ . '/../../../fixtures/imports/';

    public function testTheImporterIsListedUnderTools(): void
    {
        $response = $this->http('GET', '/wp-admin/import.php', as: $this->user('administrator'));

        self::assertSame(200, $response->status);
        self::assertStringContainsString('admin.php?import=courant-openings', $response->body);
    }

    public function testAnAdministratorImportsAFileAndSeesTheResultOfEachRow(): void
    {
        $response = $this->send($this->user('administrator'), 'rows-without-identifier-title-or-readable-date.xml');

        self::assertSame(200, $response->status);
        self::assertStringContainsString('4 rows read; created: 1; rejected: 3', $response->body);
        self::assertStringContainsString('The closing date could not be parsed: 2031-99-99', $response->body);
        self::assertStringContainsString('Good &lt;b&gt;one&lt;/b&gt;', $response->body);
        self::assertSame(['publish'], array_column($this->openings(), 'post_status'));
    }

    public function testADryRunOnlyReports(): void
    {
        $response = $this->send($this->user('administrator'), 'real/less_items.rss', ['dry_run' => '1']);

        self::assertStringContainsString('2 rows read; would be created: 2', $response->body);
        self::assertSame([], $this->openings());
    }

    public function testErrorsAreReportedAndNothingIsStored(): void
    {
        $administrator = $this->user('administrator');
        $type = $this->send($administrator, 'a-file-with-a-document-type.xml');
        $pdf = $this->send($administrator, 'a-pdf-file.pdf');
        $date = $this->send($administrator, 'real/less_items.rss', ['closing' => '2031-13-40']);
        $none = $this->http('POST', self::PAGE, [
            '_wpnonce' => $this->nonceOf($administrator, 'courant_import'),
        ], as: $administrator);

        self::assertStringContainsString('declares a document type', $type->body);
        self::assertStringContainsString('This is a PDF file. Choose a USAJOBS HR-XML', $pdf->body);
        self::assertStringNotContainsString('is damaged at line', $pdf->body);
        self::assertStringContainsString('in the format 2030-12-31', $date->body);
        self::assertStringContainsString('Choose a file.', $none->body);
        self::assertSame([200, 200, 200], [$type->status, $date->status, $none->status]);
        self::assertSame([], $this->openings());
    }

    public function testAnAbandonedUploadIsRemovedAfterADay(): void
    {
        $old = wp_tempnam('courant-import');
        $new = wp_tempnam('courant-import');
        $foreign = wp_tempnam('another');
        array_map(static fn (string $file): bool => touch($file, time() - DAY_IN_SECONDS - 60), [$old, $foreign]);

        do_action('courant_desk_remove_import_files');

        self::assertFileDoesNotExist($old);
        self::assertFileExists($new);
        self::assertFileExists($foreign);
        array_map('unlink', [$new, $foreign]);
    }

    public function testImportNeedsACapabilityAndANonce(): void
    {
        $author = $this->send($this->user('author'), 'real/less_items.rss');
        $forged = $this->http('POST', self::PAGE, [
            '_wpnonce' => 'x',
        ], ['file' => self::FIXTURES . 'real/less_items.rss'], as: $this->user('administrator'));

        self::assertGreaterThanOrEqual(400, $author->status, 'WordPress itself refuses who may not import.');
        self::assertSame(403, $forged->status);
        self::assertSame([], $this->openings());
    }

    /** @param array<string, string> $body */
    private function send(WP_User $as, string $file, array $body = []): HttpResponse
    {
        $body += ['_wpnonce' => $this->nonceOf($as, 'courant_import')];

        return $this->http('POST', self::PAGE, $body, ['file' => self::FIXTURES . $file], as: $as);
    }

    /** @return list<\WP_Post> */
    private function openings(): array
    {
        return array_values(get_posts(['post_type' => 'awsm_job_openings', 'post_status' => ['any', 'expired']]));
    }
}
