<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\CategoryColors;
use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests each template on a real server. PHP notices fail the test (SiteTestCase).
 */
#[Group('each-version')]
final class TemplatesTest extends SiteTestCase
{
    public function testEveryPageHasStatusOneTitleAndLandmarks(): void
    {
        foreach ($this->pages() as $kind => [$path, $status]) {
            $response = $this->http('GET', $path);
            self::assertSame($status, $response->status, "{$kind}: {$path}");
            $page = new Page($response->body);

            self::assertSame(1, $page->count('h1'), "{$kind} has one h1");
            self::assertNotSame('', $page->text('h1'), "{$kind} has text in its h1");
            self::assertSame(
                [1, 1, 1],
                [$page->count('main'), $page->landmark('header'), $page->landmark('footer')],
                "{$kind} has its landmarks",
            );
            self::assertSame([], $page->skippedLevels(), "{$kind} skips no level of headings");
            self::assertSame([], $page->repeatedIds(), "{$kind} repeats no id");
            self::assertSame('#content', $page->firstLink(), "{$kind} begins with the skip link");
            self::assertStringContainsString('</html>', $response->body, "{$kind} is whole");
        }
    }

    public function testArticleShowsItsComponents(): void
    {
        $section = $this->term('category', 'Harbour');
        $user = $this->user('author');
        wp_update_user(['ID' => $user->ID, 'display_name' => 'Ines Varga', 'description' => 'Writes about towns.']);
        $this->article('Another one', $section->term_id, $user->ID);
        $post = $this->article('Cranes <em>at</em> night & day', $section->term_id, $user->ID);
        wp_set_post_tags($post->ID, ['cranes']);
        $page = new Page($this->http('GET', $this->path($post))->body);

        self::assertSame('Cranes at night & day', $page->text('h1'));
        self::assertSame(
            ['Home', 'Harbour', 'Cranes at night & day'],
            $page->texts('nav[@aria-label="Breadcrumbs"]//li'),
        );
        self::assertStringContainsString('1-minute read', $page->text('header[contains(@class, "entry-header")]'));
        self::assertSame(
            1,
            $page->count('span[contains(@class, "byline__facts")]/time[@datetime]'),
            'the date is a time element on each version',
        );
        self::assertSame('About Ines Varga', $page->text('h2[@class="author-box__name"]'));
        self::assertSame(0, $page->count('span[@class="kicker__format"]'));
        self::assertSame(['cranes'], $page->texts('ul[@class="pills"]/li'));
        self::assertSame('Another one', $page->text('section[contains(@class, "related")]//h3'));
    }

    public function testArticleShowsItsFormatAboveTheTitle(): void
    {
        $post = $this->post(['title' => 'Cranes']);
        set_post_format($post->ID, 'video');
        $page = new Page($this->http('GET', $this->path($post))->body);

        self::assertSame('Video', $page->text('header[contains(@class, "entry-header")]//span[@class="kicker__format"]'));
    }

    /**
     * The plugin prints the opening, without the components around an article (docs/features/openings.md#opening-page).
     */
    public function testOpeningHasNoArticleComponents(): void
    {
        $page = new Page($this->http('GET', $this->path($this->opening(['title' => 'Bridge keeper'])))->body);

        self::assertSame('Bridge keeper', $page->text('h1'));
        self::assertSame(1, $page->count('main[contains(@class, "main--openings")]'));
        self::assertSame(0, $page->count('*[contains(@class, "byline")]'));
        self::assertSame(0, $page->count('nav[contains(@class, "post-navigation")]'));
        self::assertSame(0, $page->count('aside'));
    }

    public function testAPasswordHidesTextSummaryAndPicture(): void
    {
        $post = $this->post(['title' => 'Locked', 'content' => 'The secret words.', 'password' => 'key']);
        $page = $this->http('GET', $this->path($post))->body;

        self::assertStringNotContainsString('secret words', $page);
        self::assertSame(1, (new Page($page))->count('input[@name="post_password"]'));
        self::assertStringContainsString('.password-form', (string) preg_replace('/<form.*?<\/form>/s', '', $page));
    }

    public function testCategoryHeaderAndListHaveTheColorOfTheCategory(): void
    {
        $term = $this->term('category', 'Harbour');
        $this->article('Cranes', $term->term_id, $this->user('author')->ID);
        $colored = array_map(
            static fn (string $class): string => "*[contains(@class, '{$class}') and contains(@style, '--courant-section:')]",
            ['page-header', 'post-list '],
        );
        $count = function () use ($colored, $term): array {
            $page = new Page($this->http('GET', "/category/{$term->slug}/")->body);

            return array_map($page->count(...), $colored);
        };

        self::assertSame([0, 0], $count());
        update_term_meta($term->term_id, CategoryColors::META, '#1d5c96');
        self::assertSame([1, 1], $count());
    }

