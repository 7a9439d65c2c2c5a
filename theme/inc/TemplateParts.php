<?php

declare(strict_types=1);

namespace Courant;

/**
 * Prints the block template parts below the header and above the footer. They are empty until they are edited in
 * _Appearance → Editor → Patterns_; a page of a site that edited none runs no query for them.
 *
 * @see docs/features/theme.md
 */
final class TemplateParts implements Module
{
    public const BELOW_HEADER = 'below-header';
    public const ABOVE_FOOTER = 'above-footer';

    /** Theme modification: slugs of the parts that the site has edited. */
    private const EDITED = 'edited_template_parts';
    private const POST_TYPE = 'wp_template_part';

    public function boot(): void
    {
        add_action('after_setup_theme', static fn () => add_theme_support('block-template-parts'));
        add_action('courant_after_header', static fn () => self::print(self::BELOW_HEADER));
        add_action('courant_before_footer', static fn () => self::print(self::ABOVE_FOOTER));
        // After the terms of the template part are saved, because one of them is its theme.
        add_action('wp_after_insert_post', $this->updateEditedParts(...));
        add_action('deleted_post', $this->updateEditedPartsAfterDeletion(...), 10, 2);
    }

    private static function print(string $slug): void
    {
        $edited = get_theme_mod(self::EDITED);

        if (! is_array($edited) || ! in_array($slug, $edited, true)) {
            return;
        }

        ob_start();
        block_template_part($slug);
        $html = trim((string) ob_get_clean());

        if ($html !== '') {
            // Blocks escape their own output, as in the content of posts.
            printf(
                '<div class="site-container is-layout-flow template-part template-part--%s" style="padding-block:%s">%s</div>',
                esc_attr($slug),
                'var(--courant-gap)',
                $html, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- HTML of blocks, see above.
            );
        }
    }

    private function updateEditedParts(int $post): void
    {
        if (get_post_type($post) === self::POST_TYPE) {
            $this->storeEditedParts();
        }
    }

    private function updateEditedPartsAfterDeletion(int $id, \WP_Post $post): void
    {
        if ($post->post_type === self::POST_TYPE) {
            $this->storeEditedParts();
        }
    }

    private function storeEditedParts(): void
    {
        $edited = array_filter(
            get_block_templates(['slug__in' => [self::BELOW_HEADER, self::ABOVE_FOOTER]], self::POST_TYPE),
            static fn (\WP_Block_Template $part): bool => $part->source === 'custom',
        );
        set_theme_mod(self::EDITED, array_column($edited, 'slug'));
    }
}
