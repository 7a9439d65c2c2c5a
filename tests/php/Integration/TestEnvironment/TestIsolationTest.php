<?php

declare(strict_types=1);

namespace CourantTests\Integration\TestEnvironment;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Runs each test twice: data that the first run has left would fail the second.
 */
final class TestIsolationTest extends SiteTestCase
{
    /** @return iterable<string, array{int}> */
    public static function runs(): iterable
    {
        yield 'first' => [1];
        yield 'again' => [2];
    }

    #[DataProvider('runs')]
    public function testRowsOptionsHooksAndGlobals(int $round): void
    {
        self::assertNull(get_page_by_path('left-behind'));
        self::assertFalse(get_option('courant_left_behind'));
        self::assertFalse(has_filter('the_title', '__return_empty_string'));
        self::assertArrayNotHasKey('left', $_POST);
        self::assertFalse(post_type_exists('left'));
        self::assertSame(0, get_current_user_id());

        $this->post(['title' => 'Left behind']);
        update_option('courant_left_behind', $round);
        add_filter('the_title', '__return_empty_string');
        $_POST['left'] = 'behind';
        register_post_type('left');
        $this->signIn();
        get_role('administrator')?->add_cap('left_behind');
        self::assertNotNull(get_page_by_path('left-behind', OBJECT, 'post'));
    }

    #[DataProvider('runs')]
    public function testTablesThatTheTestMadeOrChanged(int $round): void
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        $table = $wpdb->prefix . 'left_behind';
        self::assertNull($wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $table)));
        self::assertFalse(get_option('courant_left_behind'));

        update_option('courant_left_behind', $round);
        $wpdb->query("CREATE TABLE $table (id int NOT NULL, PRIMARY KEY (id))");
        $wpdb->insert($table, ['id' => $round]);
        self::assertSame('1', $wpdb->get_var("SELECT COUNT(*) FROM $table"));
    }

    #[DataProvider('runs')]
    public function testATransactionInsideOfATestCanRollBack(int $round): void
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        update_option('courant_left_behind', $round);
        $wpdb->query('START TRANSACTION');
        update_option('courant_inner', 'kept');
        $wpdb->query('COMMIT');
        $wpdb->query('START TRANSACTION');
        update_option('courant_inner', 'not kept');
        $wpdb->query('ROLLBACK');
        wp_cache_flush();

        self::assertSame('kept', get_option('courant_inner'));
        self::assertEquals($round, get_option('courant_left_behind'));
    }

    public function testNothingOfATransactionRemains(): void
    {
        self::assertFalse(get_option('courant_inner'));
    }

    #[DataProvider('runs')]
    public function testTheRealServerSeesTheTestsData(int $round): void
    {
        self::assertNull(get_page_by_path('seen-by-the-server', OBJECT, 'post'));
        $post = $this->post(['title' => 'Seen by the server', 'content' => 'Round ' . $round]);
        $admin = $this->user('administrator');

        $response = $this->http('GET', '/?p=' . $post->ID);
        self::assertContains($response->status, [200, 301]);
        self::assertStringContainsString('Round ' . $round, $this->http('GET', '/seen-by-the-server/')->body);
        self::assertSame(302, $this->http('GET', '/wp-admin/')->status);
        self::assertSame(200, $this->http('GET', '/wp-admin/index.php', as: $admin)->status);
        self::assertSame('0', $this->ajax('courant_unknown_action')->body);
    }

    #[DataProvider('runs')]
    public function testNoDataOfTheServerRemains(int $round): void
    {
        self::assertNull(get_page_by_path('seen-by-the-server', OBJECT, 'post'));
        self::assertCount(1, get_users(), 'round ' . $round);
    }

    public function testEmailsAreCaught(): void
    {
        wp_mail('somebody@courant.example', 'Hello', 'Text');
        self::assertSame('Hello', $this->emails()[0]['subject']);
    }

    public function testIncorrectUsageOfWordPressIsReported(): void
    {
        $this->expectMisuse('courant_wrong');
        _doing_it_wrong('courant_wrong', 'This is wrong.', '1.0');
    }
}
