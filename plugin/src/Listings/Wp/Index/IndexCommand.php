<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Html;
use RuntimeException;

/** The index on the command line: `courant index [status|rebuild|repair]`. */
final class IndexCommand
{
    public function __construct(private readonly IndexBuilder $builder, private readonly IndexCheck $check)
    {
    }

    /**
     * Tells of the index of openings, builds it anew, or finds and repairs what is wrong in it.
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
        if (!$this->run($arguments[0] ?? 'status', static fn (string $line) => \WP_CLI::log($line))) {
            \WP_CLI::halt(1);
        }
    }

    /**
     * For `npm run command -- index [status|rebuild|repair]`.
     *
     * @param list<string> $arguments
     * @throws RuntimeException when it is not known what is wanted, or something is wrong
     */
    public function fromTool(string $name, array $arguments): void
    {
        $print = static function (string $line): void {
            // For a terminal: what a page would escape must be read as it is.
            (new Html($line . "\n"))->print();
        };
        if ($name === 'index' && !$this->run($arguments[0] ?? 'status', $print)) {
            throw new RuntimeException(__('The index is not in order.', 'courant-desk'));
        }
    }

    /**
     * @param mixed $known commands of the tool: name => what it does
     * @return array<mixed>
     */
    public function announce(mixed $known): array
    {
        return (is_array($known) ? $known : []) + ['index' => __('The index of openings: status, rebuild or repair.', 'courant-desk')];
    }

    /** @param callable(string): mixed $print */
    private function run(string $what, callable $print): bool
    {
        if (!in_array($what, ['status', 'rebuild', 'repair'], true)) {
            $print(__('Say status, rebuild or repair.', 'courant-desk'));

            return false;
        }
        if ($what === 'rebuild') {
            $this->builder->rebuild(fn () => $print($this->progress()));
        } elseif ($what === 'repair') {
            $number = $this->builder->repairAll();
            /* translators: %s: number of openings */
            $print(sprintf(_n('%s opening was put right.', '%s openings were put right.', $number, 'courant-desk'), number_format_i18n($number)));
        }
        $print($this->progress());
        $faults = $this->builder->progress()['state'] === 'ready' && ($this->check->faults(1) !== [] || !$this->check->isCounted());
        if ($faults) {
            $print(__('The index knows some openings otherwise than they are: repair it.', 'courant-desk'));
        }

        return !$faults;
    }

    private function progress(): string
    {
        ['state' => $state, 'done' => $done, 'all' => $all] = $this->builder->progress();
        $words = [
            'ready' => __('ready', 'courant-desk'),
            'building' => __('being built', 'courant-desk'),
            'waiting' => __('waits to be built', 'courant-desk'),
        ];

        /* translators: 1: state of the index, 2: number of openings, 3: number of all openings */
        return sprintf(__('The index: %1$s, %2$s of %3$s openings', 'courant-desk'), $words[$state], number_format_i18n($done), number_format_i18n($all));
    }
}
