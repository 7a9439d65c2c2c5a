<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Frontend;

use CourantDesk\TableOfContents\Domain\HeadingParser;
use CourantDesk\TableOfContents\Domain\TextEdits;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\OutlineRepository;
use WP_Post;

/**
 * Adds heading IDs and tables of contents to an article's content in one pass, in the content filter.
 */
final class TableInserter
{
    /** Nesting depth of content filters, because only the outermost text is the article. */
    private int $depth = 0;

    public function __construct(
        private readonly OptionsResolver $options,
        private readonly CurrentArticle $article,
        private readonly OutlineRepository $outlines,
        private readonly TableOfContentsRenderer $tables,
        private readonly TablePlaceholders $placeholders,
    ) {
    }

    public function enterContent(string $html): string
    {
        if (++$this->depth === 1 && $this->article->findPostInLoop() !== null) {
            $this->placeholders->start();
        }

        return $html;
    }

    public function leaveContent(string $html): string
    {
        $this->depth = max(0, $this->depth - 1);

        return $html;
    }

    public function insertTables(string $html): string
    {
        $post = $this->depth > 1 || !$this->placeholders->isCollecting() ? null : $this->article->findPostInLoop();
        if ($post === null) {
            return $html;
        }
        $this->placeholders->stop();

        return EasyTocHooks::filterHtml(
            'wordpress_final_output',
            $this->fillContent($post, EasyTocHooks::filterContent($html)),
        );
    }

    private function fillContent(WP_Post $post, string $html): string
    {
        if ($this->article->isSuppressed($post->ID)) {
            return self::removePlaceholders($html);
        }
        $own = $this->options->forPost($post);
        $page = $this->article->currentPage($post);
        [$plan, $stencil] = $this->outlines->planPage($post, $own->outlineRules(), $html, $page);
        $edits = new TextEdits();
        $made = 0;
        foreach ($plan->placeholders as [$offset, $length, $number]) {
            $table = EasyTocHooks::filterHtml(
                'shortcode_final_toc_html',
                $this->renderTable($post, $page, $this->placeholders->optionsFor($number)),
            );
            $made += $table === '' ? 0 : 1;
            $edits->replace($stencil->toHtmlOffset($offset), $length, $table);
        }
        if ($plan->placeholders === [] && $own->isAutomatic() && !str_contains($html, 'ez-toc-container')) {
            $table = EasyTocHooks::filterHtml(
                'autoinsert_final_toc_html',
                $this->renderTable($post, $page, new TableOptions()),
            );
            $made += $table === '' ? 0 : 1;
            $edits->replace($stencil->toHtmlOffset($plan->tableOffset), 0, $table);
        }
        foreach (
            $made > 0 || $own->settings->isEnabled('always_ids') ? $plan->edits : [] as [$offset, $length, $text]
        ) {
            $edits->replace($stencil->toHtmlOffset($offset), $length, $text);
        }

        return $edits->apply($html);
    }

    private function renderTable(WP_Post $post, int $page, TableOptions $options): string
    {
        $source = $this->article->findSourcePost($post, $options);
        if ($source === null || !$options->appliesTo($post->post_type, $post->ID)) {
            return '';
        }
        $outline = $this->article->findOutline($source, $options);
        if ($outline !== null) {
            return $this->tables->render($source, $source->ID === $post->ID ? $page : 0, $outline, $options);
        }
        $isEmpty = $this->article->getFullOutline($source)->headings === []
            && !$this->article->isSuppressed($source->ID);

        return $isEmpty ? $this->tables->renderEmpty($source, $options) : '';
    }

    private static function removePlaceholders(string $html): string
    {
        return (string) preg_replace(
            '~<!--' . preg_quote(HeadingParser::PLACEHOLDER_PREFIX, '~') . '\d+-->~',
            '',
            $html,
        );
    }
}
