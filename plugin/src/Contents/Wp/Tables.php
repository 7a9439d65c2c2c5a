<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\EntryText;
use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Contents\View\ListMarkup;
use CourantDesk\Contents\View\TocView;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use WP_Post;

/** Makes tables of contents, and counts those of a page. */
final class Tables
{
    /** The contract's actions around each form, `…before` and `…after`. */
    private const AROUND = ['container' => '', 'widget' => '', 'sticky' => 'widget_sticky_', 'drawer' => 'sticky_toggle_'];

    /** @var array<string, int> how many of each form stand on the page */
    private array $made = [];
    private int $toggles = 0;

    /** @var array<string, int> how often each name was given: landmarks of one page have names of their own */
    private array $names = [];

    public function __construct(private readonly Kernel $kernel, private readonly Options $options, private readonly PageSettings $page)
    {
    }

    /** Whether one stands on the page, besides the drawer's. */
    public function any(): bool
    {
        return array_diff_key($this->made, ['drawer' => 0]) !== [];
    }

    /** The same with settings that are not stored: for a preview. */
    public function with(Options $options): self
    {
        return new self($this->kernel, $options, $this->page);
    }

    /**
     * @param WP_Post|null $post whose headings these are; null: a term's
     * @param int          $page of the post that is shown; 0: it is another post's page
     */
    public function make(?WP_Post $post, int $page, Outline $outline, TableOptions $options): string
    {
        return $this->render($post, $page, $outline, $options, '');
    }

    /** What the owner wants to be said where a text has no headings (contract setting `no_heading_text`). */
    public function empty(WP_Post $post, TableOptions $options): string
    {
        $words = $this->options->of($post)->settings->words('empty_text');

        return $words === '' ? '' : $this->render($post, 1, new Outline([]), $options, $words);
    }

    /** The list alone, without a box or script (contract function `eztoc_get_toc_list`). */
    public function list(WP_Post $post, int $page, Outline $outline, TableOptions $options): string
    {
        $own = $this->options->of($post);
        $markup = new ListMarkup('ez-toc-list-' . $post->ID, 'ez-toc', (new Links($post, $page, $own->settings))->to(...), self::titles($own, $options), 0, false, false);

        return '<ul class="ez-toc-list ez-toc-list-level-1">' . $markup->items((new TableLook($own, $options))->isNested() ? $outline->tree() : $outline->flat())->html . '</ul>';
    }

    private function render(?WP_Post $post, int $page, Outline $outline, TableOptions $options, string $empty): string
    {
        $own = $this->options->of($post);
        $settings = $own->settings;
        $form = $options->form;
        $number = $this->made[$form] = ($this->made[$form] ?? 0) + 1;
        $id = TableLook::ROOTS[$form] . ($number === 1 ? '' : '-' . $number);
        $prefix = ['sticky' => 'ez-toc-widget-sticky', 'drawer' => 'ez-toc-sticky'][$form] ?? 'ez-toc';
        $look = new TableLook($own, $options);
        $links = new Links($post, $page, $settings);
        $limit = $form === 'drawer' ? 0 : $options->viewMore ?? $own->viewMore();
        $isQuiet = $settings->is('quiet_links') && $settings->is('smooth_scroll');
        $markup = new ListMarkup($id . '-list', $prefix, $links->to(...), self::titles($own, $options), $limit, $form !== 'drawer' && ($settings->is('sub_toggle') || $settings->is('unfold')), $isQuiet);
        $list = $markup->items($look->isNested() ? $outline->tree() : $outline->flat());
        $canHide = $empty === '' && $form !== 'drawer' && ($options->toggle ?? $settings->is('toggle'));
        $label = $options->label !== '' ? $options->label : $own->label();
        $label = $label !== '' ? self::filled($label, $post) : __('Table of Contents', 'courant-desk');
        $times = $this->names[$label] = ($this->names[$label] ?? 0) + 1;
        $hiddenOn = match ($options->startsHidden) {
            true => ['mobile', 'desktop'],
            false => [],
            null => $own->hiddenOn(),
        };
        (new Styles($this->kernel->assets, $own))->of($options);
        $this->page->use($own);

        return $this->kernel->template->render('contents/toc', new TocView(
            $id,
            $look->classes($number),
            $look->style(),
            $prefix,
            $look->data() + $this->behaviour($own, $form, $canHide ? $this->toggles++ : null, $canHide ? $hiddenOn : []),
            $canHide,
            $label,
            $times === 1 ? $label : "$label ($times)",
            $form !== 'drawer' && ($options->showsLabel ?? $settings->is('show_label')),
            $own->looks->words('label_tag'),
            $look->direction(),
            $options->legend !== '' ? $options->legend : $own->looks->words('legend'),
            $settings->is('reading_time') && $empty === '' ? self::minutes($outline) : '',
            $empty,
            new Html(Hooks::text('modify_icon', '')),
            new Html(Hooks::finished('label_below_html', '')),
            new Html(Hooks::printed(self::AROUND[$form] . 'before')),
            new Html(Hooks::printed(self::AROUND[$form] . 'after')),
            new Html($empty === '' ? (new Island('contents', 'gesture'))->attributes() : ''),
            new Html(Hooks::text('pro_html_modifier', Hooks::text('add_custom_links', $list->html))),
            $markup->beyond(),
            new Html($empty === '' ? $this->kernel->assets->inline('contents') : ''),
        ));
    }

    /** @return callable(Heading): string */
    private static function titles(PostOptions $own, TableOptions $options): callable
    {
        $settings = $own->settings;
        $labels = array_map(static fn (array $change): string => $change['label'], $options->changes);
        $truncate = $settings->words('truncate');
        $entry = new EntryText(
            $own->titles(),
            $labels,
            $settings->is('no_colons'),
            $truncate === 'words' || $truncate === 'special' ? $truncate : '',
            $settings->number('truncate_words'),
            $settings->words('truncate_at'),
        );

        return Hooks::isHeard('title') ? static fn (Heading $heading): string => Hooks::text('title', $entry->of($heading)) : $entry->of(...);
    }

    /**
     * @param list<string> $hiddenOn
     * @return array<string, string> data attributes for the scripts
     */
    private function behaviour(PostOptions $own, string $form, ?int $index, array $hiddenOn): array
    {
        $remember = $own->settings->words('remember');

        return ['form' => $form, 'offset' => (string) $own->settings->number('scroll_offset'), 'hide' => implode(',', $hiddenOn)]
            + ($own->settings->number('mobile_offset') === $own->settings->number('scroll_offset') ? [] : ['offset-mobile' => (string) $own->settings->number('mobile_offset')])
            + ($index === null ? [] : ['index' => (string) $index])
            + ($index !== null && $own->settings->is('label_toggles') ? ['label' => '1'] : [])
            + ($remember === 'once' ? [] : ['remember' => $remember]);
    }

    private static function minutes(Outline $outline): string
    {
        $minutes = $outline->length->minutes();

        /* translators: %d: minutes */
        return sprintf(_n('%d minute to read', '%d minutes to read', $minutes, 'courant-desk'), $minutes);
    }

    private static function filled(string $label, ?WP_Post $post): string
    {
        $title = $post === null ? (string) single_term_title('', false) : get_the_title($post);

        return str_contains($label, '%PAGE_') ? str_replace(['%PAGE_TITLE%', '%PAGE_NAME%'], wp_strip_all_tags($title), $label) : $label;
    }
}
