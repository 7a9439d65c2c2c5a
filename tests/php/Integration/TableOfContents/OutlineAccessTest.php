<?php

declare(strict_types=1);

namespace CourantTests\Integration\TableOfContents;

use CourantDesk\TableOfContents\Storage\OutlineRepository;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Type_Registry;
use WP_Post;
use WP_REST_Request;
use WP_User;

/**
 * Tests that headings of another post are shown only to users who can read that post, and that stored outlines contain
 * nothing that only the author can read.
 */
#[Group('each-version')]
final class OutlineAccessTest extends SiteTestCase
{
    private const HEADINGS = '<h2>Hidden takeover</h2><p>a</p><h2>Hidden layoffs</h2><p>b</p>';

    protected function setUp(): void
    {
        parent::setUp();
        do_action('update_option_courant_contents');
    }

    protected function tearDown(): void
    {
        if (WP_Block_Type_Registry::get_instance()->is_registered('test/members')) {
            unregister_block_type('test/members');
        }
        parent::tearDown();
    }

    /** @return iterable<string, array{array<string, mixed>}> */
    public static function unreadablePosts(): iterable
    {
        yield 'a draft' => [['status' => 'draft']];
        yield 'a pending post' => [['status' => 'pending']];
        yield 'a private post' => [['status' => 'private']];
        yield 'a scheduled post' => [['status' => 'future', 'date' => '2099-01-01 10:00:00']];
        yield 'a post in the trash' => [['status' => 'trash']];
        yield 'a post with a password' => [['password' => 'open sesame']];
        yield 'a draft of a page' => [['type' => 'page', 'status' => 'draft']];
    }

    /** @param array<string, mixed> $given */
    #[DataProvider('unreadablePosts')]
    public function testContributorsAndVisitorsDoNotSeeHeadingsOfPostsTheyMayNotRead(array $given): void
    {
        $secret = $this->post(['content' => self::HEADINGS, 'author' => $this->user('editor')->ID] + $given);
        $contributor = $this->user('contributor');
        $text = "<h2>Own one</h2><p>x</p><h2>Own two</h2><p>y</p>[ez-toc post_id={$secret->ID}] [toc post_id=\"{$secret->ID}\"]";
        $draft = $this->post(['content' => $text, 'status' => 'draft', 'author' => $contributor->ID]);
        $public = $this->post(['content' => $text, 'author' => $this->user('author')->ID]);

        foreach (
            [
                [$draft, $contributor], [$public, $contributor], [$public, $this->user('subscriber')], [$public, null],
            ] as [$post, $user]
        ) {
            $html = $this->shown($post, $user);
            self::assertStringContainsString('Own one', $html);
            self::assertStringNotContainsString('Hidden', $html);
            self::assertStringNotContainsString('Hidden', $this->listOf($secret, $user), 'eztoc_list()');
        }
    }

    public function testHeadingsOfAPublishedPostAreShownToEverybody(): void
    {
        $other = $this->post(['content' => self::HEADINGS]);
        $post = $this->post(['content' => "<p>Only words.</p>[ez-toc post_id={$other->ID}]"]);

        self::assertSame(2, substr_count($this->shown($post, null), '<a class="ez-toc-link'));
        self::assertStringContainsString('Hidden takeover', $this->listOf($other, null));
    }

    public function testUsersWhoCanReadADraftSeeItsHeadings(): void
    {
        $author = $this->user('author');
        $draft = $this->post(['content' => self::HEADINGS, 'status' => 'draft', 'author' => $author->ID]);
        $post = $this->post(['content' => "<p>Only words.</p>[ez-toc post_id={$draft->ID}]", 'author' => $author->ID]);

        self::assertStringContainsString('Hidden takeover', $this->shown($post, $author));
        self::assertStringContainsString('Hidden takeover', $this->shown($post, $this->user('editor')));
        self::assertStringNotContainsString('Hidden takeover', $this->shown($post, $this->user('author')));
        self::assertStringNotContainsString('Hidden takeover', $this->shown($post, null));
    }

    public function testStoredOutlineContainsNothingThatOnlyTheAuthorCanRead(): void
    {
        $this->updateOption(['rest' => true]);
        $this->registerMembersBlock();
        $author = $this->signIn('administrator');

        $post = $this->post(['content' => '<h2>Open</h2><p>a</p><!-- wp:test/members /-->']);

        self::assertSame($author->ID, get_current_user_id());
        $kept = (string) wp_json_encode(get_post_meta($post->ID, OutlineRepository::META_KEY, true));
        self::assertStringContainsString('"Open"', $kept);
        self::assertStringContainsString('Members sign in here', $kept);
        self::assertStringNotContainsString('Only for members', $kept);
        wp_set_current_user(0);
        $response = (array) rest_do_request(new WP_REST_Request('GET', "/wp/v2/posts/{$post->ID}"))->get_data();
        self::assertSame(['Open', 'Members sign in here'], array_column((array) $response['courant_outline'], 'text'));
    }

    /** A page that an editor opens first must not add restricted content to the object cache. */
    public function testOtherPagesOfAPostAreRenderedAsForAVisitor(): void
    {
        $this->registerMembersBlock();
        // Nothing is stored on save: the outline is computed on the first view.
        remove_all_actions('wp_after_insert_post');
        $post = $this->post(
            ['content' => "<h2>One</h2><p>a</p>\n<!--nextpage-->\n<h2>Two</h2><!-- wp:test/members /-->"]
        );

        $html = $this->shown($post, $this->signIn('administrator'));

        self::assertStringContainsString('>Two</a>', $html);
        self::assertStringNotContainsString('Only for members', $html);
    }

    private function registerMembersBlock(): void
    {
        register_block_type('test/members', ['render_callback' => static fn (): string => is_user_logged_in()
            ? '<h2>Only for members</h2>'
            : '<h2>Members sign in here</h2>']);
    }

    /** @param array<string, mixed> $settings */
    private function updateOption(array $settings): void
    {
        update_option('courant_contents', $settings + (array) get_option('courant_contents', []));
    }

    /** Returns the post's page as the user sees it, rendered in this process. */
    private function shown(WP_Post $post, ?WP_User $user): string
    {
        $before = get_current_user_id();
        wp_set_current_user($user->ID ?? 0);
        global $wp_query, $wp_the_query;
        $wp_query = new \WP_Query();
        $wp_the_query = $wp_query;
        $wp_query->query([
            'p' => $post->ID,
            'post_type' => $post->post_type,
            'preview' => $post->post_status === 'publish' ? '' : 'true',
        ]);
        ob_start();
        while ($wp_query->have_posts()) {
            $wp_query->the_post();
            the_content();
        }
        wp_reset_postdata();
        wp_set_current_user($before);

        return (string) ob_get_clean();
    }

    private function listOf(WP_Post $post, ?WP_User $user): string
    {
        $before = get_current_user_id();
        wp_set_current_user($user->ID ?? 0);
        $list = eztoc_get_toc_block($post->ID) . eztoc_get_toc_list($post->ID);
        wp_set_current_user($before);

        return $list;
    }
}
