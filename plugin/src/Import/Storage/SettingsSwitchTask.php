<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\RetentionPeriod;
use CourantDesk\Import\Domain\RetentionSettings;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchTask;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;

/** Replaces settings that differ from those of the other products, and keeps the previous values for an undo. */
final class SettingsSwitchTask implements SwitchTask
{
    private const PREVIOUS_VALUES_PREFIX = 'settings.';
    private const PREVIOUS_RETENTION = 'retention';

    /** @param list<ModuleSettings> $groups */
    public function __construct(
        private readonly array $groups,
        private readonly SourceSettingsReader $sourceSettings,
        private readonly RetentionSettings $retention,
    ) {
    }

    public function id(): string
    {
        return 'settings';
    }

    public function count(): int
    {
        return count($this->findChanges()) + ($this->findRetention() === null ? 0 : 1);
    }

    /** @return list<array{group: ModuleSettings, field: SettingsField, now: mixed, then: mixed}> */
    public function findChanges(): array
    {
        $changes = [];
        foreach ($this->groups as $group) {
            $values = $this->sourceSettings->valuesOf($group->groupId());
            $after = $values === [] ? [] : $group->withChanges($values)->values();
            foreach ($values === [] ? [] : $group->fields() as $field) {
                $now = $group->values()[$field->key] ?? null;
                $then = $after[$field->key] ?? null;
                if ($now !== $then) {
                    $changes[] = ['group' => $group, 'field' => $field, 'now' => $now, 'then' => $then];
                }
            }
        }

        return $changes;
    }

    /**
     * @return array<string, int>|null days by stage, including those of the other product; null when nothing changes
     */
    public function findRetention(): ?array
    {
        $days = RetentionPeriod::days($this->sourceSettings->jobOptions());
        $now = $this->retention->days();
        // A stage that already has a retention period is not changed.
        $then = array_map(static fn (int $current): int => $current === 0 ? $days : $current, $now);

        return $days > 0 && $then !== $now ? $then : null;
    }

    /** The first step only records the previous values, so that they are not lost after an interruption. */
    public function apply(SwitchProgress $progress): bool
    {
        if ($progress->cursor === 0) {
            $this->recordPreviousValues($progress);
            $progress->cursor = 1;

            return false;
        }
        $progress->addDone($this->count());
        foreach ($this->groups as $group) {
            $values = $this->sourceSettings->valuesOf($group->groupId());
            if ($values !== [] && $group->withChanges($values)->values() !== $group->values()) {
                $group->save($values);
            }
        }
        $retention = $this->findRetention();
        if ($retention !== null) {
            $this->retention->save($retention);
        }

        return true;
    }

    public function undo(SwitchProgress $progress): bool
    {
        foreach ($this->groups as $group) {
            $name = self::PREVIOUS_VALUES_PREFIX . $group->groupId();
            $values = self::valuesByName($progress->previousValues[$name] ?? null);
            if ($values !== []) {
                $group->save($values);
            }
        }
        $days = array_filter(self::valuesByName($progress->previousValues[self::PREVIOUS_RETENTION] ?? null), 'is_int');
        if ($days !== []) {
            $this->retention->save($days);
        }

        return true;
    }

    /** Records each value that changes; values that an earlier run recorded are kept. */
    private function recordPreviousValues(SwitchProgress $progress): void
    {
        foreach ($this->findChanges() as $change) {
            $name = self::PREVIOUS_VALUES_PREFIX . $change['group']->groupId();
            $values = self::valuesByName($progress->previousValues[$name] ?? null);
            $progress->previousValues[$name] = $values + [$change['field']->key => $change['now']];
        }
        if ($this->findRetention() !== null) {
            $progress->previousValues += [self::PREVIOUS_RETENTION => $this->retention->days()];
        }
    }

    /** @return array<string, mixed> */
    private static function valuesByName(mixed $stored): array
    {
        $values = [];
        foreach (is_array($stored) ? $stored : [] as $name => $value) {
            $values[(string) $name] = $value;
        }

        return $values;
    }

    public function confirm(SwitchProgress $progress): bool
    {
        return true;
    }
}
