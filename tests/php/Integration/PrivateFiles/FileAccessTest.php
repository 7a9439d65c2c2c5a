<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\StoredName;
use CourantDesk\PrivateFiles\Storage\PrivateDirectory;
use CourantDesk\Recruiting\Storage\RecruitingTables;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_REST_Request;

/**
 * Tests who may read an applicant's file, and that no other user can access it
 * (docs/compatibility/wp-job-openings.md#cron-events-uploads-and-roles).
 */
final class FileAccessTest extends ApplicationsTestCase
{
    public function testEveryRole(): void
    {
        $author = $this->user('author');
        $opening = $this->opening(['author' => $author->ID])->ID;
        self::assertNotNull($this->submit($opening)->receipt);
        [$id] = $this->applications();

        $statuses = [];
        foreach (['administrator', 'editor', 'hr', 'author', 'contributor', 'subscriber'] as $role) {
            $reader = $this->user($role);
            $response = $this->http('GET', $this->downloadUrl($id, $reader), as: $reader);
            $statuses[$role] = $response->status;
            if ($response->status === 200) {
                self::assertSame(self::PDF, $response->body, $role);
            }
        }
        $own = $this->http('GET', $this->downloadUrl($id, $author), as: $author);
        $anonymous = $this->http('GET', $this->downloadUrl($id, $author));

        self::assertSame([
            'administrator' => 200, 'editor' => 200, 'hr' => 200, 'author' => 403, 'contributor' => 403,
            'subscriber' => 403,
        ], $statuses);
        self::assertSame(200, $own->status, 'the author of the opening');
        self::assertSame(302, $anonymous->status);
        self::assertStringContainsString('wp-login.php', $anonymous->header('Location'));
    }

    public function testADownloadCannotRunInTheBrowserAndHasItsFileName(): void
    {
        self::assertNotNull($this->submit($this->opening()->ID, [], "Zoë's “CV”.pdf")->receipt);
        $reader = $this->user('hr');

        $response = $this->http('GET', $this->downloadUrl($this->applications()[0], $reader), as: $reader);

        self::assertSame(
            "attachment; filename=\"Zoe_s _CV_.pdf\"; filename*=UTF-8''Zo%C3%AB%27s%20%E2%80%9CCV%E2%80%9D.pdf",
            $response->header('Content-Disposition'),
        );
        self::assertSame('nosniff', $response->header('X-Content-Type-Options'));
        self::assertStringContainsString('sandbox', $response->header('Content-Security-Policy'));
        self::assertStringContainsString('no-store', $response->header('Cache-Control'));
        self::assertSame((string) strlen(self::PDF), $response->header('Content-Length'));
    }

    public function testRangesOfAFileAreServedAndAPdfCanBePreviewed(): void
    {
        self::assertNotNull($this->submit($this->opening()->ID)->receipt);
        self::assertNotNull(
            $this->submit($this->opening()->ID, [], 'cv.doc', "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 words")->receipt
        );
        [$pdf, $doc] = $this->applications();
        $reader = $this->user('hr');
        $request = fn (int $id, string $range, string $more = ''): HttpResponse => $this->http(
            'GET',
            $this->downloadUrl($id, $reader) . $more,
            headers: ['Range' => $range],
            as: $reader,
        );

        $part = $request($pdf, 'bytes=1-3');
        self::assertSame([206, 'PDF', 'bytes 1-3/' . strlen(self::PDF), '3'], [
            $part->status, $part->body, $part->header('Content-Range'), $part->header('Content-Length'),
        ]);
        self::assertSame(substr(self::PDF, -5), $request($pdf, 'bytes=-5')->body);
        self::assertSame(
            [416, 'bytes */' . strlen(self::PDF)],
            [$request($pdf, 'bytes=9999-')->status, $request($pdf, 'bytes=9999-')->header('Content-Range')],
        );
        // A request for all but the first byte counts as an access, and several ranges of one access are one line.
        $sql = Sql::fromGlobal();
        self::assertSame(
            '1',
            $sql->fetchValue(
                'SELECT COUNT(*) FROM %i WHERE application_id = %d',
                $sql->table(RecruitingTables::OPENED_FILES),
                $pdf,
            ),
        );
        self::assertSame([200, self::PDF], [$request($pdf, 'bytes=0-1,4-5')->status, $request($pdf, 'chunks=1')->body]);
        $preview = $request($pdf, '', '&courant_preview=1');
        self::assertSame(
            ['application/pdf', 'nosniff'],
            [$preview->header('Content-Type'), $preview->header('X-Content-Type-Options')],
        );
        self::assertStringStartsWith('inline;', $preview->header('Content-Disposition'));
        self::assertStringContainsString(
            "default-src 'none'; frame-ancestors 'self'",
            $preview->header('Content-Security-Policy'),
        );
        $word = $request($doc, '', '&courant_preview=1');
        self::assertSame('application/octet-stream', $word->header('Content-Type'));
        self::assertStringStartsWith('attachment;', $word->header('Content-Disposition'));
    }

