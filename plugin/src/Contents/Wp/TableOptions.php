<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\CssValue;

/** What one table decides itself: attributes of the shortcode or block, or a widget's instance. Null: as the post or the site has it. */
final class TableOptions
{
    /**
     * @param 'container'|'widget'|'sticky'|'drawer'                 $form
     * @param list<int>|null                                          $levels
     * @param int                                                     $post    another text's contents; 0: of the text that is shown
     * @param array{types: list<string>, in: list<int>, out: list<int>} $only  texts on which it stands
     * @param array<string, string>                                   $looks   custom properties
     * @param array<string, array{label: string, hidden: bool}>       $changes to entries, by their ids
     */
    public function __construct(
        public readonly string $form = 'container',
        public readonly string $label = '',
        public readonly ?bool $showsLabel = null,
        public readonly ?bool $toggle = null,
        public readonly ?bool $startsHidden = null,
        public readonly ?bool $isNumbered = null,
        public readonly ?bool $hierarchy = null,
        public readonly ?int $viewMore = null,
        public readonly ?int $minWords = null,
        public readonly string $class = '',
        public readonly string $alignment = '',
        public readonly string $legend = '',
        public readonly string $device = '',
        public readonly ?array $levels = null,
        public readonly string $exclude = '',
        public readonly int $post = 0,
        public readonly array $only = ['types' => [], 'in' => [], 'out' => []],
        public readonly array $looks = [],
        public readonly array $changes = [],
    ) {
    }

    /** @param array<mixed> $attributes of the shortcode `[ez-toc]` (Contents contract 1.3) */
    public static function fromShortcode(array $attributes): self
    {
        $text = static fn (string $key): string => self::text($attributes, $key);
        $no = static fn (string $key): ?bool => in_array(strtolower($text($key)), ['no', 'false', '0'], true) ? false : null;
        $ids = static fn (string $key): array => array_values(array_filter(array_map(intval(...), explode(',', $text($key))), static fn (int $id): bool => $id > 0));
        $columns = max(0, min(4, (int) $text('columns')));

        return new self(
            label: wp_strip_all_tags($text('header_label') !== '' ? $text('header_label') : $text('label')),
            showsLabel: in_array(strtolower($text('no_label')), ['true', 'yes', '1'], true) ? false : $no('display_header_label'),
            toggle: $no('toggle_view'),
            startsHidden: ['hide' => true, 'show' => false][$text('initial_view')] ?? null,
            isNumbered: $no('display_counter'),
            viewMore: is_numeric($text('view_more')) ? max(0, (int) $text('view_more')) : null,
            minWords: is_numeric($text('word_count_limit')) ? max(0, (int) $text('word_count_limit')) : null,
            class: $text('class'),
            alignment: in_array($text('wrapping'), ['left', 'right', 'center'], true) ? $text('wrapping') : '',
            legend: wp_strip_all_tags($text('box_title')),
            device: in_array($text('device_target'), ['mobile', 'desktop'], true) ? $text('device_target') : '',
            levels: self::levels($text('heading_levels')),
            exclude: $text('exclude'),
            post: max(0, (int) $text('post_id')),
            only: ['types' => array_values(array_filter(array_map(trim(...), explode(',', $text('post_types'))), static fn (string $type): bool => $type !== '')), 'in' => $ids('post_in'), 'out' => $ids('post_not_in')],
            looks: $columns > 1 ? ['columns' => (string) $columns] : [],
        );
    }

    /** @param array<mixed> $attributes of the block `courant/contents` */
    public static function fromBlock(array $attributes): self
    {
        $flag = static fn (string $key): ?bool => ['yes' => true, 'no' => false][self::text($attributes, $key)] ?? null;
        $changes = [];
        foreach (is_array($attributes['changes'] ?? null) ? $attributes['changes'] : [] as $id => $change) {
            if (is_array($change)) {
                $changes[(string) $id] = ['label' => wp_strip_all_tags(self::text($change, 'label')), 'hidden' => ($change['hidden'] ?? false) === true];
            }
        }
        $levels = is_array($attributes['levels'] ?? null) ? implode(',', array_filter($attributes['levels'], is_scalar(...))) : '';
        $looks = [];
        foreach (['background', 'link'] as $key) {
            $looks[$key] = CssValue::colour(self::text($attributes, $key));
        }

        return new self(
            label: wp_strip_all_tags(self::text($attributes, 'label')),
            showsLabel: $flag('showLabel'),
            toggle: $flag('toggle'),
            startsHidden: $flag('hidden'),
            isNumbered: $flag('numbered'),
            hierarchy: $flag('hierarchy'),
            viewMore: is_int($attributes['viewMore'] ?? null) && $attributes['viewMore'] >= 0 ? $attributes['viewMore'] : null,
            class: self::text($attributes, 'className'),
            alignment: in_array(self::text($attributes, 'align'), ['left', 'right', 'center'], true) ? self::text($attributes, 'align') : '',
            levels: self::levels($levels),
            exclude: self::text($attributes, 'exclude'),
            looks: array_filter($looks, static fn (string $value): bool => $value !== ''),
            changes: $changes,
        );
    }

    /** Whether a table with these stands on a text of that type and id. */
    public function belongsOn(string $type, int $id): bool
    {
        return ($this->only['types'] === [] || in_array($type, $this->only['types'], true))
            && ($this->only['in'] === [] || in_array($id, $this->only['in'], true))
            && !in_array($id, $this->only['out'], true);
    }

    /** @return list<int>|null */
    private static function levels(string $text): ?array
    {
        $levels = array_values(array_filter(array_map(intval(...), explode(',', $text)), static fn (int $level): bool => $level >= 1 && $level <= 6));

        return $levels === [] ? null : $levels;
    }

    /** @param array<mixed> $attributes */
    private static function text(array $attributes, string $key): string
    {
        return is_scalar($attributes[$key] ?? null) ? trim((string) $attributes[$key]) : '';
    }
}
