<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;

/** Tests comments below a post and the form of a post with a password. */
final class CommentsTest extends SiteTestCase
{
    /** The class that WordPress adds is not visible; the label is text. */
    public function testCommentsOfThePostAuthorAreLabeled(): void
    {
        $author = $this->user('author');
        $other = $this->user('author');
        $post = $this->article(['post_author' => $author->ID]);
        foreach ([$author->ID => 'Mine', $other->ID => 'Theirs', 0 => 'A guest'] as $user => $text) {
            wp_insert_comment([
                'comment_post_ID' => $post->ID,
                'comment_content' => $text,
                'comment_author' => $text,
                'comment_approved' => 1,
                'user_id' => $user,
            ]);
        }
        $page = new Page($this->http('GET', $this->path($post))->body);

        self::assertSame(3, $page->count('li[contains(@class, "comment ")]'));
        self::assertSame(['Author'], $page->texts('span[@class="comment-author__label"]'));
        self::assertSame(
            1,
            $page->count('li[contains(@class, "bypostauthor")]//span[@class="comment-author__label"]')
        );
    }

    /** Two comments of one author have reply links with different names; the heading of the form is the name only. */
    public function testReplyLinksHaveADateAndTheFormHasNone(): void
    {
        $post = $this->article([]);
        foreach (['2015-03-01 10:00:00', '2015-03-02 10:00:00'] as $date) {
            wp_insert_comment([
                'comment_post_ID' => $post->ID,
                'comment_content' => 'Text',
                'comment_author' => 'Ada',
                'comment_approved' => 1,
                'comment_date' => $date,
            ]);
        }
        $html = $this->http('GET', $this->path($post))->body;

        self::assertSame(2, substr_count($html, 'data-replyto="Reply to Ada"'));
        self::assertStringContainsString('aria-label="Reply to Ada, March 1, 2015 10:00', $html);
        self::assertStringContainsString('aria-label="Reply to Ada, March 2, 2015 10:00', $html);
    }

    /** Plugins that move the login page filter its URL. */
    public function testPasswordFormUsesTheLoginUrlOfTheSite(): void
    {
        $post = $this->article(['post_password' => 'open']);
        $page = $this->http('GET', $this->path($post))->body;
        $url = add_query_arg('action', 'postpass', wp_login_url());

        self::assertStringContainsString('action="' . esc_url($url) . '"', $page);
    }

    /** @param array{post_author?: int, post_password?: string} $fields */
    private function article(array $fields): \WP_Post
    {
        $post = $this->post(['title' => 'An article', 'content' => '<p>Text.</p>', 'comment_status' => 'open']);
        wp_update_post(['ID' => $post->ID] + $fields);

        return get_post($post->ID) ?? $post;
    }

    private function path(\WP_Post $post): string
    {
        return substr(get_permalink($post), strlen(home_url()));
    }
}
