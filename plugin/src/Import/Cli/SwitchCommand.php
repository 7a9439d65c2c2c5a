<?php

declare(strict_types=1);

namespace CourantDesk\Import\Cli;

use CourantDesk\Import\Admin\SwitchReport;
use CourantDesk\Import\Storage\SwitchRunner;
use CourantDesk\Kernel\Command;

/**
 * `courant switch [status|start|undo|confirm] [--yes]`: shows the data of WP Job Openings and of table of contents
 * plugins, migrates it, undoes the migration, or confirms it. An interrupted action continues with `courant switch
 * continue`.
 */
final class SwitchCommand implements Command
{
    /** Arguments, in the format of WP_CLI::add_command(). */
    public const SYNOPSIS = [
        [
            'type' => 'positional', 'name' => 'what', 'optional' => true,
            'description' => 'status (default), start, continue, undo or confirm.',
        ],
        [
            'type' => 'flag', 'name' => 'yes', 'optional' => true,
            'description' => 'Remove the public files of applicants without a confirmation.',
        ],
    ];

    public function __construct(private readonly SwitchRunner $runner, private readonly SwitchReport $report)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $action = $arguments[0] ?? 'status';
        if (!in_array($action, ['status', 'start', 'continue', 'undo', 'confirm'], true)) {
            $actions = 'status, start, continue, undo, confirm --yes';
            /* translators: %s: list of subcommands */
            $printLine(sprintf(__('Choose one of: %s', 'courant-desk'), $actions));

            return false;
        }
        if ($action === 'confirm' && !isset($flags['yes'])) {
            $printLine(__('This removes the public files of applicants. After that, the switch cannot be undone. Repeat the command with --yes.', 'courant-desk'));

            return false;
        }
        if ($action === 'status') {
            $this->printReport($printLine);

            return true;
        }
        $progress = $this->runner->run($action, 5.0);
        if ($progress === null) {
            $printLine(__('This action is not available in the current state.', 'courant-desk'));
            $this->printReport($printLine);

            return false;
        }
        while ($progress !== null && !$progress->isBusy && $progress->state->isRunning()) {
            $this->printTasks($this->report->create()['tasks'], $printLine);
            $progress = $this->runner->run('continue', 5.0);
        }
        if ($progress?->isBusy === true) {
            $printLine(__('Another process is working on this. Run the command again later.', 'courant-desk'));

            return false;
        }
        $this->printReport($printLine);

        return $this->runner->progress()->failures === [];
    }

    /** @param callable(string): mixed $printLine */
    private function printReport(callable $printLine): void
    {
        $report = $this->report->create();
        $printLine($report['products'] === []
            ? __('No data of another product was found.', 'courant-desk')
            : implode(', ', $report['products']));
        $printLine(sprintf(
            /* translators: 1: number of job openings, 2: number of applications, 3: number of options */
            __('Job openings: %1$s. Applications: %2$s. Options with a setting: %3$s.', 'courant-desk'),
            number_format_i18n($report['openings']),
            number_format_i18n($report['applications']),
            number_format_i18n($report['options']),
        ));
        $this->printTasks($report['tasks'], $printLine);
        foreach ($report['changes'] as $change) {
            $printLine("  {$change['label']}: {$change['now']} → {$change['then']}");
        }
        foreach ($report['missing'] as $option) {
            $printLine("  {$option['name']}: {$option['reason']}");
        }
        foreach ($report['overrides'] as $file) {
            /* translators: %s: path of a file */
            $printLine('  ' . sprintf(__('Template override that is not loaded: %s', 'courant-desk'), $file));
        }
        foreach ($report['failures'] as $failure) {
            $number = $failure['id'] === 0 ? '' : " ({$failure['id']})";
            $printLine("  {$failure['label']}$number: {$failure['reason']}");
        }
        $printLine($report['label']);
    }

    /**
     * @param list<array{id: string, label: string, total: int, done: int, failed: int}> $tasks
     * @param callable(string): mixed $printLine
     */
    private function printTasks(array $tasks, callable $printLine): void
    {
        foreach ($tasks as $task) {
            $printLine(sprintf(
                '%s: %s / %s',
                $task['label'],
                number_format_i18n($task['done']),
                number_format_i18n($task['total']),
            ));
        }
    }
}
