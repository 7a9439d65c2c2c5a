<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Cli;

use CourantDesk\Kernel\Html;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexVerifier;
use RuntimeException;
use WP_CLI;

/** `courant index [status|rebuild|repair]`: shows the status of the search index, rebuilds it, or repairs it. */
final class IndexCommand
{
    public function __construct(private readonly IndexBuilder $builder, private readonly IndexVerifier $verifier)
    {
    }

    /**
     * Shows the status of the job search index, rebuilds it, or repairs it.
     *
     * ## OPTIONS
     *
     * [<what>]
     * : status (default), rebuild or repair.
     *
     * @param list<string> $arguments
     */
    public function __invoke(array $arguments): void
    {
        if (!$this->run($arguments[0] ?? 'status', static fn (string $line) => WP_CLI::log($line))) {
            WP_CLI::halt(1);
        }
    }

    /**
     * Runs the command for `npm run command -- index [status|rebuild|repair]`.
     *
     * @param list<string> $arguments
     * @throws RuntimeException when the action is unknown or the index is inconsistent
     */
    public function runFromTool(string $name, array $arguments): void
    {
        $print = static function (string $line): void {
            // Terminal output must not be escaped.
            (new Html($line . "\n"))->print();
        };
        if ($name === 'index' && !$this->run($arguments[0] ?? 'status', $print)) {
            throw new RuntimeException(__('The index is inconsistent.', 'courant-desk'));
        }
    }

    /**
     * @param mixed $known descriptions by command name
     * @return array<mixed>
     */
    public function addToCommandList(mixed $known): array
    {
        return (is_array($known) ? $known : []) + ['index' => __('Manages the job search index: status, rebuild or repair.', 'courant-desk')];
    }

    /** @param callable(string): mixed $print */
    private function run(string $action, callable $print): bool
    {
        if (!in_array($action, ['status', 'rebuild', 'repair'], true)) {
            $print(__('Unknown action. Use status, rebuild or repair.', 'courant-desk'));

            return false;
        }
        if ($action === 'rebuild') {
            $this->builder->rebuild(fn () => $print($this->formatProgress()));
        } elseif ($action === 'repair') {
            $number = $this->builder->repairAll();
            /* translators: %s: number of openings */
            $print(sprintf(_n('%s opening repaired.', '%s openings repaired.', $number, 'courant-desk'), number_format_i18n($number)));
        }
        $print($this->formatProgress());
        $hasErrors = $this->builder->getProgress()['state'] === 'ready' && ($this->verifier->findMismatches(1) !== [] || !$this->verifier->hasConsistentCounts());
        if ($hasErrors) {
            $print(__('Some index entries are out of date. Run the repair action.', 'courant-desk'));
        }

        return !$hasErrors;
    }

    private function formatProgress(): string
    {
        ['state' => $state, 'done' => $done, 'all' => $all] = $this->builder->getProgress();
        $labels = [
            'ready' => __('ready', 'courant-desk'),
            'building' => __('being built', 'courant-desk'),
            'waiting' => __('not built', 'courant-desk'),
        ];

        /* translators: 1: state of the index, 2: number of openings, 3: number of all openings */
        return sprintf(__('Index: %1$s, %2$s of %3$s openings', 'courant-desk'), $labels[$state], number_format_i18n($done), number_format_i18n($all));
    }
}
