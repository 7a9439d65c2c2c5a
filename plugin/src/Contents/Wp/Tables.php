<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\View\ListMarkup;
use CourantDesk\Contents\View\TocView;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use WP_Post;

/** Makes tables of contents, counts those of a page, and tells the scripts what they need. */
final class Tables
{
    private const ROOTS = ['container' => 'ez-toc-container', 'widget' => 'ez-toc-widget-container', 'sticky' => 'ez-toc-widget-sticky-container'];

    /** @var array<string, int> how many of each form stand on the page */
    private array $made = [];
    private int $toggles = 0;

    public function __construct(private readonly Kernel $kernel, private readonly ContentsSettings $settings)
    {
    }

    /** @param 'container'|'widget'|'sticky' $form */
    public function make(string $form, WP_Post $post, int $page, Outline $outline, TableOptions $options): string
    {
        $own = new PostOptions($this->settings, $post->ID);
        $number = $this->made[$form] = ($this->made[$form] ?? 0) + 1;
        $id = self::ROOTS[$form] . ($number === 1 ? '' : '-' . $number);
        $prefix = $form === 'sticky' ? 'ez-toc-widget-sticky' : 'ez-toc';
        $limit = $options->viewMore ?? $this->settings->number('view_more');
        $links = new Links($post, $page, $this->settings);
        $markup = new ListMarkup($id . '-list', $prefix, $links->to(...), $own->titles(), $limit, $this->settings->is('sub_toggle'));
        $list = $markup->items($this->settings->is('hierarchy') ? $outline->tree() : $outline->flat());
        $canHide = $options->toggle ?? $this->settings->is('toggle');
        $label = $options->label !== '' ? $options->label : $own->label();
        $hiddenOn = match ($options->startsHidden) {
            true => ['mobile', 'desktop'],
            false => [],
            null => $own->hiddenOn(),
        };
        $this->kernel->assets->style('contents');
        $this->kernel->config->add('contents', $this->config(...));

        return $this->kernel->template->render('contents/toc', new TocView(
            $id,
            implode(' ', $this->classes($form, $number, $own, $options)),
            $prefix,
            $form,
            $canHide ? $this->toggles++ : null,
            $label !== '' ? self::filled($label, $post) : __('Table of Contents', 'courant-desk'),
            $options->showsLabel ?? $this->settings->is('show_label'),
            $canHide ? implode(',', $hiddenOn) : '',
            $this->settings->number('scroll_offset'),
            new Html((new Island('contents', 'gesture'))->attributes()),
            $list,
            $markup->beyond(),
            new Html($this->script()),
        ));
    }

    /** @return array<string, mixed> see `schema/page-config.json` */
    public function config(): array
    {
        $devices = $this->settings->hidingDevices();

        return [
            'scrollOffset' => $this->settings->number('scroll_offset'),
            'smoothScroll' => $this->settings->is('smooth_scroll'),
            'visibilityHideByDefault' => $this->settings->startsHidden(),
            'visibilityHideByDevice' => $devices === [] ? '0' : implode(',', $devices),
            'affixSelector' => $this->settings->words('affix'),
            'messages' => [
                'show' => __('Show the table of contents', 'courant-desk'),
                'hide' => __('Hide the table of contents', 'courant-desk'),
                /* translators: %d: number of entries that are not shown */
                'more' => __('%d more entries', 'courant-desk'),
                'fewer' => __('Fewer entries', 'courant-desk'),
                'onThisPage' => __('On this page', 'courant-desk'),
            ],
        ];
    }

    /** @return list<string> */
    private function classes(string $form, int $number, PostOptions $own, TableOptions $options): array
    {
        $numbered = $options->isNumbered ?? $own->isNumbered();
        $alignment = $form === 'container' ? $own->alignment() : '';

        return array_values(array_filter([
            'courant-contents',
            self::ROOTS[$form],
            $form === 'sticky' ? 'ez-toc-widget-sticky-container-' . $number : '',
            ['container' => 'ez-toc', 'widget' => 'ez-toc-widget', 'sticky' => 'ez-toc-widget-sticky'][$form] ?? '',
            $alignment === '' ? '' : 'ez-toc-wrap-' . $alignment,
            $this->settings->is('hierarchy') ? 'counter-hierarchy' : 'counter-flat',
            $numbered ? 'ez-toc-counter' : '',
            'ez-toc-grey',
            'ez-toc-container-direction',
            $form === 'widget' && $this->settings->words('affix') !== '' ? 'ez-toc-affix' : '',
            ...array_map(sanitize_html_class(...), explode(' ', $options->class)),
        ], static fn (string $class): bool => $class !== ''));
    }

    /** The early script stands right behind each list, so that nothing shifts (Rulings 1). */
    private function script(): string
    {
        $file = dirname($this->kernel->file) . '/build/early/contents.js';
        $script = is_file($file) ? trim((string) file_get_contents($file)) : '';

        return $script === '' ? '' : wp_get_inline_script_tag($script);
    }

    private static function filled(string $label, WP_Post $post): string
    {
        return str_contains($label, '%PAGE_') ? str_replace(['%PAGE_TITLE%', '%PAGE_NAME%'], wp_strip_all_tags(get_the_title($post)), $label) : $label;
    }
}
