<?php

declare(strict_types=1);

namespace Courant;

/**
 * Removes rules of WordPress's general stylesheets (block library and global styles) for classes that do not occur on
 * the page. Needs the complete page, so it works on WordPress 6.9 and newer
 * (docs/decisions/0014-conditional-stylesheets.md).
 */
final class UnusedCoreRules implements Module
{
    private const STYLE_PATTERN = '~(<style id=[\'"](?:wp-block-library|global-styles)-inline-css[\'"][^>]*>)(.*?)(</style>)~s';

    /** Rules of a single class, such as `.has-large-font-size` or `:root .has-text-align-left`. */
    private const CLASS_RULE_PATTERN = '/(?<=[{}])\s*(?::root )?\.((?:has|is|items)-[\w-]+)\s*\{[^{}]*\}/';
    private const BLOCK_THEME_PATTERN = '/[^{}]*(?:\.wp-site-blocks|#end-resizable-editor-section)[^{}]*\{[^{}]*\}/';
    private const BORDER_PATTERN = '/html :where\(\[style\^=border-[^{}]*\{[^{}]*\}/';

    public function boot(): void
    {
        // After WordPress has moved late styles into the head.
        add_filter('wp_template_enhancement_output_buffer', $this->removeUnusedRules(...), 20);
    }

    private function removeUnusedRules(mixed $html): mixed
    {
        // Both insert other content later.
        if (! is_string($html) || is_customize_preview() || str_contains($html, 'data-wp-router-region')) {
            return $html;
        }

        $body = (string) preg_replace('~<style\b.*?</style>~s', '', $html);
        $hasBorders = preg_match('/\bstyle=["\'][^"\']*border/', $body) === 1;
        $result = preg_replace_callback(
            self::STYLE_PATTERN,
            static fn (array $match): string => $match[1] . self::shorten($match[2], $body, $hasBorders) . $match[3],
            $html,
        );

        return is_string($result) ? $result : $html;
    }

    private static function shorten(string $css, string $body, bool $hasBorders): string
    {
        $patterns = [self::BLOCK_THEME_PATTERN, ...($hasBorders ? [] : [self::BORDER_PATTERN])];
        $shorter = preg_replace_callback(
            self::CLASS_RULE_PATTERN,
            static fn (array $match): string => str_contains($body, $match[1]) ? $match[0] : '',
            (string) preg_replace($patterns, '', $css),
        );

        return is_string($shorter) && $shorter !== '' ? $shorter : $css;
    }
}
