<?php

declare(strict_types=1);

namespace CourantTests\Integration\Advertising;

use CourantDesk\Advertising\AdvertisingSettings;
use CourantDesk\Advertising\Frontend\AdSlotWidget;
use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;
use WP_REST_Request;
use WP_Widget_Factory;

/** Tests that a slot of another plugin is wherever slots are (docs/how-to/ad-slot.md). */
final class AddedAdSlotTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    public function testPagePrintsTheSlotWithItsSizesAndAds(): void
    {
        $this->post([
            'type' => 'courant_ad',
            'title' => 'Harbor tours',
            'meta' => ['_courant_ad' => ['kind' => 'house', 'places' => ['example-footer']]],
        ]);
        $this->activateExamplePluginOnServer();
        $page = $this->http('GET', '/')->body;

        self::assertStringContainsString('aria-label="Advertisement: Footer"', $page);
        self::assertStringContainsString(
            '.courant-ad[data-courant-ad="example-footer"]{display:block;inline-size:320px;block-size:50px}',
            $page,
        );
        self::assertStringContainsString(
            '@media(min-width:992px){.courant-ad[data-courant-ad="example-footer"]{display:block;inline-size:728px;block-size:90px}}',
            $page,
        );
        self::assertMatchesRegularExpression(
            '/"example-footer":\{"variants":\[\{"width":728.*?"alt":"Harbor tours"/',
            $page,
        );
    }

    public function testAdScreenAndBlockEditorOfferTheSlot(): void
    {
        $this->activateExamplePluginOnServer();
        $administrator = $this->user('administrator');

        self::assertMatchesRegularExpression(
            '/value="example-footer"[^>]*>\s*Footer/',
            $this->http('GET', '/wp-admin/post-new.php?post_type=courant_ad', as: $administrator)->body,
        );
        self::assertStringContainsString(
            '{"value":"example-footer","label":"Footer","width":728,"height":90}',
            $this->http('GET', '/wp-admin/post-new.php', as: $administrator)->body,
        );
    }

    public function testWidgetOffersTheSlot(): void
    {
        global $wp_widget_factory;
        self::assertInstanceOf(WP_Widget_Factory::class, $wp_widget_factory);
        $this->activateExamplePlugin();
        ob_start();
        foreach ($wp_widget_factory->widgets as $widget) {
            if ($widget instanceof AdSlotWidget) {
                $widget->form(['place' => 'example-footer']);
            }
        }

        self::assertMatchesRegularExpression(
            '/value="example-footer" selected=.selected.>Footer</',
            (string) ob_get_clean(),
        );
    }

    public function testSettingsNameTheSlotAndTheOwnersLineHasPriority(): void
    {
        $this->activateExamplePlugin();
        $this->signIn('editor');
        $settings = rest_do_request(new WP_REST_Request('GET', '/courant/v1/settings'))->get_data();
        self::assertStringContainsString(
            'Added by plugins: Footer (example-footer).',
            (string) wp_json_encode($settings),
        );

        update_option('courant_advertising', ['places' => 'example-footer | Bottom | 300x250']);
        $slots = (new AdvertisingSettings())->slots();
        self::assertSame(['example-footer'], array_keys($slots));
        self::assertSame('Bottom', $slots['example-footer']->name);
    }
}
