<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\PostTypes;

/** Registers the post type of applications and the statuses that are not stages. */
final class ApplicationPostType
{
    public function register(): void
    {
        $args = [
            'labels' => $this->labels(),
            'public' => false,
            'show_ui' => true,
            'show_in_menu' => 'edit.php?post_type=' . PostTypes::OPENING,
            'show_in_rest' => false,
            'capability_type' => 'application',
            'map_meta_cap' => true,
            'capabilities' => ['create_posts' => 'do_not_allow'],
            'supports' => false,
            'rewrite' => false,
            'query_var' => false,
            'can_export' => false,
            'exclude_from_search' => true,
            'delete_with_user' => false,
        ];
        /**
         * Filter of WP Job Openings (docs/compatibility/wp-job-openings.md#post-types-and-statuses).
         *
         * @since 0.1.0
         *
         * @param array<string, mixed> $args
         */
        $filtered = apply_filters('awsm_job_application_args', $args);
        /** @var array{label?: string} $known */
        $known = is_array($filtered) ? $filtered : $args;
        register_post_type(PostTypes::APPLICATION, $known);
        $this->registerStatuses();
    }

    /**
     * Denies changes of application meta through custom fields (XML-RPC, admin-ajax.php). The meta contain the
     * attachment and the opening, so a user who may edit one application could otherwise assign the file of another
     * one.
     *
     * @param list<string>            $required
     * @param array<array-key, mixed> $arguments
     * @return list<string>
     */
    public static function denyMetaChanges(array $required, string $capability, int $user, array $arguments): array
    {
        $id = $arguments[0] ?? null;

        return in_array($capability, ['add_post_meta', 'edit_post_meta', 'delete_post_meta'], true)
            && is_numeric($id)
            && get_post_type((int) $id) === PostTypes::APPLICATION
            ? ['do_not_allow']
            : $required;
    }

    private function registerStatuses(): void
    {
        $common = [
            'public' => false, 'internal' => false, 'protected' => true, 'exclude_from_search' => true,
            'show_in_admin_all_list' => true, 'show_in_admin_status_list' => true,
        ];
        register_post_status(ApplicationStatus::SUSPECTED, [
            'label' => __('Suspected spam', 'courant-desk'),
            /* translators: %s: number of applications */
            'label_count' => _n_noop(
                'Suspected spam <span class="count">(%s)</span>',
                'Suspected spam <span class="count">(%s)</span>',
                'courant-desk',
            ),
            'show_in_admin_all_list' => false,
        ] + $common);
        register_post_status(ApplicationStatus::UPDATE, [
            'label' => __('Unconfirmed update', 'courant-desk'),
            'show_in_admin_all_list' => false,
            'show_in_admin_status_list' => false,
        ] + $common);
        register_post_status(ApplicationStatus::WITHDRAWN, [
            'label' => __('Withdrawn', 'courant-desk'),
            /* translators: %s: number of applications */
            'label_count' => _n_noop(
                'Withdrawn <span class="count">(%s)</span>',
                'Withdrawn <span class="count">(%s)</span>',
                'courant-desk',
            ),
        ] + $common);
    }

    /** @return array<string, string> */
    private function labels(): array
    {
        return [
            'name' => __('Applications', 'courant-desk'),
            'singular_name' => __('Application', 'courant-desk'),
            'menu_name' => __('Applications', 'courant-desk'),
            'all_items' => __('Applications', 'courant-desk'),
            'edit_item' => __('Application', 'courant-desk'),
            'view_item' => __('View application', 'courant-desk'),
            'search_items' => __('Search applications', 'courant-desk'),
            'not_found' => __('No applications found.', 'courant-desk'),
            'not_found_in_trash' => __('No applications found in the trash.', 'courant-desk'),
        ];
    }
}
