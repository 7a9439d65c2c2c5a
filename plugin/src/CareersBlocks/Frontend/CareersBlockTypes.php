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
        $pieces = $this->renderer;
        $renders = [
            'recent-openings' => static fn (array $a): string => $pieces->renderRecent(
                self::integerAttribute($a, 'number', 5),
                self::textAttribute($a, 'specs'),
                ($a['showSpecs'] ?? true) === true,
                ($a['showClosing'] ?? false) === true,
                ($a['showMore'] ?? true) === true,
            ),
            'opening-facts' => static fn (array $a, int $here): string => $pieces->renderOpeningFacts(
                self::openingId($a, $here)
            ),
            'application-form' => static fn (array $a, int $here): string => $pieces->renderApplicationForm(
                self::openingId($a, $here)
            ),
            'apply-button' => static fn (array $a, int $here): string => $pieces->renderApplyButton(
                self::openingId($a, $here)
            ),
            'opening-notice' => static fn (array $a, int $here): string => $pieces->renderNotice(
                self::openingId($a, $here)
            ),
            'similar-openings' => static fn (array $a, int $here): string => $pieces->renderSimilar(
                self::openingId($a, $here),
                self::integerAttribute($a, 'number', 3),
                self::textAttribute($a, 'heading'),
            ),
            'openings-archive' => static fn (): string => $pieces->renderArchive(),
            'jobs-search' => static fn (array $a): string
                => $pieces->renderSearch(self::textAttribute($a, 'label'), self::textAttribute($a, 'button')),
            'opening-count' => static fn (array $a): string => '<p>' . $pieces->renderCount(
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
                    $here = $block->context['postId'] ?? 0;
                    $html = $render($attributes, is_numeric($here) ? (int) $here : 0);

                    return $html === '' ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
                },
            ]);
        }
    }

    /** @param array<array-key, mixed> $attributes */
    private static function openingId(array $attributes, int $here): int
    {
        $chosen = self::integerAttribute($attributes, 'opening', 0);

        return $chosen > 0 ? $chosen : $here;
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
