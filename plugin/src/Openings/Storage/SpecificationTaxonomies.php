<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Openings\Domain\Specification;

/** Registers the configured specifications as taxonomies of openings. */
final class SpecificationTaxonomies
{
    public const ORDER_META = 'term_order';

    public function __construct(
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly TermCounts $counts,
    ) {
    }

    public function register(): void
    {
        foreach ($this->specifications->findConfigured() as $specification) {
            if (!taxonomy_exists($specification->taxonomy)) {
                $this->registerTaxonomy($specification);
            }
        }
        register_meta('term', self::ORDER_META, [
            'type' => 'integer',
            'single' => true,
            'default' => 0,
            'sanitize_callback' => 'absint',
            'description' => 'Position of the term among the terms of its specification.',
        ]);
    }

    private function registerTaxonomy(Specification $specification): void
    {
        $args = [
            'labels' => self::labels($specification->label),
            'hierarchical' => false,
            'public' => true,
            'show_ui' => true,
            // Hidden, because the screen Openings > Specifications shows all of them.
            'show_in_menu' => false,
            'show_admin_column' => true,
            'show_in_rest' => true,
            'show_tagcloud' => false,
            'meta_box_cb' => false,
            'query_var' => true,
            'update_count_callback' => $this->counts->update(...),
            'rewrite' => ['slug' => $specification->taxonomy],
            // The role `hr` must be able to edit terms without the capabilities manage_categories and edit_posts.
            'capabilities' => [
                'manage_terms' => 'edit_others_jobs',
                'edit_terms' => 'edit_others_jobs',
                'delete_terms' => 'edit_others_jobs',
                'assign_terms' => 'edit_jobs',
            ],
        ];
        /**
         * Filters the arguments of a specification's taxonomy. Filter of WP Job Openings.
         *
         * @since 0.1.0
         *
         * @param array{public?: bool} $args     arguments of register_taxonomy()
         * @param string               $taxonomy
         */
        $filtered = apply_filters('awsm_jobs_tax_args', $args, $specification->taxonomy);
        /** @var array{public?: bool} $args */
        $args = is_array($filtered) ? $filtered : $args;
        register_taxonomy($specification->taxonomy, OpeningPostType::NAME, $args);
    }

    /** @return array<string, string> labels that replace WordPress's labels for tags */
    private static function labels(string $label): array
    {
        return [
            'name' => $label,
            'singular_name' => $label,
            'menu_name' => $label,
            /* translators: %s: name of a specification, such as Job Category */
            'add_new_item' => sprintf(__('Add to “%s”', 'courant-desk'), $label),
            /* translators: %s: name of a specification, such as Job Category */
            'edit_item' => sprintf(__('Edit value of “%s”', 'courant-desk'), $label),
            /* translators: %s: name of a specification, such as Job Category */
            'search_items' => sprintf(__('Search “%s”', 'courant-desk'), $label),
            'new_item_name' => __('New value name', 'courant-desk'),
            'separate_items_with_commas' => __('Separate values with commas', 'courant-desk'),
            'choose_from_most_used' => __('Choose from the most used', 'courant-desk'),
            'popular_items' => __('Most used', 'courant-desk'),
            'not_found' => __('No values yet.', 'courant-desk'),
            'back_to_items' => __('← Back to all values', 'courant-desk'),
        ];
    }
}
