<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use Closure;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\PersonalDataStore;

/**
 * Combines all locations that hold personal data of applicants: those of this module, and the stores of other modules
 * that ModuleFactory injects.
 *
 * A new table or meta key needs a store: a test stores an application with every kind of data and fails on any
 * location that no store covers.
 *
 * @see docs/features/personal-data.md
 */
final class PersonalDataStores
{
    /** @param list<PersonalDataStore> $stores */
    private function __construct(private readonly array $stores)
    {
    }

    public static function create(ApplicationsFactory $factory): self
    {
        $others = array_map(static fn (Closure $create): PersonalDataStore => $create(), $factory->personalDataStores);

        return new self([
            // Files first: after an interruption, the remaining rows still refer to the remaining files.
            ...array_filter($others, static fn (PersonalDataStore $store): bool => !$store->isTransactional()),
            new EmailPersonalData($factory->emailQueue),
            new SubmissionAttemptPersonalData($factory->kernel->sql),
            new MetaPersonalData($factory->kernel->sql, $factory->fieldResponses()),
            // Rows that are computed from other data of the application are last.
            ...array_filter($others, static fn (PersonalDataStore $store): bool => $store->isTransactional()),
        ]);
    }

    /** @return list<string> */
    public function locations(): array
    {
        return array_merge(
            ...array_map(static fn (PersonalDataStore $store): array => $store->locations(), $this->stores)
        );
    }

    /** Deletes the data that cannot be rolled back. */
    public function withdrawFiles(int $application): void
    {
        foreach ($this->stores as $store) {
            if (!$store->isTransactional()) {
                $store->withdraw($application);
            }
        }
    }

    /** Deletes rows. Callers run it in a transaction. */
    public function withdrawRows(int $application): void
    {
        foreach ($this->stores as $store) {
            if ($store->isTransactional()) {
                $store->withdraw($application);
            }
        }
    }

    /** Repeats the withdrawal in the store that covers $location, after the application changed. */
    public function withdrawFrom(string $location, int $application): void
    {
        foreach ($this->stores as $store) {
            if (in_array($location, $store->locations(), true)) {
                $store->withdraw($application);
            }
        }
    }

    public function delete(int $application): void
    {
        foreach ($this->stores as $store) {
            $store->delete($application);
        }
    }

    /** @return list<array{name: string, value: string}> plain text */
    public function export(int $application): array
    {
        return array_merge(
            ...array_map(static fn (PersonalDataStore $store): array => $store->export($application), $this->stores)
        );
    }
}
