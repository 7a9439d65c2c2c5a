<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;
use CourantDesk\TableOfContents\Domain\CounterStyle;
use CourantDesk\TableOfContents\Domain\CssValue;

/**
 * Defines the settings of the appearance of tables of contents: themes, colors, sizes and numbering, passed to the
 * stylesheet as custom properties.
 */
final class TableOfContentsDisplaySettings extends ModuleSettings
{
    /** Custom property of each color setting. */
    private const COLOR_PROPERTIES = [
        'background' => 'background', 'border' => 'line', 'title_colour' => 'title', 'link' => 'link',
        'link_hover' => 'hover', 'link_visited' => 'visited', 'number_colour' => 'number', 'highlight' => 'highlight',
    ];
    private const SIZE_PROPERTIES = [
        'title_size' => 'title-size', 'size' => 'size', 'child_size' => 'child-size', 'border_size' => 'border',
        'width' => 'width', 'padding' => 'link-padding',
    ];

    public function groupId(): string
    {
        return 'contents_looks';
    }

    public function title(): string
    {
        return __('Table of contents: appearance', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Content;
    }

    public function capability(): string
    {
        return Capabilities::NEWSROOM;
    }

    public function fields(): array
    {
        $color = __('CSS color, such as #2a6496. Leave empty to use the theme’s color.', 'courant-desk');
        $size = __('CSS length, such as 1rem, 15px or 95%. Leave empty to use the theme’s value.', 'courant-desk');
        $weight = __('100 to 900. 0 uses the theme’s value.', 'courant-desk');

        return [
            new SettingsField('theme', 'choice', 'site', __('Colors', 'courant-desk'), choices: [
                'site' => __('Theme colors', 'courant-desk'),
                'grey' => __('Gray', 'courant-desk'),
                'light-blue' => __('Light blue', 'courant-desk'),
                'white' => __('White', 'courant-desk'),
                'black' => __('Black', 'courant-desk'),
                'transparent' => __('Transparent', 'courant-desk'),
                'custom' => __('Custom', 'courant-desk'),
            ]),
            new SettingsField('background', 'text', '', __('Background', 'courant-desk'), $color),
            new SettingsField('border', 'text', '', __('Border', 'courant-desk'), $color),
            new SettingsField('border_size', 'text', '', __('Border width', 'courant-desk'), $size),
            new SettingsField('title_colour', 'text', '', __('Heading', 'courant-desk'), $color),
            new SettingsField('link', 'text', '', __('Links', 'courant-desk'), $color),
            new SettingsField('link_hover', 'text', '', __('Links (hover)', 'courant-desk'), $color),
            new SettingsField('link_visited', 'text', '', __('Visited links', 'courant-desk'), $color),
            new SettingsField('highlight', 'text', '', __('Background of the current section', 'courant-desk'), $color),
            new SettingsField(
                'counter', 'choice', 'decimal', __('Numbers', 'courant-desk'), choices: $this->counterChoices(),
            ),
            new SettingsField('counter_position', 'choice', 'inside', __('Number position', 'courant-desk'), choices: [
                'inside' => __('Before the text', 'courant-desk'),
                'outside' => __('In a separate column', 'courant-desk'),
            ]),
            new SettingsField('number_colour', 'text', '', __('Number color', 'courant-desk'), $color),
            new SettingsField('width', 'text', '', __('Width', 'courant-desk'), $size),
            new SettingsField('align', 'choice', '', __('Alignment', 'courant-desk'), choices: [
                '' => __('Start', 'courant-desk'),
                'center' => __('Center', 'courant-desk'),
                'left' => __('Left', 'courant-desk'),
                'right' => __('Right', 'courant-desk'),
            ]),
            new SettingsField('flow', 'bool', false, __('Wrap text around the table', 'courant-desk')),
            new SettingsField('columns', 'int', 1, __('Columns', 'courant-desk'), min: 1, max: 4),
            new SettingsField('direction', 'choice', '', __('Text direction', 'courant-desk'), choices: [
                '' => __('Site default', 'courant-desk'),
                'ltr' => __('Left to right', 'courant-desk'),
                'rtl' => __('Right to left', 'courant-desk'),
            ]),
            new SettingsField('label_tag', 'choice', 'p', __('Title HTML element', 'courant-desk'), choices: [
                'p' => 'p', 'div' => 'div', 'span' => 'span', 'label' => 'label',
            ]),
            new SettingsField('legend', 'text', '', __('Text above the table', 'courant-desk')),
            new SettingsField('title_size', 'text', '', __('Title font size', 'courant-desk'), $size),
            new SettingsField('title_weight', 'int', 0, __('Title font weight', 'courant-desk'), $weight, max: 900),
            new SettingsField('size', 'text', '', __('Entry font size', 'courant-desk'), $size),
            new SettingsField('weight', 'int', 0, __('Entry font weight', 'courant-desk'), $weight, max: 900),
            new SettingsField('child_size', 'text', '', __('Nested entry font size', 'courant-desk'), $size),
            new SettingsField('padding', 'text', '', __('Entry spacing', 'courant-desk'), $size),
            new SettingsField('class', 'text', '', __('Additional CSS classes', 'courant-desk')),
            new SettingsField('style', 'bool', true, __('Load the plugin stylesheet', 'courant-desk')),
        ];
    }

    public function validationError(string $key, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if (isset(self::COLOR_PROPERTIES[$key]) && $text !== '' && CssValue::color($text) === '') {
            return __('Enter a valid CSS color, such as #2a6496.', 'courant-desk');
        }

        return isset(self::SIZE_PROPERTIES[$key]) && $text !== '' && CssValue::length($text) === ''
            ? __('Enter a CSS length with a unit, such as 1rem or 15px.', 'courant-desk')
            : '';
    }

    public function counterStyle(): CounterStyle
    {
        return new CounterStyle($this->text('counter'));
    }

    /** @return array<string, string> custom properties of every table, by name */
    public function cssProperties(): array
    {
        $found = [];
        foreach (self::COLOR_PROPERTIES as $key => $name) {
            $isTheme = in_array($key, ['background', 'border', 'link', 'link_hover', 'link_visited'], true);
            $found[$name] = $isTheme && $this->text('theme') !== 'custom' ? '' : CssValue::color($this->text($key));
        }
        foreach (self::SIZE_PROPERTIES as $key => $name) {
            $found[$name] = CssValue::length($this->text($key));
        }
        foreach (['title_weight' => 'title-weight', 'weight' => 'weight'] as $key => $name) {
            $found[$name] = $this->int($key) > 0 ? (string) $this->int($key) : '';
        }
        $found['columns'] = $this->int('columns') > 1 ? (string) $this->int('columns') : '';

        return array_filter($found, static fn (string $value): bool => $value !== '');
    }

    public function getText(string $key): string
    {
        return $this->text($key);
    }

    public function getNumber(string $key): int
    {
        return $this->int($key);
    }

    public function isEnabled(string $key): bool
    {
        return $this->bool($key);
    }

    /** @return array<string, string> */
    private function counterChoices(): array
    {
        $named = [
            'decimal' => __('1, 1.1, 1.2', 'courant-desk'),
            'none' => __('None', 'courant-desk'),
            '- ' => __('Dashes', 'courant-desk'),
        ];
        foreach (CounterStyle::STYLES as $style) {
            $named[$style] ??= ucfirst(str_replace('-', ' ', $style));
        }

        return $named;
    }
}
