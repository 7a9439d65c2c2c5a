<?php

declare(strict_types=1);

namespace CourantTests\Integration\PrivateFiles;

use CourantDesk\PrivateFiles\Storage\TransferReport;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Http\HttpResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/** Tests CVs of WP Job Openings: who can see their URLs, and how they are moved into the private store. */
#[Group('database')]
final class AttachmentRepositoryTest extends ApplicationsTestCase
{
    private const CV = "%PDF-1.3 from before\n";

    /** @return iterable<string, array{bool}> */
    public static function parents(): iterable
    {
        yield 'in the folder of its application' => [true];
        yield 'without a parent' => [false];
    }

    #[DataProvider('parents')]
    public function testNoRouteGivesAnAuthorOrAVisitorTheUrl(bool $hasParent): void
    {
        [, $attachment, $path] = $this->importAttachment('Ann Unmistakable', $hasParent);
        $picture = $this->post([
            'type' => 'attachment', 'status' => 'inherit', 'title' => 'Ordinary picture',
            'meta' => ['_wp_attached_file' => '2026/01/ordinary.jpg'],
        ])->ID;
        $author = $this->user('author');
        $post = $this->post([
            'title' => 'A gallery',
            'content' => "[gallery ids=\"$attachment,$picture\" link=\"file\"]",
            'meta' => ['_thumbnail_id' => $attachment],
        ])->ID;
        $secret = basename($path, '.pdf');
        $leaks = [];
        foreach (['visitor' => null, 'author' => $author] as $name => $reader) {
            foreach ($this->requests($attachment, $post, $reader) as $what => $response) {
                if (
                    str_contains($response->body . $response->header('Location') . $response->header('Link'), $secret)
                    || str_contains($response->body, 'Ann Unmistakable')
                ) {
                    $leaks[] = "$name: $what ($response->status)";
                }
            }
        }
        self::assertSame([], $leaks);

        $library = $this->http(
            'POST',
            '/wp-admin/admin-ajax.php',
            ['action' => 'query-attachments', 'query' => ['posts_per_page' => 40]],
            as: $author,
        )->body;
        self::assertStringContainsString('ordinary', $library, 'other files are listed');
        $single = $this->http(
            'POST',
            '/wp-admin/admin-ajax.php',
            ['action' => 'get-attachment', 'id' => $picture],
            as: $author,
        )->body;
        self::assertStringContainsString('ordinary', $single, 'and given');
        self::assertStringContainsString('ordinary', $this->xmlRpc($author, 'wp.getMediaLibrary', [])->body);
    }

    public function testARecruiterWhoMayEditTheApplicationMayReadTheAttachment(): void
    {
        [$application, $attachment] = $this->importAttachment('Ann', false);
        $author = $this->user('author');
        wp_update_post(['ID' => $application, 'post_author' => $author->ID]);

        $rights = [];
        foreach (['administrator', 'editor', 'hr', 'author', 'subscriber'] as $role) {
            $rights[$role] = user_can($this->user($role), 'edit_post', $attachment);
        }

        self::assertSame(
            ['administrator' => true, 'editor' => true, 'hr' => true, 'author' => false, 'subscriber' => false],
            $rights,
        );
        self::assertTrue(user_can($author, 'edit_post', $attachment));
        wp_set_current_user($this->user('hr')->ID);
        self::assertStringEndsWith('.pdf', (string) wp_get_attachment_url($attachment));
        wp_set_current_user(0);
        self::assertEmpty(wp_get_attachment_url($attachment));
    }

    public function testFilesAreMovedIntoTheStoreAndOldLinksStillWork(): void
    {
        [$below, $first, $firstPath] = $this->importAttachment('Ann', true);
        [$named, $second, $secondPath] = $this->importAttachment('Ben', false);
        [, $lost, $lostPath] = $this->importAttachment('Cleo', true);
        unlink($lostPath);
        $orphan = $this->attach('Dana', 0)[0];
        $picture = $this->post(
            ['type' => 'attachment', 'status' => 'inherit', 'meta' => ['_wp_attached_file' => '2026/01/ordinary.jpg']]
        )->ID;
        self::assertSame(4, $this->privateFiles()->attachmentCopies()->remaining());

        $report = $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentCopies(), 30.0);

