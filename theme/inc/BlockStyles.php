<?php

declare(strict_types=1);

namespace Courant;

/**
 * Registers block styles for core blocks and the categories of the theme's patterns. The styles are in
 * assets/css/blocks.css. The theme registers no blocks: they belong to plugins.
 */
final class BlockStyles implements Module
{
    public function boot(): void
    {
        add_action('init', $this->register(...));
    }

    private function register(): void
    {
        foreach ($this->styles() as $block => $styles) {
            foreach ($styles as $name => $label) {
                register_block_style($block, ['name' => $name, 'label' => $label]);
            }
        }

        register_block_pattern_category('courant-news', ['label' => __('Courant: news', 'courant')]);
        register_block_pattern_category('courant-article', ['label' => __('Courant: article elements', 'courant')]);
    }

    /**
     * Returns the labels of the block styles by block name and style name.
     *
     * @return array<string, array<string, string>>
     */
    private function styles(): array
    {
        return [
            'core/group' => [
                'box' => __('Box', 'courant'),
                'note' => __('Note', 'courant'),
                'entry' => __('Report entry', 'courant'),
            ],
            'core/heading' => ['section' => __('Section', 'courant')],
            'core/paragraph' => [
                'question' => __('Question', 'courant'),
                'lead' => __('Lead paragraph', 'courant'),
            ],
            'core/list' => ['plain' => __('Without bullets', 'courant')],
            'core/image' => ['framed' => __('Framed', 'courant')],
            'core/latest-posts' => ['headlines' => __('Headlines', 'courant')],
            'core/quote' => ['large' => __('Large', 'courant')],
        ];
    }
}
