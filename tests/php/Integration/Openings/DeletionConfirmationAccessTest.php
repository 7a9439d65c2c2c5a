<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\Recruiting\RecruitersTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * Tests that requests to wp-admin do not disclose titles, views or application counts of openings that the user may
 * not edit.
 */
#[Group('each-version')]
final class DeletionConfirmationAccessTest extends RecruitersTestCase
{
    public function testTheConfirmationRevealsNothingAboutOpeningsOfOthers(): void
    {
        $secret = $this->secretOpening('draft');
        $trashed = $this->secretOpening('publish');
        wp_trash_post($trashed);
        foreach (['subscriber', 'contributor', 'author'] as $role) {
            $user = $this->user($role);
            foreach (
                [
                    "edit.php?post_type=awsm_job_openings&action=delete&post[]=$secret",
                    "edit.php?post_type=awsm_job_openings&action=-1&action2=trash&post[]=$secret",
                    'edit.php?post_type=awsm_job_openings&post_status=trash&delete_all=1',
                    'edit.php?post_type=awsm_job_openings&post_status=trash&delete_all2=1',
                    "post.php?post=$secret&action=delete",
                    "post.php?post=$secret&action=trash",
                ] as $url
            ) {
                $this->assertRevealsNothing($user, '/wp-admin/' . $url, "$role: $url");
            }
        }
    }

    public function testOnlyTheDeletableOnesAreCounted(): void
    {
        $author = $this->user('author');
        $own = $this->opening(['title' => 'Own opening', 'author' => $author->ID])->ID;
        $secret = $this->secretOpening('publish');
        $body = $this->http(
            'GET',
            "/wp-admin/edit.php?post_type=awsm_job_openings&action=delete&post[]=$own&post[]=$secret",
            as: $author,
        )->body;
        self::assertStringContainsString('Permanently delete 1 opening?', $body);
        self::assertStringContainsString('Own opening', $body);
        self::assertStringNotContainsString('Secret opening', $body);
    }

    public function testViewsInTheListAreThoseOfOwnOpenings(): void
    {
        $author = $this->user('author');
        $this->opening(['title' => 'Own opening', 'author' => $author->ID, 'meta' => ['awsm_views_count' => 31]]);
        $this->secretOpening('publish');
        $body = $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_openings&all_posts=1', as: $author)->body;
        self::assertStringContainsString('>31<', $body);
        self::assertStringNotContainsString('7,654', $body);
    }

    public function testPostPickersLeaveOutOpenings(): void
    {
        $secret = $this->secretOpening('draft');
        $author = $this->user('author');
        $found = $this->ajax('find_posts', [
            'ps' => 'Secret',
            'nonce' => $this->nonceOf($author, 'find-posts'),
            '_ajax_nonce' => $this->nonceOf($author, 'find-posts'),
        ], as: $author);
        self::assertStringNotContainsString('Secret opening', $found->body);
        $hr = $this->user('hr');
        $found = $this->ajax(
            'find_posts',
            ['ps' => 'Secret', '_ajax_nonce' => $this->nonceOf($hr, 'find-posts')],
            as: $hr,
        );
        self::assertStringContainsString('Secret opening', $found->body, get_post_field('post_title', $secret));
    }

    private function secretOpening(string $status): int
    {
        $id = $this->opening(['title' => 'Secret opening', 'meta' => ['awsm_views_count' => 7654]])->ID;
        $this->apply($id);
        wp_update_post(['ID' => $id, 'post_status' => $status]);

        return $id;
    }

    private function assertRevealsNothing(WP_User $user, string $url, string $what): void
    {
        $response = $this->http('GET', $url, as: $user);
        // WordPress's own list shows authors the titles of all entries, as for posts.
        $isList = str_contains($response->body, 'id="posts-filter"');
        $body = $isList ? str_replace('Secret opening', '', $response->body) : $response->body;
        foreach (['Secret opening', '7,654', '7654', '1 application', 'courant_confirmed'] as $text) {
            self::assertStringNotContainsString($text, $body, $what);
        }
    }
}
