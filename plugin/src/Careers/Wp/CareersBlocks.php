<?php

declare(strict_types=1);

namespace CourantDesk\Careers\Wp;

use WP_Block;

/** The pieces as blocks: the server prints them, and the editor shows what the server prints. */
final class CareersBlocks
{
    public function __construct(private readonly string $directory, private readonly Pieces $pieces)
    {
    }

    public function register(): void
    {
        $pieces = $this->pieces;
        $renders = [
            'recent-openings' => static fn (array $a): string => $pieces->recent(
                self::int($a, 'number', 5),
                self::text($a, 'specs'),
                ($a['showSpecs'] ?? true) === true,
                ($a['showClosing'] ?? false) === true,
                ($a['showMore'] ?? true) === true,
            ),
            'opening-facts' => static fn (array $a, int $here): string => $pieces->facts(self::chosen($a, $here)),
            'application-form' => static fn (array $a, int $here): string => $pieces->form(self::chosen($a, $here)),
            'jobs-search' => static fn (array $a): string => $pieces->search(self::text($a, 'label'), self::text($a, 'button')),
            'opening-count' => static fn (array $a): string => '<p>' . $pieces->count(self::text($a, 'specs'), self::text($a, 'before'), self::text($a, 'after')) . '</p>',
        ];
        foreach ($renders as $name => $render) {
            register_block_type("$this->directory/$name", [
                'render_callback' => static function (array $attributes, string $content, WP_Block $block) use ($render): string {
                    $here = $block->context['postId'] ?? 0;
                    $html = $render($attributes, is_numeric($here) ? (int) $here : 0);

                    return $html === '' ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $html);
                },
            ]);
        }
    }

    /** @param array<array-key, mixed> $attributes */
    private static function chosen(array $attributes, int $here): int
    {
        $chosen = self::int($attributes, 'opening', 0);

        return $chosen > 0 ? $chosen : $here;
    }

    /** @param array<array-key, mixed> $attributes */
    private static function int(array $attributes, string $key, int $default): int
    {
        $value = $attributes[$key] ?? $default;

        return is_numeric($value) ? (int) $value : $default;
    }

    /** @param array<array-key, mixed> $attributes */
    private static function text(array $attributes, string $key): string
    {
        $value = $attributes[$key] ?? '';

        return is_string($value) ? $value : '';
    }
}
