<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Heading;
use CourantDesk\Contents\View\BarView;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\Kernel;
use WP_Post;

/** What stands at the end of a page with contents: the bar with its drawer, and the outline for search engines. */
final class PageEnd
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly Options $options,
        private readonly Article $article,
        private readonly Tables $tables,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_footer', $this->print(...), 5);
    }

    private function print(): void
    {
        $post = $this->article->shown();
        if ($post === null || !$this->tables->any()) {
            return;
        }
        $own = $this->options->of($post);
        $isWanted = Hooks::holds('sticky_enable_support', $own->settings->words('bar') !== 'none')
            && in_array($post->post_type, Hooks::list('sticky_post_types', $this->options->site->enabledTypes()), true);
        if ($isWanted && $own->settings->words('bar') !== 'none') {
            $this->bar($post, $own);
        }
        if ($own->settings->is('json_ld')) {
            $this->outline($post, $own);
        }
    }

    private function bar(WP_Post $post, PostOptions $own): void
    {
        $settings = $own->settings;
        $words = $settings->words('bar_text') !== '' ? $settings->words('bar_text') : __('On this page', 'courant-desk');
        $options = new TableOptions(form: 'drawer', label: $words, isNumbered: $own->isNumbered());
        $outline = $this->article->outline($post, $options);
        if ($outline === null) {
            return;
        }
        (new Styles($this->kernel->assets, $own))->ofBar();
        $data = ['progress' => $settings->is('progress') ? '1' : '', 'steps' => $settings->is('steps') ? '1' : '', 'minutes' => $settings->is('reading_time') ? (string) $outline->length->minutes() : ''];
        (new Html($this->kernel->template->render('contents/bar', new BarView(
            Hooks::text('sticky_title', $words),
            $settings->words('bar') === 'all' ? 'all' : 'mobile',
            $settings->words('bar_side') === 'start' ? 'start' : 'end',
            trim($own->looks->words('theme') . ' ' . implode(' ', array_map(sanitize_html_class(...), explode(' ', Hooks::finished('sticky_design_class', ''))))),
            array_filter($data, static fn (string $value): bool => $value !== ''),
            new Html($this->tables->make($post, $this->article->page($post), $outline, $options)),
        ))))->print();
    }

    /** The contract's vocabulary (its setting `schema_sitenav_checkbox`), with the ids that the headings really have. */
    private function outline(WP_Post $post, PostOptions $own): void
    {
        $outline = $this->article->outline($post, new TableOptions());
        if ($outline === null) {
            return;
        }
        $links = new Links($post, 0, $own->settings);
        $graph = array_map(static fn (Heading $heading): array => [
            '@type' => 'SiteNavigationElement',
            '@id' => $links->to($heading),
            'name' => $heading->text,
            'url' => $links->to($heading),
        ], $outline->headings);
        $json = InlineJson::encode(['@context' => 'https://schema.org', '@graph' => $graph]);
        (new Html(wp_get_inline_script_tag($json, ['type' => 'application/ld+json'])))->print();
    }
}
