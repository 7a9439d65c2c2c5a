<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * The header, its bar and its ticker, for editors.
 */
final class HeaderPanel
{
    private const PANEL = 'courant_header';

    /**
     * @return list<Section>
     */
    public static function sections(): array
    {
        return [
            new Section('courant_topbar', __('Top bar', 'courant'), self::PANEL, [
                new Field('topbar', __('Show the top bar', 'courant')),
                new Field('topbar_date', __('Show today’s date', 'courant'), only: 'topbar'),
                new Field('topbar_menu', __('Show the top bar’s menu', 'courant'), only: 'topbar'),
                new Field('header_switch', __('Show the switch for dark colours', 'courant'), only: 'topbar'),
            ]),
            new Section('courant_masthead', __('Name and navigation', 'courant'), self::PANEL, [
                new Field('header_align', __('Place of the name', 'courant'), '', [
                    'start' => __('At the start', 'courant'),
                    'centre' => __('In the middle', 'courant'),
                ]),
                new Field('header_tagline', __('Show the tagline', 'courant')),
                new Field('header_search', __('Show the search', 'courant')),
                new Field('header_sticky', __('Keep the navigation in view', 'courant')),
                new Field('menu_uppercase', __('Navigation in capitals', 'courant')),
                new Field('breadcrumbs', __('Show breadcrumbs', 'courant')),
                new Field('header_button_text', __('Words of a button', 'courant'), __('A button at the end of the navigation, for a newsletter for instance. Empty: none.', 'courant')),
                new Field('header_button_url', __('Address of the button', 'courant')),
            ]),
            new Section('header_image', '', '', [
                new Field('header_overlay', __('Veil over the header’s picture', 'courant'), __('The name stands on the veil; without one, choose a picture on which it can be read.', 'courant'), [
                    'none' => __('None', 'courant'),
                    'dark' => __('Dark', 'courant'),
                    'light' => __('Light', 'courant'),
                ]),
            ]),
            new Section('courant_ticker', __('News ticker', 'courant'), self::PANEL, [
                ...Group::fields('ticker', __('Show the ticker', 'courant')),
                new Field('ticker_scope', __('Where', 'courant'), '', [
                    'front' => __('On the front page and the page of articles', 'courant'),
                    'lists' => __('There and on all lists', 'courant'),
                    'everywhere' => __('Everywhere', 'courant'),
                ], 'ticker'),
                new Field('ticker_direction', __('Direction', 'courant'), '', [
                    'reading' => __('As the language is read', 'courant'),
                    'left' => __('To the left', 'courant'),
                    'right' => __('To the right', 'courant'),
                ], 'ticker'),
            ]),
        ];
    }
}
