<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Cli;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Command;
use CourantDesk\PrivateFiles\Admin\OwnershipText;
use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Storage\FileLocations;
use CourantDesk\PrivateFiles\Storage\StoreOwnership;

/**
 * `courant store [status|same-site|copy|restored-backup|release]`: shows who owns the store, and applies the
 * owner's decision.
 */
final class StoreCommand implements Command
{
    public function __construct(
        private readonly FileLocations $locations,
        private readonly StoreOwnership $ownership,
        private readonly Clock $clock,
    ) {
    }

    public function run(array $arguments, array $flags, callable $say): bool
    {
        $this->ownership->clearCache();
        $wanted = $arguments[0] ?? 'status';
        $decision = OwnershipDecision::tryFrom($wanted);
        if ($decision !== null) {
            $this->locations->decide($decision, $this->clock->now()->getTimestamp());
            $say(OwnershipText::label($decision));
        } elseif ($wanted === 'release') {
            $this->ownership->releaseKeptFiles();
        } elseif ($wanted !== 'status') {
            $say(sprintf(
                /* translators: %s: list of subcommands */
                __('Choose one of: %s', 'courant-desk'),
                implode(', ', ['status', ...array_column(OwnershipDecision::cases(), 'value'), 'release']),
            ));

            return false;
        }

        return $this->report($say);
    }

    /** @param callable(string): mixed $say */
    private function report(callable $say): bool
    {
        $isOpen = $this->locations->needsDecision();
        $state = $this->ownership->lastState();
        /* translators: %s: path */
        $say(sprintf(__('Folder: %s', 'courant-desk'), $this->locations->configuredPath()));
        /* translators: %s: path */
        $say(sprintf(__('New files: %s', 'courant-desk'), $this->locations->currentPath()));
        $say($state->value);
        if ($isOpen) {
            $say(OwnershipText::title($state) . ' ' . OwnershipText::explanation($state, $this->locations->ownerUrl()));
            foreach (OwnershipText::choices($state) as $choice) {
                $say(
                    "wp courant store $choice->value: " . OwnershipText::label($choice) . '. '
                        . OwnershipText::consequence($choice)
                );
            }
        }

        return !$isOpen;
    }
}
