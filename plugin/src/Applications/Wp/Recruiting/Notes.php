<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Kernel\Clock;

/** Recruiters' notes on an application, in the contract's meta (Jobs contract 1.3). */
final class Notes
{
    private const META = 'awsm_application_notes';

    public function __construct(private readonly Changes $changes, private readonly Clock $clock)
    {
    }

    /** @return list<array{id: string, author: int, at: int, text: string}> oldest first */
    public function of(int $application): array
    {
        $notes = [];
        foreach ($this->stored($application) as $note) {
            $notes[] = [
                'id' => self::id($note),
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
            $this->store($application, [
                ...$this->stored($application),
                ['author_id' => $author, 'notes_date' => $this->clock->now()->getTimestamp(), 'notes_content' => $text],
            ]);
        });
    }

    /** @return bool false when there is no such note any more */
    public function remove(int $application, string $id): bool
    {
        return $this->changes->withLock($application, function () use ($application, $id): bool {
            $stored = $this->stored($application);
            $left = array_values(array_filter($stored, static fn (array $note): bool => self::id($note) !== $id));
            if (count($left) === count($stored)) {
                return false;
            }
            $this->store($application, $left);

            return true;
        });
    }

    /** @return list<array<array-key, mixed>> */
    private function stored(int $application): array
    {
        $notes = get_post_meta($application, self::META, true);

        return array_values(array_filter(is_array($notes) ? $notes : [], 'is_array'));
    }

    /** @param list<array<array-key, mixed>> $notes */
    private function store(int $application, array $notes): void
    {
        $notes === [] ? delete_post_meta($application, self::META) : update_post_meta($application, self::META, wp_slash($notes));
    }

    /**
     * The contract's notes have no name of their own.
     *
     * @param array<array-key, mixed> $note
     */
    private static function id(array $note): string
    {
        return substr(hash('sha256', (string) wp_json_encode([$note['author_id'] ?? 0, $note['notes_date'] ?? 0, $note['notes_content'] ?? ''])), 0, 16);
    }
}
