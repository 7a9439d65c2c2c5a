<?php

declare(strict_types=1);

namespace CourantTests\Integration\MagazineBlocks;

use CourantDesk\MagazineBlocks\Frontend\MagazineBlockRenderer;
use CourantTests\Support\SiteTestCase;

/** Tests the server-rendered magazine blocks (docs/features/blocks.md). */
final class MagazineBlocksTest extends SiteTestCase
{
    public function testRegistersBlocksWithCurrentApiVersion(): void
    {
        foreach (MagazineBlockRenderer::BLOCK_FOLDERS as $folder) {
            $block = \WP_Block_Type_Registry::get_instance()->get_registered("courant/{$folder}");

            self::assertNotNull($block, $folder);
            self::assertSame(3, $block->api_version);
            self::assertTrue($block->is_dynamic());
        }
    }

    public function testUserProfileHasFieldsForSocialNetworks(): void
    {
        $fields = wp_get_user_contact_methods($this->user('author'));

        self::assertSame('Mastodon profile (URL)', $fields['mastodon'] ?? null);
        self::assertArrayHasKey('bluesky', $fields);
    }

    public function testFieldsOfOtherPluginsKeepTheirLabels(): void
    {
        add_filter('user_contactmethods', static fn (): array => ['linkedin' => 'LinkedIn profile URL'], 1);

        self::assertSame('LinkedIn profile URL', wp_get_user_contact_methods()['linkedin']);
    }

    public function testArticlesOfACategoryAreListedNewestFirst(): void
    {
        $term = $this->term('category', 'Cities');
        $old = $this->post(
            ['title' => 'Old & <em>gold</em>', 'date' => '2020-01-01 10:00:00', 'specs' => ['category' => ['Cities']]]
        );
        $new = $this->post(['title' => 'New', 'date' => '2021-01-01 10:00:00', 'specs' => ['category' => ['Cities']]]);
        $this->post(['title' => 'Elsewhere', 'date' => '2022-01-01 10:00:00']);

        $html = $this->block(
            'news',
            ['title' => 'In <b>town</b>', 'source' => 'category', 'categories' => [$term->term_id]],
        );

        self::assertStringNotContainsString('Elsewhere', $html);
        self::assertLessThan(strpos($html, get_permalink($old)), strpos($html, get_permalink($new)));
        self::assertStringContainsString('In &lt;b&gt;town&lt;/b&gt;</h2>', $html);
        self::assertStringContainsString('<h3 class="courant-news__headline">', $html);
        self::assertMatchesRegularExpression('/aria-labelledby="(courant-news-title-\d+)".*id="\1"/s', $html);
    }

    public function testImagesOfferTheirSizesToTheBrowser(): void
    {
        $post = $this->post(['title' => 'With a picture', 'specs' => ['category' => ['Pictures']]]);
        $image = imagecreatetruecolor(1200, 800);
        self::assertNotFalse($image);
        $file = wp_upload_dir()['path'] . '/sizes.jpg';
        wp_mkdir_p(dirname($file));
        imagejpeg($image, $file);
        $attachment = wp_insert_attachment(
            ['post_title' => 'Sizes', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit'],
            $file,
            $post->ID,
        );
        require_once ABSPATH . 'wp-admin/includes/image.php';
        wp_update_attachment_metadata($attachment, wp_generate_attachment_metadata($attachment, $file));
        set_post_thumbnail($post, $attachment);

        $html = $this->block(
            'news',
            ['source' => 'category', 'categories' => [$this->term('category', 'Pictures')->term_id]],
        );

        self::assertMatchesRegularExpression('/<img[^>]+srcset="[^"]+ \d+w, [^"]+"[^>]*>/', $html);
        self::assertMatchesRegularExpression('/<img[^>]+sizes="[^"]+"/', $html);
        self::assertStringContainsString('<time datetime="', $html);
    }

    public function testRendersNothingWithoutArticles(): void
    {
        self::assertSame('', $this->block('news', ['source' => 'tag', 'tag' => 'no-such-tag']));
        self::assertSame('', $this->block('news-social', ['links' => 'javascript:alert(1)']));
    }

    public function testTabsListNewestAndMostDiscussedArticles(): void
    {
        $this->post(['title' => 'Quiet']);
        $loud = $this->post(['title' => 'Loud', 'date' => '2020-01-01 10:00:00']);
        foreach (['Well!', 'Never!'] as $comment) {
            wp_insert_comment(
                ['comment_post_ID' => $loud->ID, 'comment_content' => $comment, 'comment_approved' => '1']
            );
        }
        wp_update_comment_count_now($loud->ID);

        $html = $this->block('news-tabs', ['count' => 1]);

        self::assertStringContainsString('<div role="tablist" aria-label="Articles" hidden>', $html);
        self::assertMatchesRegularExpression(
            '/<button type="button" role="tab" id="([\w-]+)-tab" aria-controls="\1">/',
            $html,
        );
        self::assertSame(2, substr_count($html, 'class="courant-news-tabs__panel"'));
        self::assertStringContainsString('>Quiet</a>', $html);
        self::assertStringContainsString('>Loud</a>', $html);
        self::assertTrue(wp_style_is('courant-desk-magazine-blocks'));
        self::assertTrue(wp_script_is('courant-desk-early-magazine-blocks'));
    }

    public function testShowsTheAuthorOfThePageOrASelectedAuthor(): void
    {
        $user = $this->user('author');
        wp_update_user(['ID' => $user->ID, 'display_name' => 'Ada <i>K</i>', 'description' => 'Writes.']);

        $html = $this->block('news-author', ['author' => $user->ID]);

        self::assertStringContainsString('Ada', $html);
        self::assertStringNotContainsString('<i>', $html);
        self::assertStringContainsString('Writes.', $html);
        self::assertSame('', $this->block('news-author', ['author' => 987654]));
    }

    public function testEnqueuesNothingOnPagesWithoutBlocks(): void
    {
        $page = $this->post(['type' => 'page', 'title' => 'Plain']);
        $with = $this->post(['type' => 'page', 'title' => 'Full', 'content' => '<!-- wp:courant/news /-->']);

        self::assertStringNotContainsString(
            'courant-desk-magazine-blocks',
            $this->http('GET', wp_make_link_relative(get_permalink($page)))->body,
        );
        self::assertStringContainsString(
            'courant-desk-magazine-blocks',
            $this->http('GET', wp_make_link_relative(get_permalink($with)))->body,
        );
    }

    /** @param array<string, mixed> $attributes */
    private function block(string $name, array $attributes): string
    {
        return trim(render_block([
            'blockName' => "courant/{$name}", 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '',
            'innerContent' => [],
        ]));
    }
}
