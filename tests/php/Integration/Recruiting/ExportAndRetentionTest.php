<?php

declare(strict_types=1);

namespace CourantTests\Integration\Recruiting;

use CourantDesk\Applications\Admin\PersonalDataRequestHandler;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\Recruiting\Admin\PrivacyPolicySuggestion;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantDesk\Recruiting\Domain\Candidate;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Recruiting\RecruitersTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;
use ZipArchive;

/** Tests the export of applications as CSV, the export of personal data, and retention. */
#[Group('database')]
final class ExportAndRetentionTest extends RecruitersTestCase
{
    public function testTheExportIsTheFilteredListWithoutFormulas(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $evil = $this->application($opening, '=HYPERLINK("http://x","y")', 'shortlist');
        update_post_meta($evil, 'awsm_applicant_letter', "Line \"one\"\n=1+1");
        update_post_meta($evil, 'awsm_applicant_custom_fields', [
            'awsm_field_x' => ['label' => '@Years', 'type' => 'text', 'value' => '-5'],
        ]);
        $this->application($opening, 'Somebody else', 'reject');
        $hr = $this->user('hr');

        $response = $this->export('stage=shortlist', $hr);

        self::assertSame(200, $response->status);
        self::assertStringStartsWith('text/csv', $response->header('Content-Type'));
        self::assertStringStartsWith('attachment; filename="applications-', $response->header('Content-Disposition'));
        self::assertStringStartsWith("\xEF\xBB\xBF\"Reference number\",", $response->body);
        self::assertStringContainsString("\"'@Years\"\r\n", $response->body);
        self::assertStringContainsString("\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"", $response->body);
        self::assertStringContainsString("\"Line \"\"one\"\"\n'=1+1\"", $response->body);
        self::assertStringContainsString("\"'+49 30 555 12\"", $response->body);
        self::assertStringContainsString("\"'-5\"\r\n", $response->body);
        self::assertStringNotContainsString('Somebody else', $response->body);
    }

    public function testTheExportHasFilesWithTheirFieldsAndConsentsWithTimeVersionAndText(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening, [], 'ada 1.pdf');
        [$id] = $this->applications();
        update_post_meta($id, 'awsm_agree_privacy_policy', 'yes');
        update_post_meta($id, 'courant_consent', 'I <b>agree</b>.');
        update_post_meta($id, 'courant_keep_consent', 'Keep my data.');
        update_post_meta($id, 'courant_keep_until', '2027-05-01');
        $hr = $this->user('hr');
        foreach (['Zoo', '=1+1'] as $tag) {
            $this->recruiting()->tags->add($id, new ApplicationTag($tag, $tag));
        }
        $this->recruiting()->assignees->add($id, $hr->ID, 1, static fn (): mixed => null);
        $rows = self::csv($this->export('', $hr)->body);

        self::assertArrayHasKey(1, $rows);
        $cells = array_combine($rows[0], $rows[1]);
        self::assertSame(["'=1+1; Zoo", $hr->display_name], [$cells['Tags'], $cells['Assigned to']]);
        self::assertSame('CV: ada 1.pdf', $cells['Files']);
        self::assertSame('yes', $cells['Consent']);
        self::assertSame($cells['Received'], $cells['Consent time']);
        self::assertSame(substr(hash('sha256', 'I agree.'), 0, 8), $cells['Consent text version']);
        self::assertSame('I agree.', $cells['Consent text']);
        self::assertSame(
            ['Keep my data.', '2027-05-01'],
            [$cells['Consent for future openings'], $cells['May be kept until']],
        );
    }

    public function testAFileHasTheLabelOfItsFieldAndShowsThatItWasNotScanned(): void
    {
        $this->submit($this->opening()->ID, [], 'ada 1.pdf');
        [$id] = $this->applications();
        $hr = $this->user('hr');
        $file = fn (): array => array_intersect_key(
            (array) $this->getNested($this->rest('GET', "/$id", as: $hr)->json(), 'files', 0),
            ['field' => 1, 'notice' => 1, 'warning' => 1],
        );
        self::assertEquals(['field' => 'CV', 'notice' => '', 'warning' => ''], $file());

        $sql = Sql::fromGlobal();
        $sql->execute(
            'UPDATE %i SET scan = %s WHERE application_id = %d',
            $sql->table(FileStore::TABLE),
            'unscanned',
            $id,
        );
        self::assertEquals(
            ['field' => 'CV', 'notice' => 'Not scanned for malware: the scanner did not respond.', 'warning' => ''],
            $file(),
        );
    }