        self::assertSame([TransferReport::DONE, 2, 2], [$report->state, $report->transferred, $report->failed]);
        self::assertSame(
            [['id' => $lost, 'reason' => 'missing'], ['id' => $orphan, 'reason' => 'unassigned']],
            $report->failures,
        );
        self::assertFileDoesNotExist($firstPath);
        self::assertFileDoesNotExist($secondPath);
        self::assertNotNull(get_post($picture));
        $reader = $this->user('hr');
        foreach ([$below => $first, $named => $second] as $application => $attachment) {
            self::assertNull(get_post($attachment));
            $stored = $this->applicationsFactory()->files()->findByApplication($application);
            self::assertSame(
                ['CV of applicant.pdf'],
                array_map(static fn ($file): string => $file->originalName, $stored),
            );
            self::assertSame(
                ['', (string) $stored[0]->id],
                [$this->text($application, 'awsm_attachment_id'), $this->text($application, 'courant_file_id')],
            );
            foreach ([[], ['application' => $application]] as $more) {
                $old = $this->http(
                    'GET',
                    '/wp-admin/admin.php?' . http_build_query([
                        'awsm_action' => 'download_resume',
                        'awsm_id' => $attachment,
                        'awsm_nonce' => $this->nonceOf($reader, 'awsm_resume_download'),
                    ] + $more),
                    as: $reader,
                );
                self::assertSame([200, self::CV], [$old->status, $old->body]);
            }
        }
    }

    public function testATransferThatWasInterruptedStoresNothingTwice(): void
    {
        [$application, $attachment, $path] = $this->importAttachment('Ann', true);
        $keep = static fn (): bool => false;
        add_filter('pre_delete_attachment', $keep);
        $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentCopies(), 30.0);
        self::assertNotNull(get_post($attachment), 'stored, and then interrupted');
        self::assertFileExists($path);
        remove_filter('pre_delete_attachment', $keep);

        $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentCopies(), 30.0);

        self::assertNull(get_post($attachment));
        self::assertCount(1, $this->applicationsFactory()->files()->findByApplication($application));
    }

    public function testASecondProcessWaitsWhileOneTransfersFiles(): void
    {
        [, $attachment] = $this->importAttachment('Ann', true);
        $sql = $this->applicationsFactory()->kernel->sql;
        add_option('courant_transfer_lock', '', '', false);
        $sql->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s',
            $sql->coreTable('options'),
            sprintf('%010d:another', time() + 60),
            'courant_transfer_lock',
        );

        $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentCopies(), 30.0);
        self::assertNotNull(get_post($attachment));

        $sql->execute(
            'UPDATE %i SET option_value = %s WHERE option_name = %s',
            $sql->coreTable('options'),
            sprintf('%010d:another', time() - 1),
            'courant_transfer_lock',
        );
        $this->privateFiles()->transferRunner()->run($this->privateFiles()->attachmentCopies(), 30.0);
        self::assertNull(get_post($attachment), 'a dead process does not block for ever');
    }

    /** @return iterable<string, HttpResponse> */
    private function requests(int $attachment, int $post, ?WP_User $reader): iterable
    {
        foreach (['0', '1'] as $pages) {
            update_option('wp_attachment_pages_enabled', $pages);
            foreach (["/?attachment_id=$attachment", "/?p=$attachment"] as $path) {
                yield "$path with pages $pages" => $this->http('GET', $path, as: $reader);
            }
        }
        $paths = [
            "/?attachment_id=$attachment&feed=rss2", "/?p=$post", '/', '/?feed=rss2', '/?s=Unmistakable',
            "/?rest_route=/wp/v2/media/$attachment", '/?rest_route=/wp/v2/media',
            "/?rest_route=/wp/v2/media&include=$attachment",
            '/?rest_route=/wp/v2/media&search=Unmistakable', '/?rest_route=/wp/v2/search&search=Unmistakable',
            "/?rest_route=/wp/v2/posts/$post&_embed=1",
            '/?rest_route=/oembed/1.0/embed&url=' . rawurlencode(home_url("/?attachment_id=$attachment")),
            '/wp-sitemap.xml', '/wp-sitemap-posts-attachment-1.xml',
            '/wp-admin/upload.php?mode=list', "/wp-admin/post.php?post=$attachment&action=edit",
            "/wp-admin/upload.php?item=$attachment",
            "/wp-admin/async-upload.php?attachment_id=$attachment&fetch=3",
        ];
        $nonce = $reader === null ? '' : $this->nonceOf($reader, 'wp_rest');
        foreach ($paths as $path) {
            $path .= str_contains($path, 'rest_route=/wp/') && $nonce !== '' ? "&context=view&_wpnonce=$nonce" : '';
            yield $path => $this->http('GET', $path, as: $reader);
        }
        foreach (
            [
                'get-attachment' => ['id' => $attachment],
                'query-attachments' => ['query' => ['posts_per_page' => 40]],
                'query-attachments with parent' => ['query' => ['post__in' => [$attachment]]],
            ] as $action => $body
        ) {
            yield $action => $this->http('POST', '/wp-admin/admin-ajax.php', [
                'action' => explode(' ', $action)[0],
            ] + $body, as: $reader);
        }
        if ($reader !== null) {
            yield 'wp.getMediaItem' => $this->xmlRpc($reader, 'wp.getMediaItem', [$attachment]);
            yield 'wp.getMediaLibrary' => $this->xmlRpc($reader, 'wp.getMediaLibrary', []);
            yield 'wp.getPost' => $this->xmlRpc($reader, 'wp.getPost', [$attachment]);
        }
    }

    /** @param list<int> $arguments */
    private function xmlRpc(WP_User $user, string $method, array $arguments): HttpResponse
    {
        $known = $user->user_pass;
        wp_set_password('secret', $user->ID);
        $values = '<param><value><int>1</int></value></param><param><value><string>' . $user->user_login
            . '</string></value></param><param><value><string>secret</string></value></param>';
        foreach ($arguments === [] ? [null] : $arguments as $argument) {
            $values .= $argument === null
                ? '<param><value><struct></struct></value></param>'
                : "<param><value><int>$argument</int></value></param>";
        }
        $response = $this->http(
            'POST',
            '/xmlrpc.php',
            "<?xml version=\"1.0\"?><methodCall><methodName>$method</methodName><params>$values</params></methodCall>",
            headers: ['Content-Type' => 'text/xml'],
        );
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute('UPDATE %i SET user_pass = %s WHERE ID = %d', $sql->coreTable('users'), $known, $user->ID);
        clean_user_cache($user->ID);

        return $response;
    }

    /** @return array{int, int, string} application, attachment, path */
    private function importAttachment(string $name, bool $hasParent): array
    {
        $opening = $this->opening()->ID;
        $application = $this->post(
            ['type' => 'awsm_job_application', 'title' => $name, 'content' => '', 'parent' => $opening, 'meta' => [
                'awsm_job_id' => $opening, 'awsm_applicant_name' => $name,
                'awsm_applicant_email' => 'ann@courant.example',
            ]]
        )->ID;
        [$attachment, $path] = $this->attach($name, $hasParent ? $application : 0);
        update_post_meta($application, 'awsm_attachment_id', $attachment);

        return [$application, $attachment, $path];
    }

    /** @return array{int, string} attachment and path, stored like WP Job Openings does */
    private function attach(string $name, int $parent): array
    {
        $file = 'awsm-job-openings/2025/11/' . bin2hex(random_bytes(32)) . '.pdf';
        $uploads = wp_upload_dir(null, false);
        $path = $uploads['basedir'] . '/' . $file;
        wp_mkdir_p(dirname($path));
        file_put_contents($path, self::CV);
        $attachment = wp_insert_attachment([
            'post_title' => $name, 'post_status' => 'inherit', 'post_mime_type' => 'application/pdf',
            'guid' => $uploads['baseurl'] . '/' . $file,
        ], $path, $parent);
        update_post_meta($attachment, 'awsm_actual_file_name', 'CV of applicant.pdf');

        return [$attachment, $path];
    }
}
