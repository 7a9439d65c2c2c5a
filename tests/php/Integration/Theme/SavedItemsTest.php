<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;

final class SavedItemsTest extends SiteTestCase
{
    public function testThePageIsTheSameForEverybodyAndNotIndexed(): void
    {
        foreach (['posts', 'page'] as $front) {
            update_option('show_on_front', $front);
            update_option('page_on_front', $this->post(['type' => 'page', 'title' => 'The front page'])->ID);
            $response = $this->http('GET', '/?courant-saved=1');
            self::assertSame(200, $response->status);
            self::assertStringContainsString('<h1 class="page-title">Saved for later</h1>', $response->body);
            self::assertStringContainsString('data-island="saved"', $response->body);
            self::assertMatchesRegularExpression('/<meta name=.robots. content=.noindex/', $response->body);
            self::assertStringNotContainsString('class="story', $response->body);
        }
    }

    public function testArticlesHaveAButtonAndALinkToThePage(): void
    {
        $article = $this->post(['title' => 'Harbor concert']);
        $html = $this->http('GET', get_permalink($article))->body;
        self::assertStringContainsString('share__button--save', $html);
        self::assertStringContainsString('?courant-saved=1', $html);
    }

    public function testTheMenuOfTheTopBarEndsWithALinkToThePage(): void
    {
        $menu = wp_create_nav_menu('Top');
        self::assertIsInt($menu);
        wp_update_nav_menu_item(
            $menu,
            0,
            ['menu-item-title' => 'One', 'menu-item-url' => '/one', 'menu-item-status' => 'publish'],
        );
        set_theme_mod('nav_menu_locations', ['top' => $menu, 'footer' => $menu]);
        $links = fn (string $label): array => (new Page($this->http('GET', '/?courant-saved=1')->body))
            ->texts("nav[@aria-label='{$label}']//a");

        self::assertSame(['One', 'Saved for later'], $links('Quick links'));
        self::assertSame(['One'], $links('Footer'));
        set_theme_mod('courant_article_share', false);
        self::assertSame(['One'], $links('Quick links'));
    }

    public function testOpeningsHaveTheButtonsAndTheListKnowsWhereTheirFactsAre(): void
    {
        $html = $this->http('GET', get_permalink($this->opening()))->body;
        self::assertStringContainsString('aria-label="Share this job opening"', $html);
        self::assertStringContainsString('&quot;kind&quot;:&quot;opening&quot;', $html);
        self::assertStringContainsString('share__button--save', $html);
        self::assertStringContainsString('opening-facts', $this->http('GET', '/?courant-saved=1')->body);
    }

    public function testWithoutShareButtonsThereIsNoPage(): void
    {
        set_theme_mod('courant_article_share', false);
        $html = $this->http('GET', '/?courant-saved=1')->body;
        self::assertStringNotContainsString('Saved for later', $html);
    }
}
