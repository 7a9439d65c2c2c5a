<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Builds the Customizer sections for the header, the top bar and the news ticker.
 */
final class HeaderPanel
{
    private const PANEL = 'courant_header';

    /**
     * Returns the sections of the panel.
     *
     * @return list<OptionSection>
     */
    public static function sections(): array
    {
        return [
            new OptionSection('courant_topbar', __('Top bar', 'courant'), self::PANEL, [
                new OptionField('topbar', __('Show the top bar', 'courant')),
                new OptionField('topbar_date', __('Show the current date', 'courant'), dependsOn: 'topbar'),
                new OptionField('topbar_menu', __('Show the top bar menu', 'courant'), dependsOn: 'topbar'),
                new OptionField('header_switch', __('Show the color scheme switch', 'courant'), dependsOn: 'topbar'),
            ]),
            new OptionSection('courant_masthead', __('Site title and navigation', 'courant'), self::PANEL, [
                new OptionField('header_align', __('Site title position', 'courant'), '', [
                    'start' => __('Start', 'courant'),
                    'centre' => __('Center', 'courant'),
                ]),
                new OptionField('header_tagline', __('Show the tagline', 'courant')),
                new OptionField('header_search', __('Show the search button', 'courant')),
                new OptionField('header_sticky', __('Sticky navigation', 'courant')),
                new OptionField('menu_uppercase', __('Uppercase navigation', 'courant')),
                new OptionField('breadcrumbs', __('Show breadcrumbs', 'courant')),
                new OptionField(
                    'header_button_text',
                    __('Button text', 'courant'),
                    __('Adds a button at the end of the navigation, for example for a newsletter. Leave empty for no button.', 'courant'),
                ),
                new OptionField('header_button_url', __('Button URL', 'courant')),
            ]),
            new OptionSection('header_image', '', '', [
                new OptionField(
                    'header_overlay',
                    __('Header image overlay', 'courant'),
                    __('Improves the contrast of the site title. Without an overlay, choose an image on which the title is readable.', 'courant'),
                    [
                        'none' => __('None', 'courant'),
                        'dark' => __('Dark', 'courant'),
                        'light' => __('Light', 'courant'),
                    ],
                ),
            ]),
            new OptionSection('courant_ticker', __('News ticker', 'courant'), self::PANEL, [
                ...PostGroupFields::create('ticker', __('Show the ticker', 'courant')),
                new OptionField('ticker_scope', __('Show on', 'courant'), '', [
                    'front' => __('Front page and posts page', 'courant'),
                    'lists' => __('Front page, posts page and all archives', 'courant'),
                    'everywhere' => __('All pages', 'courant'),
                ], 'ticker'),
                new OptionField('ticker_direction', __('Direction', 'courant'), '', [
                    'reading' => __('Reading direction of the language', 'courant'),
                    'left' => __('Left', 'courant'),
                    'right' => __('Right', 'courant'),
                ], 'ticker'),
            ]),
        ];
    }
}
