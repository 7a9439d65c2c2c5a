<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_User;

/**
 * Defines the capabilities that settings, screens and routes of the plugin require, separated by the damage that misuse
 * could cause. Capabilities for single openings and applications (`edit_jobs`, `edit_applications`, ...) belong to
 * their post types.
 *
 * @see docs/reference/access.md
 */
final class Capabilities
{
    /** Openings, specifications, listings and feeds: everything that visitors see of openings. */
    public const OPENINGS = 'courant_manage_openings';

    /** Application forms, emails to applicants, stages and retention. */
    public const APPLICATIONS = 'courant_manage_applications';

    /** Tables of contents and videos of articles. */
    public const NEWSROOM = 'courant_manage_newsroom';

    /** Slots of advertisements, and the site's own advertisements. */
    public const ADVERTISING = 'courant_manage_advertising';

    /** Consent texts, and which personal data are stored or sent to third parties. */
    public const PRIVACY = 'courant_manage_privacy';

    /** Settings that change the site's URLs, trusted addresses or limits, or erase data. */
    public const SITE = 'manage_options';

    /**
     * Settings that run third-party scripts for every visitor. Never stored in a role: it requires `manage_options` and
     * `unfiltered_html`, so on a network only super admins have it, and no user has it when DISALLOW_UNFILTERED_HTML is
     * set.
     */
    public const SCRIPTS = 'courant_manage_scripts';

    /**
     * The capability of WP Job Openings for its settings; other plugins check it. It grants no access in this plugin by
     * itself.
     */
    public const LEGACY = 'manage_awsm_jobs';

    private const BY_ROLE = [
        'administrator' => [self::OPENINGS, self::APPLICATIONS, self::NEWSROOM, self::ADVERTISING, self::PRIVACY],
        'editor' => [self::NEWSROOM, self::ADVERTISING],
    ];

    /** @return list<string> the capabilities that are stored in roles */
    public static function roleCapabilities(): array
    {
        return self::BY_ROLE['administrator'];
    }

    public static function register(): void
    {
        add_filter('map_meta_cap', [self::class, 'mapScriptsCapability'], 10, 3);
    }

    /**
     * @param list<string> $required
     * @return list<string>
     */
    public static function mapScriptsCapability(array $required, string $capability, int $user): array
    {
        return $capability === self::SCRIPTS
            ? array_values(
                array_unique([...map_meta_cap(self::SITE, $user), ...map_meta_cap('unfiltered_html', $user)])
            )
            : $required;
    }

    /**
     * Adds the capabilities to the roles of this site: roles that can manage jobs in WP Job Openings can manage
     * openings and applications.
     */
    public static function grant(): void
    {
        foreach (array_keys(wp_roles()->roles) as $name) {
            $role = get_role((string) $name);
            $capabilities = self::BY_ROLE[$name] ?? [];
            if ($role !== null && $role->has_cap(self::LEGACY)) {
                $capabilities = [...$capabilities, self::OPENINGS, self::APPLICATIONS];
            }
            foreach (array_unique($capabilities) as $capability) {
                $role?->add_cap($capability);
            }
        }
        self::grantToUsers();
    }

    public static function revoke(): void
    {
        foreach (array_keys(wp_roles()->roles) as $name) {
            $role = get_role((string) $name);
            foreach (self::roleCapabilities() as $capability) {
                if ($role !== null && array_key_exists($capability, $role->capabilities)) {
                    $role->remove_cap($capability);
                }
            }
        }
    }

    /**
     * Grants the capabilities to users who have the legacy capability directly instead of through a role, as plugins
     * for roles store it.
     */
    private static function grantToUsers(): void
    {
        foreach (get_users(['capability' => self::LEGACY, 'number' => 1000]) as $user) {
            if ($user instanceof WP_User && ($user->caps[self::LEGACY] ?? false) === true) {
                $user->add_cap(self::OPENINGS);
                $user->add_cap(self::APPLICATIONS);
            }
        }
    }
}
