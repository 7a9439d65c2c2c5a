<?php

declare(strict_types=1);

namespace CourantTests\Integration\CareersBlocks;

use CourantTests\Support\SiteTestCase;
use WP_Block_Type_Registry;

final class CareersBlocksTest extends SiteTestCase
{
    public function testEachBlockRendersOnAPage(): void
    {
        $news = $this->opening([
            'title' => 'Page editor',
            'specs' => ['job-category' => 'News'],
            'meta' => ['courant_closing_at' => '2031-05-04T23:59', 'awsm_exp_list_display' => 'list_display'],
        ]);
        $this->opening(['title' => 'Gardener', 'specs' => ['job-category' => 'Grounds']]);
        $this->opening(['title' => 'Closed one', 'status' => 'expired']);
        $this->opening(['title' => 'Kept quiet', 'meta' => ['awsm_pro_exclude_job' => 'exclude']]);
        $page = $this->page(
            '<!-- wp:courant/recent-openings {"showClosing":true} /-->'
            . '<!-- wp:courant/opening-count {"specs":"job-category:news","before":"Now","after":"in news"} /-->'
            . '<!-- wp:courant/jobs-search /-->'
            . "<!-- wp:courant/opening-facts {\"opening\":$news->ID} /-->"
            . "<!-- wp:courant/application-form {\"opening\":$news->ID} /-->"
        );

        foreach (
            [
                'Page editor', 'Gardener', 'Apply by May 4, 2031', 'name="jq"', 'name="awsm_job_id"',
                'name="applicationform"', 'Job Category',
            ] as $expected
        ) {
            self::assertStringContainsString($expected, $page);
        }
        self::assertMatchesRegularExpression('~Now <span class="courant-opening-count">1</span> in news~', $page);
        foreach (['Closed one', 'Kept quiet'] as $absent) {
            self::assertStringNotContainsString($absent, $page);
        }
    }

    public function testSearchFormTargetsTheListingWithPlainPermalinks(): void
    {
        $page = $this->page('<!-- wp:courant/jobs-search /-->', '');
        self::assertMatchesRegularExpression('~<input type="hidden" name="page_id" value="\d+">~', $page);
    }

    public function testInvalidNumbersFallBackToDefaults(): void
    {
        $draft = $this->opening(['title' => 'Draft', 'status' => 'draft'])->ID;
        $page = $this->page(
            "<!-- wp:courant/opening-facts {\"opening\":$draft} /--><!-- wp:courant/application-form {\"opening\":999999} /-->"
            . '<!-- wp:courant/recent-openings {"number":-5,"specs":"nonsense,job-category:,:x,a:b:c"} /-->'
        );
        self::assertStringNotContainsString('Draft', $page);
        self::assertStringNotContainsString('name="applicationform"', $page);
        self::assertStringContainsString('There are currently no job openings.', $page);
    }

    public function testShortcodesAndWidgetRenderLikeTheBlocks(): void
    {
        $id = $this->opening(['title' => 'Page editor', 'specs' => ['job-category' => 'News']])->ID;
        $page = $this->page("[awsmjobs_stats] [awsmjob_specs id=\"$id\"] [awsm_application_form id=\"$id\"]");
        foreach (['courant-opening-count', 'courant-opening-facts', 'name="applicationform"'] as $part) {
            self::assertStringContainsString($part, $page);
        }
        update_option('widget_awsm-recent-jobs', [
            3 => ['title' => 'Jobs <b>here</b>', 'number' => 1, 'show_spec' => false, 'show_more' => true],
            '_multiwidget' => 1,
        ]);
        update_option('sidebars_widgets', ['courant-sidebar' => ['awsm-recent-jobs-3'], 'array_version' => 3]);
        self::assertIsArray($GLOBALS['wp_registered_sidebars']);
        $sidebar = (string) array_key_first($GLOBALS['wp_registered_sidebars']);
        update_option('sidebars_widgets', [$sidebar => ['awsm-recent-jobs-3'], 'array_version' => 3]);
        $front = $this->http('GET', '/?s=nothing')->body;
        self::assertStringContainsString('Jobs &lt;b&gt;here', $front);
        self::assertStringContainsString('awsm_widget_recent_jobs', $front);
    }

