<?php

declare(strict_types=1);

namespace CourantDesk\MagazineBlocks\Frontend;

use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\MagazineBlocks\Domain\ArticleQuery;
use CourantDesk\MagazineBlocks\Domain\SocialProfile;

/** Renders the magazine blocks on the server, independent of the theme. */
final class MagazineBlockRenderer
{
    public const BLOCK_FOLDERS = ['news', 'news-tabs', 'news-author', 'news-social'];

    public function __construct(
        private readonly string $directory,
        private readonly TemplateRenderer $template,
        private readonly ArticleListBuilder $posts,
        private readonly MagazineBlockAssets $assets,
    ) {
    }

    public function registerBlocks(): void
    {
        $renders = [
            $this->renderArticles(...), $this->renderTabs(...), $this->renderAuthor(...), $this->renderSocial(...),
        ];
        foreach (self::BLOCK_FOLDERS as $at => $folder) {
            register_block_type("{$this->directory}/{$folder}", ['render_callback' => $renders[$at]]);
        }
    }

    /** @param array<array-key, mixed> $attributes */
    public function renderArticles(array $attributes): string
    {
        $query = ArticleQuery::fromArray($attributes);
        $classes = "courant-news courant-news--{$query->layout}";
        $view = $this->createListView($query, $classes, $query->title);

        return $view->articles === [] ? '' : $this->renderTemplate('magazine-blocks/article-list', $view);
    }

    /** @param array<array-key, mixed> $attributes */
    public function renderTabs(array $attributes): string
    {
        $query = ArticleQuery::fromArray(['layout' => 'list', 'showCategory' => false] + $attributes);
        $labels = ['latest' => __('Latest', 'courant-desk')] + (ArticleListBuilder::hasMostRead()
            ? ['read' => __('Most read', 'courant-desk')]
            : ['discussed' => __('Most discussed', 'courant-desk')]);
        $lists = [];
        foreach ($labels as $source => $label) {
            $view = $this->createListView($query->withSource($source), 'courant-news courant-news--list', '', false);
            if ($view->articles !== []) {
                $lists[wp_unique_id("courant-news-{$source}-")] = ['label' => $label, 'news' => $view];
            }
        }
        $label = $query->title === '' ? __('Articles', 'courant-desk') : $query->title;

        return $lists === []
            ? ''
            : $this->renderTemplate(
                'magazine-blocks/article-tabs',
                new ArticleTabsView($this->wrapperAttributes('courant-news-tabs'), "h{$query->level}", $label, $lists),
            );
    }

    /** @param array<array-key, mixed> $attributes */
    public function renderAuthor(array $attributes): string
    {
        $authorId = is_numeric($attributes['author'] ?? null) ? (int) $attributes['author'] : 0;
        $authors = $authorId > 0 ? array_filter([get_userdata($authorId)]) : PostAuthors::find(get_post());

        return implode('', array_map(
            fn (object $author): string => $this->renderPerson($author, $attributes),
            $authors,
        ));
    }

    /** @param array<array-key, mixed> $attributes */
    private function renderPerson(object $author, array $attributes): string
    {
        $person = PostAuthors::describe($author);
        $portrait = ($attributes['showPortrait'] ?? true) === true ? get_avatar($person->avatar, 80, '', '') : '';

        return $this->renderTemplate('magazine-blocks/author', new AuthorBlockView(
            attributes: $this->wrapperAttributes('courant-news-author'),
            headingTag: 'h' . ArticleQuery::fromArray($attributes)->level,
            name: $person->name,
            biography: $person->biography,
            avatar: is_string($portrait) ? $portrait : '',
            url: $person->url,
        ));
    }

    /** @param array<array-key, mixed> $attributes */
    public function renderSocial(array $attributes): string
    {
        $links = $attributes['links'] ?? '';
        $profiles = SocialProfile::parseList(is_string($links) ? $links : '');
        $query = ArticleQuery::fromArray($attributes);

        return $profiles === []
            ? ''
            : $this->renderTemplate('magazine-blocks/social-profiles', new SocialProfilesView(
                $this->wrapperAttributes('courant-news-social'),
                "h{$query->level}",
                $query->title,
                $profiles,
            ));
    }

    private function createListView(
        ArticleQuery $query,
        string $classes,
        string $title,
        bool $isBlock = true,
    ): ArticleListView {
        $attributes = $isBlock
            ? $this->wrapperAttributes($classes, "--courant-news-columns:{$query->columns}")
            : 'class="' . esc_attr($classes) . '"';

        return new ArticleListView(
            attributes: $attributes,
            titleId: $title === '' ? '' : wp_unique_id('courant-news-title-'),
            title: $title,
            headingTag: "h{$query->level}",
            articleHeadingLevel: min(5, $title === '' && $isBlock ? $query->level : $query->level + 1),
            articles: $this->posts->forQuery($query),
        );
    }

    private function wrapperAttributes(string $classes, string $style = ''): string
    {
        return get_block_wrapper_attributes(['class' => $classes] + ($style === '' ? [] : ['style' => $style]));
    }

    private function renderTemplate(string $template, object $view): string
    {
        $this->assets->enqueue($template === 'magazine-blocks/article-tabs');

        return $this->template->render($template, $view);
    }
}
