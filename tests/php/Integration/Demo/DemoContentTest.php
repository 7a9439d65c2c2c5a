<?php

declare(strict_types=1);

namespace CourantTests\Integration\Demo;

use PHPUnit\Framework\Attributes\Group;
use WP_Post;

/** Tests that the demo content has an example of every feature. */
#[Group('each-version')]
final class DemoContentTest extends DemoTestCase
{
    public function testTheDemoContentIsValidAndComplete(): void
    {
        $this->seed();

        $this->assertEveryBlockAndUrlIsValid();
        $this->assertImagesHaveAlternativeTexts();
        $this->assertEveryKindOfArticleExists();
        $this->assertTwoArticlesHaveAButtonToTheJobs();
        $this->assertStructuredFieldsAreReadAsWritten();
        $this->assertOpeningsHaveAFormForSeveralFilesAndATeamWithPhoto();
        $this->assertTwoFiltersTogetherMatchTwoOpenings();
    }

    private function assertEveryBlockAndUrlIsValid(): void
    {
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

    private function assertImagesHaveAlternativeTexts(): void
    {
        $pictures = array_filter(
            $this->findSeeded('attachment'),
            static fn (WP_Post $post): bool => $post->post_name !== 'courant-site-icon',
        );
        self::assertCount(28, $pictures);
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

    private function assertEveryKindOfArticleExists(): void
    {
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
        foreach (
            [
                'what-the-keepers-wrote-down' => 'feature', 'four-stations-before-breakfast' => 'photos',
                'the-four-oclock-meeting' => 'opinion',
            ] as $slug => $layout
        ) {
            self::assertSame($layout, get_post_meta($this->slug($slug, 'post')->ID, 'courant_article_layout', true));
        }
        $live = $this->slug('minutes-of-a-strike', 'post');
        self::assertSame('ended', get_post_meta($live->ID, 'courant_live_blog', true));
        $time = '"time":"' . substr($live->post_date, 0, 10) . 'T\d\d:\d\d:00\.000Z"';
        self::assertSame(5, preg_match_all("~{$time}~", $live->post_content));
        $updated = $this->slug('where-the-trams-sleep', 'post');
        self::assertGreaterThan($updated->post_date, $updated->post_modified);
        self::assertLessThan(current_time('mysql'), $updated->post_modified);
    }

    private function assertTwoArticlesHaveAButtonToTheJobs(): void
    {
        $with = array_filter($this->findSeeded('post'), static fn (WP_Post $post): bool =>
            preg_match('~class="wp-block-button__link wp-element-button" href="[^"]*/jobs/"~', $post->post_content)
                === 1);
        self::assertCount(2, $with);
    }

    private function assertStructuredFieldsAreReadAsWritten(): void
    {
        $id = $this->slug('data-journalist', 'awsm_job_openings')->ID;

        self::assertSame([
            ['city' => 'Berlin', 'region' => 'Berlin', 'country' => 'DE'],
            ['city' => 'Rotterdam', 'region' => 'Zuid-Holland', 'country' => 'NL'],
        ], get_post_meta($id, 'courant_places', true));
        self::assertSame('hybrid', get_post_meta($id, 'courant_work_mode', true));
        self::assertSame(['FULL_TIME'], get_post_meta($id, 'courant_employment_types', true));
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

    private function assertOpeningsHaveAFormForSeveralFilesAndATeamWithPhoto(): void
    {
        $page = $this->http('GET', get_permalink($this->slug('photo-editor', 'awsm_job_openings')))->body;
        self::assertMatchesRegularExpression('~<input type="file"[^>]* name="awsm_field_samples\[\]"[^>]* multiple~', $page);
        self::assertStringContainsString('Choose files or drop them here.', $page);
        self::assertMatchesRegularExpression('~<section class="courant-opening-team">\s*<h2>[^<]+</h2>\s*<img [^>]*alt="Drawing~', $page);
    }

    private function assertTwoFiltersTogetherMatchTwoOpenings(): void
    {
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
}
