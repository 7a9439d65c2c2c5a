<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\PostTableOptions;
use WP_Post;

/** Prints the end of a page with a table of contents: the bar with its drawer, and structured data. */
final class PageFooter
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OptionsResolver $options,
        private readonly CurrentArticle $article,
        private readonly TableOfContentsRenderer $tables,
    ) {
    }

    public function print(): void
    {
        $post = $this->article->findPost();
        if ($post === null || !$this->tables->hasTables()) {
            return;
        }
        $own = $this->options->forPost($post);
        $isWanted = EasyTocHooks::filterBoolean('sticky_enable_support', $own->settings->getText('bar') !== 'none')
            && in_array(
                $post->post_type,
                EasyTocHooks::filterList('sticky_post_types', $this->options->settings->enabledPostTypes()),
                true,
            );
        if ($isWanted && $own->settings->getText('bar') !== 'none') {
            $this->printBar($post, $own);
        }
        if ($own->settings->isEnabled('json_ld')) {
            $this->printStructuredData($post, $own);
        }
    }

    private function printBar(WP_Post $post, PostTableOptions $own): void
    {
        $settings = $own->settings;
        $label = $settings->getText('bar_text') !== ''
            ? $settings->getText('bar_text')
            : __('On this page', 'courant-desk');
        $options = new TableOptions(form: 'drawer', label: $label, isNumbered: $own->isNumbered());
        $outline = $this->article->findOutline($post, $options);
        if ($outline === null) {
            return;
        }
        (new TableStyles($this->kernel->assets, $own))->enqueueForBar();
        $data = [
            'progress' => $settings->isEnabled('progress') ? '1' : '',
            'steps' => $settings->isEnabled('steps') ? '1' : '',
            'minutes' => $settings->isEnabled('reading_time') ? (string) $outline->length->readingMinutes() : '',
        ];
        (new Html($this->kernel->template->render('table-of-contents/on-this-page-bar', new OnThisPageBarView(
            label: EasyTocHooks::filterText('sticky_title', $label),
            screens: $settings->getText('bar') === 'all' ? 'all' : 'mobile',
            drawerSide: $settings->getText('bar_side') === 'start' ? 'start' : 'end',
            theme: trim(
                $own->display->getText('theme') . ' ' . implode(' ', array_map(
                    sanitize_html_class(...),
                    explode(' ', EasyTocHooks::filterHtml('sticky_design_class', '')),
                ))
            ),
            dataAttributes: array_filter($data, static fn (string $value): bool => $value !== ''),
            list: new Html($this->tables->render($post, $this->article->currentPage($post), $outline, $options)),
        ))))->print();
    }

    /**
     * Prints the structured data of Easy Table of Contents (its setting `schema_sitenav_checkbox`) with the actual
     * heading IDs.
     */
    private function printStructuredData(WP_Post $post, PostTableOptions $own): void
    {
        $outline = $this->article->findOutline($post, new TableOptions());
        if ($outline === null) {
            return;
        }
        $links = new HeadingLinks($post, 0, $own->settings);
        $graph = array_map(static fn (Heading $heading): array => [
            '@type' => 'SiteNavigationElement',
            '@id' => $links->urlFor($heading),
            'name' => $heading->text,
            'url' => $links->urlFor($heading),
        ], $outline->headings);
        $json = InlineJson::encode(['@context' => 'https://schema.org', '@graph' => $graph]);
        (new Html(wp_get_inline_script_tag($json, ['type' => 'application/ld+json'])))->print();
    }
}
