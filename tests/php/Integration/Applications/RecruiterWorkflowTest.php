<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantTests\Support\Applications\ApplicationsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests the searches of recruiters, their number of queries, and the limits of access. */
#[Group('database')]
final class RecruiterWorkflowTest extends ApplicationsTestCase
{
    private string $left = '';

    private const LIST = '/wp-admin/edit.php?post_type=awsm_job_application';

    protected function tearDown(): void
    {
        if ($this->left !== '') {
            unlink($this->left);
        }
        parent::tearDown();
    }

    /** @return iterable<string, array{string}> */
    public static function requestsForOtherApplications(): iterable
    {
        yield 'nothing' => [''];
        yield 'all' => ['&all_posts=1'];
        yield 'a status' => ['&post_status=publish'];
        yield 'suspected spam' => ['&post_status=courant_suspected'];
        yield 'another author' => ['&author=1'];
        yield 'several authors' => ['&author=1,2,3'];
        yield 'a name' => ['&s=somebody'];
        yield 'an opening' => ['&all_posts=1&awsm_filter_posts=OTHER'];
        yield 'no filters' => ['&all_posts=1&suppress_filters=1'];
    }

    #[DataProvider('requestsForOtherApplications')]
    public function testAnAuthorSeesNoApplicationsOfOthersWithAnyUrl(string $more): void
    {
        $other = $this->opening(['title' => 'A secret search'])->ID;
        $this->submit($other, ['awsm_applicant_name' => 'For somebody else']);
        $this->submit($other, ['awsm_applicant_name' => 'Suspected somebody', 'courant_note' => 'x']);
        $author = $this->user('author');
        $busy = $this->user('author');
        $this->submit($this->opening(['author' => $busy->ID])->ID, ['awsm_applicant_name' => 'Their own']);

        foreach ([$author, $busy] as $reader) {
            $body = $this->http('GET', self::LIST . str_replace('OTHER', (string) $other, $more), as: $reader)->body;

            $this->assertContainsText('wp-list-table', $body);
            $this->assertLacksText('For somebody else', $body);
            $this->assertLacksText('Suspected somebody', $body);
            $this->assertLacksText('A secret search', $body, 'in the filter');
        }
    }

    public function testCountsAboveAnAuthorsListIncludeOnlyTheirOwn(): void
    {
        $author = $this->user('author');
        foreach ([1, 2, 3] as $n) {
            $this->submit($this->opening()->ID, ['awsm_applicant_name' => "Person $n"]);
        }
        $this->submit($this->opening(['author' => $author->ID])->ID, ['awsm_applicant_name' => 'Mine']);

        $body = $this->http('GET', self::LIST, as: $author)->body;

        $this->assertLacksText('(4)', $body);
        $this->assertContainsText('(1)', $body);
    }

    public function testAnApplicationIsFoundByNameEmailPhoneAndReference(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening, [
            'awsm_applicant_name' => 'Ann',
            'awsm_applicant_email' => 'ann%_x@courant.example',
            'awsm_applicant_phone' => '+49 30 777',
        ]);
        $this->submit($opening, ['awsm_applicant_name' => 'Ben', 'awsm_applicant_email' => 'ben@courant.example']);
        $reference = $this->text($this->applications()[0], 'courant_reference');

