<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Admin\PersonalDataRequestHandler;
use CourantTests\Support\Applications\ApplicationsTestCase;
use DOMDocument;
use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that no request changes or reveals data without permission. */
final class SubmissionSecurityTest extends ApplicationsTestCase
{
    private const EVIL = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>\'-alert(1)-\'';

    /** @return iterable<string, array{string}> */
    public static function buttons(): iterable
    {
        foreach (['read', 'unread', 'resend', 'not_spam'] as $what) {
            yield $what => ["courant_application_$what"];
        }
    }

    #[DataProvider('buttons')]
    public function testOnlyItsRecruitersCanUseTheActionsOfAnApplication(string $action): void
    {
        $author = $this->user('author');
        $this->submit($this->opening(['author' => $author->ID])->ID, ['courant_note' => 'x']);
        [$id] = $this->applications();
        $page = $this->post(['type' => 'page'])->ID;
        update_post_meta($page, 'awsm_application_viewed', 'untouched');
        $press = function (?string $role, int $application) use ($action, $author): int {
            $user = $role === null ? null : ($role === 'its author' ? $author : $this->user($role));
            $nonce = $user === null ? 'x' : $this->nonceOf($user, "$action-$application");

            return $this->http(
                'POST',
                '/wp-admin/admin-post.php',
                ['action' => $action, 'application' => $application, '_wpnonce' => $nonce],
                as: $user,
            )->status;
        };

        foreach ([null, 'subscriber', 'contributor', 'author'] as $role) {
            self::assertContains($press($role, $id), [302, 400, 403], (string) $role);
            self::assertSame('courant_suspected', get_post_status($id));
            self::assertSame('0', $this->text($id, 'awsm_application_viewed'));
        }
        self::assertSame(403, $press('administrator', $page), 'not another kind of post');
        self::assertSame('untouched', $this->text($page, 'awsm_application_viewed'));
        foreach (['its author', 'editor', 'hr', 'administrator'] as $role) {
            self::assertSame(302, $press($role, $id), $role);
        }
    }

    public function testClosingAndReopeningRequiresEditingPermission(): void
    {
        $author = $this->user('author');
        $opening = $this->opening(['author' => $author->ID])->ID;
        $page = $this->post(['type' => 'page'])->ID;
        $close = function (?\WP_User $user, int $post): int {
            $nonce = $user === null ? 'x' : $this->nonceOf($user, "courant_opening_status$post");

            return $this->http(
                'POST',
                '/wp-admin/admin-post.php',
                ['action' => 'courant_opening_status', 'post' => $post, 'to' => 'expired', '_wpnonce' => $nonce],
                as: $user,
            )->status;
        };
        foreach (
            [null, $this->user('subscriber'), $this->user('contributor'), $this->user('author')] as $unauthorized
        ) {
            self::assertContains($close($unauthorized, $opening), [302, 400, 403]);
            self::assertSame('publish', get_post_status($opening));
        }
        self::assertSame(403, $close($this->user('administrator'), $page));
        self::assertSame('publish', get_post_status($page));
        self::assertSame(302, $close($author, $opening));
        self::assertSame('expired', get_post_status($opening));
    }

    public function testUsersWithoutACapabilitySeeNoScreen(): void
    {
        $this->submit($this->opening()->ID, ['awsm_applicant_name' => 'Unmistakable Person']);
        [$id] = $this->applications();
        $screens = [
            '/wp-admin/edit.php?post_type=awsm_job_application',
            "/wp-admin/post.php?post=$id&action=edit",
            '/wp-admin/edit.php?post_type=awsm_job_openings',
            '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings',
            '/wp-admin/edit-tags.php?taxonomy=job-category&post_type=awsm_job_openings',
            '/wp-admin/admin.php?import=courant-openings',
        ];
        foreach ($screens as $screen) {
            foreach ([null, $this->user('subscriber'), $this->user('contributor')] as $unauthorized) {
                $response = $this->http('GET', $screen, as: $unauthorized);
                self::assertContains($response->status, [302, 403, 500], $screen);
                self::assertFalse(str_contains($response->body, 'Unmistakable'), $screen);
            }
        }
    }

