<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\TableOfContents\Domain\CssValue;

/**
 * Represents the options of a single table: attributes of the shortcode or block, or a widget's settings. Null means
 * the option of the post or the site.
 */
final class TableOptions
{
    /**
     * @param 'container'|'widget'|'sticky'|'drawer'                 $form
     * @param list<int>|null                                          $levels
     * @param int $sourcePost post whose headings are listed; 0 for the current post
     * @param array{types: list<string>, in: list<int>, out: list<int>} $restrictions  posts on which the table is shown
     * @param array<string, string>                                   $cssProperties   custom properties
     * @param array<string, array{label: string, hidden: bool}>       $entryChanges changed entries by heading ID
     */
    public function __construct(
        public readonly string $form = 'container',
        public readonly string $label = '',
        public readonly ?bool $showsLabel = null,
        public readonly ?bool $hasToggle = null,
        public readonly ?bool $startsHidden = null,
        public readonly ?bool $isNumbered = null,
        public readonly ?bool $isNested = null,
        public readonly ?int $visibleEntryLimit = null,
        public readonly ?int $minWords = null,
        public readonly string $class = '',
        public readonly string $alignment = '',
        public readonly string $legend = '',
        public readonly string $device = '',
        public readonly ?array $levels = null,
        public readonly string $exclude = '',
        public readonly int $sourcePost = 0,
        public readonly array $restrictions = ['types' => [], 'in' => [], 'out' => []],
        public readonly array $cssProperties = [],
        public readonly array $entryChanges = [],
    ) {
    }

    /** @param array<mixed> $attributes attributes of the shortcode `[ez-toc]` */
    public static function fromShortcode(array $attributes): self
    {
        $text = static fn (string $key): string => self::text($attributes, $key);
        $no = static fn (string $key): ?bool => in_array(strtolower($text($key)), ['no', 'false', '0'], true)
            ? false
            : null;
        $isOn = static fn (string $key): bool => in_array(strtolower($text($key)), ['true', 'yes', '1'], true);
        $ids = static fn (string $key): array => array_values(
            array_filter(array_map(intval(...), explode(',', $text($key))), static fn (int $id): bool => $id > 0)
        );
        $columns = max(0, min(4, (int) $text('columns')));

        return new self(
            label: wp_strip_all_tags($text('header_label') !== '' ? $text('header_label') : $text('label')),
            showsLabel: $isOn('no_label') ? false : $no('display_header_label'),
            hasToggle: $no('toggle_view'),
            startsHidden: ['hide' => true, 'show' => false][$text('initial_view')]
                ?? ($isOn('collapse') ? true : null),
            isNumbered: $isOn('no_numbers') ? false : $no('display_counter'),
            visibleEntryLimit: is_numeric($text('view_more')) ? max(0, (int) $text('view_more')) : null,
            minWords: is_numeric($text('word_count_limit')) ? max(0, (int) $text('word_count_limit')) : null,
            class: $text('class'),
            alignment: in_array($text('wrapping'), ['left', 'right', 'center'], true) ? $text('wrapping') : '',
            legend: wp_strip_all_tags($text('box_title')),
            device: in_array($text('device_target'), ['mobile', 'desktop'], true) ? $text('device_target') : '',
            levels: self::parseLevels($text('heading_levels')),
            exclude: $text('exclude'),
            sourcePost: max(0, (int) $text('post_id')),
            restrictions: [
                'types' => array_values(array_filter(
                    array_map(trim(...), explode(',', $text('post_types'))),
                    static fn (string $type): bool => $type !== '',
                )),
                'in' => $ids('post_in'),
                'out' => $ids('post_not_in'),
            ],
            cssProperties: $columns > 1 ? ['columns' => (string) $columns] : [],
        );
    }

    /** @param array<mixed> $attributes attributes of the block `courant/contents` */
    public static function fromBlock(array $attributes): self
    {
        $flag = static fn (string $key): ?bool => ['yes' => true, 'no' => false][self::text($attributes, $key)] ?? null;
        $changes = [];
        foreach (is_array($attributes['changes'] ?? null) ? $attributes['changes'] : [] as $id => $change) {
            if (is_array($change)) {
                $changes[(string) $id] = [
                    'label' => wp_strip_all_tags(self::text($change, 'label')),
                    'hidden' => ($change['hidden'] ?? false) === true,
                ];
            }
        }
        $levels = is_array($attributes['levels'] ?? null)
            ? implode(',', array_filter($attributes['levels'], is_scalar(...)))
            : '';
        $display = [];
        foreach (['background', 'link'] as $key) {
            $display[$key] = CssValue::color(self::text($attributes, $key));
        }

        return new self(
            label: wp_strip_all_tags(self::text($attributes, 'label')),
            showsLabel: $flag('showLabel'),
            hasToggle: $flag('toggle'),
            startsHidden: $flag('hidden'),
            isNumbered: $flag('numbered'),
            isNested: $flag('hierarchy'),
            visibleEntryLimit: is_int($attributes['viewMore'] ?? null) && $attributes['viewMore'] >= 0
                ? $attributes['viewMore']
                : null,
            class: self::text($attributes, 'className'),
            alignment: in_array(self::text($attributes, 'align'), ['left', 'right', 'center'], true)
                ? self::text($attributes, 'align')
                : '',
            levels: self::parseLevels($levels),
            exclude: self::text($attributes, 'exclude'),
            cssProperties: array_filter($display, static fn (string $value): bool => $value !== ''),
            entryChanges: $changes,
        );
    }

    /** Returns whether a table with these options is shown on a post of that type and ID. */
    public function appliesTo(string $type, int $id): bool
    {
        return ($this->restrictions['types'] === [] || in_array($type, $this->restrictions['types'], true))
            && ($this->restrictions['in'] === [] || in_array($id, $this->restrictions['in'], true))
            && !in_array($id, $this->restrictions['out'], true);
    }

    /** @return list<int>|null */
    private static function parseLevels(string $text): ?array
    {
        $levels = array_values(array_filter(
            array_map(intval(...), explode(',', $text)),
            static fn (int $level): bool => $level >= 1 && $level <= 6,
        ));

        return $levels === [] ? null : $levels;
    }

    /** @param array<mixed> $attributes */
    private static function text(array $attributes, string $key): string
    {
        return is_scalar($attributes[$key] ?? null) ? trim((string) $attributes[$key]) : '';
    }
}
