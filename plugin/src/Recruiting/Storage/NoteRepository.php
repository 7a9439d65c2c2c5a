<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Clock;

/**
 * Reads and writes recruiters' notes on an application, in the meta of WP Job Openings
 * (docs/compatibility/wp-job-openings.md#meta).
 */
final class NoteRepository
{
    private const META_KEY = 'awsm_application_notes';

    public function __construct(private readonly ApplicationEditor $changes, private readonly Clock $clock)
    {
    }

    /** @return list<array{id: string, author: int, at: int, text: string}> oldest first */
    public function findByApplication(int $application): array
    {
        $notes = [];
        foreach ($this->readStored($application) as $note) {
            $notes[] = [
                'id' => self::createId($note),
                'author' => is_numeric($note['author_id'] ?? null) ? (int) $note['author_id'] : 0,
                'at' => is_numeric($note['notes_date'] ?? null) ? (int) $note['notes_date'] : 0,
                'text' => is_scalar($note['notes_content'] ?? null) ? (string) $note['notes_content'] : '',
            ];
        }

        return $notes;
    }

    public function add(int $application, int $author, string $text): void
    {
        $this->changes->withLock($application, function () use ($application, $author, $text): void {
            $this->writeStored($application, [
                ...$this->readStored($application),
                ['author_id' => $author, 'notes_date' => $this->clock->now()->getTimestamp(), 'notes_content' => $text],
            ]);
        });
    }

    /** @return bool false when the note does not exist */
    public function delete(int $application, string $id): bool
    {
        return $this->changes->withLock($application, function () use ($application, $id): bool {
            $stored = $this->readStored($application);
            $left = array_values(array_filter($stored, static fn (array $note): bool => self::createId($note) !== $id));
            if (count($left) === count($stored)) {
                return false;
            }
            $this->writeStored($application, $left);

            return true;
        });
    }

    /** @return list<array<array-key, mixed>> */
    private function readStored(int $application): array
    {
        $notes = get_post_meta($application, self::META_KEY, true);

        return array_values(array_filter(is_array($notes) ? $notes : [], 'is_array'));
    }

    /** @param list<array<array-key, mixed>> $notes */
    private function writeStored(int $application, array $notes): void
    {
        $notes === []
            ? delete_post_meta($application, self::META_KEY)
            : update_post_meta($application, self::META_KEY, wp_slash($notes));
    }

    /**
     * Returns an ID for a note, because the format of WP Job Openings contains none.
     *
     * @param array<array-key, mixed> $note
     */
    private static function createId(array $note): string
    {
        return substr(
            hash(
                'sha256',
                (string) wp_json_encode(
                    [$note['author_id'] ?? 0, $note['notes_date'] ?? 0, $note['notes_content'] ?? '']
                ),
            ),
            0,
            16,
        );
    }
}
