<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * The front page, for editors.
 */
final class FrontPanel
{
    private const PANEL = 'courant_front';

    /**
     * @return list<Section>
     */
    public static function sections(): array
    {
        $where = static fn (string $id): Field => new Field($id, __('Where', 'courant'), '', [
            'front' => __('On the front page', 'courant'),
            'blog' => __('On the front page and the page of articles', 'courant'),
        ]);

        return [
            new Section('courant_banner', __('Slider and featured articles', 'courant'), self::PANEL, [
                $where('banner_scope'),
                ...Group::fields('slider', __('Show the slider', 'courant')),
                ...Group::fields('featured', __('Show the editor’s pick', 'courant')),
                ...Group::fields('trending', __('Show trending articles', 'courant')),
            ]),
            new Section('courant_sections', __('Sections', 'courant'), self::PANEL, [
                new Field('home_sections', __('Sections in their order', 'courant'), __('No article is shown twice. Without a section of yours, the categories with the most new articles are shown.', 'courant')),
            ]),
            new Section('courant_popular', __('Popular articles', 'courant'), self::PANEL, [
                $where('popular_scope'),
                ...Group::fields('popular', __('Show a row of articles below the header', 'courant')),
            ]),
            new Section('courant_missed', __('Missed articles', 'courant'), self::PANEL, Group::fields('missed', __('Show a row of articles above the footer', 'courant'))),
        ];
    }
}
