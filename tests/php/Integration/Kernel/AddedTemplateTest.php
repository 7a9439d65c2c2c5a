<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;

/** Tests that a child theme and a plugin override templates (docs/how-to/template.md). */
final class AddedTemplateTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    private const CHILD_THEME = __DIR__ . '/../../../fixtures/example-child-theme';

    private string $link = '';

    protected function setUp(): void
    {
        parent::setUp();
        // A separate name for each test, because the server may cache files of the previous one.
        $this->link = get_theme_root() . '/example-child-' . bin2hex(random_bytes(3));
    }

    protected function tearDown(): void
    {
        if (is_link($this->link)) {
            unlink($this->link);
        }
        parent::tearDown();
    }

    public function testChildThemeOverridesTemplatesOfThePluginAndOfTheTheme(): void
    {
        $opening = $this->opening(['title' => 'Deckhand', 'meta' => ['courant_work_mode' => 'remote']]);
        $article = $this->post(['title' => 'Cranes']);
        wp_set_post_tags($article->ID, ['Ferries', 'Harbors']);
        $this->activateChildTheme();

        $page = $this->http('GET', get_permalink($opening))->body;
        self::assertMatchesRegularExpression(
            '/<ul class="example-facts">\s*<li>Work mode: [^<]+<\/li>/',
            $page,
        );
        self::assertStringNotContainsString('<dl class="courant-opening-facts">', $page);
        self::assertMatchesRegularExpression(
            '/<p class="example-tags">Tags: <a [^>]+>Ferries<\/a>, <a [^>]+>Harbors<\/a><\/p>/',
            $this->http('GET', get_permalink($article))->body,
        );
    }

    public function testPluginOverridesATemplateByTheFilter(): void
    {
        $this->opening(['title' => 'Deckhand']);
        $block = '<!-- wp:courant/recent-openings /-->';

        self::assertStringNotContainsString('example-openings', do_blocks($block));
        $this->activateExamplePlugin();
        self::assertMatchesRegularExpression(
            '/<ol class="example-openings">\s*<li><a href="[^"]+">Deckhand<\/a><\/li>\s*<\/ol>/',
            do_blocks($block),
        );
    }

    private function activateChildTheme(): void
    {
        symlink((string) realpath(self::CHILD_THEME), $this->link);
        update_option('stylesheet', basename($this->link));
    }
}
