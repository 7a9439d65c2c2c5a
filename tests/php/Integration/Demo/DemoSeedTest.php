<?php

declare(strict_types=1);

namespace CourantTests\Integration\Demo;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;
use WP_Term;

/**
 * The demo content: every feature has something to show, and a person's work is never touched.
 */
#[Group('database')]
final class DemoSeedTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->signIn('administrator');
        // The sizes of sixteen pictures take seconds and are WordPress's own affair.
        add_filter('intermediate_image_sizes_advanced', static fn (): array => []);
    }

    public function testTheSeedCreatesArticlesAndOpenings(): void
    {
        $summary = $this->seed();

        self::assertSame(
            [
                'authors' => 4, 'images' => 29, 'categories' => 5, 'pages' => 5, 'articles' => 28, 'comments' => 10,
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

    public function testASecondRunChangesNothing(): void
    {
        $first = $this->seed();
        $before = $this->everything();

        $second = $this->seed();

        self::assertSame(0, $second['made']);
        self::assertSame(['made' => 0] + $first, ['made' => 0] + $second);
        self::assertSame($before, $this->everything());
    }

    public function testEditsAndDeletionsOfUsersAreKept(): void
    {
        $this->seed();
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
        self::assertCount(21, $this->findSeeded('post'));
    }

    public function testAnInterruptedRunIsContinued(): void
    {
        $this->seed();
        $lost = $this->slug('night-editor', 'awsm_job_openings')->ID;
        wp_delete_post($lost, true);
        // As after a run that ended before this opening was made.
        $keys = get_option('courant_demo');
        self::assertIsArray($keys);
        update_option('courant_demo', array_values(
            array_filter($keys, static fn (mixed $key): bool => $key !== 'opening:night-editor')
        ));

        self::assertSame(1, $this->seed()['made']);
        self::assertNotSame($lost, $this->slug('night-editor', 'awsm_job_openings')->ID);
    }

    public function testEveryBlockAndUrlIsValid(): void
    {
        $this->seed();

        foreach (
            [
                ...$this->findSeeded('post'),
                ...$this->findSeeded('page'),
                ...$this->findSeeded('awsm_job_openings'),
            ] as $post
        ) {
            self::assertStringNotContainsString('{{', $post->post_content, $post->post_name);
            foreach (parse_blocks($post->post_content) as $block) {
                self::assertTrue(
                    $block['blockName'] !== null || trim($block['innerHTML']) === '',
                    "A loose text in {$post->post_name}.",
                );
            }
            self::assertSame(
                $post->post_content,
                serialize_blocks(parse_blocks($post->post_content)),
                $post->post_name,
            );
        }
    }

    public function testImagesHaveAlternativeTexts(): void
    {
        $this->seed();

        $pictures = array_filter(
            $this->findSeeded('attachment'),
            static fn (WP_Post $post): bool => $post->post_name !== 'courant-site-icon',
        );
        self::assertCount(16, $pictures);
        foreach ($pictures as $picture) {
            self::assertNotSame('', get_post_meta($picture->ID, '_wp_attachment_image_alt', true), $picture->post_name);
            self::assertFileExists((string) get_attached_file($picture->ID));
        }
        $gallery = $this->slug('four-stations-before-breakfast', 'post')->post_content;
        self::assertSame(
            4,
            preg_match_all('~<img src="/[^"]+\.webp" alt="Drawing of [^"]+" class="wp-image-\d+"/><figcaption~', $gallery),
        );
    }

    public function testEveryKindOfArticleExists(): void
    {
        $this->seed();
        $headings = fn (string $slug): int
            => (int) preg_match_all('/<h[2-4][ >]/', $this->slug($slug, 'post')->post_content);

        self::assertGreaterThan(25, $headings('small-newsroom-handbook'));
        self::assertSame(0, $headings('the-four-oclock-meeting'));
        self::assertSame(
            4,
            substr_count($this->slug('read-a-job-advert-like-an-editor', 'post')->post_content, '>What it means</h3>'),
        );
        self::assertStringContainsString('<h4', $this->slug('where-the-trams-sleep', 'post')->post_content);
        self::assertSame(2, substr_count($this->slug('counting-swifts', 'post')->post_content, '<!--nextpage-->'));
        self::assertSame('quote', get_post_format($this->slug('on-corrections', 'post')));
        self::assertSame([$this->slug('harbour-that-learned-to-listen', 'post')->ID], get_option('sticky_posts'));
        self::assertStringStartsWith(
            'https://www.youtube.com/watch?v=',
            self::text(
                get_post_meta($this->slug('what-the-river-does-at-night', 'post')->ID, 'courant_video_url', true)
            ),
        );
        $updated = $this->slug('where-the-trams-sleep', 'post');
        self::assertGreaterThan($updated->post_date, $updated->post_modified);
        self::assertLessThan(current_time('mysql'), $updated->post_modified);
    }

    public function testTwoArticlesHaveAButtonToTheJobs(): void
    {
        $this->seed();

        $with = array_filter($this->findSeeded('post'), static fn (WP_Post $post): bool =>
            preg_match('~class="wp-block-button__link wp-element-button" href="[^"]*/jobs/"~', $post->post_content)
                === 1);
        self::assertCount(2, $with);
    }

    public function testStructuredFieldsAreReadAsWritten(): void
    {
        $this->seed();
        $id = $this->slug('data-journalist', 'awsm_job_openings')->ID;

        self::assertSame([
            ['city' => 'Berlin', 'region' => 'Berlin', 'country' => 'DE'],
            ['city' => 'Rotterdam', 'region' => 'Zuid-Holland', 'country' => 'NL'],
        ], get_post_meta($id, 'courant_places', true));
        self::assertSame('hybrid', get_post_meta($id, 'courant_work_mode', true));
        self::assertSame(['FULL_TIME', 'PART_TIME'], get_post_meta($id, 'courant_employment_types', true));
        self::assertEquals(
            ['min' => 54000, 'max' => 66000, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true],
            get_post_meta($id, 'courant_salary', true),
        );
        self::assertSame(
            ['DE', 'NL', 'PL'],
            get_post_meta($this->slug('nodejs-engineer', 'awsm_job_openings')->ID, 'courant_remote_countries', true),
        );
        $soon = $this->slug('podcast-producer', 'awsm_job_openings')->ID;
        $day = current_datetime()->modify('+2 days')->format('Y-m-d');
        self::assertSame("{$day}T18:00", get_post_meta($soon, 'courant_closing_at', true));
        self::assertSame(['set_listing', $day, 'list_display'], [
            get_post_meta($soon, 'awsm_set_exp_list', true),
            get_post_meta($soon, 'awsm_job_expiry', true),
            get_post_meta($soon, 'awsm_exp_list_display', true),
        ]);
    }

    public function testTwoFiltersTogetherMatchTwoOpenings(): void
    {
        $this->seed();

        $found = get_posts(['post_type' => 'awsm_job_openings', 'numberposts' => -1, 'tax_query' => [
            ['taxonomy' => 'job-category', 'field' => 'slug', 'terms' => 'engineering'],
            ['taxonomy' => 'job-location', 'field' => 'slug', 'terms' => 'remote'],
        ]]);
        self::assertEqualsCanonicalizing(
            ['nodejs-engineer', 'site-reliability-engineer'],
            wp_list_pluck($found, 'post_name'),
        );
        foreach ($this->findSeeded('awsm_job_openings') as $opening) {
            foreach (['job-category', 'job-type', 'job-location'] as $taxonomy) {
                self::assertNotEmpty(get_the_terms($opening, $taxonomy), "{$opening->post_name} in {$taxonomy}");
            }
        }
    }

    /** @return array<array-key, mixed> */
    private function seed(): array
    {
        $summary = require dirname(__DIR__, 4) . '/demo/seed.php';
        return is_array($summary) ? $summary : self::fail('The seed returns a summary.');
    }

    /** @return list<WP_Post> what the demo made of this type */
    private function findSeeded(string $type): array
    {
        return array_values(get_posts(
            ['post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => '_courant_demo']
        ));
    }

    private function slug(string $slug, string $type = 'page'): WP_Post
    {
        $post = get_page_by_path($slug, OBJECT, $type);
        return $post instanceof WP_Post ? $post : self::fail("There is no {$type} {$slug}.");
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
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
