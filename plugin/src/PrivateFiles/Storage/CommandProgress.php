<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

/** Stores the progress of interrupted commands. */
final class CommandProgress
{
    /** Option {command: {target, after, files, changed, failed}}; not autoloaded. */
    public const OPTION = 'courant_file_commands';

    /**
     * @return array{after: int, files: int, changed: int, failed: int}|null null when no run with this target was
     *     interrupted
     */
    public function find(string $command, string $target): ?array
    {
        $state = $this->readAll()[$command] ?? null;
        if (!is_array($state) || ($state['target'] ?? null) !== $target) {
            return null;
        }
        $numbers = [];
        foreach (['after', 'files', 'changed', 'failed'] as $key) {
            $numbers[$key] = is_int($state[$key] ?? null) ? $state[$key] : 0;
        }

        return $numbers;
    }

    /** @param array{after: int, files: int, changed: int, failed: int} $state */
    public function save(string $command, string $target, array $state): void
    {
        update_option(self::OPTION, [$command => ['target' => $target] + $state] + $this->readAll(), false);
    }

    public function delete(string $command): void
    {
        $all = $this->readAll();
        unset($all[$command]);
        $all === [] ? $this->deleteAll() : update_option(self::OPTION, $all, false);
    }

    public function deleteAll(): void
    {
        delete_option(self::OPTION);
    }

    /** @return array<array-key, mixed> */
    private function readAll(): array
    {
        $all = get_option(self::OPTION, []);

        return is_array($all) ? $all : [];
    }
}
