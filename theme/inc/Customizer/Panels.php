<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * How the options are arranged for editors, and in which words.
 */
final class Panels
{
    /**
     * @return array<string, string> Titles by id.
     */
    public static function titles(): array
    {
        return [
            'courant_header' => __('Header', 'courant'),
            'courant_front' => __('Front page', 'courant'),
            'courant_reading' => __('Articles and lists', 'courant'),
            'courant_look' => __('Colours and type', 'courant'),
        ];
    }

    /**
     * @return list<Section>
     */
    public static function sections(): array
    {
        return [
            self::layout(),
            ...HeaderPanel::sections(),
            ...FrontPanel::sections(),
            ...ReadingPanel::sections(),
            ...LookPanel::sections(),
            self::social(),
            self::footer(),
        ];
    }

    private static function layout(): Section
    {
        $each = [
            'layout_front' => __('Front page', 'courant'),
            'layout_article' => __('Articles', 'courant'),
            'layout_page' => __('Pages', 'courant'),
            'layout_archive' => __('Lists of articles', 'courant'),
            'layout_search' => __('Search results', 'courant'),
        ];
        $fields = [new Field('layout', __('Layout everywhere', 'courant'), __('Each article and page can have a layout of its own: choose it in its editor.', 'courant'), Words::layouts())];

        foreach ($each as $id => $label) {
            $fields[] = new Field($id, $label, '', Words::layouts(true));
        }

        return new Section('courant_layout', __('Layout', 'courant'), '', [
            ...$fields,
            new Field('sticky_sidebar', __('Keep the sidebar in view', 'courant'), __('From a window width of 992 pixels.', 'courant')),
            new Field('back_to_top', __('Show the link back to the top', 'courant')),
            new Field('dropdown_submits', __('A category chosen from a drop-down list with the mouse opens at once', 'courant'), __('The keyboard always uses the button beside it.', 'courant')),
        ]);
    }

    private static function social(): Section
    {
        return new Section('courant_social', __('Social profiles', 'courant'), '', [
            new Field('social_links', __('Addresses of your profiles, one a line', 'courant')),
            new Field('topbar_social', __('Show them in the top bar', 'courant')),
            new Field('footer_social', __('Show them in the footer', 'courant')),
        ]);
    }

    private static function footer(): Section
    {
        return new Section('courant_footer', __('Footer', 'courant'), '', [
            new Field('footer_columns', __('Columns of widgets', 'courant')),
            new Field('footer_text', __('Closing words', 'courant'), __('Links and emphasis are allowed. Empty: the year and the name of the site.', 'courant')),
            new Field('logo_footer', __('Logo in the footer', 'courant')),
        ]);
    }
}