    public function testClosedOpeningShowsSimilarOpenings(): void
    {
        $this->opening(['title' => 'Also news', 'specs' => ['job-category' => 'News']]);
        $this->opening(['title' => 'Gardener', 'specs' => ['job-category' => 'Grounds']]);
        $closed = $this->opening(['title' => 'Over', 'status' => 'expired', 'specs' => ['job-category' => 'News']])->ID;
        update_option('rewrite_rules', '');
        $body = $this->http('GET', (string) wp_parse_url((string) get_permalink($closed), PHP_URL_PATH))->body;

        self::assertStringContainsString('Current openings', $body);
        self::assertStringContainsString('Also news', $body);
        self::assertStringNotContainsString('Gardener', $body);
    }

    public function testApplyButtonAndNoticeFollowTheStateOfTheOpening(): void
    {
        $open = $this->opening(['title' => 'Open one', 'specs' => ['job-category' => 'News']])->ID;
        $closed = $this->opening(['title' => 'Over', 'status' => 'expired', 'specs' => ['job-category' => 'News']])->ID;
        $blocks = static fn (int $id): string => "<!-- wp:courant/opening-notice {\"opening\":$id} /--><!-- wp:courant/apply-button {\"opening\":$id} /-->";

        $page = $this->page($blocks($open));
        self::assertStringContainsString(get_permalink($open) . '#awsm-application', $page);
        self::assertStringNotContainsString('Applications are no longer accepted.', $page);
        $page = $this->page($blocks($closed));
        self::assertStringNotContainsString('#awsm-application', $page);
        self::assertStringContainsString('This opening is closed. Applications are no longer accepted.', $page);
    }

    public function testSimilarOpeningsLeaveOutTheOpeningItself(): void
    {
        $id = $this->opening(['title' => 'Page editor', 'specs' => ['job-category' => 'News']])->ID;
        $this->opening(['title' => 'News reader', 'specs' => ['job-category' => 'News']]);
        $this->opening(['title' => 'Gardener', 'specs' => ['job-category' => 'Grounds']]);

        $page = $this->page("<!-- wp:courant/similar-openings {\"opening\":$id,\"heading\":\"More like this\"} /-->");
        self::assertStringContainsString('More like this', $page);
        self::assertStringContainsString('News reader', $page);
        self::assertStringNotContainsString('Page editor', $page);
        self::assertStringNotContainsString('Gardener', $page);
    }

    public function testRegistersPatternsAndEditorSupports(): void
    {
        foreach (
            [
                'recent-openings', 'opening-facts', 'application-form', 'apply-button', 'opening-notice',
                'similar-openings', 'openings-archive', 'jobs-search', 'opening-count',
            ] as $name
        ) {
            $type = WP_Block_Type_Registry::get_instance()->get_registered("courant/$name");
            self::assertNotNull($type, $name);
            self::assertSame(3, $type->api_version);
            self::assertTrue(block_has_support($type, ['color', 'background']));
            self::assertTrue(block_has_support($type, ['typography', 'fontSize']));
        }
        $registry = \WP_Block_Patterns_Registry::get_instance();
        $page = $registry->get_registered('courant-desk/careers-page')['content'] ?? null;
        self::assertIsString($page);
        self::assertStringContainsString('/assets/careers.svg', $page);
        self::assertStringContainsString('"mailto:jobs@', $page);
        foreach (
            [
                'hero', 'values', 'teams', 'benefits', 'hiring-steps', 'questions', 'offices', 'open-application',
            ] as $section
        ) {
            $content = $registry->get_registered("courant-desk/careers-$section")['content'] ?? null;
            self::assertIsString($content);
            self::assertStringContainsString($content, $page, 'the page has all sections');
        }
    }

    public function testPatternsGroupOpeningsByTeamAndByPlace(): void
    {
        $this->opening(['title' => 'Page editor', 'specs' => ['job-category' => 'News', 'job-location' => 'Kiel']]);
        $registry = \WP_Block_Patterns_Registry::get_instance();
        foreach (['by-team' => 'News', 'by-place' => 'Kiel'] as $name => $group) {
            $content = $registry->get_registered("courant-desk/careers-$name")['content'] ?? null;
            self::assertIsString($content);
            self::assertStringContainsString(
                "<h2 class=\"courant-listing-group\">$group <span>(1)</span></h2>",
                $this->page($content),
            );
        }
    }

    private function page(string $content, string $permalinks = '/%postname%/'): string
    {
        update_option('permalink_structure', $permalinks);
        update_option('rewrite_rules', '');
        $id = $this->post(['type' => 'page', 'content' => $content])->ID;
        $response = $this->http('GET', "/?page_id=$id");
        $response = $response->status === 301
            ? $this->http('GET', (string) wp_parse_url($response->header('location'), PHP_URL_PATH))
            : $response;
        self::assertSame(200, $response->status);

        return $response->body;
    }
}
