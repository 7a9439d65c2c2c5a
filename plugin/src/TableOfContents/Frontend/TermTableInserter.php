<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\Kernel\Request;
use CourantDesk\TableOfContents\Domain\Outline;
use CourantDesk\TableOfContents\Domain\TextEdits;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\OutlineRepository;
use WP_Term;

/** Adds a table of contents to a term's description on the first page of its archive, when it is enabled. */
final class TermTableInserter
{
    public function __construct(
        private readonly OptionsResolver $options,
        private readonly OutlineRepository $outlines,
        private readonly TableOfContentsRenderer $tables,
    ) {
    }

    public function insertTable(mixed $html, mixed $term = 0, mixed $taxonomy = '', mixed $context = 'display'): mixed
    {
        if (
            !is_string($html)
            || stripos($html, '<h') === false
            || $context !== 'display'
            || $this->findTerm()?->term_id !== $term
        ) {
            return $html;
        }
        $own = $this->options->forPost(null);
        [$plan, $stencil] = $this->outlines->planHtml($own->outlineRules(), $html);
        $outline = new Outline($plan->headings, $plan->textLength);
        $edits = new TextEdits();
        if (
            $outline->hasHeadingCount($own->settings->getNumber('min'), $own->settings->getNumber('max'))
            && $outline->length->wordCount() >= $own->minWords()
        ) {
            $edits->replace(
                $stencil->toHtmlOffset($plan->tableOffset),
                0,
                $this->tables->render(null, 1, $outline, new TableOptions()),
            );
        }
        foreach ($plan->edits as [$offset, $length, $text]) {
            $edits->replace($stencil->toHtmlOffset($offset), $length, $text);
        }

        return EasyTocHooks::filterText(
            $taxonomy === 'product_cat' ? 'modify_product_category_content' : 'modify_taxonomy_content',
            $edits->apply($html),
        );
    }

    private function findTerm(): ?WP_Term
    {
        $isBody = !is_admin() && did_action('wp_head') > 0 && !doing_action('wp_head') && !is_feed() && !is_paged();
        $term = $isBody && (is_category() || is_tag() || is_tax()) ? get_queried_object() : null;
        $isWelcome = $term instanceof WP_Term
            && in_array($term->taxonomy, $this->options->settings->taxonomies(), true)
            && !$this->options->settings->isUrlExcluded(Request::fromGlobals()->uri());

        return $isWelcome ? $term : null;
    }
}
