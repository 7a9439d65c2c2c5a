<?php

declare(strict_types=1);

namespace Courant;

/**
 * Ways to draw WordPress's own blocks, and the shelves on which the theme's patterns stand. The blocks
 * themselves are a plugin's business (Rulings 28). Drawn in assets/css/blocks.css.
 */
final class BlockStyles implements Feature
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
        register_block_pattern_category('courant-article', ['label' => __('Courant: parts of an article', 'courant')]);
    }

    /**
     * @return array<string, array<string, string>>
     */
    private function styles(): array
    {
        return [
            'core/group' => [
                'box' => __('Box', 'courant'),
                'note' => __('Note', 'courant'),
                'entry' => __('Entry of a report', 'courant'),
            ],
            'core/heading' => ['section' => __('Section', 'courant')],
            'core/paragraph' => [
                'question' => __('Question', 'courant'),
                'lead' => __('Opening', 'courant'),
            ],
            'core/list' => ['plain' => __('Without marks', 'courant')],
            'core/image' => ['framed' => __('Framed', 'courant')],
            'core/latest-posts' => ['headlines' => __('Headlines', 'courant')],
            'core/quote' => ['large' => __('Large', 'courant')],
        ];
    }
}
