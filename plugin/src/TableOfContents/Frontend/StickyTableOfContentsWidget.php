<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

/** Widget with a table of contents that stays visible and highlights the current section. */
final class StickyTableOfContentsWidget extends TableOfContentsWidget
{
    public function __construct(CurrentArticle $article, TableOfContentsRenderer $tables)
    {
        parent::__construct(
            article: $article,
            tables: $tables,
            id: 'ez_toc_widget_sticky',
            name: __('Sticky table of contents', 'courant-desk'),
            description: __('Lists the headings of the article on the page, stays in view and shows the current section.', 'courant-desk'),
            class: 'ez-toc-widget-sticky',
        );
        $this->form = 'sticky';
    }
}
