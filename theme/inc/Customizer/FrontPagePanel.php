<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Builds the Customizer sections for the front page.
 */
final class FrontPagePanel
{
    private const PANEL = 'courant_front';

    /**
     * Returns the sections of the panel.
     *
     * @return list<OptionSection>
     */
    public static function sections(): array
    {
        $where = static fn (string $id): OptionField => new OptionField($id, __('Show on', 'courant'), '', [
            'front' => __('Front page', 'courant'),
            'blog' => __('Front page and posts page', 'courant'),
        ]);

        return [
            new OptionSection('courant_banner', __('Slider and featured articles', 'courant'), self::PANEL, [
                $where('banner_scope'),
                ...PostGroupFields::create('slider', __('Show the slider', 'courant')),
                ...PostGroupFields::create('featured', __('Show the editor’s picks', 'courant')),
                ...PostGroupFields::create('trending', __('Show trending articles', 'courant')),
            ]),
            new OptionSection('courant_sections', __('Sections', 'courant'), self::PANEL, [
                new OptionField(
                    'home_sections',
                    __('Order of sections', 'courant'),
                    __('Each article is shown only once. Without sections, the categories with the most new articles are shown.', 'courant'),
                ),
            ]),
            new OptionSection('courant_popular', __('Popular articles', 'courant'), self::PANEL, [
                $where('popular_scope'),
                ...PostGroupFields::create('popular', __('Show a row of articles below the header', 'courant')),
            ]),
            new OptionSection(
                'courant_missed',
                __('You may have missed', 'courant'),
                self::PANEL,
                PostGroupFields::create('missed', __('Show a row of articles above the footer', 'courant')),
            ),
        ];
    }
}
