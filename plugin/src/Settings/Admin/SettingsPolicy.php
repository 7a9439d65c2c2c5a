<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;

/** Determines the settings that the current user may see and change, by the capability of each field. */
final class SettingsPolicy
{
    public function canEdit(ModuleSettings $group, SettingsField $field): bool
    {
        return current_user_can($group->capabilityFor($field));
    }

    /** @return list<SettingsField> in the order of the screen */
    public function editableFields(ModuleSettings $group): array
    {
        return array_values(
            array_filter($group->fields(), fn (SettingsField $field): bool => $this->canEdit($group, $field))
        );
    }

    /**
     * @param list<ModuleSettings> $groups
     * @return list<ModuleSettings> groups with at least one field that the user may change
     */
    public function editableGroups(array $groups): array
    {
        return array_values(
            array_filter($groups, fn (ModuleSettings $group): bool => $this->editableFields($group) !== [])
        );
    }

    /**
     * Returns a capability of the current user that allows access to the screen, for WordPress functions that accept
     * only one.
     *
     * @param list<ModuleSettings> $groups
     */
    public function entryCapability(array $groups): string
    {
        foreach ($groups as $group) {
            foreach ($group->fields() as $field) {
                if ($this->canEdit($group, $field)) {
                    return $group->capabilityFor($field);
                }
            }
        }

        return Capabilities::SITE;
    }
}
