<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Arranges the options in Customizer panels and sections, with labels.
 */
final class Panels
{
    /** Panels of WordPress's own sections, by section ID. */
    public const CORE_SECTIONS = [
        'colors' => 'courant_look',
        'background_image' => 'courant_look',
        'header_image' => 'courant_header',
    ];

    /**
     * Returns the panel titles.
     *
     * @return array<string, string> Titles by panel ID.
     */
    public static function titles(): array
    {
        return [
            'courant_header' => __('Header', 'courant'),
            'courant_front' => __('Front page', 'courant'),
            'courant_reading' => __('Articles and lists', 'courant'),
            'courant_look' => __('Colors and typography', 'courant'),
        ];
    }

    /**
     * Returns the sections of all panels.
     *
     * @return list<OptionSection>
     */
    public static function sections(): array
    {
        return [
            self::layoutSection(),
            ...HeaderPanel::sections(),
            ...FrontPagePanel::sections(),
            ...ArticlesPanel::sections(),
            ...AppearancePanel::sections(),
            self::socialSection(),
            self::footerSection(),
        ];
    }

    private static function layoutSection(): OptionSection
    {
        $each = [
            'layout_front' => __('Front page', 'courant'),
            'layout_article' => __('Articles', 'courant'),
            'layout_page' => __('Pages', 'courant'),
            'layout_archive' => __('Article lists', 'courant'),
            'layout_search' => __('Search results', 'courant'),
        ];
        $fields = [new OptionField(
            'layout',
            __('Default layout', 'courant'),
            __('You can override the layout of a single article or page in the editor.', 'courant'),
            OptionLabels::layouts(),
        )];

        foreach ($each as $id => $label) {
            $fields[] = new OptionField($id, $label, '', OptionLabels::layouts(true));
        }

        return new OptionSection('courant_layout', __('Layout', 'courant'), '', [
            ...$fields,
            new OptionField(
                'sticky_sidebar',
                __('Sticky sidebar', 'courant'),
                __('Applies to windows at least 992 pixels wide.', 'courant'),
            ),
            new OptionField('back_to_top', __('Show the “Back to top” link', 'courant')),
            new OptionField(
                'dropdown_submits',
                __('Open categories when they are selected with the mouse', 'courant'),
                __('Applies to category dropdowns. Keyboard users open the category with the button.', 'courant'),
            ),
        ]);
    }

    private static function socialSection(): OptionSection
    {
        return new OptionSection('courant_social', __('Social profiles', 'courant'), '', [
            new OptionField('social_links', __('Profile URLs, one per line', 'courant')),
            new OptionField('topbar_social', __('Show in the top bar', 'courant')),
            new OptionField('footer_social', __('Show in the footer', 'courant')),
        ]);
    }

    private static function footerSection(): OptionSection
    {
        return new OptionSection('courant_footer', __('Footer', 'courant'), '', [
            new OptionField('footer_columns', __('Widget columns', 'courant')),
            new OptionField(
                'footer_text',
                __('Footer text', 'courant'),
                __('Links and emphasis are allowed. Leave empty to show the year and the site title.', 'courant'),
            ),
            new OptionField('logo_footer', __('Footer logo', 'courant')),
        ]);
    }
}