    public function testFrontPageEndsWithLinkToAllArticles(): void
    {
        foreach (range(1, 12) as $number) {
            $this->article("Story {$number}", $this->term('category', 'Rivers')->term_id, $this->user('author')->ID);
        }
        update_option('posts_per_page', '3');
        $page = new Page($this->http('GET', '/')->body);

        self::assertSame(0, $page->count('main/nav[contains(@class, "pagination")]'));
        self::assertSame(1, $page->count('main/div[@class="magazine__row"]/p[last()]/a[contains(@href, "/page/2/")]'));
        self::assertSame('Older articles', $page->text('p[@class="magazine__more"]/a'));
    }

    public function testEscapesTextFromTheUrl(): void
    {
        $response = $this->http('GET', '/?s=' . rawurlencode('"><script>alert(1)</script>'));

        self::assertSame(200, $response->status);
        self::assertStringNotContainsString('<script>alert', $response->body);
    }

    /** No requests to other hosts (docs/features/consent.md#rule). */
    public function testNothingIsFetchedFromAnotherHost(): void
    {
        update_option('show_avatars', '1');
        $post = $this->article('With a comment', $this->term('category', 'Talk')->term_id, $this->user('author')->ID);
        wp_insert_comment([
            'comment_post_ID' => $post->ID, 'comment_content' => 'Well :) done', 'comment_author' => 'Marek',
            'comment_approved' => 1,
        ]);
        $page = new Page($this->http('GET', $this->path($post))->body);

        self::assertSame([], $page->foreignHosts((string) wp_parse_url(home_url(), PHP_URL_HOST)));
        self::assertSame(
            2,
            $page->count('img[contains(@class, "avatar") and starts-with(@src, "data:image/svg+xml")]'),
        );
    }

    /** @return array<string, array{string, int}> */
    private function pages(): array
    {
        $section = $this->term('category', 'Rivers');
        $user = $this->user('author');
        $page = $this->post(['type' => 'page', 'title' => 'About us', 'content' => '<h1>Loud</h1><h2>Quiet</h2>']);

        for ($number = 1; $number <= 14; $number++) {
            $this->article("Story {$number}", $section->term_id, $user->ID);
        }

        $post = $this->article('The newest story', $section->term_id, $user->ID);
        update_option('wp_attachment_pages_enabled', '1');
        $file = $this->post(
            ['type' => 'attachment', 'status' => 'inherit', 'title' => 'A map', 'post_mime_type' => 'image/png']
        );

        wp_set_post_tags($post->ID, ['eels']);
        $paged = $this->post(['title' => 'Long', 'content' => '<p>One</p><!--nextpage--><p>Two</p>']);
        $aside = $this->post(['title' => '', 'content' => 'No title, few words.']);
        set_post_format($aside->ID, 'aside');
        $opening = $this->opening(['title' => 'Ferry pilot']);

        return [
            'the front page' => ['/', 200],
            'the second page of all articles' => ['/page/2/', 200],
            'an article' => [$this->path($post), 200],
            'the second part of an article' => [$this->path($paged) . '2/', 200],
            'an article without a title' => [$this->path($aside), 200],
            'a file' => [$this->path($file), 200],
            'a page' => [$this->path($page), 200],
            'a section' => [$this->pathOf(get_term_link($section)), 200],
            'a tag' => [$this->pathOf(get_term_link('eels', 'post_tag')), 200],
            'an author' => [$this->pathOf(get_author_posts_url($user->ID)), 200],
            'a month' => [$this->pathOf(get_month_link((int) wp_date('Y'), (int) wp_date('n'))), 200],
            'a format' => [$this->pathOf(get_post_format_link('aside')), 200],
            'a search' => ['/?s=story', 200],
            'a search without results' => ['/?s=xyzzy', 200],
            'an unknown URL' => ['/no-such-page/', 404],
            'an opening' => [$this->path($opening), 200],
            'all openings' => [$this->pathOf(get_post_type_archive_link('awsm_job_openings')), 200],
        ];
    }

    private function article(string $title, int $section, int $author): \WP_Post
    {
        return $this->post([
            'title' => $title,
            'content' => '<p>' . str_repeat('Some words about it. ', 60) . '</p>',
            'post_category' => [$section],
            'author' => $author,
        ]);
    }

    private function path(\WP_Post $post): string
    {
        return $this->pathOf(get_permalink($post));
    }

    private function pathOf(mixed $url): string
    {
        self::assertIsString($url);

        return substr($url, strlen(home_url()));
    }
}
