<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates all content of the demo magazine, in the order of dependencies. */
final class Demo
{
    private function __construct(private readonly string $folder, private readonly Marks $marks)
    {
    }

    public static function in(string $folder): self
    {
        return new self($folder, new Marks());
    }

    /** @return array<string, mixed> number of objects of each kind, number created in this run, and failures */
    public function lay(): array
    {
        $settings = new SiteSettings($this->marks);
        $settings->lay();
        (new CoreSamples($this->marks))->clear();

        $moments = new Moments(current_datetime());
        $images = new Images("{$this->folder}/images", $this->marks);
        $markup = new Markup($this->folder, $this->marks, $images);
        $authors = new Authors($this->marks);
        $categories = new Categories($this->marks);

        $summary = [
            'authors' => $authors->lay($this->data('authors')),
            'images' => $images->lay($this->data('images')),
            'categories' => $categories->lay($this->data('categories')),
            'pages' => (new Pages($this->marks, $markup, $moments))->lay($this->data('pages')),
            'articles' => (new Articles(
                marks: $this->marks,
                markup: $markup,
                moments: $moments,
                images: $images,
                authors: $authors,
                categories: $categories
            ))->lay($this->data('articles')),
            'comments' => (new Comments($this->marks, $moments))->lay($this->data('articles')),
            'openings' => Openings::isPossible()
                ? (new Openings($this->marks, $markup, $moments, $authors))->lay($this->data('openings'))
                : 0,
            'ads' => Ads::isPossible() ? (new Ads($this->marks))->lay($this->data('ads')) : 0,
            'menus' => (new Menus($this->marks, $markup, $categories))->lay($this->data('menus')),
            'widget areas' => (new Widgets($this->marks, $markup))->lay($this->data('widgets')),
        ];
        $settings->configureAppearance($images);

        return $summary + ['made' => $this->marks->made(), 'notes' => $this->notes()];
    }

    /** @return list<string> */
    private function notes(): array
    {
        return array_keys(array_filter([
            'No openings: their post type is not registered (is Courant Desk active?).' => !Openings::isPossible(),
            'No widget areas and menu places of Courant: its theme is not active.' => get_stylesheet() !== 'courant',
            'The role "hr" does not exist, so the jobs desk has no user of its own.' => !wp_roles()->is_role('hr'),
        ]));
    }

    private function data(string $name): Row
    {
        return Row::from("{$this->folder}/data/{$name}.json");
    }
}
