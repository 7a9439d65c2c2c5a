<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Admin;

use WP_User;

/**
 * Redirects users who can manage openings but cannot write posts, such as those with the role `hr`, to the overview
 * after login.
 */
final class LoginRedirect
{
    public static function redirectToOverview(mixed $url, mixed $requested, mixed $user): mixed
    {
        $isDefault = $requested === '' || $requested === admin_url();
        if (
            !$isDefault || !$user instanceof WP_User || $user->has_cap('edit_posts')
            || !$user->has_cap('edit_jobs') || !$user->has_cap(OverviewScreen::CAPABILITY)
        ) {
            return $url;
        }
        $overview = admin_url('edit.php?post_type=awsm_job_openings&page=' . OverviewScreen::PAGE);
        /**
         * Filters the URL to which users who can manage openings but cannot write posts are redirected after login.
         *
         * @since 0.1.0
         *
         * @param string  $overview URL
         * @param WP_User $user
         */
        $filtered = apply_filters('awsm_jobs_login_redirect', $overview, $user);

        return is_string($filtered) && $filtered !== '' ? $filtered : $overview;
    }
}