    public function testAnExportMissesAndRepeatsNothingDuringChanges(): void
    {
        $opening = $this->opening()->ID;
        $ids = array_map(fn (int $number): int => $this->application($opening, "Applicant $number"), range(1, 7));
        $recruiting = $this->recruiting();
        array_map([$recruiting->candidateIndex, 'markChanged'], $ids);
        $batch = static fn (int $before): array => array_map(
            static fn (Candidate $candidate): int => $candidate->id,
            $recruiting->candidates->findBefore(
                $before,
                new ApplicationQuery(),
                new ApplicationScope(true, 1, []),
                $recruiting->stages->findAll(),
                3,
            )
        );

        $read = $batch(PHP_INT_MAX);
        wp_delete_post($ids[6], true);
        $recruiting->candidateIndex->markChanged($this->application($opening, 'Late'));
        $read = [...$read, ...$batch($ids[4])];
        $read = [...$read, ...$batch($ids[1])];

        self::assertSame(array_reverse($ids), $read);
    }

    public function testTheExportRequiresAccessToTheList(): void
    {
        $author = $this->user('author');
        $this->application($this->opening(['author' => $author->ID])->ID, 'Own');
        $this->application($this->opening()->ID, 'Foreign');

        $own = $this->export('', $author)->body;
        self::assertStringContainsString('Own', $own);
        self::assertStringNotContainsString('Foreign', $own);
        self::assertSame(403, $this->export('', $this->user('contributor'))->status);
        self::assertSame(
            405,
            $this->http('GET', '/wp-admin/admin-post.php?action=courant_export_applications', as: $author)->status,
        );
        self::assertSame(
            403,
            $this->http(
                'POST',
                '/wp-admin/admin-post.php',
                ['action' => 'courant_export_applications', '_wpnonce' => 'x'],
                as: $author,
            )->status,
        );
    }

    public function testRetentionDeletesByStageAndTimeAndHasADryRun(): void
    {
        $opening = $this->opening()->ID;
        $old = gmdate('Y-m-d H:i:s', time() - 200 * DAY_IN_SECONDS);
        $rejected = $this->application($opening, 'Old', 'reject', $old);
        $moved = $this->application($opening, 'Moved yesterday', 'reject', $old);
        $kept = $this->application($opening, 'May be kept', 'reject', $old);
        $new = $this->application($opening, 'Old but new', 'publish', $old);
        update_post_meta($moved, 'awsm_application_activity_log', [
            ['user' => 1, 'activity_date' => time() - DAY_IN_SECONDS, 'status' => 'reject'],
        ]);
        update_post_meta($kept, 'courant_keep_until', gmdate('Y-m-d', time() + DAY_IN_SECONDS));
        $hr = $this->user('hr');

        self::assertSame(['reject' => 1], $this->rest('GET', '/retention?days[reject]=180', as: $hr)->json()['due']);
        self::assertSame(
            [],
            (array) $this->rest('GET', '/retention', as: $hr)->json()['due'],
            'trying out stores nothing',
        );
        $this->rest('PUT', '/settings', ['days' => ['reject' => 180, 'publish' => 0, 'invalid CSS' => 3]], $hr);
        self::assertSame(1, $this->rest('POST', '/retention', [], $hr)->json()['deleted']);
        wp_cache_flush();
        self::assertNull(get_post($rejected));
        foreach ([$moved, $kept, $new] as $id) {
            self::assertNotNull(get_post($id));
        }
        self::assertSame(400, $this->rest('PUT', '/settings', ['days' => ['reject' => -1]], $hr)->status);
    }

