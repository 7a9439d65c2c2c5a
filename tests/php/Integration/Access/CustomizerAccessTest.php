<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use Courant\Customizer\OptionDefinitions;
use Courant\Customizer\OptionType;
use CourantTests\Support\Access\AccessTestCase;
use CourantTests\Support\Access\AccessRule;
use CourantTests\Support\Http\HttpResponse;
use PHPUnit\Framework\Attributes\Group;
use WP_Customize_Manager;
use WP_Customize_Setting;

/** Tests which roles can save each Customizer option of the theme, and that no role can store code or an unsafe URL. */
#[Group('once')]
final class CustomizerAccessTest extends AccessTestCase
{
    private const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"><path d="M0 0h8v2z"/></svg>';
    private const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" onclick="alert(1)">A</a>';

    private int $category = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->category = $this->term('category', 'Category of the matrix')->term_id;
        $this->users = ['anonymous' => null];
        foreach (['subscriber', 'contributor', 'author', 'hr', 'editor', 'administrator'] as $role) {
            $this->users[$role] = $this->user($role);
        }
    }

    public function testEveryOptionWithItsCapabilityIsInTheMatrix(): void
    {
        wp_set_current_user($this->idOf('administrator'));
        require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
        $customize = new WP_Customize_Manager();
        do_action('customize_register', $customize);
        $found = [];
        foreach ($customize->settings() as $setting) {
            if ($setting instanceof WP_Customize_Setting && str_starts_with($setting->id, 'courant_')) {
                $found[is_string($setting->capability) ? $setting->capability : ''][] =
                    (string) preg_replace(['/^courant_/', '/^(category_colour)_\d+$/'], ['', '$1'], $setting->id);
            }
        }
        $found = array_map(static fn (array $names): array => array_values(array_unique($names)), $found);
        $listed = (array) (AccessRule::table()['customizer'] ?? []);

        self::assertEqualsCanonicalizing(array_keys($listed), array_keys($found));
        foreach ($listed as $capability => $names) {
            self::assertEqualsCanonicalizing(
                $names,
                $found[$capability],
                'List every option in `customizer` of tests/fixtures/access/access-rules.json.',
            );
        }
    }

    public function testOnlyAllowedRolesSave(): void
    {
        $values = ["courant_category_colour_$this->category" => '#123456'];
        foreach (OptionDefinitions::ALL as $id => $declared) {
            $values["courant_$id"] = $this->otherValue($declared[0], $declared[1], $declared[2] ?? []);
        }
        $allowed = (array) ((array) (AccessRule::table()['customizer roles'] ?? []))['edit_theme_options'];
        $before = $this->findStoredOptions();
        foreach (array_keys($this->users) as $role) {
            $this->save($role, $values);
            if (!in_array($role, $allowed, true)) {
                self::assertSame($before, $this->findStoredOptions(), $role);
                continue;
            }
            $unchanged = array_filter(
                array_keys($values),
                fn (string $id): bool => ($this->findStoredOptions()[$id] ?? null) === ($before[$id] ?? null),
            );
            self::assertSame([], array_values($unchanged), "$role saves these.");
            remove_theme_mods();
        }
    }

    public function testNoOptionStoresCode(): void
    {
        $values = ["courant_category_colour_$this->category" => self::HOSTILE];
        foreach (array_keys(OptionDefinitions::ALL) as $id) {
            $values["courant_$id"] = self::HOSTILE;
        }
        $urls = [
            'courant_header_button_url' => 'javascript:alert(1)',
            'courant_social_links' => "javascript:alert(1)\ndata:text/html,x",
        ];
        $sections = ['courant_home_sections' => (string) wp_json_encode([['category' => 1, 'title' => self::HOSTILE]])];
        foreach ([false, true] as $isDisallowed) {
            foreach ([$values, $urls + $sections] as $some) {
                if ($isDisallowed) {
                    // WordPress would reject all values because of one without permission.
                    unset($some['courant_logo_svg'], $some['courant_logo_svg_dark']);
                }
                $response = $this->save('administrator', $some, $isDisallowed);
                self::assertStringContainsString('"success":true', $response->body);
                $this->assertStoresNoCode();
            }
        }
    }

    public function testSvgLogosNeedUnfilteredHtmlAndNoOtherSvgCanBeUploaded(): void
    {
        $svg = str_replace('<path', '<script>alert(1)</script><path onload="alert(1)"', self::SVG);
        $this->save('editor', ['courant_logo_svg' => $svg]);
        self::assertArrayNotHasKey('courant_logo_svg', $this->findStoredOptions());
        $this->save('administrator', ['courant_logo_svg' => $svg], true);
        self::assertArrayNotHasKey('courant_logo_svg', $this->findStoredOptions());
        $this->save('administrator', ['courant_logo_svg' => $svg]);
        self::assertSame(self::SVG, $this->findStoredOptions()['courant_logo_svg'] ?? '');

        // Imports and WP-CLI use this function; the header shows the value without parsing it again.
        set_theme_mod('courant_logo_svg_dark', $svg);
        self::assertSame(self::SVG, get_theme_mod('courant_logo_svg_dark'));

        $types = implode(' ', get_allowed_mime_types($this->idOf('administrator')));
        self::assertStringNotContainsString('svg', $types);
    }

    /** Tests WordPress's own field for additional CSS. */
    public function testCssNeedsUnfilteredHtml(): void
    {
        $css = ['custom_css[' . get_stylesheet() . ']' => 'body{color:red}'];
        $this->save('editor', $css);
        self::assertNull(wp_get_custom_css_post());
        $this->save('administrator', $css, true);
        wp_cache_flush();
        self::assertSame('', wp_get_custom_css());
        $this->save('administrator', $css);
        remove_theme_mod('custom_css_post_id');
        self::assertSame('body{color:red}', wp_get_custom_css());
    }

    private function assertStoresNoCode(): void
    {
        $stored = $this->findStoredOptions();
        self::assertArrayHasKey('courant_footer_text', $stored);
        foreach (OptionDefinitions::ALL as $id => $declared) {
            $value = (string) wp_json_encode($stored["courant_$id"] ?? '', JSON_UNESCAPED_SLASHES);
            if (in_array($declared[0], [OptionType::Url, OptionType::Urls], true)) {
                self::assertMatchesRegularExpression('~^"(?:https?://[^\s"<>]*)?"$~', stripslashes($value), $id);
            } else {
                self::assertDoesNotMatchRegularExpression(
                    '/<script|<img|onerror|onclick|javascript:|data:text/i',
                    $value,
                    $id,
                );
            }
        }
    }

    /** @param array<string, mixed> $values values by setting */
    private function save(string $role, array $values, bool $isDisallowed = false): HttpResponse
    {
        $user = $this->users[$role];
        $action = 'save-customize_' . get_stylesheet();
        $plugin = WP_CONTENT_DIR . '/mu-plugins/disallows-unfiltered-html.php';
        if ($isDisallowed) {
            file_put_contents($plugin, "<?php\ndefine('DISALLOW_UNFILTERED_HTML', true);\n");
        }
        try {
            return $this->http('POST', '/wp-admin/admin-ajax.php', [
                'action' => 'customize_save',
                'wp_customize' => 'on',
                'customize_theme' => get_stylesheet(),
                'customize_changeset_uuid' => wp_generate_uuid4(),
                'customize_changeset_status' => 'publish',
                'customized' => (string) wp_json_encode($values),
                'nonce' => $user === null ? wp_create_nonce($action) : $this->nonceOf($user, $action),
            ], as: $user);
        } finally {
            $isDisallowed && unlink($plugin);
        }
    }

    /** @return array<mixed> values by setting */
    private function findStoredOptions(): array
    {
        wp_cache_flush();

        return (array) get_option('theme_mods_' . get_stylesheet())
            + ["courant_category_colour_$this->category" => get_term_meta($this->category, 'courant_colour', true)];
    }

    /** @param list<string|int> $limits */
    private function otherValue(OptionType $kind, string|int|bool $default, array $limits): string|int|bool
    {
        return match ($kind) {
            OptionType::Boolean => $default !== true,
            OptionType::Number => $default === $limits[0] ? $limits[1] : $limits[0],
            OptionType::Choice => $default === $limits[0] ? $limits[1] : $limits[0],
            OptionType::Color => '#123456',
            OptionType::Id => $this->category,
            OptionType::Ids => '7',
            OptionType::Url, OptionType::Urls => 'https://courant.example/matrix',
            OptionType::Sections => (string) wp_json_encode([['category' => $this->category]]),
            OptionType::Svg => self::SVG,
            OptionType::Text, OptionType::Html => 'Changed by the matrix',
        };
    }
}
