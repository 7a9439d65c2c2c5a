<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\SiteTestCase;
use WP_User;

final class OpeningsAdminTest extends SiteTestCase
{
    public function testTheListShowsLocationsClosingDatesAndViewsWithFewQueries(): void
    {
        foreach (range(1, 3) as $n) {
            $this->opening([
                'title' => "Row $n",
                'meta' => [
                    'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
                    'awsm_views_count' => 1234,
                ],
            ]);
        }
        $this->opening(['title' => 'Over', 'status' => 'expired']);
        $body = $this->request($this->user('hr'), '/wp-admin/edit.php?post_type=awsm_job_openings')->body;

        self::assertStringContainsString('Kiel', $body);
        self::assertStringContainsString('1,234', $body);
        self::assertStringContainsString('post_status=expired', $body);
        self::assertStringContainsString('Reopen', $body);
    }

    public function testAnOpeningIsClosedAndReopenedByASignedLink(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening(['title' => 'Linked'])->ID;
        $this->followLink($hr, 'Close');
        self::assertSame('expired', get_post_status($id));
        $this->followLink($hr, 'Reopen');
        self::assertSame('publish', get_post_status($id));

        $unsigned = $this->request($hr, "/wp-admin/admin-post.php?action=courant_opening_status&post=$id&to=expired");
        self::assertSame(403, $unsigned->status);
        self::assertSame('publish', get_post_status($id));
    }


    public function testTermsOfSpecificationsAreManagedByHr(): void
    {
        $hr = $this->user('hr');
        $menu = $this->request($hr, '/wp-admin/edit-tags.php?taxonomy=job-category&post_type=awsm_job_openings');
        self::assertSame(200, $menu->status);
        self::assertStringContainsString('courant_term_order', $menu->body);
        $added = $this->ajax('add-tag', [
            'taxonomy' => 'job-category', 'post_type' => 'awsm_job_openings', 'screen' => 'edit-job-category',
            'tag-name' => 'Archive', 'slug' => '',
            'description' => '', 'courant_term_order' => '4', '_wpnonce_add-tag' => $this->nonceOf($hr, 'add-tag'),
        ], as: $hr);
        self::assertStringContainsString('Archive', $added->body);
        self::assertEquals(4, get_term_meta($this->term('job-category', 'Archive')->term_id, 'term_order', true));
        self::assertSame(
            403,
            $this->request(
                $this->user('author'),
                '/wp-admin/edit-tags.php?taxonomy=job-category&post_type=awsm_job_openings',
            )->status,
        );
    }

    public function testSettingsAreSavedAndInvalidOnesAreRejectedWithAMessage(): void
    {
        $owner = $this->user('administrator');
        $path = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings';
        self::assertStringContainsString('name="courant_jobs[slug]"', $this->request($owner, $path)->body);

        $this->save($owner, [
            'slug' => 'careers', 'company' => 'Harbour & Sons', 'hr_email' => 'hr@courant.example', 'archive' => '0',
            'uninstall' => 'erase',
        ]);
        self::assertSame('careers', $this->stored('slug'));
        self::assertFalse($this->stored('archive'));
        self::assertSame('erase', get_option('courant_on_uninstall'));
        $id = $this->opening(['title' => 'Moved'])->ID;
        self::assertSame(200, $this->http('GET', '/careers/' . get_post_field('post_name', $id) . '/')->status);

        $response = $this->save($owner, ['slug' => 'careers', 'hr_email' => 'nobody', 'uninstall' => 'keep']);
        self::assertSame('hr@courant.example', $this->stored('hr_email'));
        self::assertFalse(get_option('courant_on_uninstall'));
        self::assertStringContainsString('settings-updated', $response->header('location'));
        self::assertSame(403, $this->request($this->user('author'), $path)->status);
    }

    /** @param array<string, string> $values */
    private function save(WP_User $as, array $values): HttpResponse
    {
        $body = [
            'option_page' => 'courant_jobs', 'action' => 'update',
            '_wpnonce' => $this->nonceOf($as, 'courant_jobs-options'), 'courant_jobs' => $values,
        ];

        return $this->http('POST', '/wp-admin/options.php', $body, as: $as);
    }

    private function stored(string $key): mixed
    {
        $option = get_option('courant_jobs');

        return is_array($option) ? ($option[$key] ?? null) : null;
    }

    private function followLink(WP_User $as, string $label): void
    {
        $body = $this->request($as, '/wp-admin/edit.php?post_type=awsm_job_openings')->body;
        self::assertSame(
            1,
            preg_match('~<a href="[^"]*(/wp-admin/admin-post\.php[^"]*)"[^>]*>' . $label . '</a>~', $body, $matches),
        );
        self::assertSame(302, $this->request($as, html_entity_decode($matches[1]))->status);
    }

    private function request(WP_User $user, string $path): HttpResponse
    {
        return $this->http('GET', $path, as: $user);
    }
}
