<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use WP_Block_Type_Registry;

/** Attributes of the shortcode `[awsmjobs]`, and block supports of all blocks. */
final class ListingAttributesTest extends ListingCase
{
    public function testAppliesEachShortcodeAttribute(): void
    {
        $this->openings(5);
        $sales = $this->term('job-category', 'Sales')->term_id;
        $shown = static fn (string $attributes): string => do_shortcode("[awsmjobs $attributes]");

        self::assertCount(1, self::all($shown('uid="mine"'), "//input[@id='awsm-jq-mine']"));
        self::assertCount(2, self::titles($shown('listings="2"')));
        self::assertCount(
            1,
            self::all($shown('listings="2" pagination="modern"'), "//a[contains(@class, 'awsm-load-more-btn')]"),
        );
        self::assertNotSame(
            [],
            self::all($shown('listings="2" pagination="classic"'), "//ul[contains(@class, 'page-numbers')]"),
        );
        self::assertCount(
            0,
            self::all($shown('listings="2" loadmore="no"'), "//*[contains(@class, 'awsm-jobs-pagination')]"),
        );
        self::assertCount(0, self::all($shown('filters="no"'), '//select[contains(@class, "awsm-filter-option")]'));
        self::assertNotSame([], self::all($shown('filters="yes"'), '//select[contains(@class, "awsm-filter-option")]'));
        self::assertCount(0, self::all($shown('search="no"'), "//input[@name='jq']"));
        self::assertCount(1, self::all($shown('search="yes"'), "//input[@name='jq']"));
        self::assertSame(['Opening 1', 'Opening 3', 'Opening 5'], self::titles(
            $shown("specs=\"job-category:$sales\"")
        ));
        self::assertCount(0, self::all($shown("specs=\"job-category:$sales\""), '//form'), 'fixed terms hide the bar');
        self::assertNotSame(
            [],
            self::all($shown("specs=\"job-category:$sales\" filters=\"yes\""), '//form'),
            'unless it is enabled',
        );
        self::assertCount(1, self::all($shown('placement="side"'), "//div[contains(@class, 'awsm-job-2-col')]"));
        self::assertCount(0, self::all($shown('placement="top"'), "//div[contains(@class, 'awsm-job-2-col')]"));
    }

    public function testBlocksSupportColorSpacingAndTypography(): void
    {
        $this->openings(1);
        foreach (
            [
                'wp-job-openings/blocks', 'courant/recent-openings', 'courant/opening-facts',
                'courant/application-form', 'courant/apply-button', 'courant/opening-notice',
                'courant/similar-openings', 'courant/openings-archive', 'courant/jobs-search', 'courant/opening-count',
            ] as $name
        ) {
            $type = WP_Block_Type_Registry::get_instance()->get_registered($name);
            self::assertNotNull($type, $name);
            self::assertSame(3, $type->api_version);
            foreach (
                [
                    ['color', 'background'], ['color', 'text'], ['spacing', 'padding'], ['spacing', 'margin'],
                    ['typography', 'fontSize'], ['typography', 'lineHeight'],
                ] as $support
            ) {
                self::assertTrue(block_has_support($type, $support), $name . ' ' . implode('.', $support));
            }
        }
        $html = do_blocks('<!-- wp:wp-job-openings/blocks {"anchor":"here","className":"mine","backgroundColor":"accent","fontSize":"large","style":{"spacing":{"padding":{"top":"2rem"}},"color":{"text":"#123456"}}} --><p class="wp-block-wp-job-openings-blocks"></p><!-- /wp:wp-job-openings/blocks -->');
        $block = self::all($html, "//div[contains(@class, 'awsm-b-job-wrap')]")[0];
        foreach (
            [
                'mine', 'has-accent-background-color', 'has-large-font-size', 'has-text-color',
                'wp-block-wp-job-openings-blocks',
            ] as $class
        ) {
            self::assertStringContainsString($class, $block->getAttribute('class'));
        }
        self::assertSame('here', $block->getAttribute('id'));
        self::assertStringContainsString('padding-top:2rem', $block->getAttribute('style'));
        self::assertStringContainsString('color:#123456', $block->getAttribute('style'));
    }

    public function testWithoutJavaScriptALinkSkipsTheFilters(): void
    {
        $this->openings(2);
        $this->listing('[awsmjobs filters="yes"]');
        preg_match('~<noscript><p><a href="#([^"]+)">Skip to openings</a>~', $this->page()->body, $link);
        self::assertStringContainsString(
            'class="courant-listing-header" id="' . ($link[1] ?? '') . '"', $this->page()->body,
        );
    }
}
