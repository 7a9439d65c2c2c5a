<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Colours, type and logos, for editors.
 */
final class LookPanel
{
    private const PANEL = 'courant_look';

    /**
     * @return list<Section>
     */
    public static function sections(): array
    {
        return [
            new Section('courant_colours', __('Colours', 'courant'), self::PANEL, [
                new Field('accent', __('Accent', 'courant')),
                new Field('paper', __('Paper', 'courant')),
                new Field('ink', __('Ink', 'courant')),
                new Field('scheme', __('Light or dark', 'courant'), '', [
                    'auto' => __('As the visitor’s device has it', 'courant'),
                    'light' => __('Light', 'courant'),
                    'dark' => __('Dark', 'courant'),
                ]),
            ], __('Where a colour could not be read, the theme draws the nearest shade that can be. Dark colours are made from yours.', 'courant')),
            new Section('courant_type', __('Type', 'courant'), self::PANEL, [
                new Field('type_headings', __('Headlines', 'courant'), '', Words::faces()),
                new Field('type_text', __('Text', 'courant'), '', Words::faces()),
                new Field('type_size', __('Size of text', 'courant'), '', [
                    'small' => __('Small', 'courant'),
                    'medium' => __('Medium', 'courant'),
                    'large' => __('Large', 'courant'),
                ]),
            ]),
            new Section('title_tagline', '', '', [
                new Field('logo_width', __('Width of the logo, in pixels', 'courant')),
                new Field('logo_dark', __('Logo on dark colours', 'courant'), __('Empty: the logo above.', 'courant')),
                new Field('logo_mobile', __('Logo on narrow screens', 'courant'), __('Empty: the logo above.', 'courant')),
            ]),
        ];
    }
}
