<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Sql;
use CourantDesk\SearchIndex\Domain\AttributeFilters;

/**
 * Manages the state of the index of the current site: whether it can be queried, and the progress of a build. The state
 * is stored in one autoloaded option: `building {run} {last opening}`, then `phrases {run} {last opening}` (everything
 * except phrases is indexed), then `ready` with the format version; or `broken`. A complete index of the previous
 * format is converted while it is used: `compact {run} {last opening}`. The version of other plugins' filters is
 * appended, so that the index is rebuilt when it changes.
 */
final class IndexState
{
    public const OPTION = 'courant_job_index';

    /** State of a complete index with its format version. An index in an older format is rebuilt. */
    private const READY = 'ready 7';

    /** State of a complete index with rows of all words, which IndexCompactor deletes. */
    private const READY_WITH_ROWS = 'ready 6';

    /** State of an index in the format without phrase sets, which are added to the existing index. */
    private const READY_WITHOUT_PHRASES = 'ready 2';
    private const MIGRATION = 'listings-9-compact';
    private const BROKEN = 'broken';
    private const BUILDING_PATTERN = '/^building [0-9a-f]{8} \d+(.*)$/';
    private const BUILDING_PHRASES_PATTERN = '/^phrases [0-9a-f]{8} \d+(.*)$/';
    private const COMPACTING_PATTERN = '/^compact [0-9a-f]{8} \d+(.*)$/';

    public function __construct(
        private readonly Sql $sql,
        private readonly Languages $languages = new Languages(),
        private readonly ?AttributeFilters $filters = null,
    ) {
    }

    /** Returns the ID of the migration that builds the index, which changes with the filters of other plugins. */
    public function migrationId(): string
    {
        return self::MIGRATION . $this->filterSuffix();
    }

    /** Returns whether the index can be queried; phrases may still be searched in the texts. */
    public function isReady(): bool
    {
        return $this->isUsable(get_option(self::OPTION));
    }

    /** Returns whether the index is complete, including phrase sets. */
    public function isComplete(): bool
    {
        return $this->hasPhrases(get_option(self::OPTION));
    }

    public function hasPhrases(mixed $state): bool
    {
        return $state === self::READY . $this->suffix() || $this->needsCompaction($state);
    }

    /** Returns whether a complete index is in the previous format or being converted. */
    public function needsCompaction(mixed $state): bool
    {
        return $state === self::READY_WITH_ROWS . $this->suffix() || $this->isCompacting($state);
    }

    public function isCompacting(mixed $state): bool
    {
        return is_string($state)
            && preg_match(self::COMPACTING_PATTERN, $state, $matches) === 1
            && $matches[1] === $this->suffix();
    }

    /** Returns whether an earlier version of the plugin built the index, without the tables of this version. */
    public function isOutdated(mixed $state): bool
    {
        return $state === self::READY_WITHOUT_PHRASES . $this->suffix();
    }

    /** Returns whether the queue table exists, according to the cached option in this process. */
    public function hasQueue(): bool
    {
        $state = get_option(self::OPTION);

        return $this->hasTables($state) && !$this->isOutdated($state);
    }

    /** Returns whether phrase sets are being built. */
    public function isBuildingPhrases(mixed $state): bool
    {
        return is_string($state)
            && preg_match(self::BUILDING_PHRASES_PATTERN, $state, $matches) === 1
            && $matches[1] === $this->suffix();
    }

    private function isUsable(mixed $state): bool
    {
        return $this->hasPhrases($state) || $this->isOutdated($state) || $this->isBuildingPhrases($state);
    }

    /**
     * Returns whether tables exist that must be updated. Queries the database when the cached option in this process is
     * false, because a build may have started since then, and the index would miss an opening that is saved now.
     */
    public function exists(): bool
    {
        return $this->hasTables(get_option(self::OPTION)) || $this->hasTables($this->readStored());
    }

    /** @return string|null the stored state, bypassing the caches of this process; null without a state */
    public function readStored(): ?string
    {
        return $this->sql->fetchValue(
            'SELECT option_value FROM %i WHERE option_name = %s',
            $this->sql->coreTable('options'),
            self::OPTION,
        );
    }

    public function hasTables(mixed $state): bool
    {
        return $this->isUsable($state) || $this->isBuilding($state);
    }

    public function isBuilding(mixed $state): bool
    {
        return is_string($state)
            && preg_match(self::BUILDING_PATTERN, $state, $matches) === 1
            && $matches[1] === $this->filterSuffix();
    }

    /** Returns the last opening that a build has processed. */
    public static function lastOpeningId(?string $state): int
    {
        return preg_match('/^(?:building|phrases|compact) [0-9a-f]{8} (\d+)/', (string) $state, $matches) === 1
            ? (int) $matches[1]
            : 0;
    }

    /** Starts a new build and ends any other. @return string the new state */
    public function startBuilding(): string
    {
        delete_option(PostRowRepository::OPTION);
        $state = 'building ' . bin2hex(random_bytes(4)) . ' 0' . $this->filterSuffix();
        update_option(self::OPTION, $state, true);

        return $state;
    }

    /** @return bool false when another process has changed the state in the meantime; its state is kept */
    public function saveProgress(string $from, int $id): bool
    {
        return $this->transition($from, (string) preg_replace('/^(\w+ [0-9a-f]{8}) \d+/', '${1} ' . $id, $from));
    }

    /** Starts to build phrase sets. @return string|null the new state; null if the state has changed in the meantime */
    public function startBuildingPhrases(string $from): ?string
    {
        return $this->startRun('phrases', $from);
    }

    /** Starts to convert the index. @return string|null the new state; null if the state has changed in the meantime */
    public function startCompacting(string $from): ?string
    {
        return $this->startRun('compact', $from);
    }

    private function startRun(string $name, string $from): ?string
    {
        $state = "$name " . bin2hex(random_bytes(4)) . ' 0' . $this->suffix();

        return $this->transition($from, $state) ? $state : null;
    }

    /** @return bool false if the state has changed in the meantime */
    public function markReady(string $from): bool
    {
        return $this->transition($from, self::READY . $this->suffix());
    }

    /** Marks the index as inconsistent: it is not queried or updated until it is rebuilt. */
    public function markBroken(): void
    {
        update_option(self::OPTION, self::BROKEN, true);
        delete_option(PostRowRepository::OPTION);
    }

    public function delete(): void
    {
        delete_option(self::OPTION);
        delete_option(PostRowRepository::OPTION);
    }

    /** Returns the suffix of the state for a multilingual plugin and for filters of other plugins. */
    private function suffix(): string
    {
        return ($this->languages->isMultilingual() ? ' in languages' : '') . $this->filterSuffix();
    }

    private function filterSuffix(): string
    {
        $version = $this->filters?->indexVersion() ?? '';

        return $version === '' ? '' : " with filters $version";
    }

    /** Changes the state if it is still the expected one. */
    private function transition(string $from, string $to): bool
    {
        $isChanged = $this->sql->transaction(function () use ($from, $to): bool {
            $options = $this->sql->coreTable('options');
            // Writing the same value locks the row until the end of the transaction, on every database.
            $this->sql
                ->execute('UPDATE %i SET option_value = option_value WHERE option_name = %s', $options, self::OPTION);
            $isUnchanged = $this->readStored() === $from;
            if ($isUnchanged) {
                $this->sql
                    ->execute('UPDATE %i SET option_value = %s WHERE option_name = %s', $options, $to, self::OPTION);
            }

            return $isUnchanged;
        });
        wp_cache_delete('alloptions', 'options');
        wp_cache_delete(self::OPTION, 'options');

        return $isChanged;
    }
}
