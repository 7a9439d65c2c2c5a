<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\PrivateFiles\Domain\FileProblem;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\PrivateFiles\Domain\UnreadableFileException;

/** Records files that could not be read, for the log and Site Health, until they can be read again. */
final class FileProblemRepository
{
    /** Option {id: {application, problem, at}}; not autoloaded. */
    public const OPTION = 'courant_file_problems';
    private const MAX_STORED = 100;

    public function __construct(private readonly Clock $clock, private readonly Log $log)
    {
    }

    public function add(StoredFile $file, UnreadableFileException $failure): void
    {
        $this->log->error('private_files.unreadable', [
            'file' => $file->id,
            'application' => $file->application,
            'problem' => $failure->problem->value,
            'detail' => $failure->getMessage(),
        ]);
        $known = $this->findAll();
        if (
            $file->id > 0
            // All files of the store have this problem, until the store is available again.
            && $failure->problem !== FileProblem::Unreachable
            && ($known[$file->id]['problem'] ?? null) !== $failure->problem
            && count($known) < self::MAX_STORED
        ) {
            $known[$file->id] = [
                'application' => $file->application,
                'problem' => $failure->problem,
                'at' => $this->clock->now()->getTimestamp(),
            ];
            $this->save($known);
        }
    }

    /** Removes the record of a file that can be read again or was deleted. */
    public function remove(int $file): void
    {
        $known = $this->findAll();
        if (isset($known[$file])) {
            unset($known[$file]);
            $this->save($known);
        }
    }

    /** @return array<int, array{application: int, problem: FileProblem, at: int}> by file ID */
    public function findAll(): array
    {
        $stored = get_option(self::OPTION, []);
        $problems = [];
        foreach (is_array($stored) ? $stored : [] as $id => $row) {
            $problem = is_array($row) && is_string($row['problem'] ?? null)
                ? FileProblem::tryFrom($row['problem'])
                : null;
            if ($problem !== null && is_int($id) && is_int($row['application'] ?? null) && is_int($row['at'] ?? null)) {
                $problems[$id] = ['application' => $row['application'], 'problem' => $problem, 'at' => $row['at']];
            }
        }

        return $problems;
    }

    public function deleteAll(): void
    {
        delete_option(self::OPTION);
    }

    /** Returns the text shown to recruiters instead of the file. */
    public static function message(FileProblem $problem): string
    {
        return match ($problem) {
            FileProblem::Missing => __('This file no longer exists.', 'courant-desk'),
            FileProblem::Unreachable => __('The file cannot be read at the moment because the storage of files is not available. Try again in a few minutes.', 'courant-desk'),
            FileProblem::Damaged => __('This file is damaged. Ask the applicant to send it again, or ask your administrator to restore it from a backup.', 'courant-desk'),
            FileProblem::KeyMissing => __('This file cannot be decrypted: its key is missing. Ask your administrator to restore the key.', 'courant-desk'),
            FileProblem::CipherMissing => __('This file cannot be decrypted on this server: PHP needs the extension sodium or openssl. Ask your administrator to install it.', 'courant-desk'),
            FileProblem::KeysInvalid => __('Files cannot be decrypted: COURANT_FILE_KEYS in wp-config.php is not valid. Ask your administrator to correct it.', 'courant-desk'),
        };
    }

    /** @param array<int, array{application: int, problem: FileProblem, at: int}> $problems */
    private function save(array $problems): void
    {
        update_option(
            self::OPTION,
            array_map(static fn (array $row): array => ['problem' => $row['problem']->value] + $row, $problems),
            false,
        );
    }
}