    /** @return iterable<string, array{array<string, string|int>}> */
    public static function wrongRequests(): iterable
    {
        yield 'no nonce' => [['awsm_nonce' => '']];
        yield 'a wrong nonce' => [['awsm_nonce' => 'abcdef1234']];
        yield 'another id' => [['awsm_id' => 987654]];
        yield 'another application' => [['application' => 987654]];
        yield 'a path' => [['awsm_id' => '../../wp-config.php']];
        yield 'a stream' => [['awsm_id' => 'php://filter/resource=index.php']];
    }

    /** @param array<string, string|int> $wrong */
    #[DataProvider('wrongRequests')]
    public function testInvalidRequestsAreRejected(array $wrong): void
    {
        self::assertNotNull($this->submit($this->opening()->ID)->receipt);
        $reader = $this->user('administrator');
        parse_str((string) wp_parse_url($this->downloadUrl($this->applications()[0], $reader), PHP_URL_QUERY), $query);

        $response = $this->http('GET', '/wp-admin/admin.php?' . http_build_query($wrong + $query), as: $reader);

        self::assertSame(403, $response->status);
        self::assertStringNotContainsString('%PDF', $response->body);
    }

    public function testNoOtherRouteReturnsAnApplication(): void
    {
        self::assertNotNull(
            $this->submit($this->opening()->ID, ['awsm_applicant_name' => 'Unmistakable Person'])->receipt
        );
        [$id] = $this->applications();
        $subscriber = $this->user('subscriber');

        $paths = [
            '/?s=Unmistakable',
            "/?p=$id",
            "/?post_type=awsm_job_application&p=$id",
            "/?attachment_id=$id",
            '/?feed=rss2',
            '/?feed=rss2&post_type=awsm_job_application',
            '/wp-sitemap.xml',
            '/wp-sitemap-posts-awsm_job_application-1.xml',
            '/?rest_route=/wp/v2/types',
            "/?rest_route=/wp/v2/awsm_job_application/$id",
            '/?rest_route=/wp/v2/search&search=Unmistakable',
            '/?rest_route=/oembed/1.0/embed&url=' . rawurlencode(home_url("/?p=$id")),
            '/?rest_route=/wp/v2/media',
        ];
        foreach ($paths as $path) {
            foreach ([null, $subscriber] as $reader) {
                $response = $this->http('GET', $path, as: $reader);
                self::assertStringNotContainsString('Unmistakable Person', $response->body, $path);
                self::assertStringNotContainsString('cv.pdf', $response->body, $path);
            }
        }
        $uploads = $this->http('POST', '/wp-admin/admin-ajax.php?action=query-attachments', [
            'query' => ['s' => 'cv'],
        ], as: $this->user('author'));
        self::assertStringNotContainsString('cv.pdf', $uploads->body);
    }

