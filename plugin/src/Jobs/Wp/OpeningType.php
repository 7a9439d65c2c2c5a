<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Http\OpeningsRestController;
use CourantDesk\Jobs\JobsSettings;
use WP_Post;

/** The post type and the status of openings (Jobs contract 1.1). */
final class OpeningType
{
    public const NAME = 'awsm_job_openings';
    public const EXPIRED = 'expired';

    public function __construct(private readonly JobsSettings $settings)
    {
    }

    public function register(): void
    {
        $args = [
            'labels' => $this->labels(),
            'public' => true,
            'show_in_rest' => true,
            'rest_controller_class' => OpeningsRestController::class,
            'menu_icon' => 'dashicons-businessman',
            'menu_position' => 25,
            'has_archive' => $this->settings->hasArchive(),
            'capability_type' => 'job',
            'map_meta_cap' => true,
            // They belong to the site: DepartingUsers hands them over.
            'delete_with_user' => false,
            'rewrite' => ['slug' => $this->settings->slug(), 'with_front' => $this->settings->keepsFrontBase()],
            'supports' => $this->supports(),
        ];
        /**
         * The contract's filter (Jobs contract 1.1).
         *
         * @param array{public?: bool} $args those of register_post_type()
         */
        $filtered = apply_filters('awsm_job_openings_args', $args);
        /** @var array{public?: bool} $args */
        $args = is_array($filtered) ? $filtered : $args;
        register_post_type(self::NAME, $args);
        register_post_status(self::EXPIRED, [
            'label' => _x('Expired', 'status of an opening', 'courant-desk'),
            'public' => true,
            'protected' => true,
            'exclude_from_search' => true,
            'show_in_admin_all_list' => true,
            'show_in_admin_status_list' => true,
            /* translators: %s: number of openings */
            'label_count' => _n_noop('Expired <span class="count">(%s)</span>', 'Expired <span class="count">(%s)</span>', 'courant-desk'),
        ]);
    }

    /** WordPress gives posts of a protected status a plain address; ours keep the one that people have shared. */
    public function prettyLink(string $link, WP_Post $post, bool $leavename = false, bool $sample = false): string
    {
        if ($post->post_type !== self::NAME || $post->post_status !== self::EXPIRED || $post->post_name === '') {
            return $link;
        }
        $open = clone $post;
        $open->post_status = 'publish';
        $pretty = get_post_permalink($open, $leavename, $sample);

        return $pretty;
    }

    /** @return list<string> */
    private function supports(): array
    {
        $supports = ['title', 'editor', 'excerpt', 'author', 'custom-fields', 'revisions'];

        return $this->settings->hasFeaturedImage() ? [...$supports, 'thumbnail'] : $supports;
    }

    /** @return array<string, string> */
    private function labels(): array
    {
        return [
            'name' => __('Job Openings', 'courant-desk'),
            'singular_name' => __('Job Opening', 'courant-desk'),
            'menu_name' => __('Job Openings', 'courant-desk'),
            'all_items' => __('Openings', 'courant-desk'),
            'add_new' => __('Add opening', 'courant-desk'),
            'add_new_item' => __('Add opening', 'courant-desk'),
            'edit_item' => __('Edit opening', 'courant-desk'),
            'new_item' => __('New opening', 'courant-desk'),
            'view_item' => __('View opening', 'courant-desk'),
            'view_items' => __('View openings', 'courant-desk'),
            'search_items' => __('Search openings', 'courant-desk'),
            'not_found' => __('No openings found.', 'courant-desk'),
            'not_found_in_trash' => __('No openings found in the trash.', 'courant-desk'),
            'item_published' => __('Opening published.', 'courant-desk'),
            'item_updated' => __('Opening updated.', 'courant-desk'),
        ];
    }
}
