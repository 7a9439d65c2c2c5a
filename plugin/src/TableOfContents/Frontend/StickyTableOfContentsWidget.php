<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

/** Widget with a table of contents that stays visible and highlights the current section. */
final class StickyTableOfContentsWidget extends TableOfContentsWidget
{
    public function __construct(CurrentArticle $article, TableOfContentsRenderer $tables)
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
