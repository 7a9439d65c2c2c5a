<?php

declare(strict_types=1);

namespace CourantTests\Integration\Demo;

use PHPUnit\Framework\Attributes\Group;
use WP_Term;

/** Runs the seed of the demo content several times: it creates everything once, and changes nothing of a user's. */
#[Group('database')]
final class DemoSeedTest extends DemoTestCase
{
    public function testTheSeedCreatesEverythingOnceAndKeepsEditsAndDeletionsOfUsers(): void
    {
        $summary = $this->seed();

        $this->assertCreatesArticlesAndOpenings($summary);
        $this->assertSecondRunChangesNothing($summary);
        $this->assertInterruptedRunIsContinued();
        $this->assertEditsAndDeletionsOfUsersAreKept();
    }

    /** @param array<array-key, mixed> $summary */
    private function assertCreatesArticlesAndOpenings(array $summary): void
    {
        self::assertSame(
            [
                'images' => 29, 'authors' => 4, 'categories' => 5, 'pages' => 5, 'articles' => 28, 'comments' => 12,
                'openings' => 24, 'menus' => 4,
            ],
            array_intersect_key($summary, array_flip(
                ['authors', 'images', 'categories', 'pages', 'articles', 'comments', 'openings', 'menus']
            )),
        );
        self::assertEquals(23, wp_count_posts('awsm_job_openings')->publish ?? 0);
        self::assertSame('expired', $this->slug('election-researcher', 'awsm_job_openings')->post_status);
        self::assertCount(28, $this->findSeeded('post'));
        self::assertSame('Europe/Berlin', wp_timezone_string());
        self::assertEquals($this->slug('privacy')->ID, get_option('wp_page_for_privacy_policy'));
    }

    /** @param array<array-key, mixed> $first */
    private function assertSecondRunChangesNothing(array $first): void
    {
        $before = $this->everything();

        $second = $this->seed();

        self::assertSame(0, $second['made']);
        self::assertSame(['made' => 0] + $first, ['made' => 0] + $second);
        self::assertSame($before, $this->everything());
    }

    private function assertInterruptedRunIsContinued(): void
    {
        $lost = $this->slug('night-editor', 'awsm_job_openings')->ID;
        wp_delete_post($lost, true);
        // As after a run that was interrupted before it created this opening.
        $keys = get_option('courant_demo');
        self::assertIsArray($keys);
        update_option('courant_demo', array_values(
            array_filter($keys, static fn (mixed $key): bool => $key !== 'opening:night-editor')
        ));

        self::assertSame(1, $this->seed()['made']);
        self::assertNotSame($lost, $this->slug('night-editor', 'awsm_job_openings')->ID);
    }

    private function assertEditsAndDeletionsOfUsersAreKept(): void
    {
        $edited = $this->slug('where-the-trams-sleep', 'post');
        wp_update_post(['ID' => $edited->ID, 'post_title' => 'Ours now', 'post_name' => 'ours']);
        update_post_meta($this->slug('cpp-developer', 'awsm_job_openings')->ID, 'courant_identifier', 'OURS-1');
        update_option('blogdescription', 'Our own text');
        wp_delete_post($this->slug('on-corrections', 'post')->ID, true);
        wp_delete_nav_menu('Social');
        $category = get_term_by('slug', 'craft', 'category');
        self::assertInstanceOf(WP_Term::class, $category);
        wp_update_term($category->term_id, 'category', ['description' => 'Ours']);

        $summary = $this->seed();

        self::assertSame(0, $summary['made']);
        self::assertSame('Ours now', get_post($edited->ID)?->post_title);
        self::assertSame(
            'OURS-1',
            get_post_meta($this->slug('cpp-developer', 'awsm_job_openings')->ID, 'courant_identifier', true),
        );
        self::assertSame('Our own text', get_option('blogdescription'));
        self::assertNull(get_page_by_path('on-corrections', OBJECT, 'post'));
        self::assertFalse(wp_get_nav_menu_object('Social'));
        self::assertSame('Ours', get_term_field('description', $category->term_id, 'category', 'raw'));
        self::assertCount(27, $this->findSeeded('post'));
    }

    /** @return array<string, mixed> every row that the demo could have written */
    private function everything(): array
    {
        global $wpdb;
        assert($wpdb instanceof \wpdb);
        $rows = [];
        foreach (
            [
                'posts', 'postmeta', 'terms', 'termmeta', 'term_taxonomy', 'term_relationships', 'comments',
                'commentmeta', 'users', 'usermeta',
            ] as $table
        ) {
            $rows[$table] = $wpdb->get_results("SELECT * FROM {$wpdb->prefix}{$table}", ARRAY_A);
        }
        $rows['options'] = $wpdb->get_results(
            "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name NOT LIKE '%transient%' AND option_name NOT IN ('cron', 'rewrite_rules') ORDER BY option_name",
            ARRAY_A,
        );
        return $rows;
    }
}
