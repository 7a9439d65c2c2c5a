<?php

declare(strict_types=1);

namespace CourantDesk\Settings\Admin;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** Decides which settings the current user sees and changes: one field at a time, by the capability that it names. */
final class SettingsPolicy
{
    public function canEdit(Group $group, Field $field): bool
    {
        return current_user_can($group->capabilityOf($field));
    }

    /** @return list<Field> in the order of the screen */
    public function editableFields(Group $group): array
    {
        return array_values(array_filter($group->fields(), fn (Field $field): bool => $this->canEdit($group, $field)));
    }

    /**
     * @param list<Group> $groups
     * @return list<Group> those with at least one field that the user may change
     */
    public function editableGroups(array $groups): array
    {
        return array_values(array_filter($groups, fn (Group $group): bool => $this->editableFields($group) !== []));
    }

    /**
     * A capability that lets the current user in, for functions of WordPress that take only one.
     *
     * @param list<Group> $groups
     */
    public function entryCapability(array $groups): string
    {
        foreach ($groups as $group) {
            foreach ($group->fields() as $field) {
                if ($this->canEdit($group, $field)) {
                    return $group->capabilityOf($field);
                }
            }
        }

        return Capabilities::SITE;
    }
}
