<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Recruiting\RecruitersTestCase;
use WP_User;

/**
 * Tests the effect of a deletion on applications, views, files and URLs, and the confirmation before it
 * (docs/decisions/0015-deletion.md).
 */
final class DeletionImpactTest extends RecruitersTestCase
{
    public function testTrashingNeedsConfirmationWithApplicationsAndCanBeUndone(): void
    {
        $hr = $this->user('hr');
        $opening = $this->opening(['title' => 'Tidied', 'meta' => ['awsm_views_count' => 41]])->ID;
        $this->apply($opening);
        $application = $this->applications()[0];
        $path = (string) wp_parse_url((string) get_permalink($opening), PHP_URL_PATH);

        $confirmation = $this->link($hr, 'trash', $opening);
        self::assertSame([200, 'publish'], [$confirmation->status, get_post_status($opening)]);
        foreach (
            [
                'Move 1 opening to the trash?', 'Tidied', '1 application is kept with its files',
                'is restored as a draft',
            ] as $text
        ) {
            self::assertStringContainsString($text, $confirmation->body);
        }
        self::assertSame(302, $this->confirm($hr, $confirmation, '/wp-admin/post.php')->status);
        self::assertSame(
            ['trash', 'publish', $opening],
            [get_post_status($opening), get_post_status($application), wp_get_post_parent_id($application)],
        );
        self::assertSame(404, $this->http('GET', $path)->status);
        self::assertCount(1, $this->applicationsFactory()->files()->findByApplication($application));

        $this->http(
            'GET',
            "/wp-admin/post.php?post=$opening&action=untrash&_wpnonce=" . $this->nonceOf($hr, "untrash-post_$opening"),
            as: $hr,
        );
        self::assertSame(
            ['draft', 'tidied', 41],
            [get_post_status($opening), get_post_field('post_name', $opening), $this->views($opening)],
        );
        wp_publish_post($opening);
        self::assertSame(200, $this->http('GET', $path)->status);

        $alone = $this->opening()->ID;
        self::assertSame(
            302,
            $this->link($hr, 'trash', $alone)->status,
            'where nobody applied, the trash can simply be undone',
        );
    }

    public function testPermanentDeletionNeedsConfirmationAndKeepsApplications(): void
    {
        $hr = $this->user('hr');
        $opening = $this->opening(['title' => 'Gone', 'meta' => ['awsm_views_count' => 1234]])->ID;
        $this->apply($opening);
        $application = $this->applications()[0];
        $this->recruiting()->team->saveMembers($opening, [$hr->ID]);
        wp_trash_post($opening);

        $confirmation = $this->link($hr, 'delete', $opening);
        foreach (['Permanently delete 1 opening?', '1,234 views', '1 application is kept'] as $text) {
            self::assertStringContainsString($text, $confirmation->body);
        }
        $emptying = $this->http(
            'GET',
            '/wp-admin/edit.php?post_type=awsm_job_openings&post_status=trash&delete_all=Empty&_wpnonce='
                . $this->nonceOf($hr, 'bulk-posts'),
            as: $hr,
        );
        self::assertStringContainsString('Permanently delete 1 opening?', $emptying->body);
        self::assertSame('trash', get_post_status($opening));

        self::assertSame(302, $this->confirm($hr, $emptying, '/wp-admin/edit.php')->status);
        self::assertFalse(get_post_status($opening));
        self::assertSame(['publish', 'Gone', 1], [
            get_post_status($application),
            get_post_meta($application, 'awsm_apply_for', true),
            count($this->applicationsFactory()->files()->findByApplication($application)),
        ]);
        self::assertSame([], get_posts(
            ['post_type' => 'any', 'post_status' => 'any', 'meta_key' => 'courant_hiring_team', 'fields' => 'ids']
        ));
        self::assertStringContainsString(
            'Gone',
            $this->http('GET', "/wp-admin/post.php?post=$application&action=edit", as: $hr)->body,
        );
    }

