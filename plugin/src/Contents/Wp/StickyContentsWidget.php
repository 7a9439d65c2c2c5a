<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

/** The same list, which stays in view and shows where the reader is (Spec 2.3). */
final class StickyContentsWidget extends ContentsWidget
{
    public function __construct(Article $article, Tables $tables)
    {
        parent::__construct(
            $article,
            $tables,
            'ez_toc_widget_sticky',
            __('Sticky table of contents', 'courant-desk'),
            __('Lists the headings of the article on the page, stays in view and shows the current section.', 'courant-desk'),
            'ez-toc-widget-sticky',
        );
        $this->form = 'sticky';
    }
}
