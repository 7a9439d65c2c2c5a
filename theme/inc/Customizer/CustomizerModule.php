<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Module;

/**
 * Registers the theme's options in the Customizer, with live preview.
 */
final class CustomizerModule implements Module
{
    private const SCRIPT = 'theme-customizer';

    public function boot(): void
    {
        add_action('after_setup_theme', $this->addThemeSupport(...));
        add_action('customize_register', $this->registerOptions(...), 20);
        add_action('customize_controls_enqueue_scripts', $this->enqueueScript(...));
        // A video from another host would be requested without the visitor's consent.
        add_filter('theme_mod_external_header_video', '__return_empty_string');
    }

    private function addThemeSupport(): void
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

    private function registerOptions(\WP_Customize_Manager $customize): void
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

            foreach ($section->fields as $position => $field) {
                $this->addOption($customize, $section, $field, $position);
            }
        }

        foreach (Panels::CORE_SECTIONS as $id => $panel) {
            $section = $customize->get_section($id);
            if ($section instanceof \WP_Customize_Section) {
                $section->panel = $panel;
                $section->priority = 70;
            }
        }

        (new SelectiveRefreshPartials($customize))->register();
        (new CategoryColorSettings($customize))->register();
    }

    private function addOption(
        \WP_Customize_Manager $customize,
        OptionSection $section,
        OptionField $field,
        int $position,
    ): void {
        $setting = ThemeOptions::PREFIX . $field->id;

        $customize->add_setting($setting, [
            'default' => (string) ThemeOptions::defaultValue($field->id),
            // SVG is code: WordPress accepts it from users with this capability only.
            'capability' => OptionDefinitions::ALL[$field->id][0] === OptionType::Svg
                ? 'unfiltered_html'
                : 'edit_theme_options',
            'sanitize_callback' => static fn (mixed $value): mixed => ThemeOptions::sanitize($field->id, $value),
            'transport' => SelectiveRefreshPartials::hasPartial($field->id) ? 'postMessage' : 'refresh',
        ]);
        // After the controls that WordPress adds to its own sections.
        $priority = ($section->title === '' ? 60 : 10) + $position;
        $customize->add_control(ControlFactory::create($customize, $setting, $field, $section->id, $priority));
    }

    private function enqueueScript(): void
    {
        $dependencies = [];
        $lists = [];

        foreach (Panels::sections() as $section) {
            foreach ($section->fields as $field) {
                if ($field->dependsOn !== '') {
                    $dependencies[ThemeOptions::PREFIX . $field->id] = $field->dependsOn;
                }

                if (in_array(OptionDefinitions::ALL[$field->id][0], [OptionType::Ids, OptionType::Sections], true)) {
                    $lists[ThemeOptions::PREFIX . $field->id] =
                        OptionDefinitions::ALL[$field->id][0] === OptionType::Ids ? 'posts' : 'sections';
                }
            }
        }

        AdminScript::enqueue(self::SCRIPT, [
            'only' => $dependencies,
            'lists' => $lists,
            'prefix' => ThemeOptions::PREFIX,
            'categories' => $this->categoryChoices(),
            'layouts' => OptionLabels::sectionLayouts(),
            'most' => HomeSectionOptions::MAX_POSTS,
            'presets' => AppearancePresets::groups(),
        ]);
    }

    /**
     * Returns the categories for the script of the section list.
     *
     * @return list<array{id: int, name: string}>
     */
    private function categoryChoices(): array
    {
        $terms = get_terms(['taxonomy' => 'category', 'hide_empty' => false, 'number' => 500]);

        return array_map(
            static fn (\WP_Term $term): array
                => ['id' => $term->term_id, 'name' => html_entity_decode($term->name, ENT_QUOTES)],
            is_array($terms) ? array_values($terms) : []
        );
    }
}
