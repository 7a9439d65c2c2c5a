<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Feature;

/**
 * Puts the options before editors, with live preview.
 */
final class Customizer implements Feature
{
    private const SCRIPT = 'theme-customizer';

    public function boot(): void
    {
        add_action('after_setup_theme', $this->declare(...));
        add_action('customize_register', $this->register(...), 20);
        add_action('customize_controls_enqueue_scripts', $this->enqueue(...));
        // A film from another host would be asked for before anybody could say no (Rulings 31).
        add_filter('theme_mod_external_header_video', '__return_empty_string');
    }

    private function declare(): void
    {
        add_theme_support('custom-header', [
            'width' => 2000,
            'height' => 400,
            'flex-width' => true,
            'flex-height' => true,
            'header-text' => false,
            'video' => true,
        ]);
        add_theme_support('custom-background', ['wp-head-callback' => BackgroundStyle::print(...)]);
    }

    private function register(\WP_Customize_Manager $customize): void
    {
        $customize->remove_control('external_header_video');

        foreach (Panels::titles() as $id => $title) {
            $customize->add_panel($id, ['title' => $title, 'priority' => 60]);
        }

        foreach (Panels::sections() as $section) {
            if ($section->title !== '') {
                $customize->add_section($section->id, [
                    'title' => $section->title,
                    'panel' => $section->panel,
                    'description' => $section->description,
                    'priority' => 60,
                ]);
            }

            foreach ($section->fields as $place => $field) {
                $this->add($customize, $section, $field, $place);
            }
        }

        (new Partials($customize))->register();
        (new CategoryColourSettings($customize))->register();
    }

    private function add(\WP_Customize_Manager $customize, Section $section, Field $field, int $place): void
    {
        $setting = Options::PREFIX . $field->id;

        $customize->add_setting($setting, [
            'default' => (string) Options::default($field->id),
            'sanitize_callback' => static fn (mixed $value): mixed => Options::clean($field->id, $value),
            'transport' => Partials::hold($field->id) ? 'postMessage' : 'refresh',
        ]);
        // After what WordPress itself puts into its own sections.
        $priority = ($section->title === '' ? 60 : 10) + $place;
        $customize->add_control(Controls::of($customize, $setting, $field, $section->id, $priority));
    }

    private function enqueue(): void
    {
        $dependencies = [];
        $lists = [];

        foreach (Panels::sections() as $section) {
            foreach ($section->fields as $field) {
                if ($field->only !== '') {
                    $dependencies[Options::PREFIX . $field->id] = $field->only;
                }

                if (in_array(Declared::ALL[$field->id][0], [Kind::Ids, Kind::Sections], true)) {
                    $lists[Options::PREFIX . $field->id] = Declared::ALL[$field->id][0] === Kind::Ids ? 'posts' : 'sections';
                }
            }
        }

        Script::enqueue(self::SCRIPT, [
            'only' => $dependencies,
            'lists' => $lists,
            'prefix' => Options::PREFIX,
            'categories' => $this->categories(),
            'layouts' => Words::sectionLayouts(),
            'most' => HomeSection::MOST,
        ]);
    }

    /**
     * @return list<array{id: int, name: string}>
     */
    private function categories(): array
    {
        $terms = get_terms(['taxonomy' => 'category', 'hide_empty' => false, 'number' => 500]);

        return array_map(
            static fn (\WP_Term $term): array => ['id' => $term->term_id, 'name' => html_entity_decode($term->name, ENT_QUOTES)],
            is_array($terms) ? array_values($terms) : []
        );
    }
}
