<?php

declare(strict_types=1);

namespace CourantDemo;

/** Creates all content of the demo magazine, in the order of dependencies. */
final class Demo
{
    private function __construct(private readonly string $folder, private readonly DemoRecords $records)
    {
    }

    public static function fromFolder(string $folder): self
    {
        return new self($folder, new DemoRecords());
    }

    /** @return array<string, mixed> number of objects of each kind, number created in this run, and failures */
    public function create(): array
    {
        $settings = new SiteSettings($this->records);
        $settings->create();
        (new CoreSamples($this->records))->clear();

        $dates = new DemoDates(current_datetime());
        $images = new Images("{$this->folder}/images", $this->records);
        $markup = new Markup($this->folder, $this->records, $images);
        $authors = new Authors($this->records, $images);
        $categories = new Categories($this->records);

        $summary = [
            'images' => $images->create($this->data('images')),
            'authors' => $authors->create($this->data('authors')),
            'categories' => $categories->create($this->data('categories')),
            'pages' => (new Pages($this->records, $markup, $dates))->create($this->data('pages')),
            'articles' => (new Articles(
                records: $this->records,
                markup: $markup,
                dates: $dates,
                images: $images,
                authors: $authors,
                categories: $categories
            ))->create($this->data('articles')),
            'views' => (new ArticleViews($this->records))->create(),
            'comments' => (new Comments($this->records, $dates))->create($this->data('articles')),
            'forms' => Forms::isPossible() ? (new Forms($this->records))->create($this->data('forms')) : 0,
            'openings' => Openings::isPossible()
                ? (new Openings($this->records, $markup, $dates, $authors, $images))->create($this->data('openings'))
                : 0,
            'ads' => Ads::isPossible() ? (new Ads($this->records, $images))->create($this->data('ads')) : 0,
            'menus' => (new Menus($this->records, $markup, $categories))->create($this->data('menus')),
            'widget areas' => (new Widgets($this->records, $markup))->create($this->data('widgets')),
        ];
        $settings->configureAppearance($images, $categories);

        return $summary + ['made' => $this->records->countCreated(), 'notes' => $this->notes()];
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
