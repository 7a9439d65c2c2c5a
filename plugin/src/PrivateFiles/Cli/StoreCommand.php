<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Admin\OwnershipMessages;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;

/**
 * `courant store [status|same-site|copy|restored-backup|release]`: shows which site owns the store, and applies the
 * site owner's decision.
 */
final class StoreCommand implements Command
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly StoreOwnership $ownership,
        private readonly Clock $clock,
    ) {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        $this->ownership->clearCache();
        $action = $arguments[0] ?? 'status';
        $decision = OwnershipDecision::tryFrom($action);
        if ($decision !== null) {
            $this->locations->decide($decision, $this->clock->now()->getTimestamp());
            $printLine(OwnershipMessages::label($decision));
        } elseif ($action === 'release') {
            $this->ownership->releaseRetainedFiles();
        } elseif ($action !== 'status') {
            $printLine(sprintf(
                /* translators: %s: list of subcommands */
                __('Choose one of: %s', 'courant-desk'),
                implode(', ', ['status', ...array_column(OwnershipDecision::cases(), 'value'), 'release']),
            ));

            return false;
        }

        return $this->report($printLine);
    }

    /** @param callable(string): mixed $printLine */
    private function report(callable $printLine): bool
    {
        $isOpen = $this->locations->needsDecision();
        $state = $this->ownership->lastState();
        /* translators: %s: path */
        $printLine(sprintf(__('Folder: %s', 'courant-desk'), $this->locations->configuredPath()));
        /* translators: %s: path */
        $printLine(sprintf(__('New files: %s', 'courant-desk'), $this->locations->currentPath()));
        $printLine($state->value);
        if ($isOpen) {
            $printLine(
                OwnershipMessages::title($state) . ' '
                    . OwnershipMessages::explanation($state, $this->locations->ownerUrl())
            );
            foreach (OwnershipMessages::choices($state) as $choice) {
                $printLine(
                    "wp courant store $choice->value: " . OwnershipMessages::label($choice) . '. '
                        . OwnershipMessages::consequence($choice)
                );
            }
        }

        return !$isOpen;
    }
}
