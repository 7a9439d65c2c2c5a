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
     * @return list<array{id: string, name: string, query: string}> the stored views
     */
    public function save(int $user, array $views): array
    {
        $clean = self::sanitize($views);
        update_user_option($user, self::OPTION, wp_slash($clean));

        return $clean;
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
