<?php

declare(strict_types=1);

namespace CourantTests\Integration\SiteSearch;

use CourantTests\Support\Http\Page;
use CourantTests\Support\Site\InstallsMuPlugin;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;
use WP_REST_Request;
use WP_User;

/** Tests that the results page finds what the suggestions show, on every database, and nothing that is not public. */
#[Group('database')]
final class SearchResultsTest extends SiteTestCase
{
    use InstallsMuPlugin;

    protected function setUp(): void
    {
        parent::setUp();
        do_action('courant_desk_article_index');
        $this->post([
            'title' => 'Letters from Zürich', 'content' => 'A CAFÉ at the river.', 'date' => '2015-03-02 10:00:00',
        ]);
        $this->post([
            'title' => 'Bridges', 'content' => '<p>Trams in <em>Zü</em>rich.</p>', 'date' => '2015-03-03 10:00:00',
        ]);
        $this->post(['type' => 'page', 'title' => 'About ZÜRICH', 'date' => '2015-03-01 10:00:00']);
        $this->opening([
            'title' => 'Éditrice ou éditeur',
            'specs' => ['job-location' => ['Zürich']],
            'date' => '2015-03-01 10:00:00',
        ]);
    }

    /** @param list<string> $expected */
    #[DataProvider('searches')]
    public function testIgnoresAccentsAndCase(string $search, array $expected): void
    {
        $titles = $this->titles($search);
        self::assertSame($expected, $titles);
        self::assertSame([], array_values(array_diff($this->suggestions($search), $titles)));
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function searches(): iterable
    {
        $all = ['Letters from Zürich', 'Bridges', 'About ZÜRICH', 'Éditrice ou éditeur'];
        yield 'without accents' => ['zurich', $all];
        yield 'with accents' => ['Zürich', $all];
        yield 'upper case' => ['ZÜRI', $all];
        yield 'a word of the text' => ['cafe', ['Letters from Zürich']];
        yield 'two words in two fields' => ['cafe zurich', ['Letters from Zürich']];
        yield 'an opening' => ['éditrice', ['Éditrice ou éditeur']];
        yield 'an opening without accents' => ['editrice', ['Éditrice ou éditeur']];
        yield 'an opening by its title and place' => ['editrice zurich', ['Éditrice ou éditeur']];
        yield 'a phrase' => ['"from zurich"', ['Letters from Zürich']];
        yield 'an excluded word' => ['zurich -river', ['Bridges', 'About ZÜRICH', 'Éditrice ou éditeur']];
        yield 'punctuation' => ['letters/zurich', ['Letters from Zürich']];
        yield 'a part of a word' => ['ridge', ['Bridges']];
        yield 'nothing' => ['qqxxzz', []];
        yield 'wildcards' => ['%_', []];
    }

    public function testFiltersApply(): void
    {
        self::assertSame(['About ZÜRICH'], $this->titles('zurich', ['courant-kind' => 'page']));
        self::assertSame(
            ['Éditrice ou éditeur'],
            $this->titles('zurich', ['courant-kind' => 'awsm_job_openings']),
        );
        $this->opening(['title' => 'Zürich desk', 'date' => gmdate('Y-m-d H:i:s', time() - DAY_IN_SECONDS)]);
        self::assertSame(['Zürich desk'], $this->titles('zurich', ['courant-period' => 'week']));
    }

    public function testPagesAndTotalsAreExact(): void
    {
        update_option('posts_per_page', 3);
        $first = $this->page('zurich');
        self::assertSame('4 results', $first->text('p[@role="status"]'));
        self::assertSame(['Éditrice ou éditeur'], $this->titles('zurich', ['paged' => '2']));
    }

    public function testFindsArticlesByAuthorAndTag(): void
    {
        $tobias = $this->author('Tobias Ekwüme');
        $this->post(['title' => 'Mentions', 'content' => 'About Tobias Ekwueme.', 'date' => '2015-05-01 10:00:00']);
        $this->post(['title' => 'Own', 'author' => $tobias->ID, 'date' => '2015-04-01 10:00:00']);
        $this->post(['title' => 'Tracks', 'specs' => ['post_tag' => ['Dépôts']], 'date' => '2015-04-01 10:00:00']);

        self::assertSame(['Own', 'Mentions'], $this->titles('TOBIAS'));
        self::assertSame(['Own'], $this->titles('tobias ekwume'), 'The other article spells it differently.');
        self::assertSame(['Own', 'Mentions'], $this->suggestions('tobias'));
        self::assertSame(['Tracks'], $this->titles('depots'));
        self::assertSame(['Tracks'], $this->suggestions('depots'));
        $page = $this->page('tobias');
        self::assertSame(
            ['All articles by Tobias Ekwüme'],
            $page->texts('header[@class="page-header"]//ul[@class="pills"]/li/a'),
        );
        self::assertSame(
            get_author_posts_url($tobias->ID),
            $page->text('header[@class="page-header"]//ul[@class="pills"]/li/a/@href'),
        );
        self::assertSame([], $this->page('tracks')->texts('ul[@class="pills"]/li/a'));
    }

    public function testLinksSectionsWhoseNameMatches(): void
    {
        $this->post(['title' => 'Own', 'specs' => ['category' => ['Kultur']], 'date' => '2015-05-01 10:00:00']);
        $links = 'header[@class="page-header"]//ul[@class="pills"]/li/a';

        self::assertSame('All articles in Kultur', $this->page('kultur')->texts($links)[0] ?? '', 'without results');
        self::assertStringContainsString('kultur', $this->page('kultur')->text("$links/@href"));
        self::assertSame([], $this->page('own')->texts($links));
    }

    public function testFindsNoAuthorWithoutPublicArticles(): void
    {
        $hidden = $this->author('Quentin Hidden');
        $this->post(['title' => 'Draft', 'author' => $hidden->ID, 'status' => 'draft']);
        $this->post(['title' => 'Private', 'author' => $hidden->ID, 'status' => 'private']);
        $this->post(['title' => 'Page', 'type' => 'page', 'author' => $hidden->ID]);
        $this->opening(['title' => 'Opening', 'author' => $hidden->ID]);
        $locked = $this->post(['title' => 'Locked', 'author' => $hidden->ID]);
        wp_update_post(['ID' => $locked->ID, 'post_password' => 'secret']);

        self::assertSame([], $this->titles('quentin'));
        self::assertSame([], $this->suggestions('quentin'));
        self::assertStringNotContainsString('Quentin', $this->http('GET', '/?s=quentin')->body);
    }

    public function testFindsNothingThatIsNotPublic(): void
    {
        $this->post(['title' => 'Zürich draft', 'status' => 'draft']);
        $this->post(['title' => 'Zürich private', 'status' => 'private']);
        $this->opening(['title' => 'Zürich unlisted', 'meta' => ['awsm_pro_exclude_job' => 'exclude']]);
        $this->opening(['title' => 'Zürich opening draft', 'status' => 'draft']);
        $hidden = $this->post(['title' => 'Zürich hidden']);
        wp_update_post(['ID' => $hidden->ID, 'post_status' => 'draft']);

        self::assertCount(4, $this->titles('zurich'));
    }

    public function testFollowsRenamedAuthorsAndTags(): void
    {
        $author = $this->author('Ida Quondam');
        $tag = $this->term('post_tag', 'Ferries');
        $this->post(['title' => 'Own', 'author' => $author->ID, 'specs' => ['post_tag' => ['Ferries']]]);
        wp_update_user(['ID' => $author->ID, 'display_name' => 'Ida Second']);
        wp_update_term($tag->term_id, 'post_tag', ['name' => 'Barges']);
        $this->runRenames();

        self::assertSame([[], []], [$this->suggestions('quondam'), $this->suggestions('ferries')]);
        self::assertSame(['Own'], $this->titles('ida second'));
        self::assertSame(['Own'], $this->titles('barges'));
        wp_delete_term($tag->term_id, 'post_tag');
        $this->runRenames();
        self::assertSame([], $this->titles('barges'));
    }

    public function testFindsAuthorsOfCoAuthorsPlus(): void
    {
        $post = $this->post(['title' => 'Together']);
        $standIn = "function get_coauthors(\$id) { return \$id === {$post->ID} ? [(object) ['ID' => 4711,"
            . " 'display_name' => 'Grace Güest', 'user_nicename' => 'grace-guest', 'type' => 'guest-author']] : []; }";
        $this->withMuPlugin($standIn . " add_action('init', fn () => isset(\$_GET['save'])"
            . " ? wp_update_post(['ID' => {$post->ID}]) : 0, 99);", function (): void {
                $this->http('GET', '/?save=1');
                $page = $this->page('grace guest');
                self::assertSame(['Together'], $this->read($page));
                self::assertStringContainsString(
                    'grace-guest',
                    $page->text('header[@class="page-header"]//ul[@class="pills"]/li/a/@href'),
                );
            });
    }

    public function testLeavesOtherQueriesAndSearchesOfOtherPluginsAlone(): void
    {
        $request = static function (array $variables): string {
            $query = new WP_Query();
            $GLOBALS['wp_the_query'] = $query;
            $query->query($variables + ['s' => 'zurich']);

            return (string) $query->request;
        };
        self::assertStringContainsString('courant_text', $request([]));
        self::assertStringNotContainsString('courant_text', $request(['exact' => true]));
        self::assertStringNotContainsString('courant_text', $request(['search_columns' => ['post_title']]));
        self::assertStringNotContainsString('courant_text', (string) (new WP_Query(['s' => 'zurich']))->request);
        add_filter('posts_search', static fn (): string => ' AND 1=0', 5);
        self::assertStringNotContainsString('courant_text', $request([]));
    }

    public function testConditionsOfOtherPluginsApply(): void
    {
        $this->withMuPlugin(
            "add_filter('posts_where', static fn (\$where) => \$where . \" AND post_title <> 'Bridges'\");",
            function (): void {
                self::assertSame(['Letters from Zürich', 'About ZÜRICH'], array_slice($this->titles('zurich'), 0, 2));
            },
        );
    }

    private function author(string $name): WP_User
    {
        $user = $this->user('author');
        wp_update_user(['ID' => $user->ID, 'display_name' => $name]);

        return $user;
    }

    private function runRenames(): void
    {
        foreach (_get_cron_array() as $events) {
            foreach ($events['courant_desk_article_names'] ?? [] as $event) {
                wp_clear_scheduled_hook('courant_desk_article_names', array_values($event['args']));
                do_action('courant_desk_article_names', ...array_values($event['args']));
            }
        }
    }

    /** @param array<string, string> $parameters */
    private function page(string $search, array $parameters = []): Page
    {
        return new Page($this->http('GET', '/?' . http_build_query(['s' => $search] + $parameters))->body);
    }

    /**
     * @param array<string, string> $parameters
     * @return list<string>
     */
    private function titles(string $search, array $parameters = []): array
    {
        return $this->read($this->page($search, $parameters));
    }

    /** @return list<string> */
    private function read(Page $page): array
    {
        return $page->texts('div[contains(@class, "post-list")]//h3[@class="story__title"]');
    }

    /** @return list<string> titles of articles and openings */
    private function suggestions(string $term): array
    {
        $request = new WP_REST_Request('GET', '/courant/v1/search');
        $request->set_query_params(['term' => $term]);
        /** @var array{groups: list<array{kind: string, items: list<array{title: string}>}>} $data */
        $data = rest_do_request($request)->get_data();

        return array_merge(...array_map(
            static fn (array $group): array => array_column($group['items'], 'title'),
            array_filter(
                $data['groups'],
                static fn (array $group): bool => in_array($group['kind'], ['articles', 'openings'], true),
            ),
        ));
    }
}
