<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Lists the states of a switch from another product. */
enum SwitchState: string
{
    case Idle = 'idle';
    case Applying = 'applying';
    /** All data is migrated. The switch can be undone or confirmed. */
    case Applied = 'applied';
    case Undoing = 'undoing';
    case Confirming = 'confirming';
    /** The public files are deleted. The switch cannot be undone. */
    case Confirmed = 'confirmed';

    /** Returns whether an action has started and is continued by the next call. */
    public function isRunning(): bool
    {
        return in_array($this, [self::Applying, self::Undoing, self::Confirming], true);
    }

    /** Returns the state after this action is complete. */
    public function next(): self
    {
        return match ($this) {
            self::Applying => self::Applied,
            self::Undoing => self::Idle,
            self::Confirming => self::Confirmed,
            default => $this,
        };
    }

    /**
     * Returns the state that an action begins, or null when it is not possible now. An action that has already started
     * is continued, because browsers repeat a request whose response they did not receive.
     */
    public function begin(string $action): ?self
    {
        $isPossible = match ($action) {
            'start' => $this === self::Applying || !$this->isRunning(),
            'undo' => in_array($this, [self::Applying, self::Applied, self::Undoing], true),
            'confirm' => in_array($this, [self::Applied, self::Confirming], true),
            default => $this->isRunning(),
        };
        $begins = ['start' => self::Applying, 'undo' => self::Undoing, 'confirm' => self::Confirming];

        return $isPossible ? $begins[$action] ?? ($action === 'continue' ? $this : null) : null;
    }

    /** @return list<'start'|'continue'|'undo'|'confirm'> actions that are available */
    public function actions(): array
    {
        return match ($this) {
            self::Idle, self::Confirmed => ['start'],
            self::Applying => ['continue', 'undo'],
            self::Applied => ['start', 'undo', 'confirm'],
            self::Undoing, self::Confirming => ['continue'],
        };
    }
}
