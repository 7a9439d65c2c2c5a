<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Contents\Domain\Edits;
use CourantDesk\Contents\Domain\Outline;
use CourantDesk\Kernel\Request;
use WP_Term;

/** The description of a term on the first page of its archive, where the owner wants contents there (Contents contract 1.8). */
final class TermContents
{
    public function __construct(private readonly Options $options, private readonly PostOutlines $outlines, private readonly Tables $tables)
    {
    }

    public function boot(): void
    {
        add_filter('term_description', [$this, 'fill'], 99, 4);
    }

    public function fill(mixed $html, mixed $term = 0, mixed $taxonomy = '', mixed $context = 'display'): mixed
    {
        if (!is_string($html) || stripos($html, '<h') === false || $context !== 'display' || $this->shown()?->term_id !== $term) {
            return $html;
        }
        $own = $this->options->of(null);
        [$plan, $stencil] = $this->outlines->plain($own->rules(), $html);
        $outline = new Outline($plan->headings, $plan->length);
        $edits = new Edits();
        if ($outline->isWithin($own->settings->number('min'), $own->settings->number('max')) && $outline->length->inWords() >= $own->minWords()) {
            $edits->put($stencil->toHtml($plan->box), 0, $this->tables->make(null, 1, $outline, new TableOptions()));
        }
        foreach ($plan->edits as [$offset, $length, $text]) {
            $edits->put($stencil->toHtml($offset), $length, $text);
        }

        return Hooks::text($taxonomy === 'product_cat' ? 'modify_product_category_content' : 'modify_taxonomy_content', $edits->apply($html));
    }

    private function shown(): ?WP_Term
    {
        $isBody = !is_admin() && did_action('wp_head') > 0 && !doing_action('wp_head') && !is_feed() && !is_paged();
        $term = $isBody && (is_category() || is_tag() || is_tax()) ? get_queried_object() : null;
        $isWelcome = $term instanceof WP_Term
            && in_array($term->taxonomy, $this->options->site->taxonomies(), true)
            && !$this->options->site->refuses(Request::current()->uri());

        return $isWelcome ? $term : null;
    }
}
