<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\TableOfContents\Domain\CssValue;
use CourantDesk\TableOfContents\Storage\PostTableOptions;

/** Builds the classes and custom properties of a table. */
final class TableAttributes
{
    public const ROOT_IDS = [
        'container' => 'ez-toc-container', 'widget' => 'ez-toc-widget-container',
        'sticky' => 'ez-toc-widget-sticky-container', 'drawer' => 'ez-toc-sticky-container',
    ];

    public function __construct(private readonly PostTableOptions $postOptions, private readonly TableOptions $options)
    {
    }

    public function classes(int $number): string
    {
        $display = $this->postOptions->display;
        $form = $this->options->form;
        $alignment = $form !== 'container'
            ? ''
            : ($this->options->alignment !== '' ? $this->options->alignment : $this->postOptions->alignment());
        $classes = [
            'courant-contents',
            self::ROOT_IDS[$form],
            $form === 'sticky' ? 'ez-toc-widget-sticky-container-' . $number : '',
            [
                'container' => 'ez-toc', 'widget' => 'ez-toc-widget', 'sticky' => 'ez-toc-widget-sticky',
                'drawer' => 'ez-toc-sticky-list',
            ][$form],
            $alignment === '' ? '' : 'ez-toc-wrap-' . $alignment . ($display->isEnabled('flow') ? '-text' : ''),
            $this->isNested() ? 'counter-hierarchy' : 'counter-flat',
            $this->isNumbered() ? ($this->direction() === 'rtl' ? 'ez-toc-counter-rtl' : 'ez-toc-counter') : '',
            'ez-toc-' . ($display->getText('theme') === 'site' ? 'grey ez-toc-site' : $display->getText('theme')),
            'ez-toc-container-direction',
            $form === 'widget' && $this->postOptions->settings->getText('affix') !== '' ? 'ez-toc-affix' : '',
            ...array_map(
                sanitize_html_class(...),
                explode(' ', $display->getText('class') . ' ' . $this->options->class),
            ),
        ];

        return implode(' ', array_unique(array_filter(
            EasyTocHooks::filterList('container_class', $classes, $this->options),
            static fn (string $class): bool => $class !== '',
        )));
    }

    public function isNested(): bool
    {
        return $this->options->isNested ?? $this->postOptions->settings->isEnabled('hierarchy');
    }

    /** @return string `ltr`, `rtl`, or '' for the direction of the page */
    public function direction(): string
    {
        return $this->postOptions->display->getText('direction');
    }

    /** @return array<string, string> data attributes for the stylesheet */
    public function dataAttributes(): array
    {
        $device = $this->options->device !== '' ? $this->options->device : $this->postOptions->device();

        return array_filter([
            'counter' => $this->isNumbered() ? $this->postOptions->display->counterStyle()->kind() : '',
            'numbers' => $this->isNumbered() && $this->postOptions->display->getText('counter_position') === 'outside'
                ? 'outside'
                : '',
            'device' => $this->options->form === 'drawer' ? '' : $device,
        ], static fn (string $value): bool => $value !== '');
    }

    public function styleAttribute(): string
    {
        $counter = $this->postOptions->display->counterStyle();
        $numbers = $this->isNumbered() && $counter->style !== 'decimal' ? ['counter' => $counter->cssName()] : [];

        return CssValue::declarations(
            array_replace($this->postOptions->display->cssProperties(), $this->options->cssProperties, $numbers)
        );
    }

    private function isNumbered(): bool
    {
        return $this->options->isNumbered ?? $this->postOptions->isNumbered();
    }
}
