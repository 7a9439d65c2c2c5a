<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

/** What one table decides itself: attributes of the shortcode, or a widget's instance. Null: as the post or the site has it. */
final class TableOptions
{
    /** @param list<int>|null $levels */
    public function __construct(
        public readonly string $label = '',
        public readonly ?bool $showsLabel = null,
        public readonly ?bool $toggle = null,
        public readonly ?bool $startsHidden = null,
        public readonly ?bool $isNumbered = null,
        public readonly ?int $viewMore = null,
        public readonly string $class = '',
        public readonly ?array $levels = null,
        public readonly string $exclude = '',
    ) {
    }

    /** @param array<mixed> $attributes of the shortcode `[ez-toc]` (Contents contract 1.3) */
    public static function fromShortcode(array $attributes): self
    {
        $text = static fn (string $key): string => is_scalar($attributes[$key] ?? null) ? trim((string) $attributes[$key]) : '';
        $label = $text('header_label') !== '' ? $text('header_label') : $text('label');
        $hidesLabel = in_array(strtolower($text('display_header_label')), ['no', 'false', '0'], true) || in_array(strtolower($text('no_label')), ['true', 'yes', '1'], true);
        $levels = array_values(array_filter(array_map(intval(...), explode(',', $text('heading_levels'))), static fn (int $level): bool => $level >= 1 && $level <= 6));

        return new self(
            wp_strip_all_tags($label),
            $hidesLabel ? false : null,
            in_array(strtolower($text('toggle_view')), ['no', 'false', '0'], true) ? false : null,
            ['hide' => true, 'show' => false][$text('initial_view')] ?? null,
            in_array(strtolower($text('display_counter')), ['no', 'false', '0'], true) ? false : null,
            is_numeric($text('view_more')) ? max(0, (int) $text('view_more')) : null,
            $text('class'),
            $levels === [] ? null : $levels,
            $text('exclude'),
        );
    }
}
