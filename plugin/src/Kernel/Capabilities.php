<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use WP_User;

/**
 * The capabilities that settings, screens and routes of the plugin require, by what their misuse would cause. Capabilities of
 * single openings and applications (`edit_jobs`, `edit_applications`, ...) are those of their post types.
 *
 * @see docs/reference/access.md
 */
final class Capabilities
{
    /** Openings, specifications, listings, feeds: what visitors see of jobs. */
    public const OPENINGS = 'courant_manage_openings';

    /** Application forms, emails to applicants, stages and retention. */
    public const APPLICATIONS = 'courant_manage_applications';

    /** Tables of contents and videos of articles. */
    public const NEWSROOM = 'courant_manage_newsroom';

    /** Slots of advertisements, and the site's own advertisements. */
    public const ADVERTISING = 'courant_manage_advertising';

    /** Consent texts, and which personal data are kept or sent to others. */
    public const PRIVACY = 'courant_manage_privacy';

    /** What changes the site's URLs, trusted addresses or limits, or erases data. */
    public const SITE = 'manage_options';

    /**
     * What runs scripts of others for every visitor. Never stored in a role: it requires `manage_options` and `unfiltered_html`,
     * so on a network only super admins have it, and nobody has it where DISALLOW_UNFILTERED_HTML is set.
     */
    public const SCRIPTS = 'courant_manage_scripts';

    /** The capability of WP Job Openings for its settings; other plugins check it. It allows nothing of ours by itself. */
    public const LEGACY = 'manage_awsm_jobs';

    private const BY_ROLE = [
        'administrator' => [self::OPENINGS, self::APPLICATIONS, self::NEWSROOM, self::ADVERTISING, self::PRIVACY],
        'editor' => [self::NEWSROOM, self::ADVERTISING],
    ];

    /** @return list<string> those that are stored in roles */
    public static function stored(): array
    {
        return self::BY_ROLE['administrator'];
    }

    public static function boot(): void
    {
        add_filter('map_meta_cap', [self::class, 'mapScripts'], 10, 3);
    }

    /**
     * @param list<string> $required
     * @return list<string>
     */
    public static function mapScripts(array $required, string $capability, int $user): array
    {
        return $capability === self::SCRIPTS
            ? array_values(array_unique([...map_meta_cap(self::SITE, $user), ...map_meta_cap('unfiltered_html', $user)]))
            : $required;
    }

    /** Adds the capabilities to the roles of this site: who managed jobs before manages openings and applications. */
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
        self::grantUsers();
    }

    public static function revoke(): void
    {
        foreach (array_keys(wp_roles()->roles) as $name) {
            $role = get_role((string) $name);
            foreach (self::stored() as $capability) {
                if ($role !== null && array_key_exists($capability, $role->capabilities)) {
                    $role->remove_cap($capability);
                }
            }
        }
    }

    /** Users to whom a plugin for roles gave the old capability without a role. */
    private static function grantUsers(): void
    {
        foreach (get_users(['capability' => self::LEGACY, 'number' => 1000]) as $user) {
            if ($user instanceof WP_User && ($user->caps[self::LEGACY] ?? false) === true) {
                $user->add_cap(self::OPENINGS);
                $user->add_cap(self::APPLICATIONS);
            }
        }
    }
}
