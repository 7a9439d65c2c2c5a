<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Admin\PersonalDataRequestHandler;
use CourantTests\Support\Applications\ApplicationsTestCase;

/**
 * Tests applications from WP Job Openings, with their CVs as attachments.
 *
 * @see docs/compatibility/wp-job-openings.md#meta
 */
final class WpJobOpeningsApplicationsTest extends ApplicationsTestCase
{
    private const CV = "%PDF-1.3 from before\n";

    public function testApplicationsOfWpJobOpeningsAreShownAndTheirFilesCanBeDownloaded(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        [$id, $attachment] = $this->createImportedApplication($opening, 'Ann "Old" <b>', 'Ann’s CV.pdf');
        $reader = $this->user('hr');

        $list = $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_application', as: $reader)->body;
        $page = $this->http('GET', "/wp-admin/post.php?post=$id&action=edit", as: $reader)->body;

        $this->assertContainsText('Ann &quot;Old&quot; &lt;b&gt;', $list);
        $this->assertContainsText('Ann’s CV.pdf', $page);
        $this->assertLacksText(
            'courant-read',
            (string) preg_replace('~<form.*?</form>~s', '', $page),
            'absent means read',
        );
        self::assertSame(1, preg_match('~href="[^"]*(/wp-admin/admin\.php\?[^"]*awsm_action[^"]*)"~', $page, $link));
        $file = $this->http('GET', html_entity_decode($link[1]), as: $reader);
        self::assertSame([200, self::CV], [$file->status, $file->body]);
        $contract = '/wp-admin/admin.php?' . http_build_query([
            'awsm_action' => 'download_resume',
            'awsm_id' => $attachment,
            'awsm_nonce' => $this->nonceOf($reader, 'awsm_resume_download'),
        ]);
        self::assertSame(self::CV, $this->http('GET', $contract, as: $reader)->body, 'by the URL of WP Job Openings');
    }

    public function testAFileWithoutItsParentStillBelongsToTheApplication(): void
    {
        [$id, $attachment] = $this->createImportedApplication($this->opening()->ID, 'Ann', 'cv.pdf');
        wp_update_post(['ID' => $attachment, 'post_parent' => 0]);
        $reader = $this->user('hr');
        $query = [
            'awsm_action' => 'download_resume',
            'awsm_id' => $attachment,
            'application' => $id,
            'awsm_nonce' => $this->nonceOf($reader, 'awsm_resume_download'),
        ];

        self::assertSame(
            self::CV,
            $this->http('GET', '/wp-admin/admin.php?' . http_build_query($query), as: $reader)->body,
        );
    }

    public function testAFileOfAnotherPostIsNotACv(): void
    {
        [$id] = $this->createImportedApplication($this->opening()->ID, 'Ann', 'cv.pdf');
        [, $other] = $this->createImportedApplication($this->opening()->ID, 'Ben', 'ben.pdf');
        update_post_meta($id, 'awsm_attachment_id', $other);
        $owner = $this->user('author');
        wp_update_post(['ID' => $id, 'post_author' => $owner->ID]);
        $query = [
            'awsm_action' => 'download_resume',
            'awsm_id' => $other,
            'application' => $id,
            'awsm_nonce' => $this->nonceOf($owner, 'awsm_resume_download'),
        ];

        self::assertSame(
            403,
            $this->http('GET', '/wp-admin/admin.php?' . http_build_query($query), as: $owner)->status,
        );
        $this->assertLacksText(
            'ben.pdf',
            $this->http('GET', "/wp-admin/post.php?post=$id&action=edit", as: $owner)->body,
        );
    }

    public function testFilesAreDeletedWithTheirApplication(): void
    {
        [$id, $attachment, $path] = $this->createImportedApplication($this->opening()->ID, 'Ann', 'cv.pdf');
        wp_delete_post($id, true);

        self::assertNull(get_post($attachment));
        self::assertFileDoesNotExist($path);
    }

    public function testPersonalDataIncludeFiles(): void
    {
        [, $attachment, $path] = $this->createImportedApplication($this->opening()->ID, 'Ann', 'Ann’s CV.pdf');
        $tools = new PersonalDataRequestHandler($this->applicationsFactory());

        $this->assertContainsText(
            'Ann’s CV.pdf',
            (string) wp_json_encode($tools->export('ann@courant.example'), JSON_UNESCAPED_UNICODE),
        );
        self::assertSame(1, $tools->erase('ann@courant.example')['items_removed']);
        self::assertNull(get_post($attachment));
        self::assertFileDoesNotExist($path);
    }

    public function testNoUrlOfTheSiteServesTheirFiles(): void
    {
        [, $attachment, $path] = $this->createImportedApplication($this->opening()->ID, 'Ann', 'cv.pdf');
        $secret = basename($path);
        $author = $this->user('author');
        foreach (['0', '1'] as $pages) {
            update_option('wp_attachment_pages_enabled', $pages);
            foreach ([null, $author] as $reader) {
                foreach (
                    [
                        "/?attachment_id=$attachment", "/?p=$attachment", "/?rest_route=/wp/v2/media/$attachment",
                        '/?rest_route=/wp/v2/media', '/wp-admin/upload.php?mode=list',
                    ] as $url
                ) {
                    $response = $this->http('GET', $url, as: $reader);
                    $this->assertLacksText($secret, $response->body . $response->header('Location'), $url);
                }
                $grid = $this->http(
                    'POST',
                    '/wp-admin/admin-ajax.php',
                    ['action' => 'query-attachments', 'query' => ['posts_per_page' => 40]],
                    as: $reader,
                );
                $this->assertLacksText($secret, $grid->body);
            }
        }
    }

    /** @return array{int, int, string} application, attachment, path of the file */
    private function createImportedApplication(int $opening, string $name, string $shown): array
    {
        $id = $this->post(
            ['type' => 'awsm_job_application', 'title' => $name, 'content' => '', 'parent' => $opening, 'meta' => [
                'awsm_job_id' => $opening, 'awsm_apply_for' => get_the_title($opening), 'awsm_applicant_name' => $name,
                'awsm_applicant_email' => 'ann@courant.example', 'awsm_applicant_letter' => 'Hello',
                'awsm_agree_privacy_policy' => 'yes',
            ]]
        )->ID;
        $file = wp_upload_bits(bin2hex(random_bytes(16)) . '.pdf', null, self::CV);
        $attachment = $this->post(
            [
                'type' => 'attachment',
                'status' => 'inherit',
                'title' => $name,
                'parent' => $id,
                'post_mime_type' => 'application/pdf',
                'meta' => [
                    '_wp_attached_file' => _wp_relative_upload_path($file['file']), 'awsm_actual_file_name' => $shown,
                ],
            ]
        )->ID;
        update_post_meta($id, 'awsm_attachment_id', $attachment);

        return [$id, $attachment, $file['file']];
    }

    /** Asserts that the page contains the text, without printing the whole page on failure. */
    private function assertContainsText(string $text, string $page, string $note = ''): void
    {
        self::assertTrue(str_contains($page, $text), "missing: $text $note");
    }

    private function assertLacksText(string $text, string $page, string $note = ''): void
    {
        self::assertFalse(str_contains($page, $text), "there: $text $note");
    }
}
