<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests the requirements of the theme directory and the accessibility.txt for "accessibility-ready". */
final class ThemeDirectoryRequirementsTest extends TestCase
{
    private const THEME = __DIR__ . '/../../../../theme/';

    /** Calls that belong in plugins, redirect visitors, or obfuscate code. */
    private const FORBIDDEN = [
        'register_post_type', 'register_taxonomy', 'register_block_type', 'add_shortcode', 'add_role', 'add_cap',
        'wp_remote_', 'curl_', 'fsockopen',
        'eval', 'base64_', 'exec', 'shell_exec', 'system', 'passthru', 'create_function', 'file_put_contents',
        'add_menu_page', 'add_submenu_page',
        'query_posts', 'load_plugin_textdomain', 'tgmpa', 'wp_mail', 'setcookie', 'extract', 'ini_set',
        'error_reporting',
    ];

    private const TAGS = [
        'accessibility-ready', 'block-patterns', 'block-styles', 'blog', 'custom-background', 'custom-colors',
        'custom-header', 'custom-logo', 'custom-menu',
        'editor-style', 'featured-images', 'flexible-header', 'footer-widgets', 'grid-layout', 'left-sidebar', 'news',
        'post-formats', 'right-sidebar',
        'rtl-language-support', 'sticky-post', 'theme-options', 'threaded-comments', 'translation-ready', 'two-columns',
        'wide-blocks',
    ];

    public function testStyleHeaderIsComplete(): void
    {
        $header = self::read('style.css');
        foreach (
            [
                'Theme Name', 'Author', 'Description', 'Version', 'Requires at least', 'Tested up to', 'Requires PHP',
                'License', 'License URI', 'Text Domain',
            ] as $field
        ) {
            self::assertMatchesRegularExpression("/^{$field}: \\S/m", $header, $field);
        }
        self::assertStringContainsString("\nText Domain: courant\n", $header);
        preg_match('/^Tags: (.+)$/m', $header, $matches);
        self::assertSame([], array_diff(array_map('trim', explode(',', $matches[1] ?? '')), self::TAGS));
    }

    public function testReadmeMatchesHeader(): void
    {
        $readme = self::read('readme.txt');
        foreach (['Requires at least', 'Tested up to', 'Requires PHP', 'License URI'] as $field) {
            preg_match("/^{$field}: (.+)$/m", self::read('style.css'), $match);
            self::assertStringContainsString("{$field}: " . ($match[1] ?? '?'), $readme);
        }
        preg_match('/^Version: (.+)$/m', self::read('style.css'), $version);
        self::assertStringContainsString('Stable tag: ' . ($version[1] ?? '?'), $readme);
        foreach (['== Description ==', '== Changelog ==', '== Resources =='] as $heading) {
            self::assertStringContainsString($heading, $readme);
        }
    }

    public function testScreenshotHasRequiredSize(): void
    {
        $size = getimagesize(self::THEME . 'screenshot.png');
        self::assertIsArray($size);
        self::assertSame([1200, 900], [$size[0], $size[1]]);
    }

    public function testEveryAssetHasALicense(): void
    {
        $readme = self::read('readme.txt');
        $assets = array_filter(
            self::files(),
            static fn (string $file): bool => preg_match('/\.(png|jpe?g|webp|svg|gif|woff2?|mp4)$/', $file) === 1,
        );
        foreach ($assets as $file) {
            $isFont = str_ends_with($file, '.woff2');
            self::assertStringContainsString(
                $isFont ? (string) preg_replace('/-.*/', '-*.woff2', $file) : basename($file),
                $readme,
                "{$file} is not named under Resources.",
            );
        }
        self::assertFileExists(self::THEME . 'assets/fonts/OFL.txt');
    }

    public function testTheThemeDeclaresWhatItSupports(): void
    {
        $setup = self::read('inc/ThemeSetup.php');
        foreach (
            [
                'title-tag', 'automatic-feed-links', 'post-thumbnails', 'align-wide', 'responsive-embeds',
                'editor-styles', 'html5', 'navigation-widgets', 'custom-logo', 'post-formats',
            ] as $feature
        ) {
            self::assertStringContainsString("'{$feature}'", $setup, $feature);
        }
        self::assertStringContainsString('add_editor_style(', $setup);
        self::assertStringContainsString("load_theme_textdomain('courant'", $setup);
        self::assertStringContainsString("\$GLOBALS['content_width']", $setup);
    }

    /** Built files are minified, so the readme states where their source is. */
    public function testReadmeLinksSourceOfBuiltFiles(): void
    {
        self::assertMatchesRegularExpression('/^\* build\/: .*src\/.*assets\/css/m', self::read('readme.txt'));
    }

