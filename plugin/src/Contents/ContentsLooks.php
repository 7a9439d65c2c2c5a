<?php

declare(strict_types=1);

namespace CourantDesk\Contents;

use CourantDesk\Contents\Domain\Counter;
use CourantDesk\Contents\Domain\CssValue;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** How tables of contents look: themes, colours, sizes and numbers, handed to the style sheet as custom properties. */
final class ContentsLooks extends Group
{
    /** Setting and the custom property that it becomes. */
    private const COLOURS = ['background' => 'background', 'border' => 'line', 'title_colour' => 'title', 'link' => 'link', 'link_hover' => 'hover', 'link_visited' => 'visited', 'number_colour' => 'number', 'highlight' => 'highlight'];
    private const SIZES = ['title_size' => 'title-size', 'size' => 'size', 'child_size' => 'child-size', 'border_size' => 'border', 'width' => 'width', 'padding' => 'link-padding'];

    public function room(): string
    {
        return 'contents_looks';
    }

    public function title(): string
    {
        return __('Contents: looks', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::NEWSROOM;
    }

    public function fields(): array
    {
        $colour = __('A CSS colour, such as #2a6496. Empty: the theme’s.', 'courant-desk');
        $size = __('Such as 1rem, 15px or 95%. Empty: the theme’s.', 'courant-desk');
        $weight = __('100 to 900; 0: the theme’s.', 'courant-desk');

        return [
            new Field('theme', 'choice', 'site', __('Colours', 'courant-desk'), choices: [
                'site' => __('Those of the site', 'courant-desk'),
                'grey' => __('Grey', 'courant-desk'),
                'light-blue' => __('Light blue', 'courant-desk'),
                'white' => __('White', 'courant-desk'),
                'black' => __('Black', 'courant-desk'),
                'transparent' => __('Transparent', 'courant-desk'),
                'custom' => __('My own, below', 'courant-desk'),
            ]),
            new Field('background', 'text', '', __('Background', 'courant-desk'), $colour),
            new Field('border', 'text', '', __('Border', 'courant-desk'), $colour),
            new Field('border_size', 'text', '', __('Width of the border', 'courant-desk'), $size),
            new Field('title_colour', 'text', '', __('Heading', 'courant-desk'), $colour),
            new Field('link', 'text', '', __('Links', 'courant-desk'), $colour),
            new Field('link_hover', 'text', '', __('Links under the pointer', 'courant-desk'), $colour),
            new Field('link_visited', 'text', '', __('Visited links', 'courant-desk'), $colour),
            new Field('highlight', 'text', '', __('Behind the section in view', 'courant-desk'), $colour),
            new Field('counter', 'choice', 'decimal', __('Numbers', 'courant-desk'), choices: $this->counters()),
            new Field('counter_position', 'choice', 'inside', __('Place of the numbers', 'courant-desk'), choices: [
                'inside' => __('Before the words', 'courant-desk'),
                'outside' => __('In a column of their own', 'courant-desk'),
            ]),
            new Field('number_colour', 'text', '', __('Colour of the numbers', 'courant-desk'), $colour),
            new Field('width', 'text', '', __('Width', 'courant-desk'), $size),
            new Field('align', 'choice', '', __('Where it stands in the line', 'courant-desk'), choices: [
                '' => __('Where lines begin', 'courant-desk'),
                'center' => __('In the middle', 'courant-desk'),
                'left' => __('On the left', 'courant-desk'),
                'right' => __('On the right', 'courant-desk'),
            ]),
            new Field('flow', 'bool', false, __('The text flows around it', 'courant-desk')),
            new Field('columns', 'int', 1, __('Columns', 'courant-desk'), min: 1, max: 4),
            new Field('direction', 'choice', '', __('Direction of its text', 'courant-desk'), choices: [
                '' => __('The site’s', 'courant-desk'),
                'ltr' => __('Left to right', 'courant-desk'),
                'rtl' => __('Right to left', 'courant-desk'),
            ]),
            new Field('label_tag', 'choice', 'p', __('Element of its heading', 'courant-desk'), choices: ['p' => 'p', 'div' => 'div', 'span' => 'span', 'label' => 'label']),
            new Field('legend', 'text', '', __('Words above the box', 'courant-desk')),
            new Field('title_size', 'text', '', __('Size of its heading', 'courant-desk'), $size),
            new Field('title_weight', 'int', 0, __('Weight of its heading', 'courant-desk'), $weight, max: 900),
            new Field('size', 'text', '', __('Size of entries', 'courant-desk'), $size),
            new Field('weight', 'int', 0, __('Weight of entries', 'courant-desk'), $weight, max: 900),
            new Field('child_size', 'text', '', __('Size of entries below others', 'courant-desk'), $size),
            new Field('padding', 'text', '', __('Space around entries', 'courant-desk'), $size),
            new Field('class', 'text', '', __('Further CSS classes', 'courant-desk')),
            new Field('style', 'bool', true, __('Load our style sheet', 'courant-desk')),
        ];
    }

    public function objection(string $key, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if (isset(self::COLOURS[$key]) && $text !== '' && CssValue::colour($text) === '') {
            return __('This is not a color.', 'courant-desk');
        }

        return isset(self::SIZES[$key]) && $text !== '' && CssValue::length($text) === '' ? __('This is not a size with a unit.', 'courant-desk') : '';
    }

    public function counter(): Counter
    {
        return new Counter($this->text('counter'));
    }

    /** @return array<string, string> custom properties of every table, by name */
    public function properties(): array
    {
        $found = [];
        foreach (self::COLOURS as $key => $name) {
            $isTheme = in_array($key, ['background', 'border', 'link', 'link_hover', 'link_visited'], true);
            $found[$name] = $isTheme && $this->text('theme') !== 'custom' ? '' : CssValue::colour($this->text($key));
        }
        foreach (self::SIZES as $key => $name) {
            $found[$name] = CssValue::length($this->text($key));
        }
        foreach (['title_weight' => 'title-weight', 'weight' => 'weight'] as $key => $name) {
            $found[$name] = $this->int($key) > 0 ? (string) $this->int($key) : '';
        }
        $found['columns'] = $this->int('columns') > 1 ? (string) $this->int('columns') : '';

        return array_filter($found, static fn (string $value): bool => $value !== '');
    }

    public function words(string $key): string
    {
        return $this->text($key);
    }

    public function number(string $key): int
    {
        return $this->int($key);
    }

    public function is(string $key): bool
    {
        return $this->bool($key);
    }

    /** @return array<string, string> */
    private function counters(): array
    {
        $named = ['decimal' => __('1, 1.1, 1.2', 'courant-desk'), 'none' => __('None', 'courant-desk'), '- ' => __('Dashes', 'courant-desk')];
        foreach (Counter::STYLES as $style) {
            $named[$style] ??= ucfirst(str_replace('-', ' ', $style));
        }

        return $named;
    }
}
