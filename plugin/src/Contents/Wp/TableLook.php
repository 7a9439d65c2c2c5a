<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\CssValue;

/** Classes and custom properties of one table (Contents contract 2.1, 2.2, 2.6). */
final class TableLook
{
    public const ROOTS = ['container' => 'ez-toc-container', 'widget' => 'ez-toc-widget-container', 'sticky' => 'ez-toc-widget-sticky-container', 'drawer' => 'ez-toc-sticky-container'];

    public function __construct(private readonly PostOptions $own, private readonly TableOptions $options)
    {
    }

    public function classes(int $number): string
    {
        $looks = $this->own->looks;
        $form = $this->options->form;
        $alignment = $form !== 'container' ? '' : ($this->options->alignment !== '' ? $this->options->alignment : $this->own->alignment());
        $classes = [
            'courant-contents',
            self::ROOTS[$form],
            $form === 'sticky' ? 'ez-toc-widget-sticky-container-' . $number : '',
            ['container' => 'ez-toc', 'widget' => 'ez-toc-widget', 'sticky' => 'ez-toc-widget-sticky', 'drawer' => 'ez-toc-sticky-list'][$form],
            $alignment === '' ? '' : 'ez-toc-wrap-' . $alignment . ($looks->is('flow') ? '-text' : ''),
            $this->isNested() ? 'counter-hierarchy' : 'counter-flat',
            $this->isNumbered() ? ($this->direction() === 'rtl' ? 'ez-toc-counter-rtl' : 'ez-toc-counter') : '',
            'ez-toc-' . ($looks->words('theme') === 'site' ? 'grey ez-toc-site' : $looks->words('theme')),
            'ez-toc-container-direction',
            $form === 'widget' && $this->own->settings->words('affix') !== '' ? 'ez-toc-affix' : '',
            ...array_map(sanitize_html_class(...), explode(' ', $looks->words('class') . ' ' . $this->options->class)),
        ];

        return implode(' ', array_unique(array_filter(Hooks::list('container_class', $classes, $this->options), static fn (string $class): bool => $class !== '')));
    }

    public function isNested(): bool
    {
        return $this->options->hierarchy ?? $this->own->settings->is('hierarchy');
    }

    /** @return string `ltr`, `rtl`, or '' for the page's */
    public function direction(): string
    {
        return $this->own->looks->words('direction');
    }

    /** @return array<string, string> data attributes for the style sheet */
    public function data(): array
    {
        $device = $this->options->device !== '' ? $this->options->device : $this->own->device();

        return array_filter([
            'counter' => $this->isNumbered() ? $this->own->looks->counter()->kind() : '',
            'numbers' => $this->isNumbered() && $this->own->looks->words('counter_position') === 'outside' ? 'outside' : '',
            'device' => $this->options->form === 'drawer' ? '' : $device,
        ], static fn (string $value): bool => $value !== '');
    }

    public function style(): string
    {
        $counter = $this->own->looks->counter();
        $numbers = $this->isNumbered() && $counter->style !== 'decimal' ? ['counter' => $counter->css()] : [];

        return CssValue::declarations(array_replace($this->own->looks->properties(), $this->options->looks, $numbers));
    }

    private function isNumbered(): bool
    {
        return $this->options->isNumbered ?? $this->own->isNumbered();
    }
}