    public function testTheStoreIsNotReachableByUrl(): void
    {
        self::assertTrue((new PrivateDirectory('wp_', COURANT_PRIVATE_DIR))->isOutsideWebRoot());
        self::assertFileExists($this->storePath() . '/.htaccess');
        self::assertFileExists($this->storePath() . '/web.config');
    }

    public function testWithoutAConfiguredFolderTheStoreIsCreatedNextToTheWebRoot(): void
    {
        $directory = new PrivateDirectory('wp_some_', '');
        $path = $directory->path();

        self::assertStringStartsWith(dirname(untrailingslashit(ABSPATH)) . '/courant-private-', $path);
        self::assertTrue($directory->isOutsideWebRoot());
        self::assertSame($path, (new PrivateDirectory('wp_other_', ''))->path(), 'the choice is remembered');
        foreach (['.htaccess', 'index.php', 'web.config'] as $guard) {
            self::assertFileExists("$path/$guard");
            unlink("$path/$guard");
        }
        rmdir($path);
    }

    #[DataProvider('namesThatAreNotOurs')]
    public function testOnlyStoredNamesAreAcceptedAsPaths(string $name): void
    {
        $this->expectException(RuntimeException::class);

        StoredName::parse($name);
    }

    /** @return iterable<string, array{string}> */
    public static function namesThatAreNotOurs(): iterable
    {
        yield 'a path to a parent folder' => ['1/ab/../../../wp-config.php'];
        yield 'an absolute path' => ['/etc/passwd'];
        yield 'a stream' => ['phar://1/ab/' . str_repeat('a', 40)];
        yield 'a line more' => ['1/ab/' . str_repeat('a', 40) . "\n"];
        yield 'nothing' => [''];
    }

    public function testAFileOfWpJobOpeningsIsFoundWhenItsIdEqualsOneOfOurs(): void
    {
        self::assertNotNull($this->submit($this->opening()->ID)->receipt);
        $ours = $this->applicationsFactory()->files()->findByApplication($this->applications()[0])[0];
        $adopted = $this->post(['type' => 'awsm_job_application', 'title' => 'Old applicant'])->ID;
        $uploads = wp_upload_bits('old.pdf', null, '%PDF-1.3 old');
        $attachment = $this->post([
            'type' => 'attachment',
            'status' => 'inherit',
            'parent' => $adopted,
            'meta' => [
                '_wp_attached_file' => _wp_relative_upload_path($uploads['file']),
                'awsm_actual_file_name' => 'Old CV.pdf',
            ],
        ])->ID;
        update_post_meta($adopted, 'awsm_attachment_id', $attachment);
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('UPDATE %i SET id = %d WHERE id = %d', $sql->table('files'), $attachment, $ours->id);
        $reader = $this->user('hr');
        $query = [
            'awsm_action' => 'download_resume',
            'awsm_id' => $attachment,
            'awsm_nonce' => $this->nonceOf($reader, 'awsm_resume_download'),
        ];

        $old = $this->http(
            'GET',
            '/wp-admin/admin.php?' . http_build_query($query + ['application' => $adopted]),
            as: $reader,
        );
        $new = $this->http(
            'GET',
            '/wp-admin/admin.php?' . http_build_query($query + ['application' => $this->applications()[0]]),
            as: $reader,
        );

        self::assertSame(['%PDF-1.3 old', self::PDF], [$old->body, $new->body]);
        self::assertStringContainsString('Old CV.pdf', $old->header('Content-Disposition'));
    }

    public function testCoreRoutesDoNotExposeApplications(): void
    {
        wp_set_current_user($this->user('administrator')->ID);

        $types = (array) rest_do_request(new WP_REST_Request('GET', '/wp/v2/types'))->get_data();
        self::assertArrayNotHasKey('awsm_job_application', $types);
        self::assertSame(404, rest_do_request(new WP_REST_Request('GET', '/wp/v2/awsm_job_application'))->get_status());
    }
}
