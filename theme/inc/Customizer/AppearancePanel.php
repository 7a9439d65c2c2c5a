<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Builds the Customizer sections for colors, typography and logos.
 */
final class AppearancePanel
{
    private const PANEL = 'courant_look';

    /**
     * Returns the sections of the panel.
     *
     * @return list<OptionSection>
     */
    public static function sections(): array
    {
        return [
            new OptionSection(
                'courant_colours',
                __('Colors', 'courant'),
                self::PANEL,
                [
                    new OptionField('accent', __('Accent color', 'courant')),
                    new OptionField('paper', __('Background color', 'courant')),
                    new OptionField('ink', __('Text color', 'courant')),
                    new OptionField('scheme', __('Color scheme', 'courant'), '', [
                        'auto' => __('Device setting of the visitor', 'courant'),
                        'light' => __('Light', 'courant'),
                        'dark' => __('Dark', 'courant'),
                    ]),
                ],
                __('Colors with too little contrast are replaced by the nearest readable shade. The dark color scheme is derived from your colors.', 'courant'),
            ),
            new OptionSection('courant_type', __('Typography', 'courant'), self::PANEL, [
                new OptionField('type_headings', __('Headlines', 'courant'), '', OptionLabels::fontFamilies()),
                new OptionField('type_text', __('Text', 'courant'), '', OptionLabels::fontFamilies()),
                new OptionField('type_size', __('Text size', 'courant'), '', [
                    'small' => __('Small', 'courant'),
                    'medium' => __('Medium', 'courant'),
                    'large' => __('Large', 'courant'),
                ]),
            ]),
            new OptionSection('title_tagline', '', '', [
                new OptionField('logo_width', __('Logo width (pixels)', 'courant')),
                new OptionField(
                    'logo_svg',
                    __('SVG logo', 'courant'),
                    __('Replaces the logo above in the header; emails and search engines use the logo above. Scripts and external references are removed.', 'courant'),
                ),
                new OptionField(
                    'logo_svg_dark',
                    __('SVG logo for the dark color scheme', 'courant'),
                    __('Leave empty to use the SVG logo.', 'courant'),
                ),
                new OptionField(
                    'logo_dark',
                    __('Logo for the dark color scheme', 'courant'),
                    __('Leave empty to use the logo above.', 'courant'),
                ),
                new OptionField(
                    'logo_mobile',
                    __('Logo for narrow screens', 'courant'),
                    __('Leave empty to use the logo above.', 'courant'),
                ),
            ]),
        ];
    }
}
