<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use CourantDesk\TableOfContents\Domain\EntryLabel;
use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Domain\Outline;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\PostTableOptions;
use WP_Post;

/** Renders tables of contents and counts those on the page. */
final class TableOfContentsRenderer
{
    /** Hooks of Easy Table of Contents around each form, with the suffixes `before` and `after`. */
    private const HOOK_PREFIXES =
        ['container' => '', 'widget' => '', 'sticky' => 'widget_sticky_', 'drawer' => 'sticky_toggle_'];

    /** @var array<string, int> number of tables on the page by form */
    private array $countByForm = [];
    private int $toggleCount = 0;

    /** @var array<string, int> number of uses of each label, because landmarks on a page need unique labels */
    private array $nameCounts = [];

    public function __construct(
        private readonly Kernel $kernel,
        private readonly OptionsResolver $options,
        private readonly PageScriptConfig $scriptConfig,
    ) {
    }

    /** Returns whether the page has a table in addition to the one in the drawer. */
    public function hasTables(): bool
    {
        return array_diff_key($this->countByForm, ['drawer' => 0]) !== [];
    }

    /** Returns a renderer with settings that are not stored, for previews. */
    public function withOptions(OptionsResolver $options): self
    {
        return new self($this->kernel, $options, $this->scriptConfig);
    }

    /**
     * @param WP_Post|null $post post of the headings; null for a term
     * @param int $page number of the current page of the post; 0 for the page of another post
     */
    public function render(?WP_Post $post, int $page, Outline $outline, TableOptions $options): string
    {
        return $this->renderTemplate($post, $page, $outline, $options, '');
    }

    /**
     * Renders the configured message for a text without headings (setting `no_heading_text` of Easy Table of Contents).
     */
    public function renderEmpty(WP_Post $post, TableOptions $options): string
    {
        $message = $this->options->forPost($post)->settings->getText('empty_text');

        return $message === '' ? '' : $this->renderTemplate($post, 1, new Outline([]), $options, $message);
    }

    /** Renders only the list (function `eztoc_get_toc_list` of Easy Table of Contents). */
    public function renderList(WP_Post $post, int $page, Outline $outline, TableOptions $options): string
    {
        $own = $this->options->forPost($post);
        $markup = new TocListRenderer(
            id: 'ez-toc-list-' . $post->ID,
            prefix: 'ez-toc',
            href: (new HeadingLinks($post, $page, $own->settings))->urlFor(...),
            title: self::entryLabels($own, $options),
            limit: 0,
            canFold: false,
            isQuiet: false
        );

        return '<ul class="ez-toc-list ez-toc-list-level-1">' . $markup->render(
            (new TableAttributes($own, $options))->isNested() ? $outline->tree() : $outline->flat()
        )->html . '</ul>';
    }

    private function renderTemplate(
        ?WP_Post $post,
        int $page,
        Outline $outline,
        TableOptions $options,
        string $empty,
    ): string {
        $own = $this->options->forPost($post);
        $settings = $own->settings;
        $form = $options->form;
        $number = $this->countByForm[$form] = ($this->countByForm[$form] ?? 0) + 1;
        $id = TableAttributes::ROOT_IDS[$form] . ($number === 1 ? '' : '-' . $number);
        $prefix = ['sticky' => 'ez-toc-widget-sticky', 'drawer' => 'ez-toc-sticky'][$form] ?? 'ez-toc';
        $tableAttributes = new TableAttributes($own, $options);
        $links = new HeadingLinks($post, $page, $settings);
        $limit = $form === 'drawer' ? 0 : $options->visibleEntryLimit ?? $own->visibleEntryLimit();
        $markup = new TocListRenderer(
            id: $id . '-list',
            prefix: $prefix,
            href: $links->urlFor(...),
            title: self::entryLabels($own, $options),
            limit: $limit,
            canFold: $form !== 'drawer' && ($settings->isEnabled('sub_toggle') || $settings->isEnabled('unfold')),
            isQuiet: $settings->isEnabled('quiet_links') && $settings->isEnabled('smooth_scroll')
        );
        $list = $markup->render($tableAttributes->isNested() ? $outline->tree() : $outline->flat());
        $canHide = $empty === '' && $form !== 'drawer' && ($options->hasToggle ?? $settings->isEnabled('toggle'));
        $label = self::createLabel($own, $options, $post);
        $times = $this->nameCounts[$label] = ($this->nameCounts[$label] ?? 0) + 1;
        $hiddenOn = self::hiddenDevices($own, $options, count($outline->flat()));
        (new TableStyles($this->kernel->assets, $own))->enqueueForTable($options);
        $this->scriptConfig->setOptions($own, $form);

        return $this->kernel->template->render('table-of-contents/toc', new TableOfContentsView(
            id: $id,
            classes: $tableAttributes->classes($number),
            styleAttribute: $tableAttributes->styleAttribute(),
            prefix: $prefix,
            dataAttributes: $tableAttributes->dataAttributes()
                + $this->scriptData($own, $form, $canHide ? $this->toggleCount++ : null, $canHide ? $hiddenOn : []),
            hasToggle: $canHide,
            label: $label,
            accessibleName: $times === 1 ? $label : "$label ($times)",
            showsLabel: $form !== 'drawer' && ($options->showsLabel ?? $settings->isEnabled('show_label')),
            labelTag: $own->display->getText('label_tag'),
            direction: $tableAttributes->direction(),
            legend: $options->legend !== '' ? $options->legend : $own->display->getText('legend'),
            readingTime: $settings->isEnabled('reading_time') && $empty === '' ? self::formatReadingTime($outline) : '',
            emptyText: $empty,
            icon: new Html(EasyTocHooks::filterText('modify_icon', '')),
            belowLabel: new Html(EasyTocHooks::filterHtml('label_below_html', '')),
            before: new Html(EasyTocHooks::captureAction(self::HOOK_PREFIXES[$form] . 'before')),
            after: new Html(EasyTocHooks::captureAction(self::HOOK_PREFIXES[$form] . 'after')),
            island: new Html($empty === '' ? (new Island('table-of-contents', 'gesture'))->attributes() : ''),
            list: new Html(
                EasyTocHooks::filterText('pro_html_modifier', EasyTocHooks::filterText('add_custom_links', $list->html))
            ),
            hiddenCount: $markup->countHidden(),
            inlineScript: new Html($empty === '' ? $this->kernel->assets->inlineScriptTag('table-of-contents') : ''),
        ));
    }

