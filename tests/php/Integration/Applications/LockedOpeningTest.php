<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;

/** Tests openings and articles that a membership plugin hides, with a stub of a public function of Members. */
final class LockedOpeningTest extends ApplicationsTestCase
{
    private const STAND_IN = 'function members_can_current_user_view_post($post) {'
        . " return get_post_meta(\$post, 'members_only', true) !== '1'; }";

    private string $plugin = '';

    protected function tearDown(): void
    {
        if ($this->plugin !== '') {
            unlink($this->plugin);
        }
        parent::tearDown();
    }

    public function testALockedOpeningHasNoFormAndNoDescription(): void
    {
        $this->addMembershipPlugin();
        $opening = $this->opening(['content' => '<p>Zanzibar.</p>', 'excerpt' => 'Mombasa.']);
        $url = wp_make_link_relative(get_permalink($opening));

        $open = $this->http('GET', $url)->body;
        self::assertStringContainsString('Zanzibar', $open);
        self::assertStringContainsString('JobPosting', $open);
        self::assertStringContainsString('id="awsm-application-form"', $open);

        update_post_meta($opening->ID, 'members_only', '1');
        $locked = $this->http('GET', $url)->body;
        self::assertStringNotContainsString('JobPosting', $locked);
        self::assertStringNotContainsString('id="awsm-application-form"', $locked);
        // Members itself replaces the content; the stub does not.
        self::assertSame(1, substr_count($locked, 'Zanzibar'));
        self::assertStringNotContainsString('Mombasa', $locked);
    }

    public function testALockedOpeningTakesNoApplications(): void
    {
        $this->addMembershipPlugin();
        $opening = $this->opening()->ID;
        update_post_meta($opening, 'members_only', '1');

        self::assertSame(422, $this->apply($opening)->status);
        self::assertSame([], $this->applications());

        delete_post_meta($opening, 'members_only');
        self::assertSame(200, $this->apply($opening)->status);
    }

    public function testListsAndTagsContainNoTextOfALockedArticle(): void
    {
        $this->addMembershipPlugin();
        $post = $this->post(['title' => 'Estuary', 'content' => '<p>Zanzibar.</p>', 'excerpt' => 'Mombasa.']);
        $list = $this->post(['title' => 'List', 'content' => '<!-- wp:courant/news {"count":9} /-->']);
        $news = fn (): string => $this->http('GET', wp_make_link_relative(get_permalink($list)))->body;
        $url = wp_make_link_relative(get_permalink($post));
        $head = fn (): string => explode('</head>', $this->http('GET', $url)->body)[0];
        self::assertStringContainsString('Mombasa', $head());
        self::assertStringContainsString('Mombasa', $news());

        update_post_meta($post->ID, 'members_only', '1');
        self::assertDoesNotMatchRegularExpression('/Zanzibar|Mombasa/', $head());
        self::assertDoesNotMatchRegularExpression('/Zanzibar|Mombasa/', $news());
        self::assertDoesNotMatchRegularExpression('/Zanzibar|Mombasa/', $this->http('GET', '/?s=Estuary')->body);
    }

    public function testFeedsForJobBoardsContainNoLockedOpening(): void
    {
        $this->addMembershipPlugin();
        $this->opening(['title' => 'Harbor clerk']);
        $locked = $this->opening(['title' => 'Pilot', 'content' => '<p>Zanzibar.</p>']);
        update_post_meta($locked->ID, 'members_only', '1');

        $feed = $this->http('GET', '/?feed=openings-json')->body;
        self::assertStringContainsString('Harbor clerk', $feed);
        self::assertStringNotContainsString('Zanzibar', $feed);
    }

    private function addMembershipPlugin(): void
    {
        $this->plugin = WP_CONTENT_DIR . '/mu-plugins/' . uniqid('members-stub-') . '.php';
        wp_mkdir_p(dirname($this->plugin));
        file_put_contents($this->plugin, '<?php ' . self::STAND_IN);
    }
}
