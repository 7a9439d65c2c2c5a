<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use CourantTests\Support\SiteTestCase;

/** Tests that the Customizer has an option of another plugin and a page prints it (docs/how-to/theme-option.md). */
final class AddedThemeOptionTest extends SiteTestCase
{
    use ActivatesExamplePlugin;

    public function testCustomizerHasTheOption(): void
    {
        $this->activateExamplePlugin();
        $this->signIn('administrator');
        require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
        $customize = new \WP_Customize_Manager();
        do_action('customize_register', $customize);

        self::assertSame('Notice above the header', $customize->get_control('example_notice')?->label);
        self::assertSame(
            'Next ferry: 07:30',
            $customize->get_setting('example_notice')?->sanitize(' Next <b>ferry</b>: 07:30 '),
        );
    }

    public function testPagePrintsTheOptionAboveTheHeader(): void
    {
        $this->activateExamplePluginOnServer();
        self::assertStringNotContainsString('example-notice', $this->http('GET', '/')->body);

        set_theme_mod('example_notice', 'Fares & times');
        $page = $this->http('GET', '/')->body;
        self::assertStringContainsString('<p class="example-notice">Fares &amp; times</p>', $page);
        self::assertLessThan(strpos($page, '<header'), strpos($page, 'example-notice'));
    }
}
