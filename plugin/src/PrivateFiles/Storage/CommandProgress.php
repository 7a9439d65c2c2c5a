<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

/** How far commands have come that were interrupted. */
final class CommandProgress
{
    /** {command: {target, after, files, changed, failed}}; not autoloaded */
    public const OPTION = 'courant_file_commands';

    /** @return array{after: int, files: int, changed: int, failed: int}|null null when none towards this target was interrupted */
    public function find(string $command, string $target): ?array
    {
        $state = $this->all()[$command] ?? null;
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
        update_option(self::OPTION, [$command => ['target' => $target] + $state] + $this->all(), false);
    }

    public function forget(string $command): void
    {
        $all = $this->all();
        unset($all[$command]);
        $all === [] ? $this->erase() : update_option(self::OPTION, $all, false);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    /** @return array<array-key, mixed> */
    private function all(): array
    {
        $all = get_option(self::OPTION, []);

        return is_array($all) ? $all : [];
    }
}