    public function testSeveralDeletionsShareOneConfirmation(): void
    {
        $hr = $this->user('hr');
        $ids = [$this->opening()->ID, $this->opening()->ID];
        $this->apply($ids[1]);
        $nonce = $this->nonceOf($hr, 'bulk-posts');
        $confirmation = $this->http(
            'GET',
            "/wp-admin/edit.php?post_type=awsm_job_openings&action=trash&action2=-1&post[]=$ids[0]&post[]=$ids[1]&_wpnonce=$nonce",
            as: $hr,
        );
        self::assertStringContainsString('Move 2 openings to the trash?', $confirmation->body);
        self::assertSame(302, $this->confirm($hr, $confirmation, '/wp-admin/edit.php')->status);
        self::assertSame(['trash', 'trash'], array_map(get_post_status(...), $ids));

        $post = $this->post()->ID;
        $nonce = $this->nonceOf($this->user('administrator'), "trash-post_$post");
        self::assertStringNotContainsString(
            'courant_confirmed',
            $this->http('GET', "/wp-admin/post.php?post=$post&action=trash&_wpnonce=$nonce", as: $hr)->body,
            'other content is none of our business',
        );
    }

    public function testDeletingAUserKeepsOpeningsApplicationsAndNotes(): void
    {
        $admin = $this->signIn();
        $author = $this->user('author');
        $opening = $this->opening(['author' => $author->ID])->ID;
        $article = $this->post(['author' => $author->ID])->ID;
        $this->apply($opening);
        $application = $this->applications()[0];
        $this->recruiting()->notes->add($application, $author->ID, 'Call her');
        $other = $this->opening()->ID;
        $this->recruiting()->team->saveMembers($other, [$author->ID]);

        $form = $this->http('POST', '/wp-admin/users.php', [
            'action' => 'delete',
            'users' => [(string) $author->ID],
            '_wpnonce' => $this->nonceOf($admin, 'bulk-users'),
        ], as: $admin);
        foreach (
            [
                '1 opening and its applications are kept',
                'They are removed from 1 hiring team.',
                'are kept without their name',
            ] as $text
        ) {
            self::assertStringContainsString($text, $form->body);
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_set_current_user($admin->ID);
        wp_delete_user($author->ID);

        self::assertNotSame('publish', get_post_status($article), 'their other posts are deleted as WordPress does');
        self::assertSame(['publish', $admin->ID, $admin->ID], [
            get_post_status($opening),
            (int) get_post_field('post_author', $opening),
            (int) get_post_field('post_author', $application),
        ]);
        self::assertSame([], $this->recruiting()->team->findMemberIds($other));
        self::assertSame(
            ['Call her'],
            array_column($this->recruiting()->notes->findByApplication($application), 'text'),
        );
    }

    public function testWithoutACurrentUserAnAdministratorOrTheChosenUserGetsTheContent(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        [$firstAuthor, $secondAuthor] = [$this->user('author'), $this->user('author')];
        $successor = $this->user('editor');
        $first = $this->opening(['author' => $firstAuthor->ID])->ID;
        $second = $this->opening(['author' => $secondAuthor->ID])->ID;
        wp_delete_user($firstAuthor->ID);
        wp_delete_user($secondAuthor->ID, $successor->ID);

        self::assertSame(
            [1, $successor->ID],
            [(int) get_post_field('post_author', $first), (int) get_post_field('post_author', $second)],
        );
    }

    private function link(WP_User $as, string $action, int $opening): HttpResponse
    {
        return $this->http(
            'GET',
            "/wp-admin/post.php?post=$opening&action=$action&_wpnonce=" . $this->nonceOf($as, "$action-post_$opening"),
            as: $as,
        );
    }

    /** Presses the button of the confirmation. */
    private function confirm(WP_User $as, HttpResponse $confirmation, string $path): HttpResponse
    {
        self::assertSame(200, $confirmation->status);
        preg_match_all(
            '/<input type="hidden" name="([^"]*)" value="([^"]*)"/',
            $confirmation->body,
            $matches,
            PREG_SET_ORDER,
        );
        $query = implode('&', array_map(
            static fn (array $field): string => rawurlencode(html_entity_decode($field[1])) . '='
                . rawurlencode(html_entity_decode($field[2])),
            $matches
        ));
        self::assertStringContainsString('courant_confirmed=1', $query);

        return $this->http('GET', "$path?$query", as: $as);
    }

    private function views(int $opening): int
    {
        $views = get_post_meta($opening, 'awsm_views_count', true);

        return is_numeric($views) ? (int) $views : 0;
    }
}