    public function testInputOfApplicantsIsNeverExecuted(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $this->submit($opening, [
            'awsm_applicant_name' => self::EVIL,
            'awsm_applicant_letter' => self::EVIL,
            'awsm_applicant_phone' => '+49 30 1',
        ], self::EVIL . '.pdf');
        [$id] = $this->applications();
        foreach (
            [
                'awsm_applicant_phone', 'awsm_apply_for', 'awsm_applicant_ip', 'courant_consent', 'courant_suspicions',
                'awsm_applicant_email', 'courant_reference',
            ] as $key
        ) {
            update_post_meta($id, $key, wp_slash(self::EVIL));
        }
        update_post_meta($id, 'awsm_applicant_custom_fields', wp_slash(
            ['x' => ['label' => self::EVIL, 'type' => 'text', 'value' => self::EVIL]]
        ));
        $sql = $this->applicationsFactory()->kernel->sql;
        foreach (['subject', 'recipient', 'error'] as $column) {
            $sql->execute('UPDATE %i SET %i = %s', $sql->table('outbox'), $column, substr(self::EVIL, 0, 90));
        }
        $reader = $this->user('hr');

        foreach (
            [
                "/wp-admin/post.php?post=$id&action=edit",
                '/wp-admin/edit.php?post_type=awsm_job_application',
                '/wp-admin/edit.php?post_type=awsm_job_application&s=' . rawurlencode(self::EVIL)
                    . '&awsm_filter_by_date_from=' . rawurlencode('"><img/onerror='),
            ] as $path
        ) {
            $this->runsNothing($path, $this->http('GET', $path, as: $reader)->body);
        }
        $export = (new PersonalDataRequestHandler($this->applicationsFactory()))->export(self::EVIL);
        $rows = $this->getNested($export, 'data', 0, 'data');
        self::assertIsArray($rows);
        foreach ([...array_column($rows, 'name'), ...array_column($rows, 'value')] as $cell) {
            $this->runsNothing('the export', '<p>' . (is_string($cell) ? $cell : ''));
        }
    }

    public function testInputOfEditorsIsNeverExecuted(): void
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $term = $this->term('job-category', 'Evil');
        $opening = $this->opening([
            'specs' => ['job-category' => ['Evil']],
            'meta' => ['courant_closing_at' => '2031-01-01T10:00', 'awsm_exp_list_display' => 'list_display'],
        ]);
        $sql->execute(
            'UPDATE %i SET post_title = %s, post_excerpt = %s WHERE ID = %d',
            $sql->coreTable('posts'),
            self::EVIL,
            self::EVIL,
            $opening->ID,
        );
        $sql->execute(
            'UPDATE %i SET name = %s WHERE term_id = %d',
            $sql->coreTable('terms'),
            self::EVIL,
            $term->term_id,
        );
        foreach (
            [
                'courant_places' => [['city' => self::EVIL, 'region' => self::EVIL, 'country' => 'DE']],
                'courant_identifier' => self::EVIL,
            ] as $key => $value
        ) {
            update_post_meta($opening->ID, $key, wp_slash($value));
        }
        update_option('courant_jobs', ['company' => self::EVIL] + (array) get_option('courant_jobs'));
        update_option('courant_applications', ['consent_text' => self::EVIL] + (array) get_option(
            'courant_applications'
        ));
        update_option('awsm_jobs_filter', [
            ['taxonomy' => 'job-category', 'filter' => self::EVIL, 'icon' => self::EVIL],
        ]);

        $query = '?jq=' . rawurlencode(self::EVIL) . '&job-category=' . rawurlencode(self::EVIL) . '&paged='
            . rawurlencode(self::EVIL);
        foreach (
            [
                (string) get_permalink($opening->ID), '/job-openings/', "/job-openings/$query", '/jobs/',
                "/jobs/$query", '/job-category/evil/', '/?s=evil',
            ] as $path
        ) {
            $this->runsNothing($path, $this->http('GET', $path)->body);
        }
        $rest = $this->http('GET', '/?rest_route=/courant/v1/openings');
        self::assertSame(
            ['nosniff', 0],
            [$rest->header('X-Content-Type-Options'), strpos($rest->header('Content-Type'), 'application/json')],
            'text, and never a page',
        );
        $hr = $this->user('hr');
        foreach (['jobs', 'listings', 'applications'] as $tab) {
            $path = "/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=$tab";
            $this->runsNothing($path, $this->http('GET', $path, as: $hr)->body);
        }
    }

    private function runsNothing(string $where, string $page): void
    {
        self::assertNotSame('', $page, $where);
        $dom = new DOMDocument();
        @$dom->loadHTML('<?xml encoding="UTF-8">' . $page);
        $found = (new DOMXPath($dom))->query('//@onerror | //@onload | //script[contains(text(), "alert(1)")]');
        foreach ($found === false ? [] : $found as $node) {
            if ($node instanceof DOMElement) {
                // JSON data in a script element cannot run unless it closes the element.
                self::assertNotSame('alert(1)', trim($node->textContent), "a script on $where");
                continue;
            }
            self::assertStringNotContainsString('alert', (string) $node->nodeValue, "an attribute on $where");
        }
    }
}