    public function testTemplatesCallRequiredFunctions(): void
    {
        self::assertStringContainsString('language_attributes()', self::read('header.php'));
        self::assertStringContainsString("bloginfo('charset')", self::read('header.php'));
        self::assertStringContainsString('wp_head()', self::read('header.php'));
        self::assertStringContainsString('body_class()', self::read('header.php'));
        self::assertStringContainsString('wp_body_open()', self::read('header.php'));
        self::assertStringContainsString('wp_footer()', self::read('footer.php'));
        $all = implode('', array_map(self::read(...), self::php()));
        foreach (
            [
                'post_class(', 'comments_template(', 'wp_link_pages(', 'comment_form(', 'wp_list_comments(',
                'the_comments_pagination(', 'dynamic_sidebar(',
            ] as $call
        ) {
            self::assertStringContainsString($call, $all, $call);
        }
        self::assertStringContainsString('comment-reply', $all);
    }

    /** @return iterable<string, array{string}> */
    public static function phpFiles(): iterable
    {
        foreach (self::php() as $file) {
            yield $file => [$file];
        }
    }

    #[DataProvider('phpFiles')]
    public function testContainsNoPluginTerritoryCode(string $file): void
    {
        $code = self::code($file);
        foreach (self::FORBIDDEN as $call) {
            $name = preg_quote($call, '/') . (str_ends_with($call, '_') ? '\w*' : '');
            self::assertDoesNotMatchRegularExpression("/(?<![\\w>:\$])(?<!function ){$name}\\s*\\(/", $code, $call);
        }
        self::assertStringContainsString(
            str_contains($file, 'inc/') ? 'namespace Courant' : "defined('ABSPATH') || exit;",
            self::read($file),
        );
        preg_match_all('/(?:do_action|apply_filters)\(\s*\'([^\']+)\'/', $code, $hooks);
        foreach ($hooks[1] as $hook) {
            self::assertMatchesRegularExpression('/^(courant_|widget_|the_content$|script_loader_src$)/', $hook);
        }
    }

    public function testHooksMatchTheirDocumentation(): void
    {
        $all = implode('', array_map(self::code(...), self::php()));
        preg_match_all('/(?:do_action|apply_filters)\(\s*\'(courant_\w+)\'/', $all, $fired);
        preg_match_all(
            '/^### `(courant_\w+)`$/m',
            (string) file_get_contents(self::THEME . '../docs/reference/hooks-theme.md'),
            $documented,
        );

        self::assertEqualsCanonicalizing(array_values(array_unique($fired[1])), array_values(
            array_unique($documented[1])
        ));
    }

    public function testPatternsHaveHeaders(): void
    {
        $patterns = glob(self::THEME . 'patterns/*.php');
        self::assertGreaterThanOrEqual(6, count($patterns === false ? [] : $patterns));
        foreach ($patterns === false ? [] : $patterns as $file) {
            $text = (string) file_get_contents($file);
            self::assertStringContainsString(' * Slug: courant/' . basename($file, '.php'), $text);
            self::assertMatchesRegularExpression('/^ \* Title: \S/m', $text);
            self::assertSame(
                substr_count($text, '<!-- wp:') - substr_count($text, ' /-->'),
                substr_count($text, '<!-- /wp:'),
                basename($file),
            );
        }
    }

    public function testAccessibilityTxtHasItsHeadings(): void
    {
        $text = self::read('accessibility.txt');
        $headings = [
            'Accessibility Statement', 'Quick Information', 'Tools Used for Testing', 'Screen Reader Text Class',
            'Accessibility Features', 'Help and Contact', 'Known Issues',
        ];
        $at = -1;
        foreach ($headings as $heading) {
            $next = strpos($text, "== {$heading} ==");
            self::assertIsInt($next, $heading);
            self::assertGreaterThan($at, $next);
            $at = $next;
        }
        self::assertStringContainsString('.screen-reader-text {', self::read('assets/css/base.css'));
    }

    public function testThemeJsonIsValid(): void
    {
        $json = json_decode(self::read('theme.json'), true, 64, JSON_THROW_ON_ERROR);
        self::assertIsArray($json);
        self::assertSame(2, $json['version'], 'Version 3 came with WordPress 6.6.');
    }

    /** Returns the code without comments and markup. */
    private static function code(string $file): string
    {
        $code = '';
        foreach (token_get_all(self::read($file)) as $token) {
            if (!is_array($token) || !in_array($token[0], [T_COMMENT, T_DOC_COMMENT, T_INLINE_HTML], true)) {
                $code .= is_array($token) ? $token[1] : $token;
            }
        }

        return $code;
    }

    private static function read(string $file): string
    {
        return (string) file_get_contents(self::THEME . $file);
    }

    /** @return list<string> */
    private static function php(): array
    {
        return array_values(
            array_filter(self::files(), static fn (string $file): bool => str_ends_with($file, '.php'))
        );
    }

    /** @return list<string> paths inside the theme, without built files */
    private static function files(): array
    {
        $found = [];
        $all = new \RecursiveIteratorIterator(
            new \RecursiveDirectoryIterator(self::THEME, \FilesystemIterator::SKIP_DOTS)
        );
        foreach ($all as $file) {
            $path = $file instanceof \SplFileInfo ? substr($file->getPathname(), strlen(self::THEME)) : '';
            if (!str_starts_with($path, 'build/')) {
                $found[] = $path;
            }
        }
        sort($found);

        return $found;
    }
}