    public function testAnExportHasOnlyTheDataAndFilesOfItsApplicant(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening, ['awsm_applicant_email' => 'me@courant.example'], '../my "cv".pdf');
        $this->submit($opening, ['awsm_applicant_email' => 'you@courant.example'], 'yours.pdf');
        [$id] = $this->applications();
        $this->recruiting()->notes->add($id, 1, 'A <b>good</b> one');
        require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';
        $request = wp_create_user_request('me@courant.example', 'export_personal_data');
        self::assertIsInt($request);
        $page = (new PersonalDataRequestHandler($this->applicationsFactory()))->export('me@courant.example');
        update_post_meta($request, '_export_data_grouped', ['courant-applications' => [
            'group_label' => 'Job applications',
            'group_description' => '',
            'items' => ["application-$id" => $page['data'][0]['data']],
        ]]);

        wp_privacy_generate_personal_data_export_file($request);

        $name = get_post_meta($request, '_export_file_name', true);
        self::assertIsString($name);
        $zip = new ZipArchive();
        self::assertTrue($zip->open(wp_privacy_exports_dir() . $name));
        $names = array_map(
            static fn (int $index): string => (string) $zip->getNameIndex($index),
            range(0, $zip->numFiles - 1),
        );
        $report = (string) $zip->getFromName('index.html');
        $zip->close();

        sort($names);
        self::assertSame(['export.json', 'index.html'], $names, 'no copy of a file');
        self::assertStringContainsString('A &lt;b&gt;good&lt;/b&gt; one', $report);
        self::assertSame(1, preg_match('~href="([^"]*courant_file=[^"]*)"~', $report, $matches));
        $href = (string) preg_replace('/&#0?38;/', '&', $matches[1]);
        $url = str_replace(home_url(), '', wp_specialchars_decode($href));
        $file = $this->http('GET', $url);
        self::assertSame([200, self::PDF], [$file->status, $file->body]);
        self::assertStringStartsWith('attachment;', $file->header('Content-Disposition'));
        $this->assertChangedUrlsAreRefused($url, $id);
    }

    private function assertChangedUrlsAreRefused(string $url, int $id): void
    {
        $increment = static fn (string $name): ?string => preg_replace_callback(
            "/$name=(\d+)/",
            static fn (array $m): string => "$name=" . ((int) $m[1] + 1),
            $url,
        );
        $wrong = [
            'another file' => $increment('courant_file'),
            'another application' => $increment('courant_of'),
            'later' => $increment('courant_until'),
            'no signature' => preg_replace('/courant_signature=\w+/', 'courant_signature=', $url),
            'expired' => str_replace(
                home_url(),
                '',
                $this->applicationsFactory()->privateFiles
                    ->signedUrl($this->applicationsFactory()->files()->findByApplication($id)[0]->id, $id, time() - 10),
            ),
        ];
        foreach ($wrong as $what => $changed) {
            $refused = $this->http('GET', (string) $changed);
            self::assertSame(403, $refused->status, $what);
            self::assertStringNotContainsString('%PDF', $refused->body, $what);
        }
    }

    public function testThePrivacyPolicyTextFollowsTheSettings(): void
    {
        $text = fn (): string => (
            new PrivacyPolicySuggestion(
                $this->applicationsFactory(),
                $this->recruiting()->retention,
                $this->recruiting()->stages,
            )
        )->policyText();

        self::assertStringContainsString('We do not store the IP address', $text());
        self::assertStringContainsString('until we delete them', $text());
        (new ApplicationsSettings())->save(['keep_address' => true]);
        $this->recruiting()->retention->saveDays(['reject' => 180]);
        self::assertStringContainsString('We also store the IP address', $text());
        self::assertStringContainsString('Rejected: 180 days', $text());
    }

    /** @return list<list<string>> */
    private static function csv(string $text): array
    {
        $stream = fopen('php://memory', 'w+');
        self::assertIsResource($stream);
        fwrite($stream, substr($text, 3));
        rewind($stream);
        $rows = [];
        while (is_array($row = fgetcsv($stream, null, ',', '"', ''))) {
            $rows[] = array_map('strval', $row);
        }

        return $rows;
    }

    private function export(string $query, WP_User $as): HttpResponse
    {
        array_map([$this->recruiting()->candidateIndex, 'addMissing'], [500]);

        return $this->http('POST', '/wp-admin/admin-post.php', [
            'action' => 'courant_export_applications', 'query' => $query,
            '_wpnonce' => $this->nonceOf($as, 'courant_export_applications'),
        ], as: $as);
    }
}
