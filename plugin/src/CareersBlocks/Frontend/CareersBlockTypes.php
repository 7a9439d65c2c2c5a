<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

use WP_Block;

/** Registers the careers blocks. They are rendered on the server, also in the editor. */
final class CareersBlockTypes
{
    public function __construct(private readonly string $directory, private readonly CareersRenderer $renderer)
    {
    }

    public function register(): void
    {
        $renderer = $this->renderer;
        $renders = [
            'recent-openings' => static fn (array $a): string => $renderer->renderRecent(
                self::integerAttribute($a, 'number', 5),
                self::textAttribute($a, 'specs'),
                ($a['showSpecs'] ?? true) === true,
                ($a['showClosing'] ?? false) === true,
                ($a['showMore'] ?? true) === true,
            ),
            'opening-facts' => static fn (array $a, int $postId): string => $renderer->renderOpeningFacts(
                self::openingId($a, $postId)
            ),
            'application-form' => static fn (array $a, int $postId): string => $renderer->renderApplicationForm(
                self::openingId($a, $postId)
            ),
            'apply-button' => static fn (array $a, int $postId): string => $renderer->renderApplyButton(
                self::openingId($a, $postId)
            ),
            'opening-notice' => static fn (array $a, int $postId): string => $renderer->renderNotice(
                self::openingId($a, $postId)
            ),
            'similar-openings' => static fn (array $a, int $postId): string => $renderer->renderSimilar(
                self::openingId($a, $postId),
                self::integerAttribute($a, 'number', 3),
                self::textAttribute($a, 'heading'),
            ),
            'openings-archive' => static fn (): string => $renderer->renderArchive(),
            'jobs-search' => static fn (array $a): string
                => $renderer->renderSearch(self::textAttribute($a, 'label'), self::textAttribute($a, 'button')),
            'opening-count' => static fn (array $a): string => '<p>' . $renderer->renderCount(
                self::textAttribute($a, 'specs'),
                self::textAttribute($a, 'before'),
                self::textAttribute($a, 'after'),
            ) . '</p>',
        ];
        foreach ($renders as $name => $render) {
            register_block_type("$this->directory/$name", [
                'render_callback' => static function (
                    array $attributes,
                    string $content,
                    WP_Block $block,
                ) use ($render): string {
                    $postId = $block->context['postId'] ?? 0;
                    $html = $render($attributes, is_numeric($postId) ? (int) $postId : 0);

                    return $html === '' ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
                },
            ]);
        }
    }

    /** @param array<array-key, mixed> $attributes */
    private static function openingId(array $attributes, int $postId): int
    {
        $chosen = self::integerAttribute($attributes, 'opening', 0);

        return $chosen > 0 ? $chosen : $postId;
    }

    /** @param array<array-key, mixed> $attributes */
    private static function integerAttribute(array $attributes, string $key, int $default): int
    {
        $value = $attributes[$key] ?? $default;

        return is_numeric($value) ? (int) $value : $default;
    }

    /** @param array<array-key, mixed> $attributes */
    private static function textAttribute(array $attributes, string $key): string
    {
        $value = $attributes[$key] ?? '';

        return is_string($value) ? $value : '';
    }
}
