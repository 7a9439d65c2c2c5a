<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Openings\Http\OpeningsRestController;
use CourantDesk\Openings\OpeningsSettings;
use WP_Post;

/** Registers the post type and the status of openings, compatible with WP Job Openings. */
final class OpeningPostType
{
    public const NAME = PostTypes::OPENING;
    public const EXPIRED_STATUS = 'expired';

    public function __construct(private readonly OpeningsSettings $settings)
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
            // UserDeletionHandler reassigns openings.
            'delete_with_user' => false,
            'rewrite' => ['slug' => $this->settings->slug(), 'with_front' => $this->settings->hasFrontBase()],
            'supports' => $this->supports(),
        ];
        /**
         * Filters the arguments of the post type. Filter of WP Job Openings.
         *
         * @since 0.1.0
         *
         * @param array{public?: bool} $args arguments of register_post_type()
         */
        $filtered = apply_filters('awsm_job_openings_args', $args);
        /** @var array{public?: bool} $args */
        $args = is_array($filtered) ? $filtered : $args;
        register_post_type(self::NAME, $args);
        register_post_status(self::EXPIRED_STATUS, [
            'label' => _x('Expired', 'status of an opening', 'courant-desk'),
            'public' => true,
            'protected' => true,
            'exclude_from_search' => true,
            'show_in_admin_all_list' => true,
            'show_in_admin_status_list' => true,
            /* translators: %s: number of openings */
            'label_count' => _n_noop(
                'Expired <span class="count">(%s)</span>',
                'Expired <span class="count">(%s)</span>',
                'courant-desk',
            ),
        ]);
    }

    /**
     * Restores the permalink of expired openings: WordPress uses plain URLs for posts with a protected status, but the
     * published URL must not change.
     */
    public function restoreExpiredPermalink(
        string $link,
        WP_Post $post,
        bool $leavename = false,
        bool $sample = false,
    ): string {
        if ($post->post_type !== self::NAME || $post->post_status !== self::EXPIRED_STATUS || $post->post_name === '') {
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

        return $this->settings->supportsFeaturedImage() ? [...$supports, 'thumbnail'] : $supports;
    }

    /** @return array<string, string> */
    private function labels(): array
    {
        return [
            'name' => __('Job Openings', 'courant-desk'),
            'singular_name' => __('Job Opening', 'courant-desk'),
            'menu_name' => __('Job Openings', 'courant-desk'),
            'all_items' => __('Job openings', 'courant-desk'),
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