        foreach ([$reference, 'ann%_x@', '30 777', 'Ann'] as $search) {
            $body = $this->http('GET', self::LIST . '&s=' . rawurlencode($search), as: $this->user('hr'))->body;
            $this->assertContainsText('>Ann</span>', $body, $search);
            $this->assertLacksText('>Ben</span>', $body, $search);
        }
        $none = $this->http('GET', self::LIST . '&s=' . rawurlencode("n%b' OR 1=1 --"), as: $this->user('hr'))->body;
        $this->assertContainsText('No applications found.', $none);
        $trash = $this->http('GET', self::LIST . '&post_status=trash&s=ann', as: $this->user('hr'))->body;
        $this->assertContainsText('No applications found', $trash);
    }

    public function testTwentyApplicationsNeedAsManyQueriesAsFive(): void
    {
        $reader = $this->user('hr');
        update_user_meta($reader->ID, 'edit_awsm_job_application_per_page', 100);
        $this->countQueries();
        update_option('courant_applications', ['limit' => 100000] + (array) get_option('courant_applications'));
        foreach (range(1, 5) as $n) {
            $this->submit($this->opening()->ID, ['awsm_applicant_email' => "p$n@courant.example"]);
        }
        $this->http('GET', self::LIST, as: $reader);
        $few = (int) $this->http('GET', self::LIST, as: $reader)->header('X-Queries');
        foreach (range(6, 20) as $n) {
            $this->submit($this->opening(['author' => $this->user('author')->ID])->ID, [
                'awsm_applicant_email' => "p$n@courant.example",
            ]);
        }
        $response = $this->http('GET', self::LIST, as: $reader);

        self::assertSame(20, substr_count($response->body, 'class="row-title"'));
        self::assertGreaterThan(0, $few);
        self::assertLessThanOrEqual($few + 1, (int) $response->header('X-Queries'));
    }

    public function testOpeningsShowTheNumberOfApplications(): void
    {
        $author = $this->user('author');
        $requested = $this->opening(['title' => 'Asked for', 'author' => $author->ID])->ID;
        $this->opening(['title' => 'Quiet']);
        $this->submit($requested, ['awsm_applicant_email' => 'a@courant.example']);
        $this->submit($requested, ['awsm_applicant_email' => 'b@courant.example']);
        $this->submit($requested, ['awsm_applicant_email' => 'c@courant.example']);
        $this->submit($requested, ['awsm_applicant_email' => 'd@courant.example', 'courant_note' => 'x']);
        [$first, $second] = $this->applications();
        wp_trash_post($first);
        update_post_meta($second, 'awsm_application_viewed', '1');

        $body = $this->http('GET', '/wp-admin/edit.php?post_type=awsm_job_openings', as: $this->user('hr'))->body;
        self::assertMatchesRegularExpression('~awsm_filter_posts=' . $requested . '"[^>]*>2</a>~', $body);
        $this->assertContainsText('1 unread', $body);
        self::assertSame(1, preg_match_all('~<a href="[^"]*awsm_filter_posts=~', $body));
        $list = $this->http('GET', self::LIST . "&awsm_filter_posts=$requested", as: $this->user('hr'))->body;
        self::assertSame(2, substr_count($list, 'class="row-title"'), 'the number is what the link shows');
        $authorPage = $this->http(
            'GET',
            '/wp-admin/edit.php?post_type=awsm_job_openings',
            as: $this->user('author'),
        )->body;
        $this->assertLacksText('awsm_filter_posts=', $authorPage, 'not for other users');
    }

    public function testAUrlWithoutANonceChangesNothing(): void
    {
        $this->submit($this->opening()->ID, ['courant_note' => 'x']);
        [$id] = $this->applications();
        $reader = $this->user('hr');
        foreach (['read', 'not_spam', 'resend'] as $what) {
            $action = "courant_application_$what";
            $query = http_build_query(
                ['action' => $action, 'application' => $id, '_wpnonce' => $this->nonceOf($reader, "$action-$id")]
            );
            self::assertSame(405, $this->http('GET', "/wp-admin/admin-post.php?$query", as: $reader)->status, $what);
        }
        self::assertSame('courant_suspected', get_post_status($id));
        self::assertSame('0', $this->text($id, 'awsm_application_viewed'));
    }

    public function testBulkActionsTrashRestoreAndDeleteApplicationsWithTheirFiles(): void
    {
        foreach (['a', 'b', 'c'] as $who) {
            $this->submit($this->opening()->ID, ['awsm_applicant_email' => "$who@courant.example"]);
        }
        $ids = $this->applications();
        $reader = $this->user('hr');
        $bulk = fn (string $action, string $status): int => $this->http('GET', self::LIST . '&' . http_build_query([
            'post_status' => $status, 'action' => $action, 'action2' => '-1', 'post' => $ids,
            '_wpnonce' => $this->nonceOf($reader, 'bulk-posts'),
        ]), as: $reader)->status;

        self::assertSame(302, $bulk('trash', 'all'));
        self::assertSame(['trash', 'trash', 'trash'], array_map('get_post_status', $ids));
        self::assertSame(0, $this->unread());
        self::assertSame(302, $bulk('untrash', 'trash'));
        self::assertSame(['publish', 'publish', 'publish'], array_map('get_post_status', $ids));
        self::assertSame(3, $this->unread());
        $bulk('trash', 'all');
        self::assertSame(302, $bulk('delete', 'trash'));
        self::assertSame([], $this->applications());
        self::assertSame([], $this->storedPaths());
    }

    /** Makes the server report the number of queries of a wp-admin page in a response header. */
    private function countQueries(): void
    {
        wp_mkdir_p(WP_CONTENT_DIR . '/mu-plugins');
        $file = WP_CONTENT_DIR . '/mu-plugins/count-queries.php';
        file_put_contents($file, '<?php add_action("admin_init", static function () { ob_start(static function ($page) { header("X-Queries: " . get_num_queries()); return $page; }); });');
        $this->left = $file;
    }

    /** Asserts that the page contains the text, without printing the whole page on failure. */
    private function assertContainsText(string $search, string $page, string $note = ''): void
    {
        self::assertTrue(str_contains($page, $search), "missing: $search $note");
    }

    private function assertLacksText(string $search, string $page, string $note = ''): void
    {
        self::assertFalse(str_contains($page, $search), "there: $search $note");
    }
}
