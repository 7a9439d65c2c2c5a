<?php

declare(strict_types=1);

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Import\Storage\SettingsSwitchTask;
use CourantDesk\Import\Storage\SourceProductFinder;
use CourantDesk\Import\Storage\SwitchRunner;
use CourantDesk\Kernel\Settings\SettingsField;

/**
 * Creates the report of a switch: the data found, the settings that change, the options without an equivalent setting,
 * and the progress.
 */
final class SwitchReport
{
    private const TASKS = ['settings', 'authors', 'files', 'openings', 'applications', 'forms', 'theme'];

    public function __construct(
        private readonly SwitchRunner $runner,
        private readonly SourceProductFinder $products,
        private readonly SettingsSwitchTask $settings,
    ) {
    }

    /**
     * @return array{state: string, label: string, actions: list<string>, products: list<string>, openings: int,
     *     applications: int, options: int, overrides: list<string>,
     *     tasks: list<array{id: string, label: string, total: int, done: int, failed: int}>,
     *     failures: list<array{id: int, label: string, reason: string}>,
     *     changes: list<array{label: string, now: string, then: string}>,
     *     missing: list<array{name: string, reason: string}>}
     */
    public function create(): array
    {
        $progress = $this->runner->progress();
        $missing = [];
        foreach ($this->products->missingOptions() as $name => $reason) {
            $missing[] = ['name' => $name, 'reason' => SwitchMessages::reason($reason)];
        }

        return [
            'state' => $progress->state->value,
            'label' => SwitchMessages::state($progress->state),
            'actions' => $progress->state->actions(),
            'products' => $this->products->names(),
            ...$this->products->counts(),
            'options' => $this->products->countMigratedOptions(),
            'tasks' => $this->tasks($progress),
            'failures' => array_map(self::describeFailure(...), $progress->failures),
            'changes' => $this->changes(),
            'missing' => $missing,
            'overrides' => $this->products->overrides(),
        ];
    }

    /**
     * @param array{task: string, id: int, reason: string} $failure
     * @return array{id: int, label: string, reason: string}
     */
    private static function describeFailure(array $failure): array
    {
        $post = $failure['id'] > 0 ? get_post($failure['id']) : null;
        $title = html_entity_decode(wp_strip_all_tags($post->post_title ?? ''), ENT_QUOTES);
        $task = SwitchMessages::task($failure['task']);

        return [
            'id' => $failure['id'],
            // The title of a file or an application is the name of the applicant.
            'label' => $title === '' ? $task : "$task: $title",
            'reason' => SwitchMessages::failure($failure['reason']),
        ];
    }

    /** @return list<array{id: string, label: string, total: int, done: int, failed: int}> */
    private function tasks(SwitchProgress $progress): array
    {
        $totals = $progress->state === SwitchState::Idle ? $this->runner->counts() : $progress->totals;

        return array_map(static fn (string $task): array => [
            'id' => $task,
            'label' => SwitchMessages::task($task),
            'total' => $totals[$task] ?? 0,
            'done' => $progress->state === SwitchState::Idle ? 0 : $progress->done[$task] ?? 0,
            'failed' => $progress->failed[$task] ?? 0,
        ], self::TASKS);
    }

    /** @return list<array{label: string, now: string, then: string}> */
    private function changes(): array
    {
        $changes = [];
        foreach ($this->settings->findChanges() as $change) {
            $changes[] = [
                'label' => $change['group']->title() . ': ' . $change['field']->label,
                'now' => self::formatValue($change['field'], $change['now']),
                'then' => self::formatValue($change['field'], $change['then']),
            ];
        }
        $retention = $this->settings->findRetention();
        if ($retention !== null) {
            $changes[] = [
                'label' => __('Delete applications automatically (days)', 'courant-desk'),
                'now' => '–',
                'then' => number_format_i18n(max([0, ...array_values($retention)])),
            ];
        }

        return $changes;
    }

    private static function formatValue(SettingsField $field, mixed $value): string
    {
        if ($field->type === 'secret') {
            return $value === '' ? '–' : '••••';
        }
        if (is_bool($value)) {
            return $value ? __('Yes', 'courant-desk') : __('No', 'courant-desk');
        }
        $texts = array_map(
            static fn (mixed $item): string
                => is_scalar($item) ? $field->choices[(string) $item] ?? (string) $item : '',
            is_array($value) ? array_values($value) : [$value],
        );
        $text = implode(', ', $texts);

        return $text === '' ? '–' : $text;
    }
}
