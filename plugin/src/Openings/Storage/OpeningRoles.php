<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

/**
 * Defines the four capability levels and the role `hr` of WP Job Openings. They are removed only when the data is
 * erased.
 */
final class OpeningRoles
{
    public const HR = 'hr';

    public function grant(): void
    {
        if (get_role(self::HR) === null) {
            add_role(self::HR, __('HR', 'courant-desk'), ['read' => true, 'upload_files' => true]);
        }
        foreach (self::roleLevels() as $name => $level) {
            $role = get_role($name);
            foreach (self::capabilitiesUpTo($level) as $capability) {
                if ($role !== null && !$role->has_cap($capability)) {
                    $role->add_cap($capability);
                }
            }
        }
    }

    public function revoke(): void
    {
        remove_role(self::HR);
        foreach (array_keys(wp_roles()->roles) as $name) {
            $role = get_role((string) $name);
            foreach (self::capabilitiesUpTo(4) as $capability) {
                if ($role !== null && $role->has_cap($capability)) {
                    $role->remove_cap($capability);
                }
            }
        }
    }

    /** @return array<string, int> role => level */
    public static function roleLevels(): array
    {
        return ['administrator' => 4, 'editor' => 3, 'author' => 2, self::HR => 4];
    }

    /** @return list<string> all capabilities up to a level */
    public static function capabilitiesUpTo(int $level): array
    {
        $verbs = array_slice([
            ['edit', 'delete'],
            ['edit_published', 'delete_published', 'publish'],
            ['edit_others', 'read_private', 'delete_private', 'delete_others', 'edit_private'],
        ], 0, $level);
        $capabilities = $level >= 4 ? ['manage_awsm_jobs'] : [];
        foreach (array_merge([], ...$verbs) as $verb) {
            $capabilities[] = $verb . '_jobs';
            $capabilities[] = $verb . '_applications';
        }

        return $capabilities;
    }
}
