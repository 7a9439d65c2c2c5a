<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Utf8;

/** Reads and writes the named views of the list that a user saved, separately for each site of a network. */
final class SavedViewRepository
{
    public const OPTION = 'courant_application_views';
    public const MAX_VIEWS = 20;

    /** @return list<array{id: string, name: string, query: string}> */
    public function findByUser(int $user): array
    {
        $stored = get_user_option(self::OPTION, $user);

        return self::sanitize(is_array($stored) ? $stored : []);
    }

    /**
     * @param array<array-key, mixed> $views
     * @param array<array-key, mixed>|null $before The views that the change is based on. Changes that the user has made
     *                                             in another window since are kept. Null overwrites the stored views.
     * @return list<array{id: string, name: string, query: string}> the stored views
     */
    public function save(int $user, array $views, ?array $before = null): array
    {
        $clean = self::sanitize($views);

        if ($before !== null) {
            $clean = self::sanitize(self::merge($this->findByUser($user), $clean, self::sanitize($before)));
        }

        update_user_option($user, self::OPTION, wp_slash($clean));

        return $clean;
    }

    /**
     * @param list<array{id: string, name: string, query: string}> $stored
     * @param list<array{id: string, name: string, query: string}> $views
     * @param list<array{id: string, name: string, query: string}> $before
     * @return list<array{id: string, name: string, query: string}>
     */
    private static function merge(array $stored, array $views, array $before): array
    {
        $key = self::keyOf(...);
        $storedKeys = array_map($key, $stored);
        $newKeys = array_map($key, $views);
        $oldKeys = array_map($key, $before);

        if ($storedKeys === $oldKeys) {
            return $views;
        }

        $removedKeys = array_diff($oldKeys, $newKeys);
        $addedKeys = array_diff($newKeys, $oldKeys, $storedKeys);

        return [
            ...array_diff_key($stored, array_intersect($storedKeys, $removedKeys)),
            ...array_intersect_key($views, $addedKeys),
        ];
    }

    /** @param array{id: string, name: string, query: string} $view */
    private static function keyOf(array $view): string
    {
        return $view['name'] . "\n" . $view['query'];
    }

    /**
     * @param array<array-key, mixed> $views
     * @return list<array{id: string, name: string, query: string}>
     */
    private static function sanitize(array $views): array
    {
        $clean = [];
        foreach (array_slice($views, 0, self::MAX_VIEWS) as $view) {
            $name = is_array($view) && is_string($view['name'] ?? null)
                ? Utf8::truncate(Utf8::toSingleLine($view['name']), 60)
                : '';
            $query = is_array($view) && is_string($view['query'] ?? null)
                ? Utf8::truncate(Utf8::toSingleLine($view['query']), 1000)
                : '';
            $id = is_array($view)
                && is_string($view['id'] ?? null)
                && preg_match('/^[a-z0-9-]{1,40}$/', $view['id']) === 1
                ? $view['id']
                : '';
            if ($name !== '') {
                $clean[] = ['id' => $id !== '' ? $id : wp_generate_uuid4(), 'name' => $name, 'query' => $query];
            }
        }

        return $clean;
    }
}
