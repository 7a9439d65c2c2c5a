<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that a page prints only the styles that it needs, at most 16 KB
 * (docs/decisions/0014-conditional-stylesheets.md, docs/performance.md#budgets).
 */
#[Group('each-version')]
final class ConditionalStylesheetsTest extends SiteTestCase
{
    public function testEnqueuesPartsForPageContent(): void
    {
        $page = $this->page('Plain', '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->');
        foreach (
            [
                '.slider__slides', '.ticker__track', '.byline', '.comment-list', ':root .wp-block-pullquote',
                '.nav-links', '.header-image',
            ] as $without
        ) {
            self::assertStringNotContainsString($without, $page, $without);
        }
        self::assertStringContainsString('.entry-content', $page);

        $rich = $this->page('Rich', '<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Loud.</p></blockquote></figure><!-- /wp:pullquote --><!--nextpage--><p>More.</p>');
        self::assertStringContainsString(':root .wp-block-pullquote', $rich);
        self::assertStringContainsString('.nav-links', $rich);
    }

    public function testPrintsOnlyUsedCorePresets(): void
    {
        $page = $this->page('Red', '<!-- wp:paragraph {"textColor":"vivid-red"} --><p class="has-vivid-red-color has-text-color">Red.</p><!-- /wp:paragraph -->'
            . '<!-- wp:group {"style":{"shadow":"var:preset|shadow|natural"}} --><div class="wp-block-group" style="box-shadow:var(--wp--preset--shadow--natural)"></div><!-- /wp:group -->');
        self::assertStringContainsString('--wp--preset--color--vivid-red:#cf2e2e', $page);
        // Colored text is readable in dark mode, too.
        self::assertMatchesRegularExpression('/\.has-vivid-red-color\{color:[^}]*#cf2e2e[^}]*!important\}/', $page);
        self::assertStringContainsString('--wp--preset--shadow--natural:6px', $page);
        self::assertStringNotContainsString('--wp--preset--color--pale-pink', $page);
        self::assertStringNotContainsString('luminous-dusk', $page);
    }

    public function testPrintsStylesOfTablesAndGalleriesOnlyWhenNeeded(): void
    {
        $quote = '<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Loud.</p></blockquote></figure><!-- /wp:pullquote -->';
        self::assertStringNotContainsString(':root .wp-block-table', $this->page('Quote', $quote));
        self::assertStringContainsString(
            ':root .wp-block-table',
            $this->page('Table', '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table -->'),
        );
    }

    public function testRemovesUnusedRulesOfWordPress(): void
    {
        $page = $this->page('Plain text', '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->');
        self::assertStringContainsString('Text.</p>', $page);
        if (version_compare(get_bloginfo('version'), '6.9-alpha', '<')) {
            return;
        }

        $unused = [
            '.has-nightshade-gradient-background', '.has-x-large-font-size{', '[style^=border-color]',
            '.wp-site-blocks',
        ];
        foreach ($unused as $rule) {
            self::assertStringNotContainsString($rule, $page, $rule);
        }

        $used = $this->page('Used', '<!-- wp:group {"style":{"border":{"color":"#333"}}} --><div class="wp-block-group has-border-color" style="border-color:#333">'
            . '<!-- wp:paragraph {"fontSize":"x-large"} --><p class="has-x-large-font-size">Large.</p><!-- /wp:paragraph --></div><!-- /wp:group -->');
        self::assertStringContainsString('.has-x-large-font-size{', $used);
        self::assertStringContainsString('[style^=border-color]', $used);
        self::assertStringNotContainsString('.has-xx-large-font-size{', $used);
    }

    public function testPrintsLightboxRulesOnlyWhenNeeded(): void
    {
        $image = '<!-- wp:image {"id":1} --><figure class="wp-block-image"><img src="/x.png" alt="" width="10" height="10"/></figure><!-- /wp:image -->';
        $page = $this->page('Picture', $image);
        self::assertStringContainsString('.wp-block-image.aligncenter', $page);
        self::assertStringNotContainsString('wp-lightbox', $page);
        self::assertDoesNotMatchRegularExpression('/@media[^{}]*\{\s*\}/', $page);
        self::assertSame(substr_count($this->css($page), '{'), substr_count($this->css($page), '}'));

        self::assertStringContainsString(
            '.wp-lightbox-overlay',
            $this->page('Opens', str_replace('{"id":1}', '{"id":1,"lightbox":{"enabled":true}}', $image)),
        );
    }

    public function testStylesAreInlined(): void
    {
        $this->opening([
            'title' => 'Night editor',
            'content' => '<!-- wp:heading --><h2>You</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Write at night.</p><!-- /wp:paragraph -->',
        ]);

        foreach (['/', '/jobs/night-editor/', '/jobs/'] as $path) {
            $page = $this->http('GET', $path)->body;
            self::assertStringContainsString('courant-inline-css', $page);
            self::assertDoesNotMatchRegularExpression('~<link[^>]*rel=.stylesheet~', $page, $path);
        }
    }

    public function testEmbedsEnqueuePlaceholderStyles(): void
    {
        self::assertStringNotContainsString('.courant-embed-consent', $this->page('Without', '<p>Text.</p>'));
        self::assertStringContainsString(
            '.courant-embed-consent',
            $this->page('With', '<!-- wp:embed {"url":"https://video.example/1"} --><figure class="wp-block-embed"></figure><!-- /wp:embed -->'),
        );
    }

    public function testListingEnqueuesMenuAndSidebarStyles(): void
    {
        $this->opening(['title' => 'Ferry pilot', 'specs' => ['job-category' => ['Ships']]]);
        $plain = $this->page('All', '[awsmjobs]');
        self::assertStringContainsString('.awsm-filter-item', $plain);
        self::assertStringNotContainsString('.courant-filter-menu', $plain);
        self::assertStringNotContainsString('.awsm-job-2-col', $plain);

        $rich = $this->page('Side filters', '[awsmjobs placement="side" filter_types="job-category:checkbox"]');
        self::assertStringContainsString('.courant-filter-menu', $rich);
        self::assertStringContainsString('.awsm-job-2-col', $rich);
    }

    private function page(string $title, string $content): string
    {
        $page = $this->post(['type' => 'page', 'title' => $title, 'content' => $content]);

        $html = $this->http('GET', (string) wp_parse_url(get_permalink($page), PHP_URL_PATH))->body;
        // WordPress inlines small stylesheets; the limit depends on its version.
        preg_match_all('~<link[^>]*\srel=.stylesheet.[^>]*\shref=.([^"\'?]+)~', $html, $linked);
        foreach ($linked[1] as $url) {
            $html .= (string) file_get_contents(ABSPATH . ltrim((string) wp_parse_url($url, PHP_URL_PATH), '/'));
        }

        return $html;
    }

    private function css(string $html): string
    {
        return preg_match('~<style[^>]*wp-block-image-inline-css[^>]*>(.*?)</style>~s', $html, $matches) === 1
            ? $matches[1]
            : '';
    }
}
