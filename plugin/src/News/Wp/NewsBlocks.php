<?php

declare(strict_types=1);

namespace CourantDesk\News\Wp;

use CourantDesk\Kernel\Template;
use CourantDesk\News\Domain\NewsQuery;
use CourantDesk\News\Domain\Profile;
use CourantDesk\News\View\AuthorView;
use CourantDesk\News\View\NewsView;
use CourantDesk\News\View\SocialView;
use CourantDesk\News\View\TabsView;

/** The blocks of a magazine (Rulings 28): the server makes their markup, under any theme. */
final class NewsBlocks
{
    public const FOLDERS = ['news', 'news-tabs', 'news-author', 'news-social'];

    public function __construct(
        private readonly string $directory,
        private readonly Template $template,
        private readonly NewsPosts $posts,
        private readonly NewsAssets $assets,
    ) {
    }

    public function register(): void
    {
        $renders = [$this->news(...), $this->tabs(...), $this->author(...), $this->social(...)];
        foreach (self::FOLDERS as $at => $folder) {
            register_block_type("{$this->directory}/{$folder}", ['render_callback' => $renders[$at]]);
        }
    }

    /** @param array<array-key, mixed> $attributes */
    public function news(array $attributes): string
    {
        $query = NewsQuery::fromArray($attributes);
        $classes = "courant-news courant-news--{$query->layout}";
        $view = $this->view($query, $classes, $query->title);

        return $view->stories === [] ? '' : $this->render('news/news', $view);
    }

    /** @param array<array-key, mixed> $attributes */
    public function tabs(array $attributes): string
    {
        $query = NewsQuery::fromArray(['layout' => 'list', 'showCategory' => false] + $attributes);
        $labels = ['latest' => __('Latest', 'courant-desk'), 'discussed' => __('Most discussed', 'courant-desk')];
        $lists = [];
        foreach ($labels as $source => $label) {
            $view = $this->view($query->of($source), 'courant-news courant-news--list', '', false);
            if ($view->stories !== []) {
                $lists[wp_unique_id("courant-news-{$source}-")] = ['label' => $label, 'news' => $view];
            }
        }
        $label = $query->title === '' ? __('Articles', 'courant-desk') : $query->title;

        return $lists === []
            ? ''
            : $this->render('news/tabs', new TabsView($this->wrapper('courant-news-tabs'), "h{$query->level}", $label, $lists));
    }

    /** @param array<array-key, mixed> $attributes */
    public function author(array $attributes): string
    {
        $wanted = is_numeric($attributes['author'] ?? null) ? (int) $attributes['author'] : 0;
        $post = get_post();
        $user = get_userdata($wanted > 0 ? $wanted : (int) ($post->post_author ?? 0));
        if ($user === false) {
            return '';
        }
        $portrait = ($attributes['showPortrait'] ?? true) === true ? get_avatar($user->ID, 80, '', '') : '';

        return $this->render('news/author', new AuthorView(
            $this->wrapper('courant-news-author'),
            'h' . NewsQuery::fromArray($attributes)->level,
            $user->display_name,
            get_the_author_meta('description', $user->ID),
            is_string($portrait) ? $portrait : '',
            count_user_posts($user->ID, 'post', true) > 0 ? get_author_posts_url($user->ID) : '',
        ));
    }

    /** @param array<array-key, mixed> $attributes */
    public function social(array $attributes): string
    {
        $links = $attributes['links'] ?? '';
        $profiles = Profile::listFrom(is_string($links) ? $links : '');
        $query = NewsQuery::fromArray($attributes);

        return $profiles === []
            ? ''
            : $this->render('news/social', new SocialView($this->wrapper('courant-news-social'), "h{$query->level}", $query->title, $profiles));
    }

    private function view(NewsQuery $query, string $classes, string $title, bool $isBlock = true): NewsView
    {
        $attributes = $isBlock ? $this->wrapper($classes, "--courant-news-columns:{$query->columns}") : 'class="' . esc_attr($classes) . '"';

        return new NewsView(
            $attributes,
            $title === '' ? '' : wp_unique_id('courant-news-title-'),
            $title,
            "h{$query->level}",
            min(5, $title === '' && $isBlock ? $query->level : $query->level + 1),
            $this->posts->find($query),
        );
    }

    private function wrapper(string $classes, string $style = ''): string
    {
        return get_block_wrapper_attributes(['class' => $classes] + ($style === '' ? [] : ['style' => $style]));
    }

    private function render(string $template, object $view): string
    {
        $this->assets->add($template === 'news/tabs');

        return $this->template->render($template, $view);
    }
}
