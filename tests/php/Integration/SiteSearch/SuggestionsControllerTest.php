<?php

declare(strict_types=1);

namespace CourantTests\Integration\SiteSearch;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

#[Group('database')]
final class SuggestionsControllerTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        do_action('courant_desk_article_index');
        $this->post(['title' => 'Ferries return to the harbor', 'date' => '2026-03-02 10:00:00']);
        $this->post(['title' => 'Harbor concert', 'date' => '2026-03-01 10:00:00']);
        $this->post([
            'type' => 'awsm_job_openings',
            'title' => 'Harbor editor',
            'specs' => ['job-location' => ['Kiel']],
            'meta' => [
                'courant_salary' => [
                    'min' => 4000, 'max' => 5000, 'currency' => 'EUR', 'unit' => 'MONTH', 'shown' => true,
                ],
            ],
        ]);
    }

    public function testGroupsArticlesAndOpeningsWithLabels(): void
    {
        $body = $this->body('harb');
        self::assertSame(['Articles', 'Job openings'], array_column($body['groups'], 'label'));
        self::assertSame(
            ['Ferries return to the harbor', 'Harbor concert'],
            array_column($body['groups'][0]['items'], 'title'),
        );
        self::assertSame('March 2, 2026', $body['groups'][0]['items'][0]['details']);
        self::assertStringStartsWith('Kiel', $body['groups'][1]['items'][0]['details']);
        self::assertSame('3 suggestions', $body['status']);
    }

    public function testRequiresAllWords(): void
    {
        self::assertSame(['Harbor concert'], $this->titles('harbor con'));
        self::assertSame([], $this->titles('concert ferries'));
    }

    public function testToleratesOneTypoInLongWords(): void
    {
        self::assertSame(['Harbor concert'], $this->titles('cnocert'));
        self::assertSame(['Harbor concert'], $this->titles('xoncert'));
        self::assertSame(['Harbor editor'], $this->titles('eidtor'));
        self::assertSame(['Harbor editor'], $this->titles('wditor'));
        self::assertSame([], $this->titles('xoncret'));
        self::assertSame('1 suggestion for “concert”', $this->body('cnocert')['status']);
        self::assertSame('concert', $this->body('cnocert')['corrected']);
        self::assertSame('editor', $this->body('wditor')['corrected'], 'a word that only openings contain');
        self::assertSame(['1 suggestion', ''], array_slice(array_values($this->body('concert')), 0, 2));
        $this->opening(['title' => 'Came designer']);
        self::assertSame([], $this->titles('cafe'), 'a short word');
        $this->post(['title' => 'Editol']);
        self::assertSame(['Editol'], $this->titles('editol'), 'not the opening, because an article is found');
    }

    public function testOfSeveralWordsWithOneTypoTheOneInMostArticlesIsSuggested(): void
    {
        $this->post(['title' => 'An adopted lamp']);
        $this->post(['title' => 'Old lanterx', 'date' => '2014-01-01 10:00:00']);
        $this->post(['title' => 'New lanterx', 'date' => '2015-01-01 10:00:00']);
        $this->post(['title' => 'First lantera']);
        self::assertSame(['New lanterx', 'Old lanterx'], $this->titles('lantern'));
        $this->post(['title' => 'Lanterns and more']);
        self::assertSame(['Lanterns and more'], $this->titles('lantern'), 'a word that begins like this');
        self::assertSame(['First lantera'], $this->titles('firts lantera'), 'only the unknown word is corrected');
    }

    public function testRanksTitlesAndPlacesBeforeTextsAndShowsTheReason(): void
    {
        $this->post(['title' => 'Ferries', 'excerpt' => 'The crew of the Kiel ferry went home early in the day.']);
        for ($number = 1; $number <= 6; $number++) {
            $this->opening([
                'title' => "Reporter $number", 'content' => '<p>You will often travel to <b>Kiel</b> by train.</p>',
                'specs' => ['job-location' => ['Zürich']],
            ]);
        }
        $this->opening(['title' => 'Kiel correspondent', 'date' => '2015-01-01 10:00:00']);

        $openings = $this->body('kiel')['groups'][1]['items'];
        self::assertSame(['Kiel correspondent', 'Harbor editor'], array_slice(array_column($openings, 'title'), 0, 2));
        self::assertStringNotContainsString('…', $openings[0]['details'] . $openings[1]['details']);
        self::assertSame('Zürich · … often travel to Kiel by train.', $openings[2]['details']);
        self::assertStringEndsWith(
            ' · … crew of the Kiel ferry went home early in the …',
            $this->body('kiel')['groups'][0]['items'][0]['details'],
        );
    }

    public function testShowsTheAuthorOrTagThatMatches(): void
    {
        $author = $this->user('author');
        wp_update_user(['ID' => $author->ID, 'display_name' => 'Ida Writer']);
        $this->post(['title' => 'Own', 'author' => $author->ID, 'specs' => ['post_tag' => ['Kiosks', 'Bridges']]]);

        self::assertStringEndsWith(' · Ida Writer', $this->body('ida')['groups'][0]['items'][0]['details']);
        self::assertStringEndsWith(' · Kiosks', $this->body('own kiosk')['groups'][0]['items'][0]['details']);
    }

    public function testFindsWordsOfTextsAfterThoseOfTitlesAndExcerpts(): void
    {
        $this->post(['title' => 'Quiet', 'content' => '<p>A meter hears 58 <b>decibels</b>.</p>']);
        $this->post(['title' => 'Decibels', 'date' => '2012-01-01 10:00:00']);

        self::assertSame(['Decibels', 'Quiet'], $this->titles('decibels'));
        self::assertSame(['Decibels', 'Quiet'], $this->titles('decib'), 'a prefix');
        self::assertSame(['Quiet'], $this->titles('quiet decibels'), 'words of two texts of an article');
        self::assertSame([], $this->titles('harbor decibels'), 'words of two articles');
        self::assertStringEndsWith(' · In the text', $this->body('decibels')['groups'][0]['items'][1]['details']);
    }

    public function testListsArticlesFirstAndAFairNumberOfEachKind(): void
    {
        for ($number = 1; $number <= 6; $number++) {
            $this->post(['title' => "Festival $number"]);
            $this->opening(['title' => "Festival editor $number"]);
        }
        $groups = $this->body('festival')['groups'];

        self::assertSame(['articles', 'openings'], array_column($groups, 'kind'));
        self::assertSame([4, 3], array_map(static fn (array $group): int => count($group['items']), $groups));
    }

    public function testSuggestsSectionsAndAuthorsByName(): void
    {
        $author = $this->user('author');
        wp_update_user(['ID' => $author->ID, 'display_name' => 'Cora Café']);
        $this->post(['title' => 'Own', 'author' => $author->ID, 'specs' => ['category' => ['Cafés & bars']]]);
        wp_insert_term('Cafés without articles', 'category');
        $groups = $this->body('cafe')['groups'];

        self::assertSame(['Articles', 'Sections', 'Authors'], array_column($groups, 'label'));
        self::assertSame('Cafés & bars', $groups[1]['items'][0]['title']);
        self::assertSame('1 article', $groups[1]['items'][0]['details']);
        self::assertStringContainsString('bars', $groups[1]['items'][0]['url']);
        self::assertSame(['Cora Café'], array_column($groups[2]['items'], 'title'));
        self::assertSame([], $this->titles('bars cora'), 'words of two names');
    }

    public function testHidesWhatVisitorsMayNotSee(): void
    {
        $this->post(['title' => 'Lighthouse draft', 'status' => 'draft']);
        $this->post(['title' => 'Lighthouse private', 'status' => 'private']);
        $locked = $this->post(['title' => 'Lighthouse password']);
        wp_update_post(['ID' => $locked->ID, 'post_password' => 'secret']);
        foreach (['draft', 'private', 'expired'] as $status) {
            $this->post(['type' => 'awsm_job_openings', 'title' => "Lighthouse $status", 'status' => $status]);
        }
        $this->post([
            'type' => 'awsm_job_openings',
            'title' => 'Lighthouse unlisted',
            'meta' => ['awsm_pro_exclude_job' => 'exclude'],
        ]);
        self::assertSame([], $this->titles('lighthouse'));
        $this->signIn('administrator');
        self::assertSame([], $this->titles('lighthouse'));
    }

    public function testFollowsChangesOfArticles(): void
    {
        $article = $this->post(['title' => 'Observatory opens']);
        self::assertSame(['Observatory opens'], $this->titles('observatory'));
        wp_update_post(['ID' => $article->ID, 'post_title' => 'Planetarium opens']);
        self::assertSame([], $this->titles('observatory'));
        self::assertSame(['Planetarium opens'], $this->titles('planetarium'));
        wp_trash_post($article->ID);
        self::assertSame([], $this->titles('planetarium'));
    }

    public function testAppliesConditionsOfMembershipPlugins(): void
    {
        // As a membership plugin that hides articles.
        add_filter('posts_where', static fn (string $where): string => $where . " AND post_title <> 'Harbor concert'");
        self::assertSame(['Ferries return to the harbor', 'Harbor editor'], $this->titles('harbor'));
    }

    public function testIsCacheable(): void
    {
        $first = $this->request('harbor');
        self::assertSame('public, max-age=60', $first->get_headers()['Cache-Control']);
        $etag = $first->get_headers()['ETag'];
        self::assertIsString($etag);
        $second = $this->request('harbor', $etag);
        self::assertSame(304, $second->get_status());
    }

    public function testFindsNothingForShortAndMalformedSearches(): void
    {
        self::assertSame(['status' => '', 'corrected' => '', 'groups' => []], $this->body('h'));
        self::assertSame(['status' => 'No suggestions', 'corrected' => '', 'groups' => []], $this->body('qqqqzzzz'));
        self::assertSame([], $this->body("\xff\xfe")['groups']);
        self::assertSame([], $this->body('%_')['groups']);
    }

    /** @return list<string> */
    private function titles(string $term): array
    {
        return array_merge(...array_map(
            static fn (array $group): array => array_column($group['items'], 'title'),
            $this->body($term)['groups'],
        ));
    }

    /**
     * @return array{
     *     status: string,
     *     corrected: string,
     *     groups: list<array{
     *         kind: string,
     *         label: string,
     *         items: list<array{title: string, url: string, details: string}>
     *     }>
     * }
     */
    private function body(string $term): array
    {
        /**
         * @var array{
         *     status: string,
         *     corrected: string,
     *     corrected: string,
         *     groups: list<array{
     *         kind: string,
     *         label: string,
     *         items: list<array{title: string, url: string, details: string}>
     *     }>
         * }
         */
        return $this->request($term)->get_data();
    }

    private function request(string $term, string $etag = ''): WP_REST_Response
    {
        $request = new WP_REST_Request('GET', '/courant/v1/search');
        $request->set_query_params(['term' => $term]);
        if ($etag !== '') {
            $request->set_header('If-None-Match', $etag);
        }

        return rest_do_request($request);
    }
}
