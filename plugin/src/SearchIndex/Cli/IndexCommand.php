<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Cli;

use CourantDesk\Kernel\Command;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexVerifier;

/** `courant index [status|rebuild|repair]`: shows the status of the search index, rebuilds it, or repairs it. */
final class IndexCommand implements Command
{
    /** Arguments, in the format of WP_CLI::add_command(). */
    public const SYNOPSIS = [
        [
            'type' => 'positional', 'name' => 'what', 'optional' => true,
            'description' => 'status (default), rebuild or repair.',
        ],
    ];

    public function __construct(private readonly IndexBuilder $builder, private readonly IndexVerifier $verifier)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $action = $arguments[0] ?? 'status';
        if (!in_array($action, ['status', 'rebuild', 'repair'], true)) {
            $printLine(__('Unknown action. Use status, rebuild or repair.', 'courant-desk'));

            return false;
        }
        if ($action === 'rebuild') {
            $this->builder->rebuild(fn () => $printLine($this->formatProgress()));
        } elseif ($action === 'repair') {
            $number = $this->builder->repairAll();
            $printLine(sprintf(
                /* translators: %s: number of openings */
                _n('%s opening repaired.', '%s openings repaired.', $number, 'courant-desk'),
                number_format_i18n($number),
            ));
        }
        $printLine($this->formatProgress());
        $hasErrors = $this->builder->getProgress()['state'] === 'ready'
            && ($this->verifier->findMismatches(1) !== [] || !$this->verifier->hasConsistentCounts());
        if ($hasErrors) {
            $printLine(__('Some index entries are out of date. Run the repair action.', 'courant-desk'));
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

        return sprintf(
            /* translators: 1: state of the index, 2: number of openings, 3: number of all openings */
            __('Index: %1$s, %2$s of %3$s openings', 'courant-desk'),
            $labels[$state],
            number_format_i18n($done),
            number_format_i18n($all),
        );
    }
}
