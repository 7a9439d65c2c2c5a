<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchTask;

/** Imports the settings of the previous theme. The theme Courant performs the import; other themes import nothing. */
final class ThemeSwitchTask implements SwitchTask
{
    /** Marks that this switch imported the settings, because those of an earlier import must not be undone. */
    private const IS_IMPORTED = 'theme';

    public function id(): string
    {
        return 'theme';
    }

    public function count(): int
    {
        return self::previousTheme() === '' ? 0 : 1;
    }

    /** Returns the name of the previous theme, or '' if there is nothing to import. */
    public static function previousTheme(): string
    {
        /**
         * Filters the name of the previous theme, for the switch assistant.
         *
         * @since 0.1.0
         *
         * @param string $name empty when no settings can be imported
         */
        $name = apply_filters('courant_desk_previous_theme', '');

        return is_string($name) ? $name : '';
    }

    /**
     * The first step only records that an undo is needed, so that this information is not lost after an interruption.
     */
    public function apply(SwitchProgress $progress): bool
    {
        if ($this->count() === 0) {
            return true;
        }
        if ($progress->cursor === 0) {
            $progress->previousValues[self::IS_IMPORTED] = true;
            $progress->cursor = 1;

            return false;
        }
        self::run('apply');
        $progress->addDone();

        return true;
    }

    public function undo(SwitchProgress $progress): bool
    {
        return $this->finish($progress, 'undo');
    }

    public function confirm(SwitchProgress $progress): bool
    {
        return $this->finish($progress, 'confirm');
    }

    private function finish(SwitchProgress $progress, string $action): bool
    {
        if (isset($progress->previousValues[self::IS_IMPORTED])) {
            self::run($action);
        }

        return true;
    }

    private static function run(string $action): void
    {
        /**
         * Fires when the switch assistant imports the settings of the previous theme, undoes the import, or confirms
         * it.
         *
         * @since 0.1.0
         *
         * @param string $action `apply`, `undo` or `confirm`. Until `confirm`, it must be possible to undo.
         */
        do_action('courant_desk_switch_theme', $action);
    }
}
