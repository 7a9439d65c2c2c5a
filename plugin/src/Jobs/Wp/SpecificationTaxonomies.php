<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Storage\TermCounts;

/** Registers the specifications that the owner keeps as taxonomies of openings (Jobs contract 1.2). */
final class SpecificationTaxonomies
{
    public const ORDER = 'term_order';

    public function __construct(private readonly TaxonomySpecifications $specifications, private readonly TermCounts $counts)
    {
    }

    public function register(): void
    {
        foreach ($this->specifications->configured() as $specification) {
            if (!taxonomy_exists($specification->taxonomy)) {
                $this->registerOne($specification);
            }
        }
        register_meta('term', self::ORDER, [
            'type' => 'integer',
            'single' => true,
            'default' => 0,
            'sanitize_callback' => 'absint',
            'description' => 'Place of the term among the terms of its specification.',
        ]);
    }

    private function registerOne(Specification $specification): void
    {
        $args = [
            'labels' => self::labels($specification->label),
            'hierarchical' => false,
            'public' => true,
            'show_ui' => true,
            // They have a screen of their own, with all of them (Openings > Specifications).
            'show_in_menu' => false,
            'show_admin_column' => true,
            'show_in_rest' => true,
            'show_tagcloud' => false,
            'meta_box_cb' => false,
            'query_var' => true,
            'update_count_callback' => $this->counts->update(...),
            'rewrite' => ['slug' => $specification->taxonomy],
            // The role `hr` has neither manage_categories nor edit_posts, and must be able to do its work.
            'capabilities' => [
                'manage_terms' => 'edit_others_jobs',
                'edit_terms' => 'edit_others_jobs',
                'delete_terms' => 'edit_others_jobs',
                'assign_terms' => 'edit_jobs',
            ],
        ];
        /**
         * The contract's filter (Jobs contract 1.2).
         *
         * @param array{public?: bool} $args     those of register_taxonomy()
         * @param string               $taxonomy
         */
        $filtered = apply_filters('awsm_jobs_tax_args', $args, $specification->taxonomy);
        /** @var array{public?: bool} $args */
        $args = is_array($filtered) ? $filtered : $args;
        register_taxonomy($specification->taxonomy, OpeningType::NAME, $args);
    }

    /** @return array<string, string> WordPress would speak of tags */
    private static function labels(string $label): array
    {
        return [
            'name' => $label,
            'singular_name' => $label,
            'menu_name' => $label,
            /* translators: %s: name of a specification, such as Job Category */
            'add_new_item' => sprintf(__('Add to “%s”', 'courant-desk'), $label),
            /* translators: %s: name of a specification, such as Job Category */
            'edit_item' => sprintf(__('Edit a value of “%s”', 'courant-desk'), $label),
            /* translators: %s: name of a specification, such as Job Category */
            'search_items' => sprintf(__('Search “%s”', 'courant-desk'), $label),
            'new_item_name' => __('Name of the new value', 'courant-desk'),
            'separate_items_with_commas' => __('Separate values with commas', 'courant-desk'),
            'choose_from_most_used' => __('Choose from the most used', 'courant-desk'),
            'popular_items' => __('Most used', 'courant-desk'),
            'not_found' => __('No values yet.', 'courant-desk'),
            'back_to_items' => __('← Back to all values', 'courant-desk'),
        ];
    }
}