    /** @return callable(Heading): string */
    private static function entryLabels(PostTableOptions $own, TableOptions $options): callable
    {
        $settings = $own->settings;
        $labels = array_map(static fn (array $change): string => $change['label'], $options->entryChanges);
        $truncate = $settings->getText('truncate');
        $entry = new EntryLabel(
            titles: $own->alternateTitles(),
            labels: $labels,
            removesColons: $settings->isEnabled('no_colons'),
            truncate: $truncate === 'words' || $truncate === 'special' ? $truncate : '',
            maxWords: $settings->getNumber('truncate_words'),
            cutAt: $settings->getText('truncate_at'),
        );

        return EasyTocHooks::hasFilter('title') ? static fn (Heading $heading): string =>
            EasyTocHooks::filterText('title', $entry->forHeading($heading)) : $entry->forHeading(...);
    }

    /**
     * @param list<string> $hiddenOn
     * @return array<string, string> data attributes for the scripts
     */
    private function scriptData(PostTableOptions $own, string $form, ?int $index, array $hiddenOn): array
    {
        $remember = $own->settings->getText('remember');

        return [
            'form' => $form,
            'offset' => (string) $own->settings->getNumber('scroll_offset'),
            'hide' => implode(',', $hiddenOn),
        ]
            + (
                $own->settings->getNumber('mobile_offset') === $own->settings->getNumber('scroll_offset')
                ? []
                : ['offset-mobile' => (string) $own->settings->getNumber('mobile_offset')]
            )
            + ($index === null ? [] : ['index' => (string) $index])
            + ($index !== null && $own->settings->isEnabled('label_toggles') ? ['label' => '1'] : [])
            + ($remember === 'once' ? [] : ['remember' => $remember]);
    }

    private static function formatReadingTime(Outline $outline): string
    {
        $minutes = $outline->length->readingMinutes();

        /* translators: %d: minutes */
        return sprintf(_n('%d minute read', '%d minutes read', $minutes, 'courant-desk'), $minutes);
    }

    private static function fillPlaceholders(string $label, ?WP_Post $post): string
    {
        $title = $post === null ? (string) single_term_title('', false) : get_the_title($post);

        return str_contains($label, '%PAGE_')
            ? str_replace(['%PAGE_TITLE%', '%PAGE_NAME%'], wp_strip_all_tags($title), $label)
            : $label;
    }

    /** @return list<string> devices on which the table starts hidden */
    private static function hiddenDevices(PostTableOptions $own, TableOptions $options, int $count): array
    {
        return match ($options->startsHidden) {
            true => ['mobile', 'desktop'],
            false => [],
            null => $own->hiddenDevices($count),
        };
    }

    private static function createLabel(PostTableOptions $own, TableOptions $options, ?WP_Post $post): string
    {
        $label = $options->label !== '' ? $options->label : $own->label();

        return $label !== '' ? self::fillPlaceholders($label, $post) : __('Table of Contents', 'courant-desk');
    }
}
